import ErrorContracts
import Foundation
import PackLoading
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Swift that is written for a pack")
struct SwiftGeneratorTests {
  struct Fixture: CustomTestStringConvertible, Sendable {
    var pack: String
    var access: SwiftFile.Access
    var folder: String
    var type: String

    var testDescription: String { pack }
  }

  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  static let fixtures = [
    Fixture(
      pack: "everything",
      access: .internal,
      folder: "GeneratedErrorsTests/Generated",
      type: "AcmeShopError"
    ),
    Fixture(
      pack: "plain",
      access: .internal,
      folder: "GeneratedErrorsTests/Generated",
      type: "PlainError"
    ),
    Fixture(pack: "open", access: .public, folder: "GeneratedErrors", type: "OpenServiceError"),
  ]

  /// The files are those that the compiler takes when the tests are built.
  @Test("is what the compiler is given", arguments: fixtures)
  func files(fixture: Fixture) throws {
    let path = Self.tests.appending(path: "Fixtures/GeneratedErrors/\(fixture.pack).yaml")
    let text = try String(contentsOf: path, encoding: .utf8)
    let pack = try PackReader.read(
      SourceText(text, name: "\(fixture.pack).yaml"),
      registry: .builtIn
    )
    let type = try SwiftErrorType(of: pack)
    #expect(type.name == fixture.type)
    let file = Self.tests.appending(path: "\(fixture.folder)/\(fixture.type).swift")
    let isUpToDate = try String(contentsOf: file, encoding: .utf8) == type.text(fixture.access)
    #expect(isUpToDate, "run `make generate`")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var codes: String
    var expected: String
    var words: [String]

    init(_ name: String, _ codes: String, _ expected: String, _ words: [String]) {
      self.name = name
      self.codes = codes
      self.expected = expected
      self.words = words
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      "points and underscores",
      "  a.b_c: { arguments: {} }\n  a_b.c: { arguments: {} }",
      "generate.name_collision 5:3",
      ["`a.b_c`", "`a_b.c`", "shop.yaml:4:3", "`aBC`"]
    ),
    Row(
      "a word that is dropped",
      "  shop.full: { arguments: {} }\n  full: { arguments: {} }",
      "generate.name_collision 4:3",
      ["`shop.full`", "`full`", "shop.yaml:5:3"]
    ),
    Row(
      "underscores that say nothing",
      "  a.b: { arguments: {} }\n  a.b_: { arguments: {} }",
      "generate.name_collision 5:3",
      ["`a.b`", "`a.b_`"]
    ),
    Row(
      "a member",
      "  shop.code: { arguments: {} }",
      "generate.reserved_name 4:3",
      ["`shop.code`", "`code`"]
    ),
    Row("the pack", "  shop.pack: { arguments: {} }", "generate.reserved_name 4:3", ["`pack`"]),
    Row(
      "a description",
      "  description: { arguments: {} }",
      "generate.reserved_name 4:3",
      ["`description`"]
    ),
    Row(
      "a member of two words",
      "  error_code: { arguments: {} }",
      "generate.reserved_name 4:3",
      ["`errorCode`"]
    ),
    Row(
      "labels",
      "  a: { arguments: { b_c: { type: text }, b__c: { type: text } } }",
      "generate.name_collision 4:19",
      ["`b_c`", "`b__c`", "`a`", "shop.yaml:4:3"]
    ),
    Row(
      "the cause",
      "  a: { arguments: { cause: { type: text } }, underlying: [] }",
      "generate.name_collision 4:19",
      ["`cause`", "`underlying`"]
    ),
    Row(
      "choices",
      "  a: { arguments: { b: { type: { choice: [one_two, oneTwo] } } } }",
      "generate.name_collision 4:19",
      ["`one_two`", "`oneTwo`"]
    ),
    Row(
      "a choice without a letter",
      "  a: { arguments: { b: { type: { choice: [_] } } } }",
      "generate.reserved_name 4:19",
      ["`_`"]
    ),
    Row(
      "a choice that every enumeration has",
      "  a: { arguments: { b: { type: { choice: [raw_value] } } } }",
      "generate.reserved_name 4:19",
      ["`raw_value`"]
    ),
    Row(
      "types of choices",
      "  a.b: { arguments: { c: { type: { choice: [x] } } } }\n"
        + "  a: { arguments: { b_c: { type: { choice: [x] } } } }",
      "generate.name_collision 4:21",
      ["`a.b`", "`a`", "`ABC`"]
    ),
    Row(
      "a type that the file needs",
      "  field: { arguments: { path: { type: { choice: [x] } } } }",
      "generate.reserved_name 4:23",
      ["`FieldPath`"]
    ),
    Row(
      "a choice that is called as the enumeration",
      "  shop: { arguments: { error: { type: { choice: [x] } } } }",
      "generate.reserved_name 4:22",
      ["`ShopError`"]
    ),
    Row(
      "no code of programs",
      "  a: { number: 1, retired: { since: '1' } }",
      "generate.no_codes 2:7",
      []
    ),
  ]

  @Test("has names that Swift can tell apart", arguments: rows)
  func names(row: Row) throws {
    let pack = try pack(row.codes)
    let error = try #require(throws: LoadingError.self) { try SwiftErrorType(of: pack) }
    let first = try #require(error.diagnostics.first)
    #expect("\(first.code) \(first.line):\(first.column)" == row.expected)
    #expect(first.hint != nil)
    for word in row.words { #expect(first.reason.contains(word), "\(first.reason)") }
  }

  @Test("says which names need backticks")
  func notes() throws {
    let pack = try pack(
      "  shop.default: { arguments: { in: { type: text }, inout: { type: text } } }"
    )
    #expect(
      try SwiftErrorType(of: pack).notes == [
        "the case of `shop.default` is a Swift keyword; write `default` in backticks",
        "the argument `inout` of `shop.default` is a Swift keyword; write its label in backticks",
      ]
    )
  }

  @Test("has the texts of the codes and of those above them")
  func texts() throws {
    let pack = try pack(
      "  a.b: { arguments: {} }\n  c.d: { retired: { since: '1' } }",
      messages: "    a: A\n    a.b#title: T\n    a.b: B\n    a.x: X\n    a.b.c: C"
    )
    let text = try SwiftErrorType(of: pack).text(.internal)
    for key in ["\"a\": \"A\"", "\"a.b\": \"B\"", "\"a.b#title\": \"T\""] {
      #expect(text.contains(key))
    }
    #expect(!text.contains("\"X\""))
    #expect(!text.contains("\"C\""))
    #expect(text.contains("standing: .retired(since: \"1\", replacement: nil)"))
    #expect(!text.contains("case cD"))
  }
}
