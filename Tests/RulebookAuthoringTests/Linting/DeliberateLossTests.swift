import PackLoading
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing
import UnicodeText

/// In each shipped catalog, whatever its language, one text is broken in each way, and lint must
/// find that and nothing else.
///
/// ``CatalogDefectTests`` has more ways, for some languages.
@Suite("A deliberate loss")
struct DeliberateLossTests {
  /// The broken catalogs by tag, and what lint finds in them.
  struct Linted: Sendable {
    var catalogs: [String: BrokenCatalog]
    var findings: [String: [Diagnostic]]
  }

  /// All catalogs are linted together, which takes little longer than one.
  private static let linted = Result { try lintAll() }

  @Test("is found by lint at its place", arguments: DataFiles.locales, CatalogLoss.allCases)
  func found(locale: String, loss: CatalogLoss) throws {
    let linted = try Self.linted.get()
    let catalog = try #require(linted.catalogs[locale])
    guard let place = catalog.places[loss] else {
      #expect(!catalog.required.contains(loss), "no text of `\(locale)` can be broken like this")
      return
    }
    let found = (linted.findings[locale] ?? []).filter { $0.line == place.line }
    var codes = Set(found.map(\.code))
    // The spaces next to marks belong to the marks.
    if loss == .quotationMarks { codes.remove("lint.space") }
    #expect(codes == [place.code], "\(found)")
  }

  @Test("is all that lint finds", arguments: DataFiles.locales)
  func nothingElse(locale: String) throws {
    let linted = try Self.linted.get()
    let catalog = try #require(linted.catalogs[locale])
    let lines = Set(catalog.places.values.map(\.line))
    #expect((linted.findings[locale] ?? []).filter { !lines.contains($0.line) } == [])
  }

  // MARK: Lint

  private static func lintAll() throws -> Linted {
    let whole = try DataFiles.locales.map(BrokenCatalog.init)
    let source = try #require(whole.first { $0.locale == .english })
    let profiles = Dictionary(
      whole.map { ($0.locale, $0.profile) },
      uniquingKeysWith: { first, _ in first }
    )
    let sources = source.texts
    var broken: [String: BrokenCatalog] = [:]
    for var catalog in whole {
      let parents = catalog.locale.chain.dropFirst().compactMap { profiles[$0] }
      let breaker = try TextBreaker(
        catalog.locale,
        parents.reduce(catalog.profile) { $0.inheriting($1) },
        sources: catalog.tag == source.tag ? [:] : sources,
        isRegional: !parents.isEmpty
      )
      catalog.lose(breaker)
      broken[catalog.tag] = catalog
    }
    return Linted(catalogs: broken, findings: try findings(in: broken, source))
  }

  /// Lints the translations with the sound source, and then the broken source.
  private static func findings(
    in broken: [String: BrokenCatalog],
    _ source: BrokenCatalog
  ) throws -> [String: [Diagnostic]] {
    let needed = broken.values.reduce(into: Set<String>()) { $0.formUnion($1.brokenKeys) }
    var texts = broken.mapValues { $0.text(keeping: $0.brokenKeys) }
    let ofSource = try lint([source.tag: texts[source.tag] ?? ""])
    texts[source.tag] = source.text(keeping: needed)
    var found = try lint(texts)
    found[source.tag] = ofSource[source.tag]
    return found
  }

  /// Lints shipped files, and returns what is found in each.
  ///
  /// That most texts are missing is expected.
  private static func lint(_ texts: [String: String]) throws -> [String: [Diagnostic]] {
    let folder = try TemporaryFolder()
    try folder.write("", to: "RulePacks/README.md")
    for (tag, text) in texts { try folder.write(text, to: "Localizations/\(tag).arb") }
    try folder.writeManifests()
    let found = try Linter(resources: folder.path).lint().findings.map(\.diagnostic)
    return Dictionary(grouping: found.filter { $0.code != "lint.missing_message" }) { finding in
      String((finding.file.split(separator: "/").last ?? "").dropLast(4))
    }
  }
}
