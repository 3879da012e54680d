import Rulebook
import TestSupport
import Testing

/// Rules that a program writes in Swift.
@Suite("Rules in Swift")
struct RuleTests {
  enum Room: String, FieldValue, CaseIterable, Sendable { case single, double }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: @Sendable () throws -> Rule
    var valid: [Value]
    var invalid: [Value]

    /// The code that each invalid value is reported with.
    var code: ViolationCode

    init(
      _ testDescription: String,
      valid: [Value],
      invalid: [Value],
      _ code: ViolationCode,
      messages: [ViolationCode: FieldText] = [:],
      normalize steps: [Rule.Step] = [],
      @Rule.Builder checks: @escaping @Sendable () -> Rule.Checks
    ) {
      self.testDescription = testDescription
      self.valid = valid
      self.invalid = invalid
      self.code = code
      rule = { try Rule("sample", normalize: steps, messages: messages, checks: checks) }
    }
  }

  private static let own: [ViolationCode: FieldText] = ["own.wrong": "Wrong."]

  static let rows: [Row] = [
    Row("a length", valid: ["1234"], invalid: ["123", "12345"], "length.wrong") {
      .length(4...4)
    },
    Row("at least", valid: ["1234"], invalid: ["123"], "length.too_short") { .length(4...) },
    Row("at most", valid: ["1234"], invalid: ["12345"], "length.too_long") { .length(...4) },
    Row("less than", valid: ["123"], invalid: ["1234"], "length.too_long") { .length(..<4) },
    Row("ignored characters", valid: ["12-34"], invalid: ["12345"], "length.too_long") {
      .length(...4, ignoring: "[-]")
    },
    Row("a pattern", valid: ["AB"], invalid: ["ab", "ABC"], "own.wrong", messages: own) {
      .pattern("[A-Z]{2}", code: "own.wrong")
    },
    Row("a pattern of any case", valid: ["ab"], invalid: ["a1"], "own.wrong", messages: own) {
      .pattern("[A-Z]{2}", ignoringCase: true, code: "own.wrong")
    },
    Row("characters", valid: ["az"], invalid: ["a1"], "characters.not_allowed") {
      .characters(allowed: "[a-z]")
    },
    Row("no characters", valid: ["az"], invalid: ["a-"], "own.wrong", messages: own) {
      .characters(forbidden: "[-]", code: "own.wrong")
    },
    Row("a number of characters", valid: ["a12"], invalid: ["a1"], "own.wrong", messages: own) {
      .characters("[0-9]", count: 2..., code: "own.wrong")
    },
    Row("a number", valid: ["1", 14], invalid: [15], "number.too_large") { .number(1...14) },
    Row("a number below", valid: [0.49], invalid: [0.5], "own.wrong", messages: own) {
      .number(0..<0.5, code: "own.wrong")
    },
    Row("a whole number", valid: [2], invalid: [1.5], "number.not_whole") {
      .number(0..., isWhole: true)
    },
    Row("a multiple", valid: [1.5], invalid: [1.25], "own.wrong", messages: own) {
      .number(0..., multipleOf: 0.5, code: "own.wrong")
    },
    Row("a date", valid: ["2026-01-01"], invalid: ["2025-12-31"], "date.too_early") {
      .date(earliest: "2026-01-01")
    },
    Row("one of some texts", valid: ["a"], invalid: ["b"], "one_of.missing") { .oneOf(["a"]) },
    Row("one of an enumeration", valid: ["double"], invalid: ["tent"], "one_of.missing") {
      .oneOf(Room.allCases)
    },
    Row("one of some numbers", valid: [1.5], invalid: [2], "one_of.missing") { .oneOf([1, 1.5]) },
    Row("another rule", valid: ["ann@example.org"], invalid: ["ann@"], "email.domain.missing") {
      .rule("email")
    },
    Row("a rule with parameters", valid: ["079 123 45 67"], invalid: ["079"], "phone.too_short") {
      .rule("phone", with: ["region": "CH"])
    },
    Row("one of several", valid: ["1", "aa"], invalid: ["b"], "own.wrong", messages: own) {
      .anyOf(.pattern("[0-9]"), .length(2...2).characters(allowed: "[a]"), code: "own.wrong")
    },
    Row("not", valid: ["01"], invalid: ["00"], "own.wrong", messages: own) {
      .not(.pattern("0+"), code: "own.wrong")
    },
    Row("any check by its name", valid: ["AB-1"], invalid: ["1"], "prefix.missing") {
      .check("prefix", ["text": "AB-"])
    },
    Row(
      "normalization",
      valid: [" a b-"],
      invalid: ["c"],
      "own.wrong",
      messages: own,
      normalize: [.trim, .uppercase, .remove("[ -]")]
    ) {
      .pattern("AB", code: "own.wrong")
    },
    Row("two lines are two checks", valid: ["aa"], invalid: ["a"], "length.wrong") {
      .characters(allowed: "[a]")
        .length(2...2)
    },
    Row("so are two statements", valid: ["aa"], invalid: ["a"], "length.wrong") {
      Rule.Checks.characters(allowed: "[a]")
      Rule.Checks.length(2...2)
    },
    Row("a loop", valid: ["ab"], invalid: ["b"], "own.wrong", messages: own) {
      for letter in ["a", "b"] { Rule.Checks.pattern(".*\(letter).*", code: "own.wrong") }
    },
  ]

  private static func rulebook(_ sources: PackSource...) throws -> Rulebook {
    try Rulebook(.init(sources: [.bundled] + sources, resources: DataFiles.root))
  }

  @Test("Each check accepts and refuses", arguments: rows)
  func checks(_ row: Row) throws {
    let handle = try Self.rulebook(.rules([row.rule()])).rule("sample")
    for value in row.valid { #expect(handle.check(value).violations == [], "\(value)") }
    for value in row.invalid {
      #expect(handle.check(value).violations.map(\.code) == [row.code], "\(value)")
    }
  }

  /// A step, a text, and the text after the step.
  static let steps: [(Rule.Step, String, String)] = [
    (.asTyped, "\u{200B}１٢", "12"), (.trim, " a ", "a"), (.collapseSpaces, "a \t b", "a b"),
    (.collapseBlanks, "a  \tb", "a \tb"),
    (.nfc, "e\u{301}", "\u{E9}"), (.nfkc, "ﬁ", "fi"), (.lowercase, "A", "a"),
    (.uppercase, "ß", "SS"), (.asciiDigits, "٣", "3"), (.remove("[ -]"), "a\u{2013}b", "ab"),
  ]

  @Test("Each step does what it does in packs", arguments: steps)
  func step(_ step: Rule.Step, text: String, normalized: String) throws {
    let rule = try Rule("sample", normalize: [step]) { .length(1...) }
    let report = try Self.rulebook(.rules([rule])).check(text, as: "sample")
    #expect(
      report.normalized?.text?.unicodeScalars.elementsEqual(normalized.unicodeScalars) == true
    )
  }

  @Test("Its own codes have messages in its languages")
  func messages() throws {
    let pin = try Rule(
      "pin",
      messages: ["pin.letters": ["en": "Use “digits”.", "de": "Nur Ziffern:\u{2028}0–9."]]
    ) {
      .pattern("[0-9]*", code: "pin.letters")
    }
    let rulebook = try Self.rulebook(.rules([pin]))
    let report = try rulebook.check("a", as: "pin")
    #expect(rulebook.messages(for: report, in: "en").map(\.text) == ["Use “digits”."])
    #expect(rulebook.messages(for: report, in: "de").map(\.text) == ["Nur Ziffern:\u{2028}0–9."])
  }

  struct Shared: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var first: FieldText
    var second: FieldText

    /// The English and the German message; nil if the rulebook refuses the rules.
    var messages: [String]?
  }

  static let shared: [Shared] = [
    Shared(testDescription: "equal", first: "Digits.", second: "Digits.", messages: ["Digits."]),
    Shared(testDescription: "different", first: "Digits.", second: "Numbers.", messages: nil),
    Shared(
      testDescription: "in different languages",
      first: "Digits.",
      second: ["de": "Ziffern."],
      messages: ["Digits.", "Ziffern."]
    ),
    Shared(
      testDescription: "different in one of two languages",
      first: ["en": "Digits.", "de": "Ziffern."],
      second: ["en": "Digits.", "de": "Zahlen."],
      messages: nil
    ),
  ]

  @Test("Two rules share a code only if their messages agree", arguments: shared)
  func sharedCodes(_ row: Shared) throws {
    let code: ViolationCode = "own.wrong"
    let rules = try [("first", row.first), ("second", row.second)].map { name, text in
      try Rule(name, messages: [code: text]) { .pattern("[0-9]*", code: code) }
    }
    guard let messages = row.messages else {
      let error = try #require(throws: LoadingError.self) { try Self.rulebook(.rules(rules)) }
      #expect(error.diagnostics.map(\.code) == ["pack.duplicate_message"])
      #expect(error.diagnostics.first?.reason.contains("`first` and `second`") == true)
      return
    }
    let rulebook = try Self.rulebook(.rules(rules))
    let report = try rulebook.check("a", as: "second")
    for (tag, message) in zip(["en", "de"], messages) {
      #expect(rulebook.messages(for: report, in: tag).map(\.text) == [message])
    }
  }

  @Test("Packs after it can use it, and a secret stays secret")
  func inPacks() throws {
    let key = try Rule("key", isSecret: true) { .length(4...) }
    let pack = "format: 1\npack: own\nforms: { f: { fields: { key: { rule: key } } } }"
    let rulebook = try Self.rulebook(.rules([key]), .text(pack, name: "own.yaml"))
    let report = try rulebook.check(["key": "abc"], form: "f")
    #expect(report.violations.map(\.code) == ["length.too_short"])
    #expect(try rulebook.rule(key).isSecret)
    #expect(try rulebook.check("abcd", as: "key").normalized == nil)
  }

  /// A mistake, and the code of its diagnostic.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var make: @Sendable () throws -> Void
  }

  static let mistakes: [Mistake] = [
    Mistake(testDescription: "a broken pattern", code: "pack.bad_setting") {
      _ = try Rule("a") { .pattern("[a") }
    },
    Mistake(testDescription: "a length below all numbers", code: "pack.bad_setting") {
      _ = try Rule("a") { .length(..<Int.min) }
    },
    Mistake(testDescription: "an empty range of lengths", code: "pack.bad_setting") {
      _ = try Rule("a") { .length(4..<4) }
    },
    Mistake(testDescription: "a broken name", code: "pack.bad_name") {
      _ = try Rule("A b") { .length(1...) }
    },
    Mistake(testDescription: "a broken message", code: "message.syntax") {
      _ = try Rule("a", messages: ["a.b": "x {"]) { .pattern("a", code: "a.b") }
    },
    Mistake(testDescription: "an unknown rule", code: "pack.unknown_rule") {
      _ = try RuleTests.rulebook(.rules([Rule("a") { .rule("emial") }]))
    },
    Mistake(testDescription: "an unknown check", code: "pack.unknown_check") {
      _ = try RuleTests.rulebook(.rules([Rule("a") { .check("lenght") }]))
    },
    Mistake(testDescription: "a misspelt code", code: "pack.unknown_code") {
      let rule = try Rule("a", messages: ["a.wrong": "x"]) { .pattern("a", code: "a.wrogn") }
      _ = try RuleTests.rulebook(.rules([rule]))
    },
    Mistake(testDescription: "an unknown placeholder", code: "lint.unknown_argument") {
      let rule = try Rule("a", messages: ["a.b": "{least}"]) { .pattern("a", code: "a.b") }
      _ = try RuleTests.rulebook(.rules([rule]))
    },
    Mistake(testDescription: "two rules with one name", code: "yaml.duplicate_key") {
      let rule = try Rule("a") { .length(1...) }
      _ = try RuleTests.rulebook(.rules([rule, rule]))
    },
  ]

  @Test(
    "A mistake is found where the rule is made, or where a rulebook takes it",
    arguments: mistakes
  )
  func mistake(_ row: Mistake) throws {
    let error = try #require(throws: LoadingError.self) { try row.make() }
    #expect(error.diagnostics.map(\.code) == [row.code], "\(error)")
  }
}
