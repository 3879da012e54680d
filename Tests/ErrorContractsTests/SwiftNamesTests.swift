import ErrorContracts
import Foundation
import PackLoading
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Constants that are written for the names in a pack")
struct SwiftNamesTests {
  /// Returns the constants of a pack, which is alone in its library.
  private func names(_ text: String) throws -> (names: SwiftNames, pack: PackDeclaration) {
    let pack = try PackReader.read(SourceText(text, name: "shop.yaml"), registry: .builtIn)
    let library = try PackLibrary([pack], registry: .builtIn)
    return (try SwiftNames(of: [pack], in: library), pack)
  }

  /// Returns the file of a pack that has only the given parts.
  private func file(_ parts: String) throws -> String {
    SwiftFile(names: try names("format: 1\npack: shop\n\(parts)\n").names).text(.internal)
  }

  @Test("The file is the one that the compiler is given")
  func hostileNames() throws {
    let tests = SwiftGeneratorTests.tests
    let fixture = tests.appending(path: "Fixtures/GeneratedErrors/names.yaml")
    let planned = try names(try String(contentsOf: fixture, encoding: .utf8))
    let file = SwiftFile(
      names: planned.names,
      errors: [try SwiftErrorType(of: planned.pack, languages: .all)],
      languages: .all
    )
    let generated = tests.appending(path: "GeneratedErrors/HostileNames.swift")
    let isUpToDate = try String(contentsOf: generated, encoding: .utf8) == file.text(.public)
    #expect(isUpToDate, "run `make generate`")
  }

  /// A rule's name, and what declares its constant.
  static let ruleNames = TextRow.rows(
    """
    one word | order | static var order: Self
    a hyphen | order-number | static var orderNumber: Self
    a variant | order.short | static var orderShort: Self
    a country | do.cedula | static var doCedula: Self
    a keyword | in | static var `in`: Self
    a digit | base64 | static var base64: Self
    digits | mod-11-2 | static var mod11_2: Self
    """
  )

  @Test("The name of a rule", arguments: ruleNames)
  func rule(row: TextRow) throws {
    let file = try file("rules: { \(row[1]): { checks: [length: 3] } }")
    #expect(file.contains("  \(row[2]) { Self(\"\(row[1])\") }\n"), "\(file)")
  }

  /// A field's name in YAML, and what declares its constants.
  static let fieldNames = TextRow.rows(
    """
    a word | name | static var name: FieldPath { "name" }
    a hyphen | birth-date | static var birthDate: FieldPath { "birth-date" }
    inner records | address.city | static var addressCity: FieldPath { "address.city" }
    a list | items[].size | static func itemsSize(_ position1: Int) -> FieldPath {
    lists in lists | a[].b[] | static func aB(_ position1: Int, _ position2: Int) -> FieldPath {
    a space | shoe size | static var shoeSize: FieldPath { "shoe size" }
    a keyword | where | static var `where`: FieldPath { "where" }
    another script | größe | static var größe: FieldPath { "größe" }
    a digit | 2nd | static var _2nd: FieldPath { "2nd" }
    a digit of another script | ٢ | static var _٢: FieldPath { "٢" }
    an emoji | a😀b | static var aB: FieldPath { "a😀b" }
    an invisible character | a\u{200D}b | static var aB: FieldPath {
    a mark at the beginning | -\u{301}b | static var _\u{301}b: FieldPath {
    a mark after a hyphen | a-\u{301}b | static var a\u{301}b: FieldPath {
    """
  )

  @Test("The name of a field", arguments: fieldNames)
  func field(row: TextRow) throws {
    let file = try file(
      """
      rules: { size: { checks: [length: 3] } }
      forms: { shoe-order: { fields: { '\(row[1])': { rule: size } } } }
      """
    )
    #expect(file.contains("nonisolated enum ShoeOrderFields {"))
    #expect(file.contains("  \(row[2])"), "\(file)")
  }

  @Test("A fact that several packs learn has a constant in the file of each")
  func sharedFact() throws {
    let packs = try ["shop", "staff"].map { name in
      let text = """
        format: 1
        pack: \(name)
        rules:
          \(name)-id:
            parts: { pattern: '(?<shelf>[a-z])[0-9]' }
            example: a1
            facts: { shelf_mark: shelf }
        """
      return try PackReader.read(SourceText(text, name: "\(name).yaml"), registry: .builtIn)
    }
    let library = try PackLibrary(packs, registry: .builtIn)
    for chosen in [[packs[0]], [packs[1]], packs] {
      let file = SwiftFile(names: try SwiftNames(of: chosen, in: library)).text(.internal)
      let parts = file.components(separatedBy: "static var shelfMark: Report.Fact {")
      #expect(parts.count == 2, "\(file)")
    }
  }

  @Test("A file without constants doesn't make its import public, which the compiler would refuse")
  func nothing() throws {
    let file = SwiftFile(names: try names("format: 1\npack: shop\n").names).text(.public)
    #expect(file.hasSuffix("\n\nimport Rulebook\n"), "\(file)")
  }

  @Test("Retired codes have no constant, and deprecated ones have an attribute")
  func standing() throws {
    let file = try file(
      """
      codes:
        shop.gone: { retired: { since: '1' } }
        shop.old: { arguments: {}, deprecated: { since: '2', replaced-by: shop.new } }
        shop.new: { arguments: {}, summary: It is new. }
      messages: { en: { shop.old: Old., shop.new: New. } }
      """
    )
    #expect(!file.contains("shopGone"))
    #expect(
      file.contains(
        """
          /// `shop.new`: It is new.
          static var shopNew: ViolationCode { ViolationCode(rawValue: "shop.new") }
          /// `shop.old`
          @available(*, deprecated, message: "deprecated since 2; use `shopNew` instead")
          static var shopOld: ViolationCode { ViolationCode(rawValue: "shop.old") }
        """
      ),
      "\(file)"
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var parts: String
    var expected: String
    var words: [String]

    init(_ name: String, _ parts: String, _ expected: String, _ words: [String]) {
      self.name = name
      self.parts = parts
      self.expected = expected
      self.words = words
    }

    var testDescription: String { name }
  }

  static let refusals = [
    Row(
      "rules",
      "rules:\n  a.b: { checks: [length: 3] }\n  a-b: { checks: [length: 3] }",
      "generate.name_collision 4:3",
      ["`a-b`", "`a.b`", "`aB`"]
    ),
    Row(
      "codes",
      """
      codes: { a.b: { summary: A }, a_b: { summary: B } }
      messages: { en: { a.b: A, a_b: B } }
      """,
      "generate.name_collision 3:31",
      ["`a.b`", "`a_b`", "`aB`"]
    ),
    Row(
      "fields",
      """
      rules: { size: { checks: [length: 3] } }
      forms: { order: { fields: { a b: { rule: size }, a-b: { rule: size } } } }
      """,
      "generate.name_collision 4:10",
      ["`a b`", "`a-b`", "the form `order`", "`aB`"]
    ),
    Row(
      "the name of the form",
      """
      rules: { size: { checks: [length: 3] } }
      forms: { order: { fields: { form-name: { rule: size } } } }
      """,
      "generate.name_collision 4:10",
      ["the name of the form", "`form-name`", "`formName`"]
    ),
    Row(
      "a field without letters",
      """
      rules: { size: { checks: [length: 3] } }
      forms: { order: { fields: { '+': { rule: size } } } }
      """,
      "generate.reserved_name 4:10",
      ["`+`", "the form `order`"]
    ),
  ]

  @Test("Names that Swift can't tell apart are refused", arguments: refusals)
  func refusal(row: Row) throws {
    let error = try #require(throws: LoadingError.self) { try file(row.parts) }
    let first = try #require(error.diagnostics.first)
    #expect("\(first.code) \(first.line):\(first.column)" == row.expected)
    #expect(first.hint != nil)
    for word in row.words { #expect(first.reason.contains(word), "\(first.reason)") }
  }
}
