import IdentifierRules
import RuleEngine
import Synchronization
import TestSupport
import Testing
import TextRules
import ValueRules
import Violations

@Suite struct RuleTemplateTests {
  private func template(
    _ parameters: [ParameterDefinition],
    _ checks: CheckTemplate...,
    confidentiality: Confidentiality = .open,
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:]
  ) -> RuleTemplate {
    RuleTemplate(
      name: "sample",
      pack: "tests",
      parameters: parameters,
      checks: checks,
      confidentiality: confidentiality,
      packCodes: packCodes
    )
  }

  private let length = CheckTemplate(
    LengthCheck.definition,
    settings: ["minimum": .constant(.integer(2)), "maximum": .parameter("maximum")],
    settingPositions: [
      "maximum": FilePosition(file: "pack.yaml", at: SourcePosition(line: 3, column: 5))
    ]
  )

  private func codes(_ rule: Rule, _ value: Value) -> [ViolationCode] {
    rule.report(on: value, in: CheckContext()).violations.map(\.code)
  }

  @Test("A parameter takes the value given, else its default")
  func defaults() throws {
    let template = template([ParameterDefinition("maximum", .integer(0...9), default: "3")], length)
    let narrow = try template.bind()
    #expect(codes(narrow, "abcd") == ["length.too_long"])
    #expect(narrow.parameters == ["maximum": "3"])
    let wide = try template.bind(["maximum": 4])
    #expect(codes(wide, "abcd") == [])
    #expect(codes(wide, "abcde") == ["length.too_long"])
    #expect(try codes(template.bind(["other": 9]), "abcd") == ["length.too_long"])
  }

  @Test("A parameter that is unset leaves its setting absent")
  func unset() throws {
    let rule = try template([ParameterDefinition("maximum", .integer(0...9))], length).bind()
    #expect(codes(rule, .text(String(repeating: "a", count: 1_000))) == [])
    #expect(codes(rule, "a") == ["length.too_short"])
    #expect(rule.parameters == [:])
  }

  @Test("An unset parameter of a required setting is an error, whatever the check")
  func unsetRequired() {
    for definition in [EqualityCheck.equals, AffixCheck.Place.prefix.definition] {
      let setting = definition.settings[0].name
      let check = CheckTemplate(definition, settings: [setting: .parameter("p")])
      let error = #expect(throws: BindingError.self) {
        try template([ParameterDefinition("p", .text)], check).bind()
      }
      #expect(error?.error.setting == setting)
      #expect(error?.check == definition.name)
    }
  }

  @Test("A value that does not suit its setting is an error with the setting and its position")
  func unsuitable() {
    let template = template([ParameterDefinition("maximum", .integer(0...9))], length)
    for value in ["x", -1, true, ["a"]] as [Value] {
      let error = #expect(throws: BindingError.self) { try template.bind(["maximum": value]) }
      #expect(error?.check == "length")
      #expect(error?.error.setting == "maximum")
      #expect(
        error?.position == FilePosition(file: "pack.yaml", at: SourcePosition(line: 3, column: 5))
      )
    }
    // The combination of settings is at fault; the check names the one to change.
    let error = #expect(throws: BindingError.self) { try template.bind(["maximum": 1]) }
    #expect(error?.error.setting == "minimum")
  }

  @Test("A value that does not suit the declared type is an error, used by a check or not")
  func declaredType() throws {
    let template = template([
      ParameterDefinition("land", .choice(["CH", "DE"]), default: "CH"),
      ParameterDefinition("digits", .integer(4...8)),
    ])
    for good in [["land": "DE"], ["digits": 4], ["digits": "8"], [:]] as [[String: Value]] {
      _ = try template.bind(good)
    }
    for bad in [["land": "XX"], ["digits": 9], ["digits": "four"]] as [[String: Value]] {
      let error = try #require(throws: BindingError.self) { try template.bind(bad) }
      #expect(error.check == bad.keys.first)
      #expect(error.position == nil)
    }
  }

  @Test("A pattern that comes from a parameter is compiled when the rule is bound")
  func parameterPattern() throws {
    let check = CheckTemplate(PatternCheck.definition, settings: ["matches": .parameter("p")])
    let template = template([ParameterDefinition("p", .pattern)], check)
    #expect(try codes(template.bind(["p": "[a-c]+"]), "abc") == [])
    #expect(try codes(template.bind(["p": "[a-b]+"]), "abc") == ["pattern.mismatch"])
    let error = #expect(throws: BindingError.self) { try template.bind(["p": "[a-"]) }
    #expect(error?.error.setting == "matches")
  }

  @Test("Checks inside checks use parameters too")
  func nested() throws {
    let inner = CheckTemplate(
      AffixCheck.Place.prefix.definition,
      settings: ["text": .parameter("site")]
    )
    let outer = CheckTemplate(
      NotCheck.definition,
      settings: ["check": .checks([inner])],
      codes: CodeMapping(replacement: "sample.wrong_site")
    )
    let template = template([ParameterDefinition("site", .text, default: "AB")], outer)
    #expect(try codes(template.bind(), "AB-1") == ["sample.wrong_site"])
    #expect(try codes(template.bind(["site": "CD"]), "AB-1") == [])
    #expect(try codes(template.bind(["site": "CD"]), "CD-1") == ["sample.wrong_site"])
  }

  @Test("A rule that extends another fixes its parameters")
  func replacing() throws {
    let fixed = length.replacing(["maximum": .given("3")])
    #expect(try codes(template([], fixed).bind(), "abcd") == ["length.too_long"])
    let renamed = length.replacing(["maximum": .parameter("limit")])
    let template = template([ParameterDefinition("limit", .text, default: 5)], renamed)
    #expect(try codes(template.bind(), "abcde") == [])
    #expect(try codes(template.bind(["limit": 4]), "abcde") == ["length.too_long"])
  }

  @Test("Values that a check tells apart never share a check")
  func sharedChecks() throws {
    let check = CheckTemplate(
      AffixCheck.Place.prefix.definition,
      settings: ["text": .parameter("p")]
    )
    let template = template([ParameterDefinition("p", .text)], check)
    let long = String(repeating: "x", count: 40)
    // Also values that are equal as strings, are long, or come again after many others.
    let values = ["\u{E9}", "e\u{301}", "5", "true", long] + (0..<600).map { "p\($0)" }
    for value in values + values.prefix(5) {
      let rule = try template.bind(["p": .text(value)])
      #expect(rule.outcome(of: value + "!", in: CheckContext()) == .valid)
      #expect(rule.outcome(of: "!" + value, in: CheckContext()) == .invalid)
    }
    let rule = try template.bind(["p": "e\u{301}"])
    #expect(rule.outcome(of: "\u{E9}", in: CheckContext()) == .invalid)
    // A number and a boolean are written out for a setting that is text.
    #expect(try template.bind(["p": 5]).outcome(of: "5!", in: CheckContext()) == .valid)
    #expect(try template.bind(["p": true]).outcome(of: "true!", in: CheckContext()) == .valid)
  }

  @Test(
    "A confidential template keeps no check made of what it is given",
    arguments: Confidentiality.allCases
  )
  func confidentialChecks(confidentiality: Confidentiality) throws {
    let made = Mutex(0)
    let counting = CheckDefinition(
      "counting",
      "Counts how often it is made.",
      settings: [SettingDefinition("text", .text, "Any text.")],
      codes: [],
      confidentiality: confidentiality
    ) { (_: Settings) throws(SettingError) in
      made.withLock { $0 += 1 }
      return SecurityCodeCheck()
    }
    let template = RuleTemplate(
      name: "number",
      pack: "acme",
      parameters: [ParameterDefinition("p", .text)],
      checks: [CheckTemplate(counting, settings: ["text": .parameter("p")])]
    )
    let before = made.withLock { $0 }
    for _ in 0..<3 { _ = try template.bind(["p": "4111111111111111"]) }
    #expect(made.withLock { $0 } - before == (confidentiality == .open ? 1 : 3))
  }

  @Test("Names that are not parameters are found in order")
  func unknownParameters() {
    let template = template([ParameterDefinition("b", .text)])
    #expect(template.unknownParameter(in: ["b", "z", "a"]) == "a")
    #expect(template.unknownParameter(in: ["b"]) == nil)
    #expect(template.unknownParameter(in: []) == nil)
  }

  @Test("What the pack says about codes reaches each check, and the check's severity wins")
  func packCodes() throws {
    let quiet = CheckTemplate(
      LengthCheck.definition,
      settings: ["minimum": .constant(.integer(5))],
      codes: CodeMapping(replacement: "sample.short", severity: .warning)
    )
    let affix = CheckTemplate(
      AffixCheck.Place.prefix.definition,
      settings: ["text": .constant(.text("a"))]
    )
    let required = CheckTemplate(RequiredCheck.definition)
    let rule = try template(
      [],
      required,
      quiet,
      affix,
      packCodes: [
        "sample.short": .init(number: 1, severity: .error), "prefix.missing": .init(number: 2),
        "required": .init(number: 3),
      ]
    ).bind()
    let report = rule.report(on: "xy", in: CheckContext())
    #expect(report.violations.map(\.code) == ["sample.short", "prefix.missing"])
    #expect(report.violations.map(\.number) == [1, 2])
    #expect(report.violations.map(\.severity) == [.warning, .error])
    #expect(rule.report(on: "", in: CheckContext()).violations.map(\.number) == [3])
  }

  @Test("A secret template redacts what its checks take from the input")
  func secret() throws {
    let check = CheckTemplate(
      CharactersCheck.definition,
      settings: ["allowed": .constant(.text("[a-z]"))],
      codes: CodeMapping(replacement: "sample.character", arguments: ["hint": "small"])
    )
    let rule = try template([], check, confidentiality: .secret).bind()
    let report = rule.report(on: "abCd", in: CheckContext())
    #expect(report.violations == [Violation("sample.character", ["hint": "small"], at: 2..<3)])
    #expect(rule.report(on: "abcd", in: CheckContext()) == Report())
  }

  @Test("A personal template redacts arguments, and keeps the normalised form and ranges")
  func personal() throws {
    let check = CheckTemplate(
      CharactersCheck.definition,
      settings: ["allowed": .constant(.text("[a-z]"))]
    )
    let rule = try template([], check, confidentiality: .personal).bind()
    let report = rule.report(on: "abCd", in: CheckContext())
    #expect(report.violations == [Violation("characters.not_allowed", at: 2..<3)])
    #expect(rule.report(on: "abcd", in: CheckContext()) == Report(normalized: "abcd"))
  }

  @Test("A sealed template has no ranges")
  func sealed() throws {
    let check = CheckTemplate(
      CharactersCheck.definition,
      settings: ["allowed": .constant(.text("[a-z]"))]
    )
    let rule = try template([], check, confidentiality: .sealed).bind()
    let report = rule.report(on: "abCd", in: CheckContext())
    #expect(report.violations == [Violation("characters.not_allowed")])
  }
}
