import Rulebook
import TestSupport
import Testing

@Suite("Layers of packs and catalogs")
struct LayerTests {
  private static let pack = """
    format: 1
    pack: acme
    rules: { a: { checks: [{ length: 3, code: acme.length }] }, b: { checks: [length: 3] } }
    codes: { acme.length: {} }

    """

  @Test("A pack's catalogs stand beside it, whether its folder, the file or both above are named")
  func besidePack() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.pack, to: "acme/pack.yaml")
    try folder.write(#"{"@@locale": "en", "acme.length": "en"}"#, to: "acme/Localizations/en.arb")
    try folder.write(#"{"@@locale": "de", "acme.length": "de"}"#, to: "acme/Localizations/de.arb")
    for source: PackSource in [
      .folder(folder.path), .folder(folder.path + "/acme"), .file(folder.path + "/acme/pack.yaml"),
    ] {
      let rulebook = try Rulebook(.init(sources: [source], resources: DataFiles.root))
      let report = try rulebook.check("x", as: "a")
      #expect(rulebook.messages(for: report, in: "de-CH").map(\.text) == ["de"])
      #expect(rulebook.messages(for: report, in: "en").map(\.text) == ["en"])
    }
  }

  @Test("A message that stands in the pack and beside it is refused, naming both places")
  func repeatedMessage() throws {
    let folder = try TemporaryFolder()
    let pack = try folder.write(
      Self.pack + "messages:\n  en: { acme.length: x }\n",
      to: "pack.yaml"
    )
    let file = try folder.write(
      "{\"@@locale\": \"en\",\n\"acme.length\": \"en\"}",
      to: "Localizations/en.arb"
    )
    let error = try #require(throws: LoadingError.self) {
      try Rulebook(.init(sources: [.folder(folder.path)], resources: DataFiles.root))
    }
    #expect(error.diagnostics.map(\.code) == ["pack.duplicate_message"])
    #expect(error.diagnostics.map(\.file) == [file])
    #expect(error.diagnostics.map(\.line) == [2])
    #expect(error.diagnostics.first?.reason.contains("\(pack):6") == true)
  }

  @Test("Catalogs of the application come before packs, and the last one given comes first")
  func application() throws {
    let folder = try TemporaryFolder()
    let own = #"{"@@locale": "en", "acme.length": "LOW", "length.wrong": "low"}"#
    try folder.write(own, to: "low/en.arb")
    try folder.write(#"{"@@locale": "en", "acme.length": "HIGH"}"#, to: "high/en.arb")
    let rulebook = try Rulebook(
      .init(
        sources: [
          .bundled,
          .text(Self.pack + "messages: { en: { acme.length: PACK } }\n", name: "acme.yaml"),
        ],
        localizations: [.folder(folder.path + "/low"), .folder(folder.path + "/high")],
        resources: DataFiles.root
      )
    )
    let reports = try ["a", "b"].map { try rulebook.check("x", as: $0) }
    #expect(
      reports.flatMap { rulebook.messages(for: $0, in: "en") }.map(\.text) == ["HIGH", "low"]
    )
    // An override replaces its key in its language, and no other.
    #expect(rulebook.messages(for: reports[1], in: "de").map(\.locale) == [LocaleIdentifier("de")])
  }

  @Test("Two catalogs of one locale in a folder are refused")
  func repeatedLocale() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale": "de", "a": "x"}"#, to: "de.arb")
    try folder.write(#"{"@@locale": "de", "a": "y"}"#, to: "other.arb")
    let error = try #require(throws: LoadingError.self) {
      try Rulebook(.init(localizations: [.folder(folder.path)], resources: DataFiles.root))
    }
    #expect(error.diagnostics.map(\.code) == ["arb.duplicate_locale"])
    #expect(error.diagnostics.first?.reason.contains("de.arb") == true)
  }

  @Test("A dropped-in rule takes the place of a bundled one for all only if it says so")
  func replacing() throws {
    let rule = "{ extends: email, checks: [suffix: .example] }"
    let silent = "format: 1\npack: acme\nrules: { email: \(rule) }\n"
    let own = try Rulebook(
      .init(sources: [.bundled, .text(silent, name: "acme.yaml")], resources: DataFiles.root)
    )
    #expect(own.diagnostics.map(\.code) == ["pack.shadowed_rule"])
    #expect(try !own.rule("email").accepts("ann@example.org"))
    #expect(
      try own.form("sign-up").check(["email": "ann@example.org"]).violations.allSatisfy {
        $0.path != FieldPath(field: "email")
      }
    )
    let said = silent.replacing("{ extends", with: "{ replaces: [email], extends")
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(said, name: "acme.yaml")], resources: DataFiles.root)
    )
    let report = try rulebook.check("ann@example.org", as: "email")
    #expect(report.violations.map(\.code) == ["suffix.missing"])
    #expect(try rulebook.check("ann@acme.example", as: "email").isValid)
  }

  @Test("A caller's mistakes are thrown, with the name that was probably meant")
  func usage() throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    let rule = try #require(throws: UsageError.self) { try rulebook.check("x", as: "emial") }
    #expect(rule.kind == .unknownRule)
    #expect(rule.hint == "did you mean `email`?")
    let form = try #require(throws: UsageError.self) { try rulebook.check([:], form: "sign_up") }
    #expect(form.kind == .unknownForm)
    let parameter = try #require(throws: UsageError.self) {
      try rulebook.check("x", as: "slug", with: ["maximun": 3])
    }
    #expect(parameter.kind == .unknownParameter)
    let value = try #require(throws: UsageError.self) {
      try rulebook.check("x", as: "slug", with: ["maximum": "many"])
    }
    #expect(value.kind == .unsuitableParameter)
  }
}
