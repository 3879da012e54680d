import Foundation
import RuleEngine
import TestSupport
import Testing
import UnicodeText
import Violations
import WebAddresses
import WebRules

/// Compares hosts and networks with public suites.
@Suite(.needsConformanceSuites) struct HostConformanceTests {
  @Test(
    "Formats of JSON Schema agree in all rows",
    arguments: ["hostname", "idn-hostname", "ipv4", "ipv6"]
  )
  func jsonSchema(format: String) throws {
    let suite = "network/net-jsonschema-\(format)"
    let check: any Check =
      switch format {
      case "ipv4": try IPAddressCheck(version: 4)
      case "ipv6": try IPAddressCheck(version: 6)
      default: HostNameCheck(options: [.singleLabel], allowsUnicode: format != "hostname")
      }
    for row in try ConformanceSuites.rows(of: suite, as: VerdictRow.self) {
      // An empty text is blank, and checks don't see blank texts.
      let isValid = !row.input.isEmpty && check.outcome(of: row.input) == .valid
      #expect(isValid == row.isValid, "\(row.id) \(row.input.debugDescription)")
    }
  }

  /// A row of the tests of validator.js.
  struct LibraryRow: Decodable {
    struct Context: Decodable {
      var validator: String
      var args: [Arguments]
    }

    /// The version alone, or options by name.
    struct Arguments: Decodable {
      var version: Int?
      var isUnknown = false
      var options: [String: Bool] = [:]

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let version = try? value.decode(Int.self) {
          self.version = version
        } else if let options = try? value.decode([String: Bool].self) {
          self.options = options
        } else if let options = try? value.decode([String: Int?].self) {
          version = options["version"] ?? nil
        } else {
          isUnknown = true
        }
        isUnknown = isUnknown || ![nil, 4, 6].contains(version)
      }
    }

    var id: String
    var input: String
    var context: Context
    var expected: String

    /// Returns the check with the same settings; nil if there are none like them.
    func check() throws -> (any Check)? {
      let arguments = context.args.first
      if arguments?.isUnknown == true { return nil }
      let options = arguments?.options ?? [:]
      switch context.validator {
      case "isIP": return try IPAddressCheck(version: arguments?.version, allowsZone: true)
      case "isIPRange": return try IPAddressCheck(version: arguments?.version, prefix: .required)
      case "isFQDN":
        let switches: [(String, HostName.Options)] = [
          ("allow_trailing_dot", .trailingDot), ("allow_underscores", .underscores),
          ("allow_wildcard", .wildcard), ("allow_numeric_tld", .numericTopLevel),
        ]
        var host: HostName.Options = options["require_tld"] == false ? [.singleLabel] : []
        for (name, option) in switches where options[name] == true { host.insert(option) }
        return HostNameCheck(options: host)
      default: return nil
      }
    }
  }

  @Test("The tests of validator.js agree, but for what standards allow")
  func validatorJS() throws {
    // RFC 1123 §2.1 doesn't require letters only in the last label; RFC 6874 §2 has hyphens in
    // zones.
    let known: Set<String> = ["net-validatorjs#231", "net-validatorjs#298"]
    var compared = 0
    for row in try ConformanceSuites.rows(of: "network/net-validatorjs", as: LibraryRow.self) {
      guard let check = try row.check() else { continue }
      compared += 1
      let isValid = !row.input.isEmpty && check.outcome(of: row.input) == .valid
      let agrees = isValid == (row.expected == "valid")
      #expect(agrees != known.contains(row.id), "\(row.id) \(row.input.debugDescription)")
    }
    #expect(compared > 200)
    print("net-validatorjs: \(compared - known.count) of \(compared) agree")
  }

  /// A row of Unicode's suite.
  struct UnicodeRow: Decodable {
    struct Extra: Decodable {
      var toASCII: String
      var toUnicode: String
      var toASCIIStatus: String
      var toUnicodeStatus: String
    }

    var id: String
    var input: String
    var extra: Extra

    /// The row in the form that the known differences use.
    var known: DomainConformanceTests.Row {
      DomainConformanceTests.Row(
        id: id,
        input: input,
        expected: "",
        extra: .init(toASCII: extra.toASCII, toUnicode: extra.toUnicode)
      )
    }
  }

  @Test("Unicode's own tests of UTS #46 agree both ways, but for characters that changed since")
  func unicode() throws {
    let rows = try ConformanceSuites.rows(of: "network/idna-uts46-idnatestv2", as: UnicodeRow.self)
    var differences = 0
    for row in rows {
      let ascii = InternationalDomain.ascii(row.input.utf8Span)
      let unicode = InternationalDomain.unicode(row.input.utf8Span)
      // An empty label at the end is the root (UTS #46 §4.2), and VerifyDnsLength refuses it.
      let length: Set<InternationalDomain.Problem> = [
        .emptyLabel, .labelTooLong, .domainNameTooLong,
      ]
      let endsInDot = ascii.text.hasSuffix(".") || ascii.text.isEmpty
      let isASCII = ascii.problems.isEmpty && !endsInDot
      let isUnicode = unicode.problems.allSatisfy { length.contains($0) }
      let agrees =
        isASCII == (row.extra.toASCIIStatus == "[]")
        && isUnicode == Self.isValid(row.extra.toUnicodeStatus)
        && (!isASCII || ascii.text == row.extra.toASCII)
        && (!isUnicode || !unicode.problems.isEmpty || unicode.text == row.extra.toUnicode)
      if agrees { continue }
      differences += 1
      let isKnown = (UnicodeDifference.known + Self.known).contains { $0.covers(row.known) }
      #expect(isKnown, "\(row.id) \(row.input.debugDescription): \(ascii) \(unicode)")
    }
    print("idna-uts46-idnatestv2: \(rows.count - differences) of \(rows.count) agree")
  }

  /// More characters in these rows that UTS #46 treats differently in a later edition.
  private static let known = [
    UnicodeDifference(characters: ["\u{32931}"], reason: "Unassigned before Unicode 17."),
    UnicodeDifference(
      characters: ["\u{1D175}"],
      reason: "A format character of music: disallowed before Unicode 16, ignored since."
    ),
  ]

  /// Whether a toUnicode status has only lengths.
  ///
  /// A3 and A4 come from toASCII, and X4_2 from empty labels.
  private static func isValid(_ status: String) -> Bool {
    status.trimmingCharacters(in: ["[", "]"]).split(separator: ", ")
      .allSatisfy { $0.hasPrefix("A4") || $0 == "X4_2" }
  }
}
