import Foundation
import RuleEngine
import TestSupport
import Testing
import Violations

/// Tables of names, and checks as the shipped pack makes them.
enum NameFixtures {
  /// One row of open public data.
  struct OpenCase: Decodable {
    struct Context: Decodable {
      var profile: String?
      var a: String?
      var b: String?
    }

    struct Extra: Decodable {
      var output: String?
      var skeleton: String?
      var valid_in_datatypes: [String]?
    }

    var id: String
    var input: String
    var expected: String
    var diagnosis: String?
    var context: Context
    var extra: Extra?
  }

  static func openCases(_ file: String) throws -> [OpenCase] {
    try ConformanceSuites.rows(of: "names/" + file)
  }

  /// The words of a table file of the shipped pack.
  static func table(_ file: String) throws -> SettingValue {
    let text = try String(
      contentsOf: Checkout.root.appending(path: "RulePacks/person-name/" + file),
      encoding: .utf8
    )
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return .table(WordList(lines.filter { !$0.hasPrefix("#") }))
  }

  /// The steps of the shipped rule.
  static let normalization = Normalization([.trim, .collapseBlanks, .nfc])

  /// A rule as the pack has it.
  static func rule(
    _ settings: [String: Value] = [:],
    _ prepared: [String: SettingValue] = [:]
  ) throws -> Rule {
    var prepared = prepared
    prepared["joiners"] = try table("joiners.txt")
    let definition = try #require(SubjectRegistry.builtIn.check("person-name"))
    return Rule(
      name: "person-name",
      normalization: normalization,
      checks: [RuleCheck(try definition.check(settings, prepared: prepared))]
    )
  }

  /// Rows of a table with tabs; its last line of comments is followed by one of headings.
  static func rows(_ file: String) throws -> [[String]] {
    let text = try String(
      contentsOf: Checkout.fixtures.appending(path: "Names/" + file),
      encoding: .utf8
    )
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped($0) } }
  }

  /// Replaces each `\u{…}` by its character.
  private static func unescaped(_ text: some StringProtocol) -> String {
    String(text).replacing(/\\u\{([0-9A-Fa-f]+)\}/.matchingSemantics(.unicodeScalar)) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }
}
