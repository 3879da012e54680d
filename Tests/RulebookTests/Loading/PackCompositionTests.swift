import Rulebook
import TestSupport
import Testing

/// What comes of packs that replace, extend and disable what others declare.
@Suite("Packs over others")
struct PackCompositionTests {
  private static let base = """
    format: 1
    pack: base
    rules:
      word: { normalize: [trim], checks: [{ name: size, length: { maximum: 5 } }] }
      child: { extends: word, checks: [prefix: a] }
      pin: { secret: true, checks: [length: 4] }
      club: { checks: [{ one-of: { values: [a, b] }, code: club.unknown }] }
    forms:
      entry:
        stop: all
        unknown-fields: refuse
        fields:
          name: { rule: word, required: true }
          pin: { rule: pin }
          again: { same-as: pin }
        checks:
          - { name: one, filled: { fields: [name, pin] } }
    codes: { club.unknown: }
    messages:
      en:
        club.unknown: Base.
        'entry/name:': Name of the member
        'entry/name:required': Enter a name.

    """

  private static let resources = Fixtures.path("Lint/Sound")

  /// Loads packs over those of a library of `base` alone.
  private static func rulebook(
    _ packs: String...,
    loading: Rulebook.LoadingOptions = []
  ) throws -> Rulebook {
    let folder = try TemporaryFolder()
    try folder.write(base, to: "data/RulePacks/base.yaml")
    try folder.write(#"{"@@locale": "en", "invalid": "No."}"#, to: "data/Localizations/en.arb")
    try folder.writeManifests(in: "data")
    let sources = packs.enumerated().map { index, text in
      PackSource.text("format: 1\n" + text, name: "\(index).yaml")
    }
    return try Rulebook(
      .init(sources: [.bundled] + sources, resources: folder.path + "/data", loading: loading)
    )
  }

  private static func codes(_ report: Report) -> [String] {
    report.violations.map { "\($0.path) \($0.code)".trimmingPrefix(" ").description }
  }

  @Test("A rule or form that a pack disables isn't unknown: the pack is named")
  func disabled() throws {
    let rulebook = try Self.rulebook("pack: less\ndisable: { rules: [child], forms: [entry] }\n")
    let rule = #expect(throws: UsageError.self) { try rulebook.rule("child") }
    #expect(rule?.kind == .unknownRule)
    #expect(rule?.reason == "the pack `less` disables the rule with that name")
    #expect(rule?.hint?.contains("`less`") == true)
    let form = #expect(throws: UsageError.self) { try rulebook.form("entry") }
    #expect(form?.kind == .unknownForm)
    #expect(form?.reason == "the pack `less` disables the form with that name")
    let other = #expect(throws: UsageError.self) { try rulebook.rule("chid") }
    #expect(other?.reason == "there is no rule with that name")
  }

  @Test(
    "A rule with a name of the library's is the customer's, and leaves the library's packs alone"
  )
  func shadow() throws {
    let rulebook = try Self.rulebook(
      "pack: acme\nrules: { word: { checks: [length: 9] }, ours: { extends: word } }"
    )
    #expect(rulebook.diagnostics.map(\.code) == ["pack.shadowed_rule"])
    #expect(rulebook.diagnostics.map(\.file) == ["0.yaml"])
    #expect(try rulebook.rule("word").accepts("123456789"))
    #expect(try rulebook.rule("ours").accepts("123456789"))
    #expect(try rulebook.rule("child").accepts("abc"))
    #expect(try rulebook.form("entry").check(["name": "abc"]).isValid)
  }

  @Test("A whole pack with the names of the library's loads, with one warning for each name")
  func namesakes() throws {
    let rulebook = try Self.rulebook(
      """
      pack: base
      rules: { club: { checks: [{ length: 1, code: club.unknown }] } }
      forms: { entry: { fields: { club: { rule: club } } } }
      codes: { club.unknown: }
      messages: { en: { club.unknown: Ours. } }
      """
    )
    #expect(
      rulebook.diagnostics.map(\.code).sorted() == [
        "pack.shadowed_code", "pack.shadowed_form", "pack.shadowed_pack", "pack.shadowed_rule",
      ]
    )
    let report = try rulebook.form("entry").check(["club": "xy"])
    #expect(Self.codes(report) == ["club club.unknown"])
    #expect(rulebook.messages(for: report, in: "en").map(\.text) == ["Ours."])
  }

  @Test("A rule is as strict as that of the library with its name, without being refused")
  func strictNamesake() throws {
    let rulebook = try Self.rulebook(
      "pack: acme\nrules: { pin: { secret: false, checks: [length: 3] } }"
    )
    #expect(try rulebook.rule("pin").isSecret)
  }

  @Test("What is replaced under its own name is the parent, in every layer")
  func sameName() throws {
    let rulebook = try Self.rulebook(
      "pack: z\nrules: { word: { replaces: [word], extends: word, checks: [suffix: z] } }",
      """
      pack: a
      requires: { packs: [z] }
      rules: { word: { replaces: [word], extends: word, drop: [size], checks: [prefix: a] } }
      """
    )
    #expect(rulebook.diagnostics == [])
    #expect(
      try Self.codes(rulebook.check("xxxxxxxx", as: "word")) == [
        "suffix.missing", "prefix.missing",
      ]
    )
    #expect(try rulebook.check(" a234567z ", as: "word").normalized == "a234567z")
    #expect(
      try Self.codes(rulebook.check("b", as: "child")).sorted() == [
        "prefix.missing", "prefix.missing", "suffix.missing",
      ]
    )
  }

  @Test("A parameter that is declared anew keeps its type and default")
  func parameters() throws {
    let rulebook = try Self.rulebook(
      """
      pack: a
      rules:
        low:
          parameters: { most: { type: integer, default: 3 }, start: { default: a } }
          checks: [length: { maximum: { parameter: most } }, prefix: { parameter: start }]
        user: { extends: low, with: { start: b } }
      """,
      """
      pack: b
      rules:
        low: { replaces: low, extends: low, parameters: { most: {}, start: { default: c } } }
      """
    )
    #expect(try rulebook.rule("low").accepts("cde"))
    #expect(try !rulebook.rule("low").accepts("cdef"))
    #expect(try rulebook.rule("low", with: ["most": 4]).accepts("cdef"))
    #expect(throws: UsageError.self) { try rulebook.rule("low", with: ["most": "many"]) }
    #expect(try rulebook.rule("user").accepts("bcd"))
  }

  @Test("A form extends another: fields, checks, settings, labels and messages")
  func forms() throws {
    let rulebook = try Self.rulebook(
      """
      pack: acme
      forms:
        member:
          extends: entry
          drop: [again]
          fields:
            name: { rule: child, required: true }
            club: { rule: club }
        loose: { extends: entry, unknown-fields: ignore, drop: [one, again, pin] }
        entry: { replaces: entry, extends: entry, fields: { club: { rule: club, required: true } } }
      """
    )
    let member = try rulebook.form("member")
    let report = member.check(["name": "b", "pin": "12", "club": "c", "again": "12"])
    #expect(
      Self.codes(report).sorted() == [
        "again field.unknown", "club club.unknown", "name prefix.missing", "pin length.wrong",
      ]
    )
    let blank = member.check(["name": "", "pin": "1234"])
    #expect(rulebook.messages(for: blank, in: "en").map(\.text) == ["Enter a name."])
    #expect(member.label(of: FieldPath(field: "name"), in: "en") == "Name of the member")
    #expect(try rulebook.form("loose").check(["name": "b", "x": 1, "club": "a"]).isValid)
    // `member` and `loose` extend what `entry` is now.
    #expect(Self.codes(try rulebook.form("entry").check(["name": "b"])) == ["club required"])
    #expect(member.check(["name": "abc"]).isValid)
  }

  @Test("A field is as strict as in the form that its form extends, replaces or is named after")
  func strictFields() throws {
    let loose = "fields: { name: { rule: word }, pin: { rule: word } }"
    let packs = [
      "pack: a\nforms: { f: { extends: entry, drop: [again], \(loose) } }",
      "pack: a\nforms: { f: { replaces: entry, \(loose) } }",
      "pack: a\nforms: { entry: { \(loose) } }",
      "pack: a\ndisable: { rules: [pin], forms: [entry] }\nforms: { entry: { \(loose) } }",
      "pack: a\ndisable: { packs: [base] }\nrules: { word: {} }\nforms: { entry: { \(loose) } }",
    ]
    for pack in packs {
      let rulebook = try Self.rulebook(pack)
      let name = rulebook.formNames.contains("f") ? "f" : "entry"
      let report = try rulebook.form(name).check(["name": "abc", "pin": "abcd"])
      #expect(report.isValid, "\(pack)")
      #expect(!"\(report.normalized ?? "")".contains("abcd"), "\(pack)")
      let pin = try rulebook.form(name).fields.first { $0.path == FieldPath(field: "pin") }
      #expect(pin?.isSecret == true, "\(pack)")
    }
  }

  @Test("What is disabled is not there, and what it took the place of is there again")
  func disabledReplacement() throws {
    let rulebook = try Self.rulebook(
      "pack: a\nrules: { ours: { replaces: word, checks: [length: 7] }, x: { checks: [length: 1] } }",
      "pack: b\nrequires: { packs: [a] }\ndisable: { rules: [ours, x, club], forms: entry }"
    )
    #expect(rulebook.ruleNames == ["child", "pin", "word"])
    #expect(rulebook.formNames == [])
    #expect(try rulebook.rule("word").accepts("abc"))
    let whole = try Self.rulebook(
      "pack: a\nrules: { ours: { replaces: word, checks: [length: 7] } }",
      "pack: b\nrequires: { packs: [a] }\ndisable: { packs: a }"
    )
    #expect(!whole.ruleNames.contains("ours"))
    #expect(try whole.rule("word").accepts("abc"))
  }

  @Test("Broken packs are left out when asked, with those that need them, and it is said")
  func skipping() throws {
    let packs = [
      "pack: good\nrules: { good: { checks: [length: 3] } }",
      "pack: bad\nrules: { bad: { chekcs: [] } }",
      "pack: needy\nrequires: { packs: [bad] }",
      "pack: worse\nrules: { w: { extends: nobody } }",
      "pack: [",
    ]
    #expect(throws: LoadingError.self) {
      try Self.rulebook(packs[0], packs[1], packs[2], packs[3], packs[4])
    }
    let rulebook = try Self.rulebook(
      packs[0],
      packs[1],
      packs[2],
      packs[3],
      packs[4],
      loading: .skippingBrokenPacks
    )
    #expect(try rulebook.rule("good").accepts("abc"))
    #expect(!rulebook.ruleNames.contains("bad"))
    let skipped = rulebook.diagnostics.filter { $0.code == "pack.skipped" }.map(\.file)
    #expect(skipped.sorted() == ["1.yaml", "2.yaml", "3.yaml", "4.yaml"])
    let codes = Set(rulebook.diagnostics.map(\.code))
    #expect(codes.isSuperset(of: ["pack.unknown_key", "pack.requires_pack", "pack.unknown_rule"]))
  }

  @Test("What is broken and no pack is not left out")
  func notSkipping() throws {
    #expect(throws: LoadingError.self) {
      try Rulebook(
        .init(
          sources: [.bundled, .folder("/no/such/folder")],
          resources: Self.resources,
          loading: .skippingBrokenPacks
        )
      )
    }
  }
}
