import Documents
import PackLoading
import RuleEngine
import SourceTexts
import UnicodeText

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
  }

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - sources: The sources of packs, lowest layer first.
  ///   - localizations: The application's own catalogs, lowest first.
  /// - Returns: The linked packs and their catalog.
  /// - Throws: A ``LoadingError`` with all mistakes.
  func load(_ sources: [PackSource], localizations: [CatalogSource]) throws(LoadingError) -> Loaded
  {
    var catalogs: [ApplicationCatalog] = []
    var collector = DiagnosticCollector()
    let read = reader.packs(of: sources) {
      for source in localizations.reversed() {
        do throws(LoadingError) {
          catalogs.append(try applicationCatalog(source))
        } catch {
          collector.add(error)
        }
      }
    }
    let skipsBroken = reader.options.contains(.skippingBrokenPacks)
    for error in skipsBroken ? read.errors : read.errors + read.broken { collector.add(error) }
    var selection = PackSelection(
      read,
      registry: reader.registry,
      resources: reader.resources,
      skipsBroken: skipsBroken
    )
    // If a file can't be read at all, the other packs can't be linked either.
    if !collector.isEmpty {
      for problem in selection.packs.flatMap(\.problems) { collector.add(problem) }
    }
    try collector.throwIfAny()
    // The bundled packs were checked before the library was released.
    let library = try selection.library(
      checking: read.given,
      named: catalogs.filter(\.isFolder).flatMap(\.files),
      others: catalogs.filter { !$0.isFolder }.flatMap(\.files)
    )
    let inherited = try InheritedMessages(library)
    var layers = catalogs.map { $0.layer(inherited) }
    layers += library.layers.reversed().compactMap { $0.layer(inherited) }
    let texts = try VerifiedFolder(Resources.folder(reader.resources) + "/Localizations")
    layers.append(try builtInLayer(texts, inherited))
    return Loaded(
      library: library,
      catalog: Catalog(layers: layers, sourceLocale: .english),
      bundled: [read.bundled, texts].compactMap(\.self),
      diagnostics: selection.diagnostics + library.remarks + read.remarks
    )
  }

  /// One of the application's own catalogs.
  private struct ApplicationCatalog {
    var name: String
    var files: [ARBFile]

    /// Whether the files were read from a folder, where each is named after its locale.
    var isFolder: Bool

    func layer(_ inherited: InheritedMessages) -> Catalog.Layer {
      let entries = files.map { ($0.locale, Catalog.Entries(inherited.adding(to: $0.entries))) }
      return Catalog.Layer(
        name: name,
        sourceLocale: .english,
        entries: Dictionary(entries, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  /// Reads one of the application's own catalogs.
  private func applicationCatalog(
    _ source: CatalogSource
  ) throws(LoadingError) -> ApplicationCatalog {
    switch source {
    case .folder(let path):
      return ApplicationCatalog(name: path, files: try files(inFolder: path), isFolder: true)
    case .text(let text, let name):
      let file = try ARBFile(SourceText(checking: text, name: name))
      return ApplicationCatalog(name: name, files: [file], isFolder: false)
    }
  }

  private func files(inFolder folder: String) throws(LoadingError) -> [ARBFile] {
    let files = try reader.folder.catalogs(inFolder: folder)
    if let error = files.error { throw error }
    return files.catalogs
  }

  /// Returns the layer with the library's own messages, which are read when a locale is first used.
  private func builtInLayer(
    _ folder: VerifiedFolder,
    _ inherited: InheritedMessages
  ) throws(LoadingError) -> Catalog.Layer {
    try folder.require { $0.hasSuffix(".arb") }
    let names = try folder.names(in: folder.path).filter { $0.hasSuffix(".arb") }
    try folder.requireListed(names)
    var entries: [LocaleIdentifier: Catalog.Entries] = [:]
    for name in names {
      guard let locale = LocaleIdentifier(canonicalizing: String(name.dropLast(4))) else {
        continue
      }
      entries[locale] = Catalog.Entries {
        inherited.adding(to: try ARBFile(folder.source(name)).entries)
      }
    }
    return Catalog.Layer(name: "Rulebook", sourceLocale: .english, entries: entries)
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
}
