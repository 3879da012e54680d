import TestSupport
import Testing

/// Settings of a checksum that would say nothing beside the others, so that any check digit would pass.
@Suite("What the settings of a checksum may not say together")
struct ChecksumRefusalTests {
  /// A rule with two parts, whose checksum stands in line 7; its settings begin in column 26.
  private static func checksum(_ settings: String) -> String {
    """
    rules:
      a:
        parts: { pattern: '(?<a>[a-z])(?<b>[0-9])' }
        example: x
        checks: [checksum: { \(settings) }]

    """
  }

  static let rows: [RefusalRow] = [
    RefusalRow(
      "a check part beside a method that has a name",
      checksum("method: luhn, of: [a], check: b"),
      .init("pack.bad_setting 7:56", "last characters", hint: "last in `of:`")
    ),
    RefusalRow(
      "a modulus beside a method that has a name",
      checksum("method: luhn, of: [a, b], modulus: 7"),
      .init("pack.bad_setting 7:61", "beside the method `luhn`")
    ),
    RefusalRow(
      "characters beside a method that has a name",
      checksum("method: verhoeff, of: [a, b], characters: XYZ"),
      .init("pack.bad_setting 7:68", "beside the method `verhoeff`")
    ),
    RefusalRow(
      "a base of a sum",
      checksum("of: [a], base: 36, modulus: 97, check: b"),
      .init("pack.bad_setting 7:41", "`base`", hint: "as: number")
    ),
    RefusalRow(
      "check characters without a check part",
      checksum("of: [a, b], modulus: 11, characters: 0-9X"),
      .init("pack.bad_setting 7:63", "`characters`", hint: "check:")
    ),
    RefusalRow(
      "a negative remainder",
      checksum("of: [a, b], modulus: 11, remainder: 0, negative: true"),
      .init("pack.bad_setting 7:75", "`negative`")
    ),
    RefusalRow(
      "a remainder beside a check part",
      checksum("of: [a], modulus: 10, remainder: 1, check: b"),
      .init("pack.bad_setting 7:59", "the check part")
    ),
    RefusalRow(
      "a checksum of which nothing must remain",
      checksum("of: [a], modulus: 11"),
      .init("pack.bad_setting 7:14", "what must remain", hint: "`check:`")
    ),
  ]

  @Test("is refused at its position, with a reason and a hint", arguments: rows)
  func refusal(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }
}
