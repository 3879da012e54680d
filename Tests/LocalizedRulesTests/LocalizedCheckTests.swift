import LocalizedRules
import RuleEngine
import TestSupport
import Testing
import UnicodeText
import Violations

@Suite struct LocalizedCheckTests {
  private static let today = CivilDate("2026-11-24") ?? .epoch
  private static let context = CheckContext(surroundings: Surroundings(today: { today }))

  /// What the first violation is to say: its code and the argument `example`, if it has one.
  struct Row: CustomTestStringConvertible {
    var definition: CheckDefinition
    var settings: [String: Value]
    var text: String
    var code: ViolationCode
    var example: String?
    var testDescription: String { "\(definition.name) \(text)" }

    init(
      _ definition: CheckDefinition,
      _ settings: [String: Value],
      _ text: String,
      _ code: ViolationCode,
      _ example: String? = nil
    ) {
      (self.definition, self.settings, self.text) = (definition, settings, text)
      (self.code, self.example) = (code, example)
    }
  }

  private static let number = LocalizedNumberCheck.definition
  private static let date = LocalizedDateCheck.definition
  private static let money = MoneyCheck.definition

  static let rows = [
    Row(number, ["locale": "de"], "x", "localized_number.format", "1.234,5"),
    Row(number, ["locale": "de-CH"], "x", "localized_number.format", "1’234.5"),
    Row(number, ["locale": "hi"], "1.2.3", "localized_number.separators", "1,234.5"),
    Row(number, ["locale": "de", "fraction-digits": 0], "x", "localized_number.format", "1.234"),
    Row(number, ["locale": "de", "maximum": 20], "x", "localized_number.format", "12,5"),
    Row(number, ["locale": "es"], "1.234", "localized_number.ambiguous", "1234"),
    Row(number, ["locale": "es-419"], "1.234", "localized_number.ambiguous", "1.2340"),
    Row(number, ["locale": "es-419"], "1,234", "localized_number.ambiguous", "1234"),
    Row(date, ["locale": "de"], "x", "localized_date.format", "22.11.2026"),
    Row(date, ["locale": "en"], "x", "localized_date.format", "11/22/2026"),
    Row(date, ["locale": "en-US"], "26/11/2026", "localized_date.order", "11/26/2026"),
    Row(date, ["locale": "de"], "11.26.2026", "localized_date.order", "26.11.2026"),
    Row(
      number,
      ["locale": "nl", "grouping": "refused"],
      "1.234",
      "localized_number.separators",
      "1234,5"
    ),
    Row(date, ["locale": "en"], "03/04/2026", "localized_date.ambiguous", "2026-03-04"),
    Row(date, ["locale": "de"], "22.11.26", "localized_date.ambiguous", "2026-11-22"),
    Row(
      date,
      ["locale": "de", "pivot": "2019-12-31"],
      "22.11.26",
      "localized_date.ambiguous",
      "1926-11-22"
    ),
    Row(date, ["locale": "th"], "22/11/69", "localized_date.two_calendars", "2026-11-22"),
    Row(date, ["locale": "mt"], "x", "localized_date.format", "22/11/2026"),
    Row(money, [:], "EUR 1,234", "localized_number.ambiguous", "EUR 1234"),
    Row(money, [:], "1,234 EUR", "localized_number.ambiguous", "1234 EUR"),
    Row(money, ["locale": "de"], "x", "money.format", "1.234,50\u{A0}EUR"),
    Row(
      money,
      ["locale": "de", "currencies": ["CHF"]],
      "5",
      "money.currency_missing",
      "1.234,50\u{A0}CHF"
    ),
    Row(money, ["locale": "fr", "currency": "EUR"], "5 CHF", "money.currency_not_accepted"),
  ]

  @Test("What is wrong is said with an example of the locale", arguments: rows)
  func says(row: Row) throws {
    let check = try row.definition.check(row.settings)
    let found = try #require(check.violations(in: row.text, context: Self.context).first)
    #expect(found.code == row.code)
    if let example = row.example { #expect(found.arguments["example"] == .text(example)) }
  }

  @Test(
    "A check accepts its examples",
    arguments: rows.map { ($0.definition, $0.settings) } + [
      (number, ["locale": "de", "minimum": "2.5", "maximum": "9", "fraction-digits": 0]),
      (number, ["locale": "ar-EG"]), (number, ["locale": "de", "grouping": "required"]),
      (number, ["locale": "fr", "maximum": "-1"]),
      (date, ["locale": "de", "latest": "2010-12-31"]),
      (date, ["locale": "en", "earliest": "2030-01-01"]), (date, ["locale": "fa"]),
      (date, ["locale": "th", "earliest": "2020-02-01", "latest": "2020-02-03"]),
      (money, ["locale": "de", "known": ["CHF", "USD"]]), (money, ["currency": "JPY"]),
      (money, ["locale": "en", "currency": "optional", "maximum": "1"]),
    ] as [(CheckDefinition, [String: Value])]
  )
  func accepts(definition: CheckDefinition, settings: [String: Value]) throws {
    let check = try definition.check(settings)
    let examples = check.examples(in: Self.context)
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(check.outcome(of: example, context: Self.context) == .valid, "\(example)")
    }
    // A wrong text is answered with the first of them.
    let shown = check.violations(in: "x", context: Self.context).first?.arguments["example"]
    #expect(shown == examples.first.map(Argument.text))
  }

  // All messages show limits in the long form.
  @Test(
    "What a rule shows for its limits can be typed",
    arguments: [
      ("de", DateStyle.allCases), ("ar-EG", DateStyle.allCases), ("hi", DateStyle.allCases),
      ("fa", [.long]), ("th", [.long]), ("ar-SA", [.long]),
      ("fa-u-ca-persian", DateStyle.allCases), ("th-u-ca-buddhist", DateStyle.allCases),
    ] as [(String, [DateStyle])]
  )
  func limitsCanBeTyped(tag: String, styles: [DateStyle]) throws {
    let locale = try #require(LocaleIdentifier(tag))
    let check = try Self.date.check(["locale": .text(tag), "latest": "today-P18Y"])
    let limit = try #require(CivilDate("2008-11-24"))
    for style in styles {
      var text = ""
      LocaleFormats(locale).append((limit.year, limit.month, limit.day), style: style, to: &text)
      #expect(check.findings(in: text, context: Self.context).canonicalForm == "2008-11-24")
    }
    let number = try Self.number.check(["locale": .text(tag), "maximum": "1234567.5"])
    var text = ""
    LocaleFormats(locale).append(.decimal("1234567.5"), style: .standard, to: &text)
    #expect(number.findings(in: text).canonicalForm == "1234567.5")
  }

  @Test(
    "The limits decide between two calendars, and a fact says which one was read",
    arguments: [
      (
        ["locale": "th", "earliest": "1950-01-01", "latest": "2010-12-31"], "22/11/69", "gregorian"
      ),
      (["locale": "th", "earliest": "2020-01-01", "latest": "2030-12-31"], "22/11/69", "buddhist"),
      (["locale": "th"], "22/11/2569", "buddhist"), (["locale": "th"], "22/11/2026", "gregorian"),
      (["locale": "fa"], "1405/9/1", "persian"), (["locale": "de"], "22.11.2026", nil),
    ] as [([String: Value], String, String?)]
  )
  func calendarFact(settings: [String: Value], text: String, calendar: String?) throws {
    let findings = try Self.date.check(settings).findings(in: text, context: Self.context)
    #expect(findings.outcome == .valid)
    #expect(findings.facts["calendar"] == calendar.map { .text($0) })
  }

  @Test("The first day of a month can be an ordinal, also while it is typed")
  func firstDay() throws {
    let check = try Self.date.check(["locale": "fr"])
    let text = "1er janvier 2026"
    #expect(check.findings(in: text, context: Self.context).canonicalForm == "2026-01-01")
    for end in text.indices.dropFirst() {
      let start = String(text[..<end])
      if case .impossible = check.progress(of: start.utf8Span, in: CheckContext()) {
        Issue.record("\(start) is the beginning of a date")
      }
    }
  }

  @Test(
    "The point of a number pad comes before the fraction where that is certain",
    arguments: [
      ("fr", "1234.50", "1234.50"), ("fr", "1 234.567", "1234.567"), ("fr", "0.125", "0.125"),
      ("fr", ".5", "0.5"), ("fr", "-1.5", "-1.5"), ("fr", "1.234", nil), ("fr", "1.2.3", nil),
      ("de", "12.34", "12.34"), ("de", "0.123", "0.123"), ("de", "1.2345", "1.2345"),
      ("de", "1.234", "1234"), ("de", "1234.567", nil), ("de", "1.234.50", nil),
      ("de", "1,234.50", nil), ("fr-CH", "1'234.50", "1234.50"), ("fr-CH", "1’234,50", "1234.50"),
      ("pl", "1\u{A0}234.5", "1234.5"), ("ar-EG", "12.5", "12.5"), ("en", "12,34", nil),
    ] as [(String, String, String?)]
  )
  func numberPad(tag: String, text: String, plain: String?) throws {
    let check = try Self.number.check(["locale": .text(tag)])
    #expect(check.findings(in: text).canonicalForm == plain)
    #expect(check.outcome(of: text) == (plain == nil ? .invalid : .valid))
    for end in text.indices.dropFirst() where plain != nil {
      let start = String(text[..<end])
      if case .impossible = check.progress(of: start.utf8Span, in: CheckContext()) {
        Issue.record("\(start) is the beginning of a number")
      }
    }
  }

  @Test(
    "Amounts have the separators that CLDR has for them",
    arguments: [
      ("en-DE", "€1,234.50", "1234.50", false), ("en-DE", "€1.234,50", "1234.50", false),
      ("en-DE", "€1.234", "1234", false), ("en-DE", "€1,234", "1234", false),
      ("en-DE", "€12,50", "12.50", false), ("en-NL", "KWD 401.715", "401.715", true),
      ("en-NL", "KWD 401,715", "401715", true), ("en-NL", "KWD 401.7150", "401.7150", false),
      ("en", "KWD 401.715", "401.715", false), ("de-AT", "€ 1.234,50", "1234.50", false),
      ("fr-CH", "1 234.50 CHF", "1234.50", false), ("fr", "12.50 €", "12.50", false),
    ]
  )
  func amounts(tag: String, text: String, plain: String, isDoubtful: Bool) throws {
    let check = try Self.money.check(["locale": .text(tag), "digits": ["KWD": 3]])
    let findings = check.findings(in: text)
    #expect(findings.outcome == .valid)
    #expect(findings.canonicalForm == plain)
    #expect(
      findings.violations.map(\.code.rawValue)
        == (isDoubtful ? ["localized_number.ambiguous"] : [])
    )
  }

  @Test("A symbol of several currencies needs a list that leaves one")
  func sharedSymbols() throws {
    let all = try Self.money.check(["locale": "de"])
    #expect(all.violations(in: "5 kr").map(\.code) == ["money.currency_unknown"])
    // CLDR's narrow sign of the córdoba.
    let canadian = try Self.money.check(["locale": "en-CA"])
    #expect(canadian.violations(in: "C$5").map(\.code) == ["money.currency_unknown"])
    let swedish = try Self.money.check(["locale": "de", "currencies": ["SEK", "EUR"]])
    #expect(swedish.findings(in: "5 kr").facts["currency"] == "SEK")
  }

  @Test(
    "A currency may have its name, and its symbol in any width",
    arguments: [
      ("de", "12,50 Euro", "EUR"), ("de", "12,50 EURO", "EUR"), ("en", "5 euros", "EUR"),
      ("fr", "5 francs suisses", "CHF"), ("pl", "5 złotych polskich", "PLN"),
      ("ja", "1,000円", "JPY"), ("ja", "¥1,000", "JPY"), ("ja", "￥1,000", "JPY"),
      ("ar", "5 جنيهات مصرية", "EGP"), ("en-CA", "US$7", "USD"), ("en-US", "US$7", "USD"),
      ("en-US", "CA$7", "CAD"), ("tr", "5 TL", "TRY"), ("ru", "100 руб.", "RUB"),
      ("ru", "100 р.", "RUB"),
      ("zh", "5元", "CNY"),
    ]
  )
  func names(tag: String, text: String, code: String) throws {
    let findings = try Self.money.check(["locale": .text(tag)]).findings(in: text)
    #expect(findings.outcome == .valid)
    #expect(findings.facts["currency"] == .text(code))
  }

  @Test("A locale that nobody knows is refused", arguments: ["xx", "d", "de-", "he-u-ca-hebrew"])
  func unknownLocales(tag: String) {
    #expect(throws: SettingError.self) { try Self.date.check(["locale": .text(tag)]) }
  }

  @Test("Settings that make no sense are refused")
  func settings() {
    #expect(throws: SettingError.self) { try Self.money.check(["currency": "Taler"]) }
    #expect(throws: SettingError.self) { try Self.number.check(["minimum": 2, "maximum": 1]) }
    #expect(throws: SettingError.self) { try Self.number.check(["maximum": "1e60"]) }
    #expect(throws: SettingError.self) {
      try Self.date.check(["earliest": "2026-01-02", "latest": "2026-01-01"])
    }
  }

  @Test(
    "Typing is stopped where nothing can follow",
    arguments: [
      ("1.234.", nil), ("1.23.4", 4), ("1,5.", 3), ("12x", 2), ("0.", nil), ("-", nil),
      ("1234.567", nil), ("0.5x", 3),
    ] as [(String, Int?)]
  )
  func typing(text: String, impossible: Int?) throws {
    let check = try Self.number.check(["locale": "de"])
    let progress = check.progress(of: text.utf8Span, in: CheckContext())
    if let impossible {
      #expect(progress == .impossible(at: impossible))
    } else {
      #expect(progress == .unfinished)
    }
  }
}
