import Documents
import PackLoading
import RuleEngine
package import Rulebook
import SourceTexts
import UnicodeText
package import Violations

/// The texts of packs and catalog files as they are on disk, for people who translate them.
///
///     let files = try TranslationFiles(packs: [], localizations: ["/etc/acme/localizations"])
///     files.locales.map(\.tag)  // ["ar", "de", "en", "fr", "ja", "nl", "pl"]
///
/// Bundled files are read without comparing them with their manifest, so that you can edit them.
package struct TranslationFiles: Sendable {
  /// The texts of one source: the library, a pack, or a folder of an application.
  struct Part: Sendable {
    /// The name of the part.
    var name: String

    /// The locale that has every text of the part.
    var sourceLocale: LocaleIdentifier

    /// Whether the part is a folder of an application.
    var isFolder = false

    var messages: [LocaleIdentifier: [String: Message]] = [:]
    var files: [LocaleIdentifier: ARBFile] = [:]

    mutating func add(_ file: ARBFile) {
      files[file.locale] = file
      messages[file.locale, default: [:]].merge(file.entries) { $1 }
    }
  }

  /// A text that others are translated from.
  struct Source: Sendable {
    var message: Message

    /// The attributes of the text in its file.
    var attributes: ARBFile.Attributes?
  }

  /// The parts, lowest layer first.
  let parts: [Part]

  /// The texts that others are translated from, by key.
  ///
  /// Texts of higher layers replace others.
  let sources: [String: Source]

  /// The checks, whose codes say how arguments are written.
  let registry: SubjectRegistry

  /// The bundled folder `Localizations`.
  let bundledFolder: String

  /// The locales that have texts, sorted by their tags.
  package let locales: [LocaleIdentifier]

  /// The mistakes in packs and catalogs that were skipped.
  package let skipped: [Diagnostic]

  /// The locale that the library's texts are translated from.
  package let sourceLocale = LocaleIdentifier.english

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - packs: Packs in addition to the bundled ones.
  ///   - localizations: Folders of catalog files, lowest layer first.
  ///   - resources: The folder with the bundled data; by default, it is found next to the
  ///     executable.
  ///   - loading: Whether links may lead out of folders, and whether to skip what is broken.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the packs and catalogs
  ///   themselves. It isn't checked whether they fit together.
  package init(
    packs: [PackSource],
    localizations: [String],
    resources: String? = nil,
    loading: Rulebook.LoadingOptions = []
  ) throws(LoadingError) {
    bundledFolder = Folder.path(of: "Localizations", in: try Resources.folder(resources))
    registry = try SubjectRegistry(adding: [], checks: [])
    let reader = SourceReader(
      registry: registry,
      resources: resources,
      options: loading
    )
    let read = reader.packs(of: [.bundled] + packs)
    var broken = BrokenFiles(isSkipped: loading.contains(.skippingBrokenPacks))
    for error in read.errors { broken.refuse(error) }
    for error in read.broken + read.brokenCatalogs { broken.add(error) }
    var parts = [Part(name: "Rulebook", sourceLocale: .english)]
    for path in try PackFolder.catalogFiles(in: bundledFolder) {
      do throws(LoadingError) {
        parts[0].add(try ARBFile(SourceText(contentsOfFile: path)))
      } catch {
        broken.add(error)
      }
    }
    for pack in read.packs {
      if let error = LoadingError(pack.declaration.problems) {
        broken.add(error)
      } else {
        parts.append(Part(pack))
      }
    }
    for path in localizations {
      do throws(LoadingError) {
        parts.append(try Part(folder: path, reader.folder, &broken))
      } catch {
        broken.refuse(error)
      }
    }
    try broken.refused.throwIfAny()
    skipped = broken.skipped
    self.parts = parts
    sources = parts.reduce(into: [:]) { $0.merge($1.sources) { $1 } }
    locales = parts.reduce(into: Set()) { $0.formUnion($1.messages.keys) }.sorted()
  }

  /// Returns the source text for a part: the part's own, else the one of all parts.
  func source(of key: String, in part: Part) -> Source? {
    part.source(of: key) ?? sources[key]
  }

  /// The texts as a catalog, which chooses among them as an application's catalog does.
  var catalog: Catalog {
    let layers = parts.reversed().map { part in
      Catalog.Layer(
        name: part.name,
        sourceLocale: part.sourceLocale,
        entries: part.messages.mapValues { Catalog.Entries($0) }
      )
    }
    return Catalog(layers: layers, sourceLocale: sourceLocale)
  }

  /// Returns the locale of a tag.
  ///
  /// - Throws: A ``UsageError`` if neither it nor a parent of it has texts.
  package func locale(_ tag: String) throws(UsageError) -> LocaleIdentifier {
    guard let locale = LocaleIdentifier(canonicalizing: tag),
      locale.chain.contains(where: locales.contains)
    else { throw .unknownLocale(tag, known: locales.map(\.tag)) }
    return locale
  }
}

extension TranslationFiles.Part {
  /// Creates a part from the messages of a pack and of the catalog files next to it.
  init(_ pack: PackFolder.Pack) {
    let declaration = pack.declaration
    self.init(name: declaration.name, sourceLocale: declaration.sourceLocale)
    messages = declaration.messages.mapValues { $0.mapValues(\.message) }
    for file in pack.catalogs { add(file) }
  }

  /// Reads a folder of catalog files.
  fileprivate init(
    folder path: String,
    _ folder: PackFolder,
    _ broken: inout BrokenFiles
  ) throws(LoadingError) {
    self.init(name: path, sourceLocale: .english, isFolder: true)
    // The folder may still be without files.
    if Folder.isFolder(path), try PackFolder.catalogFiles(in: path).isEmpty { return }
    let read = try folder.catalogs(inFolder: path)
    if let error = read.error { broken.add(error) }
    let files = read.catalogs.filter(\.isWhole)
    sourceLocale = files.sourceLocale
    for file in files { add(file) }
  }

  /// The part's texts in its own language, by key.
  var sources: [String: TranslationFiles.Source] {
    let keys = sourceLocale.chain.flatMap { messages[$0].map { Array($0.keys) } ?? [] }
    return keys.reduce(into: [:]) { $0[$1] = source(of: $1) }
  }

  /// Returns the part's text in its own language.
  func source(of key: String) -> TranslationFiles.Source? {
    // Keys with `@` are about the file.
    guard !key.hasPrefix("@") else { return nil }
    for locale in sourceLocale.chain {
      if let message = messages[locale]?[key] {
        return .init(message: message, attributes: files[locale]?.attributes[key])
      }
    }
    return nil
  }
}

/// The mistakes in files, which are either skipped or refused.
private struct BrokenFiles {
  let isSkipped: Bool

  /// The mistakes that prevent reading.
  private(set) var refused = DiagnosticCollector()

  /// The mistakes in files that are skipped.
  private(set) var skipped: [Diagnostic] = []

  init(isSkipped: Bool) { self.isSkipped = isSkipped }

  /// Adds the mistakes in files that can be skipped.
  mutating func add(_ error: LoadingError) {
    if isSkipped { skipped += error.diagnostics } else { refused.add(error) }
  }

  /// Adds mistakes that always prevent reading, such as a folder that doesn't exist.
  mutating func refuse(_ error: LoadingError) { refused.add(error) }
}
