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
  ///   - localizations: The application's own catalogs, lowest first, and files in the folder of
  ///     the library's catalogs, which are used without a checksum.
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
      named: catalogs.filter(\.isNamed).flatMap(\.files),
      others: catalogs.filter { !$0.isNamed }.flatMap(\.files)
    )
    let inherited = try InheritedMessages(library)
    var layers = catalogs.filter { !$0.isBundled }.map { $0.layer(inherited) }
    layers += library.layers.reversed().compactMap { $0.layer(inherited) }
    let texts = try BuiltInTexts(
      in: bundledFolder,
      editing: catalogs.filter(\.isBundled).flatMap(\.files)
    )
    layers.append(texts.layer(inherited))
    layers += library.layers.reversed().compactMap { $0.titleLayer(inherited) }
    return Loaded(
      library: library,
      catalog: Catalog(layers: layers, sourceLocale: .english),
      bundled: [read.bundled, texts.folder].compactMap(\.self),
      diagnostics: selection.diagnostics + library.remarks + read.remarks + texts.remarks
    )
  }

  /// The path of the folder with the library's own catalogs.
  private var bundledFolder: String {
    get throws(LoadingError) { try Resources.folder(reader.resources) + "/Localizations" }
  }

  /// One of the application's own catalogs.
  private struct ApplicationCatalog {
    var name: String
    var files: [ARBFile]

    /// Whether each file must be named after its locale.
    var isNamed = true

    /// Whether the file takes the place of one of the library's own.
    var isBundled = false

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
      return ApplicationCatalog(name: path, files: try files(inFolder: path))
    case .file(let path):
      reader.read.note(path)
      let file = try ARBFile(SourceText(contentsOfFile: path))
      let folder = Folder.realPath(of: Folder.parent(of: path))
      let bundled = Folder.realPath(of: try bundledFolder)
      return ApplicationCatalog(
        name: path,
        files: [file],
        isBundled: folder != nil && folder == bundled
      )
    case .text(let text, let name):
      let file = try ARBFile(SourceText(checking: text, name: name))
      return ApplicationCatalog(name: name, files: [file], isNamed: false)
    }
  }

  private func files(inFolder folder: String) throws(LoadingError) -> [ARBFile] {
    let files = try reader.folder.catalogs(inFolder: folder)
    if let error = files.error { throw error }
    return files.catalogs
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

  /// The titles of the pack's rules as a layer of the catalog, or nil if it doesn't have any.
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
