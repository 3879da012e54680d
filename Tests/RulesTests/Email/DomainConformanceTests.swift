import EmailAddresses
import Foundation
import Rules
import TestSupport
import Testing
import Violations

/// Compares domains with public suites, where they lie beside the project.
@Suite struct DomainConformanceTests {
  /// Under these options the domain part is judged by UTS #46 alone.
  static let options: EmailAddress.Options = {
    var options = EmailAddress.Options.smtp
    options.allowsReservedLabels = false
    options.allowsUndecodableLabels = false
    return options
  }()

  @Test("Unicode's own tests of UTS #46 agree, but for the known differences")
  func unicode() throws {
    guard let rows = try Row.all("idna-uts46-idnatestv2") else { return }
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
      let isKnown =
        UnicodeDifference.known.contains { $0.covers(row) }
        || findings.violations.map(\.code) == ["email.too_long"]  // Valid names, long addresses.
      #expect(isKnown, "\(row.id) \(row.input.debugDescription): \(findings.violations)")
      #expect(!isValid || row.expected == "valid", "\(row.id) must not be accepted")
    }
    print("idna-uts46-idnatestv2: \(rows.count - differences) of \(rows.count) agree")
  }

  @Test("Suites of host names agree, but for what only IDNA2008 asks", arguments: [true, false])
  func hostNames(isInternational: Bool) throws {
    let suite = isInternational ? "net-jsonschema-idn-hostname" : "net-jsonschema-hostname"
    guard let rows = try Row.all(suite) else { return }
    var options = Self.options
    options.allowsInternationalizedDomain = isInternational
    let check = EmailCheck(options: options)
    var agreed = 0
    for row in rows {
      let agrees = (check.outcome(of: "a@" + row.input) == .valid) == (row.expected == "valid")
      if agrees { agreed += 1 }
      let isKnown = Self.notInUTS46.contains(row.id.replacing("net-jsonschema-", with: ""))
      #expect(agrees != isKnown, "\(row.id) \(row.input.debugDescription)")
    }
    print("\(suite): \(agreed) of \(rows.count) agree")
  }

  /// Rows that rest on the table and the contextual rules of RFC 5892 (appendix A.3 to A.9),
  /// which are no part of the validity criteria of UTS #46 §4.1.
  static let notInUTS46: Set<String> = [
    // U+302E, U+302F, U+0640, U+07FA, U+3031 to U+3035, U+303B: disallowed by RFC 5892 §2.6.
    "hostname#23", "hostname#29", "hostname#30",
    "idn-hostname#3", "idn-hostname#18", "idn-hostname#19",
    // A.3, middle dot.
    "hostname#31", "hostname#32", "hostname#33", "hostname#34",
    "idn-hostname#20", "idn-hostname#21", "idn-hostname#22", "idn-hostname#23",
    // A.4, Greek lower numeral sign.
    "hostname#36", "hostname#37", "idn-hostname#25", "idn-hostname#26",
    // A.5 and A.6, Hebrew geresh and gershayim.
    "hostname#40", "hostname#43", "idn-hostname#29", "idn-hostname#32",
    // A.7, katakana middle dot.
    "hostname#45", "hostname#46", "idn-hostname#34", "idn-hostname#35",
    // U+00A1 is a symbol: UTS #46 status valid, NV8.
    "idn-hostname#58",
  ]

  /// A row of a suite, as far as it matters here.
  struct Row: Decodable {
    struct Extra: Decodable {
      var toASCII: String?
      var toUnicode: String?
    }

    var id: String
    var input: String
    var expected: String
    var extra: Extra

    /// The rows, or nil where the suite is not there.
    static func all(_ suite: String) throws -> [Row]? {
      try EmailSuite.lines(of: "network/\(suite)")?.map {
        try JSONDecoder().decode(Row.self, from: $0)
      }
    }
  }
}

/// Characters that a later edition of UTS #46 treats otherwise than the one in ICU 72.
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
    UnicodeDifference(
      characters: ["\u{32B9A}"],
      reason: "Unassigned before Unicode 17."
    ),
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
