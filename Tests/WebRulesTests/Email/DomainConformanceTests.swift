import EmailAddresses
import Foundation
import RuleEngine
import TestSupport
import Testing
import Violations
import WebAddresses
import WebRules

/// Compares domains with public suites.
@Suite(.needsConformanceSuites) struct DomainConformanceTests {
  /// Options that leave the domain part to UTS #46 and IDNA2008 alone.
  static let options: EmailAddress.Options = {
    var options = EmailAddress.Options.smtp
    options.allowsReservedLabels = false
    options.allowsUndecodableLabels = false
    return options
  }()

  /// Host names as IDNA2008 lets people register them.
  static let hosts = HostNameCheck(
    options: [.singleLabel, .trailingDot, .numericTopLevel],
    allowsUnicode: true
  )

  /// Whether a name is valid by UTS #46, but not by IDNA2008, or only without characters that
  /// UTS #46 removes.
  static func isBeyondIDNA2008(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
      || hosts.outcome(of: name) == .invalid
  }

  @Test("Unicode's own tests of UTS #46 agree, but for the known differences")
  func unicode() throws {
    let rows = try ConformanceSuites.rows(of: "network/idna-uts46-idnatestv2", as: Row.self)
    let check = EmailCheck(options: Self.options)
    var differences = 0
    for row in rows {
      let findings = check.findings(in: "a@" + row.input)
      let isValid = findings.outcome == .valid
      var agrees = isValid == (row.expected == "valid")
      if agrees, isValid {
        agrees =
          findings.facts["ascii_domain"] == row.extra.toASCII.map { .text($0) }
          && findings.facts["domain"] == row.extra.toUnicode.map { .text($0) }
      }
      if agrees { continue }
      differences += 1
      // Only CheckHyphens refuses these names, for a label in ASCII that the DNS has.
      let isHyphenated =
        row.input.split(separator: ".").contains { $0.lowercased() == "bc--de" }
      if isHyphenated {
        #expect(isValid, "\(row.id)")
        continue
      }
      let isKnown =
        UnicodeDifference.known.contains { $0.covers(row) }
        || findings.violations.map(\.code) == ["email.too_long"]  // Valid names, long addresses.
        || !isValid && Self.isBeyondIDNA2008(row.input)
      #expect(isKnown, "\(row.id) \(row.input.debugDescription): \(findings.violations)")
      #expect(!isValid || row.expected == "valid", "\(row.id) must not be accepted")
    }
    print("idna-uts46-idnatestv2: \(rows.count - differences) of \(rows.count) agree")
  }

  @Test("Suites of host names agree", arguments: [true, false])
  func hostNames(isInternational: Bool) throws {
    let suite = isInternational ? "net-jsonschema-idn-hostname" : "net-jsonschema-hostname"
    let rows = try ConformanceSuites.rows(of: "network/" + suite, as: VerdictRow.self)
    var options = Self.options
    options.allowsInternationalizedDomain = isInternational
    let check = EmailCheck(options: options)
    var agreed = 0
    for row in rows {
      let agrees = (check.outcome(of: "a@" + row.input) == .valid) == row.isValid
      if agrees { agreed += 1 }
      #expect(agrees, "\(row.id) \(row.input.debugDescription)")
    }
    print("\(suite): \(agreed) of \(rows.count) agree")
  }

  /// The members of a suite's row that matter here.
  struct Row: Decodable {
    struct Extra: Decodable {
      var toASCII: String?
      var toUnicode: String?
    }

    var id: String
    var input: String
    var expected: String
    var extra: Extra
  }
}

/// Characters that a later edition of UTS #46 treats differently from the edition in ICU 72.
struct UnicodeDifference: Sendable {
  var characters: Set<Unicode.Scalar>
  var reason: String

  static let known = [
    UnicodeDifference(
      characters: ["\u{2260}", "\u{226E}", "\u{226F}"],
      reason: "Refused under UseSTD3ASCIIRules before Unicode 15.1."
    ),
    UnicodeDifference(
      characters: ["\u{1E9E}"],
      reason: "Mapped to ss before Unicode 15.1, to ß since."
    ),
    UnicodeDifference(
      characters: Set(("\u{10A0}"..."\u{10CD}" as ClosedRange<Unicode.Scalar>).scalars)
        .union(["\u{4C0}", "\u{2132}", "\u{2183}"]),
      reason: "Capital letters without a small one in Unicode 3.2: disallowed before Unicode 16."
    ),
    UnicodeDifference(
      characters: ["\u{115F}", "\u{1160}", "\u{17B4}", "\u{17B5}", "\u{3164}", "\u{FFA0}"],
      reason: "Fillers and inherent vowels: disallowed before Unicode 16, ignored since."
    ),
    UnicodeDifference(
      characters: ["\u{2F868}", "\u{2F874}", "\u{2F91F}", "\u{2F95F}", "\u{2F9BF}"],
      reason: "Ideographs with corrected decompositions: disallowed before Unicode 16."
    ),
    UnicodeDifference(characters: ["\u{32B9A}"], reason: "Unassigned before Unicode 17."),
  ]

  func covers(_ row: DomainConformanceTests.Row) -> Bool {
    let forms = [
      row.input, row.input.precomposedStringWithCompatibilityMapping, row.extra.toUnicode ?? "",
    ]
    return forms.contains { $0.unicodeScalars.contains(where: characters.contains) }
  }
}

extension ClosedRange<Unicode.Scalar> {
  /// The scalars of the range.
  var scalars: [Unicode.Scalar] {
    (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init)
  }
}
