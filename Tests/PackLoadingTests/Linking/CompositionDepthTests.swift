import PackLoading
import RuleEngine
import Testing
import Violations

/// Small packs that build on each other stay small, or are refused where they become large.
@Suite("What packs that build on each other may cost")
struct CompositionDepthTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var count: Int
    var first: String
    var other: @Sendable (Int) -> String
    /// `code file line` of each finding.
    var found: [String]
    var testDescription: String { name }

    var packs: [String] {
      (0..<count).map { number in
        let required = number == 0 ? "[]" : "[p\(number - 1)]"
        return "format: 1\npack: p\(number)\nrequires: { packs: \(required) }\n"
          + (number == 0 ? first : other(number))
      }
    }
  }

  private static let form = "forms: { f: { fields: { a: { checks: [length: 3] } } } }\n"
  private static let rule = "rules: { r: { checks: [length: 3] } }\n"

  static let rows: [Row] = [
    Row(
      name: "sixteen packs that replace and extend a form",
      count: 16,
      first: form,
      other: { _ in "forms: { f: { replaces: [f], extends: f } }\n" },
      found: []
    ),
    Row(
      name: "forms that extend and replace each other in turn",
      count: 40,
      first: "forms: { a: { fields: { x: { checks: [length: 3] } } } }\n",
      other: { number in
        number == 1
          ? "forms: { b: { extends: a } }\n"
          : "forms: { x\(number): { replaces: [\(number == 2 ? "a" : "x\(number - 1)")], "
            + "extends: \(number == 2 ? "a" : "x\(number - 1)") } }\n"
      },
      found: []
    ),
    Row(
      name: "sixty-five changes of a form",
      count: 66,
      first: form,
      other: { _ in "forms: { f: { replaces: [f], fields: { a: { checks: [length: 3] } } } }\n" },
      found: ["pack.extends_too_long 65.yaml 4"]
    ),
    Row(
      name: "sixty-five changes of a rule",
      count: 66,
      first: rule,
      other: { _ in "rules: { r: { replaces: [r], checks: [length: 3] } }\n" },
      found: ["pack.extends_too_long 65.yaml 4"]
    ),
    Row(
      name: "forms that replace each other under new names",
      count: 300,
      first: "forms: { f0: { fields: { a: { checks: [length: 3] } } } }\n",
      other: { number in
        "forms: { f\(number): { replaces: [f\(number - 1)], "
          + "fields: { a: { checks: [length: 3] } } } }\n"
      },
      found: ["pack.extends_too_long 128.yaml 4"]
    ),
    Row(
      name: "rules that replace each other under new names",
      count: 300,
      first: "rules: { r0: { checks: [length: 3] } }\n",
      other: { "rules: { r\($0): { replaces: [r\($0 - 1)], checks: [length: 3] } }\n" },
      found: ["pack.extends_too_long 128.yaml 4"]
    ),
  ]

  @Test(arguments: rows)
  func `chains are linked or refused`(_ row: Row) {
    let found = PackText.errors(row.packs)
    #expect(found.map { "\($0.code) \($0.file) \($0.line)" } == row.found)
  }

  @Test func `a form keeps each field of lower forms once`() throws {
    let library = try PackText.library(Self.rows[0].packs)
    let form = try #require(try library.form("f"))
    #expect(form.lowerFields.count == 1)
  }
}
