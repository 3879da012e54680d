import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import Violations

/// Whatever extends or takes the place of a strict rule is at least as strict.
@Suite struct InheritedConfidentialityTests {
  private static let base = """
    format: 1
    pack: base
    rules:
      open: { checks: [length: 3] }
      number: { personal: true, checks: [length: 3] }
      hidden: { secret: true, checks: [length: 3] }
      both: { secret: true, personal: true, checks: [length: 3] }
      code: { checks: [security-code] }
      nested: { checks: [all: [when: { matches: { length: 3 }, then: [security-code] }]] }
      heir: { extends: hidden }

    """

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var packs: [String]
    var rule: String
    var confidentiality: Confidentiality

    init(_ name: String, _ packs: String..., rule: String = "x", is expected: Confidentiality) {
      testDescription = name
      self.packs = packs
      self.rule = rule
      confidentiality = expected
    }
  }

  static let rows: [Row] = [
    Row("an open rule", rule: "open", is: .open),
    Row("a personal rule", rule: "number", is: .personal),
    Row("a secret rule", rule: "hidden", is: .secret),
    Row("both", rule: "both", is: .secret),
    Row("a check for secrets", rule: "code", is: .secret),
    Row("a check for secrets inside others", rule: "nested", is: .secret),
    Row("an heir", rule: "heir", is: .secret),
    Row("an heir of an heir", "rules: { x: { extends: heir } }", is: .secret),
    Row("an heir of a personal rule", "rules: { x: { extends: number } }", is: .personal),
    Row("an heir that is stricter", "rules: { x: { extends: number, secret: true } }", is: .secret),
    Row("an heir that says less", "rules: { x: { extends: hidden, personal: true } }", is: .secret),
    Row("an heir without the check", "rules: { x: { extends: code, normalize: [] } }", is: .secret),
    Row("a replacement", "rules: { x: { replaces: hidden, checks: [length: 4] } }", is: .secret),
    Row(
      "a replacement, under the name that it replaces",
      "rules: { x: { replaces: number, checks: [length: 4] } }",
      rule: "number",
      is: .personal
    ),
    Row("a replacement of two", "rules: { x: { replaces: [number, hidden] } }", is: .secret),
    Row("a replacement of an heir", "rules: { x: { replaces: heir } }", is: .secret),
    Row("a replacement of a check for secrets", "rules: { x: { replaces: code } }", is: .secret),
    Row(
      "a replacement with the same name that extends what stood there",
      "rules: { open: { replaces: open, extends: open } }",
      rule: "open",
      is: .open
    ),
    Row(
      "a replacement of a replacement",
      "rules: { hidden: { replaces: hidden } }",
      "rules: { hidden: { replaces: hidden, checks: [length: 5] } }",
      rule: "hidden",
      is: .secret
    ),
    Row(
      "an heir of a rule that is replaced by a strict one",
      "rules: { open: { replaces: open, secret: true } }",
      "rules: { x: { extends: open } }",
      is: .secret
    ),
    Row(
      "an heir below of a rule that is replaced by a strict one",
      "rules: { x: { extends: open } }",
      "rules: { open: { replaces: open, secret: true } }",
      is: .secret
    ),
    Row(
      "a rule with the name of one that is disabled",
      "disable: [hidden]\nrules: { hidden: { checks: [length: 5] } }",
      rule: "hidden",
      is: .secret
    ),
    Row(
      "a rule with the name of one whose pack is disabled",
      "disable: { packs: base }\nrules: { hidden: { checks: [length: 5] } }",
      rule: "hidden",
      is: .secret
    ),
    Row(
      "an heir of a rule that is disabled",
      "disable: [hidden]\nrules: { x: { extends: hidden } }",
      is: .secret
    ),
    Row(
      "what a disabled replacement took the place of",
      "rules: { x: { replaces: open, secret: true } }",
      "disable: [x]",
      rule: "open",
      is: .open
    ),
    Row(
      "rules that take each other's place and extend each other across layers",
      "rules: { a: { secret: true }, b: { extends: a } }",
      "rules: { a: { replaces: a }, b: { replaces: b, extends: a } }",
      rule: "b",
      is: .secret
    ),
  ]

  @Test("Confidentiality is inherited", arguments: rows)
  func inherited(row: Row) throws {
    let library = try Self.library(row.packs)
    #expect(try library.template(row.rule)?.confidentiality == row.confidentiality)
  }

  private static func library(_ packs: [String]) throws -> PackLibrary {
    let uppers = packs.enumerated().map { index, text in
      let requires = index > 0 ? "requires: { packs: [p\(index - 1)] }\n" : ""
      return "format: 1\npack: p\(index)\n\(text)\n" + requires
    }
    let declarations = try ([base] + uppers).enumerated().map { index, text in
      try PackReader.read(SourceText(text, name: "\(index).yaml"), registry: .builtIn)
    }
    return try PackLibrary.loading(
      declarations,
      registry: .builtIn,
      checking: Set(declarations.map(\.name))
    )
  }
}
