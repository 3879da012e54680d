import Documents
import PackLoading
import Rules
import UnicodeText

/// Reads packs and catalogs from all sources and puts them in layers.
struct RulebookLoader {
  let reader: SourceReader

  /// What was read.
  struct Loaded {
    var library: PackLibrary
    var catalog: Catalog

    /// The bundled packs, if they are used.
    var bundled: VerifiedFolder?

    /// What is wrong and did not keep the rest from being used.
    var diagnostics: [Diagnostic]
  }

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - sources: Where the packs are, lowest layer first.
  ///   - localizations: The application's own catalogs, lowest first.
  /// - Returns: The linked packs and their catalog.
  /// - Throws: A ``LoadingError`` with everything that is wrong.
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
    // A file that cannot be read at all leaves nothing to link the others with.
    if !collector.isEmpty {
      for problem in selection.packs.flatMap(\.problems) { collector.add(problem) }
    }
    try collector.throwIfAny()
    // The bundled packs were checked before the release of the library.
    let library = try selection.library(
      checking: read.given,
      named: catalogs.filter(\.isFolder).flatMap(\.files),
      others: catalogs.filter { !$0.isFolder }.flatMap(\.files)
    )
    let inherited = try InheritedMessages(library)
    var layers = catalogs.map { $0.layer(inherited) }
    layers += library.packs.reversed().compactMap { $0.layer(inherited) }
    layers.append(try builtInLayer(inherited))
    return Loaded(
      library: library,
      catalog: Catalog(layers: layers, sourceLocale: .english),
      bundled: read.bundled,
      diagnostics: selection.diagnostics + library.remarks + read.remarks
    )
  }

  /// A catalog of the application's own.
  private struct ApplicationCatalog {
    var name: String
    var files: [ARBFile]

    /// Whether the files were read from a folder, where each is named after its locale.
    var isFolder: Bool

    func layer(_ inherited: InheritedMessages) -> CatalogLayer {
      let entries = files.map { ($0.locale, LocaleEntries(inherited.adding(to: $0.messages))) }
      return CatalogLayer(
        name: name,
        sourceLocale: .english,
        entries: Dictionary(entries, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  /// The application's own messages, read now.
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
    var collector = DiagnosticCollector()
    files.error.map { collector.add($0) }
    var first: [LocaleIdentifier: ARBFile] = [:]
    for file in files.catalogs {
      if let other = first.updateValue(file, forKey: file.locale) {
        collector.add(file.repeats(other))
      }
    }
    try collector.throwIfAny()
    return files.catalogs
  }

  /// The messages that come with the library: read now, parsed when a locale is first used.
  private func builtInLayer(
    _ inherited: InheritedMessages
  ) throws(LoadingError) -> CatalogLayer {
    let folder = try VerifiedFolder(Resources.folder(reader.resources) + "/Localizations")
    var entries: [LocaleIdentifier: LocaleEntries] = [:]
    for name in try folder.names(in: folder.path) where name.hasSuffix(".arb") {
      guard let locale = LocaleIdentifier(canonicalizing: String(name.dropLast(4))) else {
        continue
      }
      let source = try folder.source(name)
      entries[locale] = LocaleEntries { inherited.adding(to: try ARBFile(source).messages) }
    }
    return CatalogLayer(name: "Rulebook", sourceLocale: .english, entries: entries)
  }
}

extension PackDeclaration {
  /// The pack's messages as a layer of the catalog, or nil if it has none.
  fileprivate func layer(_ inherited: InheritedMessages) -> CatalogLayer? {
    if messages.isEmpty { return nil }
    return CatalogLayer(
      name: name,
      sourceLocale: sourceLocale,
      entries: messages.mapValues { LocaleEntries(inherited.adding(to: $0.mapValues(\.message))) }
    )
  }
}
