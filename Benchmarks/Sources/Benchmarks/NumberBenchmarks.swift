import Foundation
import Rulebook

/// Measures values that consist of parts: with rules, as in an application, next to the plain Swift
/// that people write for one number.
enum NumberBenchmarks {
  /// Ten thousand rows.
  ///
  /// Each value looks up one of them.
  private static let table: String = {
    let rows = (0..<10_000).map { "      K\($0): { name: Row \($0) }" }.joined(separator: "\n")
    return """
      format: 1
      pack: benchmark-numbers
      tables:
        rows:
          kind: rows
          columns: { name: text }
          rows:
      \(rows)
      rules:
        looked-up:
          example: K7
          parts: { pattern: '(?<key>K[0-9]{1,4})', look-up: [{ table: rows, by: { part: key } }] }
        named:
          example: K7
          parts: { pattern: '(?<key>K[0-9]{1,4})' }
        sum:
          example: '000000000000000000'
          checks: [{ checksum: { weights: [1, 3], modulus: 10, remainder: 0 } }]
      """
  }()

  static func run(_ harness: inout Harness) throws {
    let rulebook = try Rulebook(.bundled, .text(table, name: "numbers.yaml"))
    let iban = try rulebook.rule("iban")
    harness.compare(
      "IBAN, 21 characters",
      { iban.accepts("CH9300762011623852957") ? 1 : 0 },
      with: .init(name: "plain Swift, mod 97 alone") { isIBAN("CH9300762011623852957") ? 1 : 0 }
    )
    harness.compare(
      "IBAN in groups",
      { iban.accepts("CH93 0076 2011 6238 5295 7") ? 1 : 0 },
      with: nil
    )
    for (name, value) in [
      ("pl.pesel", "44051401359"), ("isbn", "9780306406157"), ("br.cnpj", "12ABC34501DE35"),
      ("it.codicefiscale", "RCCMNL83S18D969H"), ("vat", "DE136695976"),
    ] {
      let rule = try rulebook.rule(name)
      harness.compare(name, { rule.accepts(value) ? 1 : 0 }, with: nil)
    }
    let sum = try rulebook.rule("sum")
    harness.compare("checksum, 18 digits", { sum.accepts("123456789012345674") ? 1 : 0 }, with: nil)
    let lookedUp = try rulebook.rule("looked-up")
    let named = try rulebook.rule("named")
    harness.compare(
      "look-up in 10,000 rows",
      { lookedUp.accepts("K7777") ? 1 : 0 },
      with: .init(name: "the same without the look-up") { named.accepts("K7777") ? 1 : 0 }
    )
  }

  /// The usual implementation: the letters as numbers, and the remainder digit by digit.
  private static func isIBAN(_ text: String) -> Bool {
    guard (15...34).contains(text.count) else { return false }
    let moved = text.dropFirst(4) + text.prefix(4)
    var remainder = 0
    for character in moved {
      guard let value = character.wholeNumberValue ?? Int(String(character), radix: 36) else {
        return false
      }
      remainder = (value > 9 ? remainder * 100 + value : remainder * 10 + value) % 97
    }
    return remainder == 1
  }
}
