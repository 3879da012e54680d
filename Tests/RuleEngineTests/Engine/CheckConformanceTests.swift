import PhoneNumbers
import RuleEngine
import TestSupport
import Testing
import TextRules
import Violations
import WebAddresses

/// Every check that comes with the engine, on every kind of value.
@Suite struct CheckConformanceTests {
  /// A check with settings that make it report something.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var settings: [String: Value] = [:]
    var prepared: [String: SettingValue] = [:]
    var testDescription: String { "\(name) \(settings.keys.sorted()) \(prepared.keys.sorted())" }
  }

  private static let letters = CheckList([RuleCheck(LengthCheck(2...4))])
  private static let issuers = SettingValue.table(IssuerFixture.prefixTable)
  private static let fields: FixedFields = [
    "other": "abc", "number": 5, "date": "2026-11-20", "list": ["a", 1],
  ]

  private static let numbers = phoneNumbers()

  /// Returns no numbers if the fixture is broken; its own tests report that.
  private static func phoneNumbers() -> SettingValue {
    do {
      return .table(try PhoneFixture.directory())
    } catch {
      Issue.record(error)
      return .table(PhoneDirectory(index: [:], source: PhoneFixture(descriptions: [:])))
    }
  }

  static let samples: [Sample] = [
    Sample(name: "required"), Sample(name: "required", settings: ["blank": "empty"]),
    Sample(name: "type", settings: ["is": "number"]),
    Sample(name: "type", settings: ["is": "text"]),
    Sample(name: "length", settings: ["minimum": 2, "maximum": 4]),
    Sample(name: "length", settings: ["exact": 3, "unit": "utf16"]),
    Sample(name: "pattern", settings: ["matches": #"[A-Z]{2}-\d{6}"#]),
    Sample(name: "pattern", settings: ["matches": #"(\p{L}|[0-9])+|(a|b)*c"#]),
    Sample(
      name: "characters",
      settings: [
        "allowed": #"[\p{L}\p{Nd}]"#, "forbidden": "[xyz]", "counted": #"[\p{Nd}]"#, "minimum": 1,
        "maximum": 3, "class": "digit",
      ]
    ),
    Sample(name: "number", settings: ["minimum": 1, "below": "5.5", "fraction-digits": 2]),
    Sample(name: "number", settings: ["above": "0.1", "maximum": 4, "whole": true]),
    Sample(name: "number", settings: ["type": "number"]),
    Sample(name: "date", settings: ["earliest": "today-P1Y", "latest": "today"]),
    Sample(name: "localized-number", settings: ["locale": "de", "minimum": 1, "maximum": 9999]),
    Sample(name: "localized-number", settings: ["locale": "es", "fraction-digits": 2]),
    Sample(name: "localized-date", settings: ["locale": "en", "earliest": "today-P1Y"]),
    Sample(name: "localized-date", settings: ["locale": "fa", "latest": "today"]),
    Sample(name: "money", settings: ["locale": "de-CH", "currencies": ["CHF", "EUR"]]),
    Sample(name: "money", settings: ["locale": "en", "currency": "optional", "maximum": 100]),
    Sample(name: "age", settings: ["minimum": 18, "maximum": 65]),
    Sample(name: "time", settings: ["earliest": "08:00", "latest": "now"]),
    Sample(name: "time", settings: ["offset": true]),
    Sample(name: "date-time", settings: ["earliest": "now-P1D", "latest": "today"]),
    Sample(name: "date-time", settings: ["format": "local", "latest": "2026-11-20T14:30"]),
    Sample(name: "date-time", settings: ["format": "iso8601"]),
    Sample(name: "date-time", settings: ["format": "http"]),
    Sample(name: "date-time", settings: ["format": "email"]),
    Sample(name: "duration", settings: ["minimum": "PT15M", "maximum": "P1M"]),
    Sample(name: "duration", settings: ["style": "iso8601"]),
    Sample(name: "iso-date", settings: ["forms": ["day", "week", "basic"]]),
    Sample(name: "interval"), Sample(name: "cron"),
    Sample(name: "cron", settings: ["seconds": true, "years": true, "quartz": true]),
    Sample(name: "one-of", settings: ["values": ["a", 5, true], "ignoring-case": true]),
    Sample(name: "one-of", prepared: ["words": .table(WordList(["abc", "ß"]))]),
    Sample(name: "ip-address", settings: ["prefix": "optional", "host-bits": false, "zone": true]),
    Sample(name: "ip-address", settings: ["version": "4", "kinds": ["public"]]),
    Sample(
      name: "ip-address",
      settings: ["prefix": "required", "version": "6", "within": ["2001:db8::/32"]]
    ),
    Sample(name: "host-name", settings: ["single-label": true, "underscores": true]),
    Sample(
      name: "host-name",
      settings: ["unicode": true, "wildcard": true, "trailing-dot": true],
      prepared: ["suffixes": .table(PublicSuffixes(lines: ["com", "co.uk", "*.ck"]))]
    ),
    Sample(name: "equals", settings: ["value": "abc"]),
    Sample(name: "equals", settings: ["value": 7]),
    Sample(name: "not-equals", settings: ["value": 7]),
    Sample(name: "not-equals", settings: ["value": ["a", nil]]),
    Sample(name: "prefix", settings: ["text": "a"]),
    Sample(name: "suffix", settings: ["text": "é"]),
    Sample(name: "contains", settings: ["text": "@"]),
    Sample(name: "length", settings: ["minimum": 1, "maximum": 2, "unit": "words"]),
    Sample(name: "markup"), Sample(name: "addresses", settings: ["kinds": ["web"]]),
    Sample(name: "unwanted-words", settings: ["values": ["abc", "4b", "x y"]]),
    Sample(name: "suspicious-characters"),
    Sample(name: "suspicious-characters", settings: ["kinds": ["invisible"], "within": "text"]),
    Sample(name: "same-as", settings: ["field": "other"]),
    Sample(name: "different-from", settings: ["field": "number"]),
    Sample(name: "all", prepared: ["of": .checks(letters)]),
    Sample(name: "any", prepared: ["of": .checks(letters)]),
    Sample(name: "not", prepared: ["check": .checks(letters)]),
    Sample(name: "when", prepared: ["matches": .checks(letters), "else": .checks(letters)]),
    Sample(name: "when", settings: ["field": "other"], prepared: ["then": .checks(letters)]),
    Sample(name: "when", settings: ["if": true], prepared: ["then": .checks(letters)]),
    Sample(name: "points", settings: ["minimum": 1], prepared: ["of": .checks(letters)]),
    Sample(
      name: "points",
      settings: ["weights": 3, "levels": ["weak": 1, "strong": 3], "minimum-level": "strong"],
      prepared: ["of": .checks(letters)]
    ),
    Sample(name: "rule", prepared: ["name": .rule(Rule(name: "letters", checks: letters.checks))]),
    Sample(name: "count", settings: ["minimum": 2, "maximum": 3]),
    Sample(name: "count", settings: ["exact": 2]),
    Sample(name: "each", prepared: ["of": .checks(letters)]),
    Sample(
      name: "each",
      settings: ["blank": true],
      prepared: ["keys": .checks(letters), "values": .checks(letters)]
    ),
    Sample(name: "distinct"), Sample(name: "distinct", settings: ["by": ["a"]]),
    Sample(name: "distinct", settings: ["ignoring-case": true]),
    Sample(name: "includes", settings: ["values": ["a", 5, true]]),
    Sample(name: "includes", settings: ["values": ["a", "b"], "minimum": 1]),
    Sample(name: "includes", prepared: ["words": .table(WordList(["abc", "ß"]))]),
    Sample(name: "excludes", settings: ["values": ["a", 1], "ignoring-case": true]),
    Sample(name: "subset-of", settings: ["values": ["a", 5, true]]),
    Sample(name: "subset-of", settings: ["field": "list"]),
    Sample(name: "is-member-of", settings: ["field": "list"]),
    Sample(name: "sorted"),
    Sample(name: "sorted", settings: ["order": "descending", "strictly": true, "numbers": true]),
    Sample(name: "sorted", settings: ["by": "a"]),
    Sample(name: "members", settings: ["required": ["a", "b"]]),
    Sample(
      name: "members",
      settings: ["any-of": ["x", "y"], "optional": "a", "others": "refuse"]
    ),
    Sample(name: "sum", settings: ["field": "x", "of": ["number"]]),
    Sample(name: "sum", settings: ["field": "x", "of": ["number"], "minimum": 7]),
    Sample(name: "checksum", settings: ["method": "luhn"]),
    Sample(name: "checksum", settings: ["weights": [1, 3], "modulus": 10, "remainder": 0]),
    Sample(name: "compare", settings: ["field": "x", "after": "date"]),
    Sample(name: "compare", settings: ["field": "x", "not-after": "number"]),
    Sample(name: "filled", settings: ["fields": ["x", "number"], "maximum": 1]),
    Sample(name: "email"), Sample(name: "email", settings: ["profile": "html"]),
    Sample(
      name: "email",
      prepared: [
        "provider-domains": .table(WordList(["example.org", "mail.example"])),
        "real-domains": .table(WordList(["exampel.org"])),
      ]
    ),
    Sample(name: "domain", settings: ["allow": ["*.example.org", "example.org"]]),
    Sample(name: "domain", settings: ["deny": ["example.org"]]),
    Sample(name: "url"), Sample(name: "url", settings: ["profile": "lenient"]),
    Sample(name: "url", settings: ["scheme-optional": true]),
    Sample(name: "url", settings: ["public-host": true, "ports": ["default"], "query": false]),
    Sample(name: "phone", prepared: ["numbers": numbers]),
    Sample(
      name: "phone",
      settings: ["region": "CH", "regions": ["CH"], "types": ["mobile"]],
      prepared: ["numbers": numbers]
    ),
    Sample(name: "payment-card", prepared: ["issuers": issuers]),
    Sample(name: "payment-card", settings: ["accepted": "visa"], prepared: ["issuers": issuers]),
    Sample(
      name: "common-password",
      prepared: [
        "words": .table(WordList(["letmein"])),
        "dictionaries": .table(ShippedPasswordTables.dictionaries),
      ]
    ),
    Sample(
      name: "password-strength",
      settings: ["context": ["Ann"], "reference-year": 2026],
      prepared: [
        "dictionaries": .table(ShippedPasswordTables.dictionaries),
        "keyboards": .table(ShippedPasswordTables.keyboards),
      ]
    ),
    Sample(name: "base58check"),
    Sample(name: "bitcoin-address"),
    Sample(name: "bitcoin-address", settings: ["networks": ["main", "test"]]),
    Sample(name: "byte-size"),
    Sample(name: "byte-size", settings: ["least": "1 KiB", "greatest": "10 MB"]),
    Sample(name: "ethereum-address"),
    Sample(name: "ethereum-address", settings: ["checksum": "required"]),
    Sample(name: "json"), Sample(name: "json", settings: ["types": ["object"], "depth": 2]),
    Sample(name: "web-token"), Sample(name: "web-token", settings: ["unsigned": true]),
    Sample(name: "security-code"), Sample(name: "security-code", settings: ["length": 3]),
    Sample(
      name: "security-code",
      settings: ["number": "4111111111111111"],
      prepared: ["issuers": issuers]
    ),
    Sample(name: "card-expiry"),
    Sample(name: "person-name"), Sample(name: "person-name", settings: ["profile": "company"]),
    Sample(name: "person-name", settings: ["scripts": ["Cyrl"], "parts": ["given", "family"]]),
    Sample(
      name: "person-name",
      settings: ["alphabet": "de", "protected": ["Ann"], "mixed-scripts": "warn"]
    ),
    Sample(name: "username"), Sample(name: "username", settings: ["profile": "case-preserved"]),
    Sample(name: "nickname"),
    Sample(name: "blocklist", prepared: ["words": .table(WordList(["abc", "é", "pass"]))]),
    Sample(
      name: "blocklist",
      settings: ["ignoring-case": true],
      prepared: ["words": .table(WordList(["abc", "straße", "ΟΔΟΣ"]))]
    ),
    Sample(name: "uri"),
    Sample(name: "uri", settings: ["international": true, "references": true]),
    Sample(name: "uri", settings: ["schemes": ["https"], "authority": "required"]),
    Sample(name: "uri", settings: ["references": true, "fragment": "refused"]),
    Sample(name: "uri-template"), Sample(name: "mailto"), Sample(name: "media-type"),
    Sample(name: "media-type", settings: ["accepted": ["image/*", "text/html"]]),
    Sample(name: "data-uri", settings: ["accepted": ["text/*"], "maximum": 3]),
    Sample(name: "regex"), Sample(name: "regex", settings: ["syntax": "browsers"]),
    Sample(name: "regex", settings: ["syntax": "icu"]),
    Sample(name: "runs", settings: ["maximum-repeat": 1, "maximum-sequence": 2]),
    Sample(name: "runs", settings: ["maximum-repeat": 2, "ignoring-case": false]),
    Sample(
      name: "context-words",
      settings: ["words": ["abc", "пароль", "ann@example.org", "한국어"], "minimum-rest": 100]
    ),
  ]

  private static func faults(of sample: Sample) throws -> [String] {
    let definition = try #require(SubjectRegistry.builtIn.check(sample.name))
    return verifyCheck(
      try definition.check(sample.settings, prepared: sample.prepared),
      definition: definition,
      context: CheckContext(fields: fields),
      inner: LengthCheck.definition.codes
    )
  }

  @Test("A built-in check does what any check must", arguments: samples)
  func conforms(sample: Sample) throws {
    #expect(try Self.faults(of: sample).prefix(5) == [])
  }

  @Test("So does every other built-in check, or it has no sample here and needs one")
  func conformsWithDefaults() throws {
    let sampled = Set(Self.samples.map(\.name))
    for definition in SubjectRegistry.builtIn.checks where !sampled.contains(definition.name) {
      do {
        #expect(try Self.faults(of: Sample(name: definition.name)).prefix(5) == [])
      } catch let error as SettingError {
        Issue.record("\(definition.name) needs a sample with settings: \(error.reason)")
      }
    }
  }

  @Test("Names, settings, codes, arguments and facts are spelled as packs need them")
  func spelling() {
    func isWord(_ name: String, joinedBy hyphen: Character) -> Bool {
      !name.isEmpty
        && name.split(separator: hyphen, omittingEmptySubsequences: false).allSatisfy { part in
          !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
        }
    }
    for definition in SubjectRegistry.builtIn.checks {
      #expect(isWord(definition.name, joinedBy: "-"))
      #expect(definition.summary.hasSuffix("."))
      for setting in definition.settings { #expect(isWord(setting.name, joinedBy: "-")) }
      for fact in definition.facts { #expect(isWord(fact.name, joinedBy: "_")) }
      for code in definition.codes {
        #expect(code.code.isWellFormed, "\(code.code)")
        for argument in code.arguments { #expect(isWord(argument.name, joinedBy: "_")) }
      }
      if let shorthand = definition.shorthand { #expect(definition.setting(shorthand) != nil) }
      let settings = definition.settings.map(\.name)
      #expect(Set(settings).count == settings.count)
      let codes = definition.codes.map(\.code)
      #expect(Set(codes).count == codes.count)
      #expect(definition.isBetweenFields == ["compare", "filled", "sum"].contains(definition.name))
    }
  }

  @Test("A default text means something as its setting")
  func defaults() throws {
    for definition in SubjectRegistry.builtIn.checks {
      for setting in definition.settings {
        guard let text = setting.defaultText else { continue }
        #expect(throws: Never.self) { try setting.type.interpret(.text(text)) }
      }
    }
  }

  /// A check with every fault that can be seen from outside.
  private struct FaultyCheck: Check {
    func check(
      _ text: UTF8Span,
      in context: borrowing CheckContext,
      into findings: inout Findings
    ) {
      var copy = ""
      for index in 0..<text.count { copy.unicodeScalars.append(Unicode.Scalar(text.span[index])) }
      if !findings.wantsDetails { return }
      findings.add("faulty.leak", at: 1..<(text.count + 1), ["text": .text(copy)])
      findings.add("faulty.kind", ["number": "one", "more": 1])
      findings.add("faulty.undeclared")
      findings.setFact("undeclared", true)
      findings.setCanonicalForm("x")
    }

    func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress { .valid }
  }

  @Test("The verification finds every fault")
  func verificationWorks() {
    let definition = CheckDefinition(
      "faulty",
      "Breaks every promise.",
      codes: [
        CodeDefinition("faulty.leak", "", [.init("text", .text, "")]),
        CodeDefinition("faulty.kind", "", [.init("number", .integer, "")]),
      ]
    ) { _ in FaultyCheck() }
    let faults = verifyCheck(FaultyCheck(), definition: definition, samples: ["é"])
    for part in [
      "another outcome on the fast path", "faulty.undeclared, which is not declared",
      "fact undeclared", "canonical form", #"faulty.kind with ["more", "number"]"#,
      "number as text", "isn't a part of the text", "repeats the value in faulty.leak text",
      "typing is done",
    ] {
      #expect(faults.contains { $0.contains(part) }, "\(part)")
    }
  }
}
