import Documents
import PackLoading
import Rules
import UnicodeText

/// Reads packs and catalogs from all sources and puts them in layers.
struct RulebookLoader {
  let registry: SubjectRegistry
  let resources: String?
  let limits: Limits

  /// What was read.
  struct Loaded {
    var library: PackLibrary
    var catalog: Catalog
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
    var packs: [PackFolder.Pack] = []
    var droppedIn: Set<String> = []
    var collector = DiagnosticCollector()
    for source in sources {
      do throws(LoadingError) {
        let read = try read(source)
        // The bundled packs were checked before the release of the library.
        if source != .bundled { droppedIn.formUnion(read.map(\.declaration.name)) }
        packs += read
      } catch {
        collector.add(error)
      }
    }
    var declarations = packs.map(\.declaration)
    for index in packs.indices {
      do throws(LoadingError) {
        try declarations[index].add(packs[index].catalogs)
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
    let library = try PackLibrary.loading(declarations, registry: registry, checking: droppedIn)

    var layers: [CatalogLayer] = []
    for source in localizations.reversed() { layers.append(try applicationLayer(source)) }
    layers += declarations.reversed().compactMap(\.layer)
    layers.append(try builtInLayer())
    return Loaded(library: library, catalog: Catalog(layers: layers, sourceLocale: .english))
  }

  private func read(_ source: PackSource) throws(LoadingError) -> [PackFolder.Pack] {
    let folder = PackFolder(registry: registry, readsLate: source == .bundled, limits: limits)
    switch source {
    case .bundled: return try folder.packs(in: Resources.folder(resources) + "/RulePacks")
    case .folder(let path): return try folder.packs(in: path)
    case .file(let path):
      // The file of a folder stands for the folder, with the catalogs beside it.
      if path.hasSuffix("/pack.yaml") {
        return [try folder.pack(inFolder: String(path.dropLast("/pack.yaml".count)))]
      }
      return [try folder.pack(inFile: path)]
    case .text(let text, let name):
      let source = try SourceText(checking: text, name: name)
      return [PackFolder.Pack(declaration: try PackReader.declaration(source, registry: registry))]
    }
  }

  /// The application's own messages, read and checked now.
  private func applicationLayer(_ source: CatalogSource) throws(LoadingError) -> CatalogLayer {
    switch source {
    case .folder(let path): return try applicationLayer(inFolder: path)
    case .text(let text, let name):
      let file = try ARBFile(SourceText(checking: text, name: name))
      let entries = [file.locale: LocaleEntries(file.messages)]
      return CatalogLayer(name: name, sourceLocale: .english, entries: entries)
    }
  }

  private func applicationLayer(inFolder folder: String) throws(LoadingError) -> CatalogLayer {
    var entries: [LocaleIdentifier: LocaleEntries] = [:]
    var collector = DiagnosticCollector()
    var first: [LocaleIdentifier: String] = [:]
    for path in try PackFolder.catalogFiles(in: folder) {
      do throws(LoadingError) {
        let file = try ARBFile(SourceText(contentsOfFile: path))
        if let other = first.updateValue(path, forKey: file.locale) {
          collector.add(
            Diagnostic(
              code: "arb.duplicate_locale",
              file: path,
              reason: "the catalog for `\(file.locale)` is \(other) already",
              hint: "put the messages of one locale into one file"
            )
          )
        }
        entries[file.locale] = LocaleEntries(file.messages)
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
    return CatalogLayer(name: folder, sourceLocale: .english, entries: entries)
  }

  /// The messages that come with the library: read now, parsed when a locale is first used.
  private func builtInLayer() throws(LoadingError) -> CatalogLayer {
    let folder = try Resources.folder(resources) + "/Localizations"
    var entries: [LocaleIdentifier: LocaleEntries] = [:]
    for path in try PackFolder.catalogFiles(in: folder) {
      let name = path.split(separator: "/").last?.dropLast(4) ?? ""
      guard let locale = LocaleIdentifier(canonicalizing: String(name)) else { continue }
      let bytes = try SourceText.bytes(ofFile: path, name: path)
      entries[locale] = LocaleEntries {
        try ARBFile(SourceText(bytes: bytes, name: path)).messages
      }
    }
    return CatalogLayer(name: "Rulebook", sourceLocale: .english, entries: entries)
  }
}

extension PackDeclaration {
  /// The pack's messages as a layer of the catalog, or nil if it has none.
  fileprivate var layer: CatalogLayer? {
    if messages.isEmpty { return nil }
    return CatalogLayer(
      name: name,
      sourceLocale: sourceLocale,
      entries: messages.mapValues { LocaleEntries($0.mapValues(\.message)) }
    )
  }
}
