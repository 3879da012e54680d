import ErrorCatalog
import Testing
import Violations

/// Plurals with a number style that rounds: the branch must fit the rounded number that is shown.
@Suite struct NumberRoundingTests {
  // “one” shows that the plural counted 1; STYLE is replaced by the style of the row.
  private static let pattern = "{n, plural, one {one} other {{n, number, STYLE}}}"

  static let samples: [(number: String, style: String, text: String)] = [
    // Shown as 1, so counted as 1. Halves round to the even neighbor.
    ("1.2", "integer", "one"),
    ("0.9", "integer", "one"),
    ("0.5", "integer", "0"),
    ("0.51", "integer", "one"),
    ("1.5", "integer", "2"),
    ("-1.4", "integer", "one"),
    ("99.9", "integer", "100"),
    ("9.5", "integer", "10"),
    ("99999999999999999999.9", "integer", "100,000,000,000,000,000,000"),
    ("0.01", "percent", "one"),
    ("0.0051", "percent", "one"),
    ("0.005", "percent", "0%"),
    ("0.015", "percent", "2%"),
    ("0.5", "percent", "50%"),
    ("1", "percent", "100%"),
    ("9223372036854775807", "percent", "922,337,203,685,477,580,700%"),
  ]

  @Test("A plural counts the number as it is shown", arguments: samples)
  func counts(number: String, style: String, text: String) throws {
    let message = try Message(Self.pattern.replacing("STYLE", with: style))
    let number = try #require(ExactDecimal(number))
    #expect(MessageWriter(in: "en").text(of: message, ["n": .decimal(number)]) == text)
  }
}
