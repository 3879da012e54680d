import Documents
import PackLoading
import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// Reads packs and catalogs from all sources, and arranges them in layers.
struct RulebookLoader {
  let reader: SourceReader

  /// The result of loading.
  struct Loaded {
    var library: PackLibrary
    var catalog: Catalog

    /// The bundled packs, if they are used, and the bundled catalogs.
    var bundled: [VerifiedFolder]

    /// The mistakes that didn't prevent loading.
    var diagnostics: [Diagnostic]

    /// The files that were read, without those of the library.
    var files: [String]

    /// The packs with their versions, and a checksum of all files.
    var identity: RulebookIdentity

    /// Whether some of the files stay open, and are read again when they are needed.
    var readsLater: Bool
  }

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - sources: The sources of packs, lowest layer first.
  ///   - localizations: The application's own catalogs, lowest first, and files in the folder of
  ///     the library's catalogs, which are used without a checksum.
  /// - Returns: The linked packs and their catalog.
  /// - Throws: A ``LoadingError`` with all mistakes.
  func load(_ sources: [PackSource], localizations: [CatalogSource]) throws(LoadingError) -> Loaded
  {
    var catalogs = ApplicationCatalogs(reader)
    let read = reader.packs(of: sources) {
      for source in localizations.reversed() { catalogs.read(source) }
    }
    var collector = catalogs.errors
    let skipsBroken = reader.options.contains(.skippingBrokenPacks)
    for error in skipsBroken ? read.errors : read.errors + read.broken { collector.add(error) }
    var selection = PackSelection(read, of: reader, skipsBroken: skipsBroken)
    // If a file can't be read at all, the other packs can't be linked either.
    if !collector.isEmpty {
      for problem in selection.packs.flatMap(\.problems) { collector.add(problem) }
    }
    try collector.throwIfAny()
    // The bundled packs were checked before the library was released.
    let library = try selection.library(checking: read.given, &catalogs)
    try requireSkipped(selection.diagnostics)
    let inherited = try InheritedMessages(library)
    var layers = catalogs.layers(inherited)
    layers += library.layers.reversed().compactMap { $0.layer(inherited) }
    let texts = try BuiltInTexts(
      in: bundledFolder,
      editing: catalogs.bundledFiles,
      sharing: reader.shared
    )
    layers.append(texts.layer(inherited))
    layers += library.layers.reversed().compactMap { $0.titleLayer(inherited) }
    let bundled = [read.bundled, texts.folder].compactMap(\.self)
    let digest = reader.read.digest(
      in: sources.compactMap(\.folder) + localizations.compactMap(\.folder)
    )
    return Loaded(
      library: library,
      catalog: Catalog(layers: layers, sourceLocale: .english),
      bundled: bundled,
      diagnostics: selection.diagnostics + catalogs.diagnostics + library.remarks + read.remarks
        + texts.remarks,
      files: reader.read.sortedPaths,
      identity: RulebookIdentity(
        packs: library.layers.filter { !$0.isOnlyTables }
          .map { RulebookIdentity.Pack(name: $0.name, version: $0.version) },
        digest: ContentDigest.text(of: bundled.map(\.digest) + [digest])
      ),
      readsLater: reader.read.areReadLater
    )
  }

  /// Refuses to skip packs that must not be missing.
  ///
  /// - Throws: A ``LoadingError`` with the mistakes of all packs that were skipped.
  private func requireSkipped(_ diagnostics: [Diagnostic]) throws(LoadingError) {
    let skipped = diagnostics.filter { $0.code == "pack.skipped" }.map(\.file)
    let refusals = reader.admission?.refusals(ofSkipped: skipped) ?? []
    if !refusals.isEmpty, let error = LoadingError(diagnostics + refusals) { throw error }
  }

  /// The path of the folder with the library's own catalogs.
  private var bundledFolder: String {
    get throws(LoadingError) { try Resources.folder(reader.resources) + "/Localizations" }
  }
}

extension PackDeclaration {
  /// The pack's messages as a layer of the catalog, or nil if it doesn't have messages.
  fileprivate func layer(_ inherited: InheritedMessages) -> Catalog.Layer? {
    if messages.isEmpty { return nil }
    return Catalog.Layer(
      name: name,
      sourceLocale: sourceLocale,
      entries: messages.mapValues { Catalog.Entries(inherited.adding(to: $0.mapValues(\.message))) }
    )
  }

  /// The titles in words of the pack's rules as a layer of the catalog, or nil if it doesn't have
  /// any.
  ///
  /// It is below all other layers, because every text `rule:NAME` takes the place of a title.
  fileprivate func titleLayer(_ inherited: InheritedMessages) -> Catalog.Layer? {
    let titles = titlesInSourceLocale.mapValues { Message(literal: $0) }
    if titles.isEmpty { return nil }
    return Catalog.Layer(
      name: name,
      sourceLocale: sourceLocale,
      entries: [sourceLocale: Catalog.Entries(inherited.adding(to: titles))]
    )
  }
}
