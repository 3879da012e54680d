import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import Violations

/// Packs of a few megabytes that would take minutes and gigabytes to load are refused at one place;
/// packs that are large but cheap are loaded.
///
/// The rows have a budget of 100,000 units. A set with a hundred properties costs about 15,600, and
/// a pattern with 9,000 edges about 3,650. A rule costs 80, and a check costs 15 where it is made
/// and 1 where it is inherited, or 5 if the rule adds or changes checks. A field costs 20, and 1
/// where it is inherited. A form costs 60, plus a twentieth of the square of the number of its
/// fields, and a quarter of the number of fields of the forms below it. A field of an inner
/// record's form costs 31 more where it is copied, and replacing such a record costs as much as the
/// form has fields.
@Suite("What loading packs may cost")
struct LoadingBudgetTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var body: String
    /// `code line` of each finding.
    var found: [String]
    var testDescription: String { name }

    init(_ name: String, _ body: String, _ found: String...) {
      self.name = name
      self.body = body
      self.found = found
    }
  }

  private static func repeated(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  static let rows: [Row] = [
    Row(
      "a chain of 64 rules",
      "rules:\n  r0: { checks: [length: 3] }\n"
        + repeated(63) { "  r\($0 + 1): { extends: r\($0) }\n" }
    ),
    Row(
      "a chain of 1,000 rules, told once",
      "rules:\n  r0: { checks: [length: 3] }\n"
        + repeated(1_000) { "  r\($0 + 1): { extends: r\($0) }\n" },
      "pack.extends_too_long 68"
    ),
    // Each costs 80 units, and the first of them also what they inherit.
    Row(
      "a chain of 5,000 rules, which are too many",
      "rules:\n  r0: { checks: [length: 3] }\n"
        + repeated(5_000) { "  r\($0 + 1): { extends: r\($0) }\n" },
      "pack.extends_too_long 68",
      "pack.too_costly 1253"
    ),
    Row(
      "sets with a hundred properties each",
      "rules:\n"
        + repeated(10) { index in
          let properties = String(repeating: #"\p{L}"#, count: 100)
          return "  r\(index): { checks: [characters: { allowed: '[\(properties)]' }] }\n"
        },
      "pack.too_costly 10"
    ),
    Row(
      "a set with more properties",
      "rules:\n  r: { checks: [characters: { allowed: '["
        + String(repeating: #"\p{L}"#, count: 101) + "]' }] }\n",
      "pack.bad_setting 4"
    ),
    Row(
      "large patterns",
      "rules:\n"
        + repeated(40) { #"  r\#($0): { checks: [pattern: '[a-z]{1,9000}'] }"# + "\n" },
      "pack.too_costly 30"
    ),
    Row(
      "a pattern whose sets are unions of unions",
      "rules:\n  r: { checks: [pattern: '["
        + String(repeating: #"\p{L}"#, count: 1_900) + "]'] }\n",
      "pack.bad_setting 4"
    ),
    Row(
      "many rules that inherit many checks",
      "rules:\n  base:\n    checks:\n" + repeated(100) { _ in "      - prefix: x\n" }
        + repeated(1_000) { "  r\($0): { extends: base }\n" },
      "pack.too_costly 652"
    ),
    Row(
      "many rules that add a check to many inherited ones",
      "rules:\n  base:\n    checks:\n" + repeated(100) { _ in "      - prefix: x\n" }
        + repeated(300) { "  r\($0): { extends: base, checks: [prefix: y] }\n" },
      "pack.too_costly 271"
    ),
    Row(
      "many rules that inherit one check",
      "rules:\n  base: { checks: [prefix: x] }\n"
        + repeated(1_200) { "  r\($0): { extends: base }\n" }
    ),
    Row(
      "many forms that drop the fields of a large one",
      "forms:\n  large:\n    fields:\n"
        + repeated(100) { "      f\($0): { checks: [length: 3] }\n" }
        + repeated(600) { form in
          let dropped = (0..<99).map { "f\($0)" }.joined(separator: ", ")
          return "  form-\(form): { extends: large, drop: [\(dropped)] }\n"
        },
      "pack.too_costly 542"
    ),
    // What the small form inherits is counted and collected once, not for each record.
    Row(
      "a form of many records whose form drops nearly all fields of a large one",
      "forms:\n  large:\n    fields:\n"
        + repeated(400) { "      f\($0): { checks: [length: 3] }\n" }
        + "  small: { extends: large, drop: ["
        + (0..<399).map { "f\($0)" }.joined(separator: ", ") + "] }\n  outer:\n    fields:\n"
        + repeated(300) { "      r\($0): { form: small }\n" }
    ),
    Row(
      "a form that replaces many records of another",
      "forms:\n  small: { fields: { a: { checks: [length: 3] } } }\n  large:\n    fields:\n"
        + repeated(300) { "      r\($0): { form: small }\n" }
        + "  heir:\n    extends: large\n    fields:\n"
        + repeated(300) { "      r\($0): { form: small }\n" },
      "pack.too_costly 307"
    ),
    Row(
      "a thousand fields",
      "forms:\n  f:\n    fields:\n"
        + repeated(1_000) { "      f\($0): { checks: [length: 3] }\n" }
    ),
    Row(
      "a thousand fields and one",
      "forms:\n  f:\n    fields:\n"
        + repeated(1_001) { "      f\($0): { checks: [length: 3] }\n" },
      "pack.too_many_fields 1006"
    ),
    Row(
      "forms of many fields",
      "forms:\n"
        + repeated(10) { form in
          "  form-\(form):\n    fields:\n"
            + repeated(400) { "      f\($0): { checks: [length: 3] }\n" }
        },
      "pack.too_costly 1719"
    ),
    Row(
      "more messages than a pack may have",
      "codes: { a.b: {} }\nmessages:\n  en: { a.b: x }\n  de:\n"
        + repeated(100_000) { "    a.b\($0): x\n" },
      "pack.too_many_messages 6"
    ),
    Row(
      "a code that is longer than any",
      "codes:\n  ? '" + String(repeating: "a.", count: 5_000) + "b'\n  : {}\n",
      "pack.bad_name 4"
    ),
    Row(
      "a rule of which each code is told by thousands of codes of the pack",
      "rules:\n" + repeated(900) { "  r\($0): { checks: [length: 3] }\n" } + "codes:\n"
        + repeated(2_000) { "  length.x\($0): { number: \($0) }\n" } + "messages:\n  en:\n"
        + repeated(2_000) { "    length.x\($0): x\n" }
    ),
  ]

  @Test(arguments: rows)
  func `costly packs are refused at one place`(_ row: Row) {
    let budget = LoadingBudget(units: 100_000)
    let found = PackText.errors([PackText.header + row.body], budget: budget)
    #expect(found.map { "\($0.code) \($0.line)" } == row.found)
  }

  @Test func `of five thousand mistakes a hundred are told`() {
    let body = "rules:\n" + Self.repeated(5_000) { "  name-\($0): { extends: nam-\($0) }\n" }
    let found = PackText.errors([PackText.header + body])
    #expect(found.count == 100)
    #expect(Set(found.map(\.code)) == ["pack.unknown_rule"])
  }

  @Test func `a budget tells once that it is spent`() {
    let budget = LoadingBudget(units: 10)
    #expect(budget.spend(10) == .withinLimit)
    #expect(!budget.isExhausted)
    #expect(budget.spend(1) == .firstBeyond)
    #expect(budget.isExhausted)
    #expect(budget.spend(1) == .beyond)
  }
}
