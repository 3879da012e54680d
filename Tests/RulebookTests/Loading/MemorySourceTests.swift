import Rulebook
import TestSupport
import Testing

/// Packs and catalogs that are given as texts pass the same checks as files.
@Suite("Packs and catalogs in memory")
struct MemorySourceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    /// Code, line and column of everything that is wrong.
    var found: [String]
  }

  private let resources = Fixtures.path("Lint/Sound")

  private static func head(_ rest: String) -> String { "format: 1\npack: acme\n\(rest)\n" }

  static let packs: [Row] = [
    Row(testDescription: "no YAML", text: "format: [", found: ["yaml.missing_value 2:1"]),
    Row(
      testDescription: "an unknown key",
      text: head("ruels: {}"),
      found: ["pack.unknown_key 3:1"]
    ),
    Row(
      testDescription: "an unknown check",
      text: head("rules: { a: { checks: [patern: x] } }"),
      found: ["pack.unknown_check 3:24"]
    ),
    Row(
      testDescription: "linked: a rule that is extended is missing",
      text: head("rules:\n  a: { extends: nobody }"),
      found: ["pack.unknown_rule 4:17"]
    ),
    Row(
      testDescription: "linked: a form names a rule that is missing",
      text: head("forms:\n  f:\n    fields: { a: { rule: nobody } }"),
      found: ["pack.unknown_rule 5:26"]
    ),
    Row(
      testDescription: "a message that cannot be read",
      text: head(
        "rules: { a: { checks: [{ length: 3, code: a.b }] } }\ncodes: { a.b: {} }\n"
          + "messages: { en: { a.b: 'x {' } }"
      ),
      found: ["message.syntax 5"]
    ),
  ]

  private static func found(_ row: Row, _ load: () throws(LoadingError) -> Void) -> [String] {
    do throws(LoadingError) {
      try load()
      return []
    } catch {
      return error.diagnostics.map { "\($0.code) \($0.line):\($0.column)" }
    }
  }

  private static func matches(_ found: [String], _ row: Row) -> Bool {
    found.count == row.found.count && zip(found, row.found).allSatisfy { $0.hasPrefix($1) }
  }

  @Test("A pack's mistakes have codes and positions", arguments: packs)
  func brokenPack(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(row.text, to: "acme.yaml")
    let inMemory = Self.found(row) { () throws(LoadingError) in
      _ = try Rulebook(
        .init(sources: [.bundled, .text(row.text, name: path)], resources: resources)
      )
    }
    #expect(Self.matches(inMemory, row), "\(inMemory)")
    let inFile = Self.found(row) { () throws(LoadingError) in
      _ = try Rulebook(.init(sources: [.bundled, .file(path)], resources: resources))
    }
    #expect(inFile == inMemory)
  }

  static let catalogs: [Row] = [
    Row(testDescription: "no JSON", text: "{", found: ["json."]),
    Row(testDescription: "no object", text: "[]", found: ["arb.not_object 1:1"]),
    Row(testDescription: "no locale", text: "{\"a\": \"x\"}", found: ["arb.no_locale 1:1"]),
    Row(
      testDescription: "a message that cannot be read",
      text: "{\"@@locale\": \"de\",\n\"a\": \"x {\"}",
      found: ["message.syntax 2:"]
    ),
    Row(
      testDescription: "a message that is no text",
      text: "{\"@@locale\": \"de\",\n\"a\": 5}",
      found: ["arb.not_text 2:6"]
    ),
    Row(
      testDescription: "a key twice",
      text: "{\"@@locale\": \"de\",\n\"a\": \"x\", \"a\": \"y\"}",
      found: ["json."]
    ),
  ]

  @Test("A catalog's mistakes have codes and positions", arguments: catalogs)
  func brokenCatalog(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write(row.text, to: "texts.arb")
    let inMemory = Self.found(row) { () throws(LoadingError) in
      _ = try Rulebook(
        .init(localizations: [.text(row.text, name: "texts.arb")], resources: resources)
      )
    }
    #expect(Self.matches(inMemory, row), "\(inMemory)")
    let inFile = Self.found(row) { () throws(LoadingError) in
      _ = try Rulebook(.init(localizations: [.folder(folder.path)], resources: resources))
    }
    #expect(inFile == inMemory)
  }

  @Test("Catalogs in memory come before packs, the last given first, beside folders")
  func layers() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale": "de", "email": "Ordner", "required": "Ordner"}"#, to: "de.arb")
    let rulebook = try Rulebook(
      .init(
        localizations: [
          .folder(folder.path),
          .text(#"{"@@locale": "de", "email": "Text"}"#, name: "de.arb"),
          .text(#"{"@@locale": "fr", "required": "Texte"}"#, name: "fr.arb"),
        ],
        resources: DataFiles.root
      )
    )
    let wrong = try rulebook.check("ann", as: "email")
    let blank = try rulebook.check("", as: "email")
    #expect(rulebook.messages(for: blank, in: "de").map(\.text) == ["Ordner"])
    #expect(rulebook.messages(for: blank, in: "fr").map(\.text) == ["Texte"])
    // A general key of the application does not take the place of a special one of the library.
    #expect(rulebook.messages(for: wrong, in: "de").first?.key == "email.missing_at")
  }

  @Test("A text larger than any file is refused")
  func tooLarge() throws {
    let text = "format: 1\n#" + String(repeating: " ", count: 16 << 20)
    let error = try #require(throws: LoadingError.self) {
      try Rulebook(.init(sources: [.text(text, name: "big.yaml")], resources: DataFiles.root))
    }
    #expect(error.diagnostics.map(\.code) == ["file.too_large"])
  }

  @Test("A string literal is a folder")
  func literal() {
    let source: CatalogSource = "/etc/acme/localizations"
    #expect(source == .folder("/etc/acme/localizations"))
  }
}
