import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// A valid pack is broken in more than forty ways, and each mistake is reported at its place, with
/// a hint.
@Suite("Mistakes in declared codes")
struct ProgramCodeMistakeTests {
  /// A library with few texts, because all of them are searched for each mistake.
  private let library: TemporaryFolder

  init() throws {
    library = try TemporaryFolder()
    try library.write("", to: "RulePacks/README.md")
    let texts =
      #""invalid": "Look at it.", "required": "Fill in this field.", "field:voucher": "Voucher""#
    try library.write("{ \"@@locale\": \"en\", \(texts) }", to: "Localizations/en.arb")
    try library.write(
      #"{ "@@locale": "de", "invalid": "Sieh nach.", "required": "Fülle dies aus." }"#,
      to: "Localizations/de.arb"
    )
    try library.writeManifests()
  }

  private func lint(_ files: [String: String]) throws -> [LintReport.Finding] {
    let folder = try TemporaryFolder()
    let paths = try files.sorted { $0.key < $1.key }.map { try folder.write($1, to: $0) }
    return try Linter(resources: library.path).lint(paths).findings
  }

  private static func text(_ finding: LintReport.Finding) -> String {
    let place = "\(finding.diagnostic.line):\(finding.diagnostic.column)"
    return "\(finding.severity.rawValue) \(finding.diagnostic.code) \(place)"
  }

  @Test("There are forty ways, and each has a name")
  func count() {
    #expect(ProgramCodeMistake.all.count >= 40)
    #expect(Set(ProgramCodeMistake.all.map(\.name)).count == ProgramCodeMistake.all.count)
  }

  @Test("The sound pack is loaded, and nothing is found in it")
  func sound() throws {
    #expect(try lint(["shop.yaml": ProgramCodeMistake.sound]) == [])
    let pack = PackSource.text(ProgramCodeMistake.sound, name: "shop.yaml")
    let rulebook = try Rulebook(.init(sources: [.bundled, pack], resources: library.path))
    #expect(rulebook.diagnostics == [])
  }

  @Test("Each is found with a hint, and errors are refused", arguments: ProgramCodeMistake.all)
  func mistakes(_ mistake: ProgramCodeMistake) throws {
    try #require(mistake.pack != "")
    let findings = try lint(["shop.yaml": mistake.pack])
    let finding = findings.first { Self.text($0) == mistake.finding }
    #expect(finding?.diagnostic.hint != nil, "\(findings.map(Self.text))")
    var refused: [String] = []
    do throws(LoadingError) {
      _ = try Rulebook(
        .init(sources: [.bundled, .text(mistake.pack, name: "shop.yaml")], resources: library.path)
      )
    } catch {
      refused = error.diagnostics.map { "error \($0.code) \($0.line):\($0.column)" }
    }
    let isError = mistake.finding.hasPrefix("error")
    #expect(isError ? refused.contains(mistake.finding) : refused == [], "\(refused)")
  }

  // MARK: Catalogs

  /// The name, a German text in an application's catalog, and what is reported about it.
  static let catalogs: [(name: String, text: String, finding: String)] = [
    ("a title", #""billing.declined#title": "Abgelehnt""#, ""),
    ("a detail that stands for another", #""billing.declined#detail": "Bis {until, date}.""#, ""),
    ("a detail of a code of Rulebook's", #""required#detail": "Ohne geht es nicht.""#, ""),
    ("a title of a code of Rulebook's", #""required#title": "Pflichtfeld""#, ""),
    (
      "an internal argument", #""billing.declined": "Deine Karte: {gateway}.""#,
      "error lint.confidential_argument 2:35"
    ),
    (
      "a personal argument beside a message", #""billing.declined#detail": "{holder}""#,
      "error lint.confidential_argument 2:29"
    ),
    (
      "a personal argument above the code", #""billing": "{holder}""#,
      "error lint.confidential_argument 2:13"
    ),
    (
      "an argument that is none", #""billing.declined#action": "{shop}""#,
      "error lint.unknown_argument 2:29"
    ),
    (
      "a number of text", #""billing.declined": "{brand, number}""#,
      "error lint.argument_kind 2:22"
    ),
    (
      "a branch that never occurs",
      #""billing.declined": "{brand, select, amex {A} visa {V} maestro {M} other {B}}-Karte""#,
      "warning lint.unknown_value 2:38"
    ),
    (
      "a branch that is missing",
      #""billing.declined": "{brand, select, visa {V} other {B}}-Karte""#,
      "warning lint.missing_value 2:22"
    ),
    (
      "a part that is misspelt", #""billing.declined#titel": "Abgelehnt""#,
      "warning lint.unknown_key 2:27"
    ),
    (
      "a part of a code that is misspelt", #""billing.decline#title": "Abgelehnt""#,
      "warning lint.unknown_key 2:26"
    ),
    ("a part of a label", #""field:voucher#title": "Gutschein""#, "warning lint.unknown_key 2:24"),
    (
      "a text of a retired code", #""billing.refused": "Abgelehnt.""#,
      "warning lint.retired_code 2:20"
    ),
    (
      "a title of a retired code", #""billing.refused#title": "Abgelehnt""#,
      "warning lint.retired_code 2:26"
    ),
  ]

  @Test(
    "Texts of an application's catalog are held against what a pack declares",
    arguments: catalogs
  )
  func catalog(name: String, text: String, finding: String) throws {
    let catalog = "{ \"@@locale\": \"de\",\n\(text) }"
    let findings = try lint(["shop.yaml": ProgramCodeMistake.sound, "de.arb": catalog])
      .filter { !["lint.missing_message", "lint.copied_message"].contains($0.diagnostic.code) }
      .filter {
        !["lint.lost_argument", "lint.lost_plural", "lint.added_argument"]
          .contains($0.diagnostic.code)
      }
    #expect(
      finding.isEmpty ? findings == [] : findings.map(Self.text).contains(finding),
      "\(findings)"
    )
    #expect(findings.allSatisfy { $0.diagnostic.hint != nil })
    var refused: [String] = []
    do throws(LoadingError) {
      _ = try Rulebook(
        .init(
          sources: [.bundled, .text(ProgramCodeMistake.sound, name: "shop.yaml")],
          localizations: [.text(catalog, name: "de.arb")],
          resources: library.path
        )
      )
    } catch {
      refused = error.diagnostics.map { "error \($0.code) \($0.line):\($0.column)" }
    }
    #expect(refused == (finding.hasPrefix("error") ? [finding] : []))
  }

  @Test("A text beside no message of its language is told in a catalog, too")
  func unusedText() throws {
    let catalog = #"{ "@@locale": "nl", "billing.declined#action": "Gebruik een andere kaart." }"#
    let findings = try lint(["shop.yaml": ProgramCodeMistake.sound, "nl.arb": catalog])
    #expect(findings.map(Self.text).contains("warning lint.unused_text 1:48"), "\(findings)")
  }

  @Test("A catalog beside a pack is held against the declaration when it is loaded")
  func besidePack() throws {
    let folder = try TemporaryFolder()
    try folder.write(ProgramCodeMistake.sound, to: "shop/pack.yaml")
    let catalog =
      #"{ "@@locale": "nl", "storage.full#detail": "{holder}", "storage.ful#action": "x" }"#
    try folder.write(catalog, to: "shop/Localizations/nl.arb")
    let error = #expect(throws: LoadingError.self) {
      try Rulebook(.init(sources: [.bundled, .folder(folder.path)], resources: library.path))
    }
    #expect(error?.diagnostics.map(\.code) == ["pack.foreign_message"])
    try folder.write(catalog.replacing("ful#", with: "full#"), to: "shop/Localizations/nl.arb")
    let second = #expect(throws: LoadingError.self) {
      try Rulebook(.init(sources: [.bundled, .folder(folder.path)], resources: library.path))
    }
    #expect(second?.diagnostics.map(\.code) == ["lint.unknown_argument"])
  }

  @Test("A pack may hold nothing but codes and messages")
  func codesAlone() throws {
    let pack = """
      format: 1
      pack: errors
      codes: { disk.full: { arguments: {} }, disk.gone: { retired: { since: '2' } } }
      messages: { en: { disk.full: The disk is full. } }
      """
    #expect(try lint(["errors.yaml": pack]) == [])
  }
}
