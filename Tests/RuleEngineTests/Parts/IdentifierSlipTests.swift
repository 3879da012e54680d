import Testing
import TextPatterns
import Violations

@testable import RuleEngine

/// A text that doesn't match a pattern, and the slip in it.
@Suite("Slips in texts that don't match the pattern of their parts") struct IdentifierSlipTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var pattern: String
    var text: String

    /// The code without `identifier.format.`, the range, and the arguments; `-` for no slip.
    var slip: String

    init(_ name: String, _ pattern: String, _ text: String, _ slip: String) {
      (testDescription, self.pattern, self.text, self.slip) = (name, pattern, text, slip)
    }
  }

  static let company = "(?:CHE)?[0-9]{9}"
  static let letters = "[A-Z]{2}[0-9]{6}[A-D]"

  static let rows: [Row] = [
    Row("letters O", company, "CHE1OO155212", "letter_for_digit 4..<5"),
    Row("a capital L, which was a small one", company, "L00155212", "letter_for_digit 0..<1"),
    Row(
      "a letter that is right, and one that isn't",
      letters,
      "IO12345OA",
      "letter_for_digit 7..<8"
    ),
    Row("a letter O where a letter must be", letters, "AB123456O", "character 8..<9 O"),
    Row("a Cyrillic A", letters, "\u{410}B123456C", "look_alike 0..<2"),
    Row("a Greek letter like none", letters, "AB123456\u{3A6}", "character.letter 8..<10 Φ"),
    Row("a period", company, "100155212.", "end 9..<10"),
    Row("a closing mark", company, "100155212\u{201D}", "end 9..<12"),
    Row("a remark", company, "100155212(Bern)", "text_after 9..<15"),
    Row("a word", company, "CHE100155212MWST", "text_after 12..<16"),
    Row("a scheme in front", company, "https://100155212", "text_before 0..<8"),
    Row("a v in front", "[0-9][.][0-9]", "v1.0", "text_before 0..<1"),
    Row("another letter in front", "[0-9][.][0-9]", "x1.0", "-"),
    Row("one letter", company, "100155212A", "too_long 9..<10 extra 1"),
    Row("two digits", company, "10015521234", "too_long 9..<11 extra 2"),
    Row("two values", company, "CHE100155212CHE107787577", "several 12..<24"),
    Row("two values with a comma", company, "100155212,107787577", "several 9..<19"),
    Row("another number after it", company, "100155212,REGON123456", "several 9..<21"),
    Row("the beginning twice", company, "CHECHE100155212", "repeated 0..<3"),
    Row("digits twice", company, "100100155212", "too_long 9..<12 extra 3"),
    Row("commas", company, "CHE100,155,212", "separator 6..<7"),
    Row(
      "two values of any length with a comma",
      "[A-Z]{2}[0-9A-Z]+",
      "AB100155,CD107787",
      "several 9..<17"
    ),
    Row("a space where a digit must be", "[0-9]{9}", "123 456 789", "-"),
    Row("fraction slashes", company, "100\u{2044}155\u{2044}212", "separator 3..<6"),
    Row("hyphens of another number", "[0-9]{9}", "123-45-6789", "character.digit 3..<4 -"),
    Row("the end is missing", company, "CHE10015521", "too_short missing 1"),
    Row("nearly everything is missing", company, "CHE1", "-"),
    Row("ends of several lengths", "[0-9]{8,10}", "1234567", "-"),
    Row("a letter among digits", company, "CHE1001X5212", "character.digit 7..<8 X"),
    Row("a digit where another one must be", "1[2-4][0-9]", "169", "character 1..<2 6"),
    Row("a bracket in front", company, "(100155212)", "character 0..<1 ("),
    Row("only signs", company, "((", "-"),
    Row("another text", company, "Hello", "-"),
    Row("a word that begins with a code", "[a-z]{2,3}", "german", "too_long 3..<6 extra 3"),
    Row("nothing", company, "", "-"),
  ]

  private func slip(_ row: Row, showsText: Bool) throws -> IdentifierSlip? {
    let pattern = try TextPattern(row.pattern)
    return IdentifierSlip.slip(in: row.text.utf8Span, of: pattern, showsText: showsText)
  }

  @Test("are named with their place", arguments: rows)
  func name(_ row: Row) throws {
    let slip = try slip(row, showsText: true)
    var words = slip.map { $0.definition.code.rawValue.replacing("identifier.format.", with: "") }
    if let range = slip?.range { words? += " \(range.lowerBound)..<\(range.upperBound)" }
    for (name, argument) in slip?.arguments ?? [:] {
      switch argument {
      case .integer(let number): words? += " \(name) \(number)"
      case .character(let scalar): words? += " \(scalar)"
      default: words? += " \(name)"
      }
    }
    #expect((words ?? "-") == row.slip)
  }

  @Test("of a personal value repeat nothing from it", arguments: rows)
  func personal(_ row: Row) throws {
    let arguments = try slip(row, showsText: false)?.arguments ?? [:]
    #expect(arguments.keys.allSatisfy { $0 == "missing" || $0 == "extra" })
  }

  @Test("in a long text aren't looked for")
  func long() throws {
    let row = Row("long", "[0-9]+", String(repeating: "1", count: 200) + ".", "-")
    #expect(try slip(row, showsText: true) == nil)
  }
}
