import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import TestSupport
import Testing
import Violations

/// A rule that fixes the country of a rule for all countries has only the branches of that country,
/// and judges values in the same way.
@Suite("Rules of one country")
struct CountryRulesTests {
  static let header = "format: 1\npack: acme\nsource-locale: en\n"

  private static func library(of text: String) throws -> PackLibrary {
    let pack = try PackReader.read(SourceText(text, name: "acme.yaml"), registry: .builtIn)
    let bundled = try Rulebook(.init(resources: DataFiles.root)).library.layers
    return try PackLibrary(bundled + [pack], registry: .builtIn)
  }

  /// A rule or form, and what it costs at most.
  ///
  /// A rule costs 80, 5 for each check that it inherits, and up to 250 for the codes of the rules
  /// that it passes values to. So does the bundled rule, which the linker links again. A check that
  /// is made costs 15, and a pattern a few units more. Of the up to 60 checks of such a rule, those
  /// for one country remain. The rules of the country have up to 20 checks each. All countries
  /// together would make more than 500 checks of the rule, which cost more than 7,500.
  struct Cost: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var most: Int

    /// The bundled rule.
    var rule: String

    init(_ rule: String, _ country: String, most: Int) {
      testDescription = "\(rule) of \(country)"
      body = "rules:\n  x: { extends: \(rule), with: { country: \(country) } }\n"
      (self.rule, self.most) = (rule, most)
    }

    init(_ name: String, of rule: String, _ body: String, most: Int) {
      (testDescription, self.rule, self.body, self.most) = (name, rule, body, most)
    }
  }

  static let costs = [
    Cost("vat", "RO", most: 1_500),
    Cost("vat", "TR", most: 1_500),
    Cost("tax-number", "RO", most: 1_500),
    Cost("tax-number", "TR", most: 2_000),
    Cost("national-id", "PL", most: 1_500),
    Cost("company-number", "PL", most: 2_500),
    Cost("postal-code", "NL", most: 800),
    Cost("bank-account", "US", most: 1_500),
    Cost("vat", "XX", most: 800),
    Cost(
      "a rule that passes a country on",
      of: "vat",
      "rules:\n  x: { checks: [rule: { name: vat, with: { country: RO } }] }\n",
      most: 1_500
    ),
    Cost(
      "a field with a country",
      of: "vat",
      "forms:\n  f:\n    fields:\n      v: { rule: vat, with: { country: RO } }\n",
      most: 2_000
    ),
  ]

  @Test("cost as much as their own branches", arguments: costs)
  func cost(_ row: Cost) throws {
    let library = try Self.library(of: Self.header + row.body)
    // The rules of all countries are linked once, for all rules that use them.
    #expect(try library.template(row.rule) != nil)
    try library.checkEverything(in: ["acme"], within: LoadingBudget(units: row.most))
  }

  /// The rules for all countries.
  static let names = [
    "vat", "tax-number", "national-id", "company-number", "postal-code", "bank-account",
  ]

  @Test func `a pack can have two thousand of them`() throws {
    let countries = [
      "BE", "BG", "BR", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "GB", "NL", "PL", "RO", "SE",
    ]
    let lines = (0..<2_000).map { index in
      let name = Self.names[index % Self.names.count]
      let country = countries[index / Self.names.count % countries.count]
      return "  r\(index): { extends: \(name), with: { country: \(country) } }\n"
    }
    let rulebook = try PartsFixture.rulebook(
      Self.header + "rules:\n" + lines.joined(),
      beside: [.bundled]
    )
    #expect(try rulebook.rule("r1968").accepts("RO18547290"))
  }

  /// A rule for all countries with one of them, the rules that remain, and whether the country can
  /// be reported as unknown.
  struct Remainder: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(rule) of \(country)" }
    var rule: String
    var country: String
    var rules: Set<String>
    var reportsCountry = false
  }

  static let remainders = [
    Remainder(rule: "vat", country: "RO", rules: ["ro.cf"]),
    Remainder(rule: "vat", country: "TR", rules: ["tr.vkn", "tr.tckimlik"]),
    Remainder(rule: "vat", country: "gr", rules: ["gr.vat"]),
    Remainder(rule: "vat", country: "XX", rules: [], reportsCountry: true),
    Remainder(rule: "tax-number", country: "RO", rules: ["ro.cf"]),
    Remainder(rule: "tax-number", country: "TR", rules: ["tr.vkn", "tr.tckimlik"]),
    Remainder(rule: "tax-number", country: "XX", rules: [], reportsCountry: true),
    Remainder(rule: "national-id", country: "PL", rules: ["pl.pesel"]),
    Remainder(rule: "company-number", country: "PL", rules: ["pl.regon", "pl.krs"]),
    Remainder(rule: "postal-code", country: "NL", rules: []),
    Remainder(rule: "postal-code", country: "XX", rules: [], reportsCountry: true),
  ]

  @Test("pass values to the rules of their country", arguments: remainders)
  func rules(_ row: Remainder) throws {
    let library = try Self.library(
      of: Self.header
        + "rules:\n  x: { extends: \(row.rule), with: { country: \(row.country) } }\n"
        + "forms:\n  f: { fields: { v: { rule: \(row.rule), with: { country: \(row.country) } } } }\n"
    )
    let rule = try #require(try library.template("x"))
    let field = try #require(try library.form("f")?.fields.first?.rule)
    var reports = RuleReports()
    for template in [rule, field] {
      #expect(Set(template.traits.rules.keys) == row.rules)
      let codes = reports.codes(of: template)
      #expect(codes.contains("identifier.country") == row.reportsCountry)
    }
  }

  @Test("judge values as the rule for all countries does", arguments: names)
  func verdicts(_ name: String) throws {
    let bundled = try Rulebook(.init(resources: DataFiles.root)).library
    let whole = try #require(try bundled.template(name))
    let declaration = try #require(bundled.packs.flatMap(\.rules).first { $0.name == name })
    let countries = whole.traits.parts?.lookUps.first?.table?.rows.flatMap(\.keys) ?? []
    #expect(countries.count > 50)
    let lines = countries.map { country in
      "  of-\(country.lowercased()): { extends: \(name), with: { country: \(country) } }\n"
    }
    let heirs = try PartsFixture.rulebook(
      Self.header + "rules:\n" + lines.joined(),
      beside: [.bundled]
    ).library
    for country in countries {
      let heir = try #require(try heirs.template("of-\(country.lowercased())")).bind()
      let rule = try whole.bind(["country": .text(country)])
      let own = declaration.examples.filter { $0.parameters["country"] == .text(country) }
      for value in (own + declaration.examples.prefix(10)).map(\.value) {
        let expected = rule.report(on: value, in: CheckContext(surroundings: .system))
        let actual = heir.report(on: value, in: CheckContext(surroundings: .system))
        #expect(actual.outcome == expected.outcome, "\(country) \(value)")
        // How much can be spent on finding the slip differs.
        let (codes, expectedCodes) = (
          actual.violations.map(\.code), expected.violations.map(\.code)
        )
        #expect(
          codes.areOrAreSlips(of: expectedCodes) || expectedCodes.areOrAreSlips(of: codes),
          "\(country) \(value)"
        )
        #expect(actual.normalized == expected.normalized, "\(country) \(value)")
      }
    }
  }
}
