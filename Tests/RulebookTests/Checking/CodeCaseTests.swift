import Rulebook
import TestSupport
import Testing

/// The names that a pack gives to a code with cases.
///
/// An example is `characters.too_few` with its case `characters.too_few.digit`.
@Suite struct CodeCaseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var settings: String
    var code: ViolationCode

    init(_ name: String, _ settings: String, _ code: ViolationCode) {
      (testDescription, self.settings, self.code) = (name, settings, code)
    }
  }

  private static let few = "counted: '[0-9]', minimum: 2"
  private static let digits = few + ", class: digit"
  private static let many = "counted: '[a-z]', maximum: 0, class: letter"

  static let rows = [
    Row("no other name", "characters: { \(digits) }", "characters.too_few.digit"),
    Row("no other name, of no class", "characters: { \(few) }", "characters.too_few"),
    Row(
      "the family's name",
      "characters: { \(digits) }, codes: { characters.too_few: own.few }",
      "own.few"
    ),
    Row(
      "the family's name, of no class",
      "characters: { \(few) }, codes: { characters.too_few: own.few }",
      "own.few"
    ),
    Row(
      "the case's name",
      "characters: { \(digits) }, codes: { characters.too_few.digit: own.digit }",
      "own.digit"
    ),
    Row(
      "the name of both",
      "characters: { \(digits) }, codes: { characters.too_few: own.few, characters.too_few.digit: own.digit }",
      "own.digit"
    ),
    Row(
      "the name of both, the case first",
      "characters: { \(digits) }, codes: { characters.too_few.digit: own.digit, characters.too_few: own.few }",
      "own.digit"
    ),
    Row(
      "the other family's name",
      "characters: { \(many) }, codes: { characters.too_many: own.many }",
      "own.many"
    ),
    Row("one name for all", "characters: { \(digits) }, code: own.code", "own.code"),
  ]

  private static func codes(_ settings: String) throws -> [ViolationCode] {
    let pack = """
      format: 1
      pack: acme
      rules: { word: { checks: [{ \(settings) }] } }
      codes: { own.few: {}, own.many: {}, own.digit: {}, own.code: {} }
      messages: { en: { own.few: x, own.many: x, own.digit: x, own.code: x } }

      """
    let rulebook = try Rulebook(
      .init(sources: [.text(pack, name: "acme.yaml")], resources: DataFiles.root)
    )
    return try rulebook.check("a", as: "word").violations.map(\.code)
  }

  @Test("A family's new name is that of its cases, unless they have their own", arguments: rows)
  func renaming(row: Row) throws {
    #expect(try Self.codes(row.settings) == [row.code])
  }
}
