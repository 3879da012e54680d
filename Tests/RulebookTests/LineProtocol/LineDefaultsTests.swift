import Rulebook
import TestSupport
import Testing

@Suite struct LineDefaultsTests {
  private static let format =
    #"{"outcome":"invalid","violations":[{"code":"staff_id.format","path":"","#
    + #""arguments":{"example":"AB-123456"},"severity":"error","number":3101"#

  private static let english = #","message":"Enter a number like AB-123456.","locale":"en"}]}"#
  private static let polish = #","message":"Wpisz numer taki jak AB-123456.","locale":"pl"}]}"#

  static let locales: [(request: String, ending: String)] = [
    ("en", english), ("en-GB", english), ("pl", polish), ("pl-PL", polish),
    ("xx, pl;q=0.5", polish), ("pl;q=0.2, en;q=0.9", english), ("pl, *;q=0.1", polish),
    ("ja", english), ("", english), ("not a tag!", english), (";;,,=", english),
  ]

  @Test(
    "A message says its own locale, also where it is another than asked for",
    arguments: locales
  )
  func locale(row: (request: String, ending: String)) throws {
    let line = #"{"rule":"staff-id","value":"ABC","locale":"\#(row.request)"}"#
    let lines = Lines(try FrozenPack.rulebook())
    #expect(lines.answer(line).text == Self.format + row.ending)

    let other = Lines(
      try FrozenPack.rulebook(),
      defaults: .init(rule: "staff-id", locale: row.request)
    )
    #expect(other.answer(#"{"value":"ABC"}"#).text == Self.format + row.ending)
  }

  @Test("Defaults hold where a line says nothing")
  func defaults() throws {
    let defaults = LineProtocol.Defaults(
      rule: "staff-id",
      form: "team",
      locale: "pl",
      with: ["site": "CD"],
      now: CivilDate("2027-01-01")
    )
    let lines = Lines(try FrozenPack.rulebook(), defaults: defaults)
    func isWithoutViolation(_ line: String) -> Bool {
      lines.answer(line).text.contains(#""violations":[]"#)
    }

    #expect(isWithoutViolation(#"{"value":"CD-123456"}"#))
    #expect(!isWithoutViolation(#"{"value":"CD-123456","with":{}}"#))
    #expect(isWithoutViolation(#"{"value":"EF-123456","with":{"site":"EF"}}"#))
    #expect(isWithoutViolation(#"{"record":{"lead":"AB-123456"}}"#))
    #expect(isWithoutViolation(#"{"rule":"born","value":"2027-01-01","with":{}}"#))
    #expect(
      !isWithoutViolation(#"{"rule":"born","value":"2027-01-01","with":{},"now":"2026-12-31"}"#)
    )
    #expect(lines.answer(#"{"value":"CDE","locale":"en"}"#).text.hasSuffix(Self.english))
  }
}
