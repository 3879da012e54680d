import Documents
import PackLoading
import SourceTexts
package import Violations

/// The application's own catalogs: all that were read, or only those that aren't broken.
struct ApplicationCatalogs {
  /// The catalogs of one source.
  private struct Source {
    var name: String
    var files: [ARBFile]

    /// Whether the names of the files must suit their locales.
    var isNamed = true

    /// Whether the file takes the place of one of the library's own.
    var isBundled = false
  }

  /// The mistakes that prevent loading.
  private(set) var errors = DiagnosticCollector()

  /// The mistakes in files that were skipped, and remarks on the other files.
  var diagnostics: [Diagnostic] { skipped + files.flatMap(\.remarks) }

  private let reader: SourceReader
  private let skipsBroken: Bool
  private var sources: [Source] = []
  private var skipped: [Diagnostic] = []

  init(_ reader: SourceReader) {
    self.reader = reader
    skipsBroken = reader.options.contains(.skippingBrokenPacks)
  }

  /// All files, the highest layer first.
  var files: [ARBFile] { sources.flatMap(\.files) }

  /// The files whose names must suit their locales.
  var namedFiles: [ARBFile] { sources.filter(\.isNamed).flatMap(\.files) }

  /// The files that take the place of the library's own.
  var bundledFiles: [ARBFile] { sources.filter(\.isBundled).flatMap(\.files) }

  /// Returns the layers of the application, the highest first.
  func layers(_ inherited: InheritedMessages) -> [Catalog.Layer] {
    sources.filter { !$0.isBundled }.map { source in
      let entries = source.files.map { file in
        (file.locale, Catalog.Entries(inherited.adding(to: file.entries)))
      }
      return Catalog.Layer(
        name: source.name,
        sourceLocale: .english,
        entries: Dictionary(entries, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  // MARK: Reading

  /// Reads the catalogs of a source, which is below those that were read before.
  ///
  /// A source that doesn't exist is an error, even if broken files are skipped.
  mutating func read(_ source: CatalogSource) {
    do throws(LoadingError) {
      switch source {
      case .folder(let path): try read(folder: path)
      case .file(let path): try read(file: path)
      case .text(let text, let name):
        try reader.requireNoAdmission(for: name)
        let checked = try SourceText(checking: text, name: name)
        reader.read.note(name, content: checked.bytes)
        try add(Source(name: name, files: [], isNamed: false), checked)
      }
    } catch {
      errors.add(error)
    }
  }

  private mutating func read(folder path: String) throws(LoadingError) {
    let read = try reader.reader(ofFolder: path).catalogs(inFolder: path)
    try reader.admission?.require(read.catalogs, inFolder: path)
    if let error = read.error {
      guard skipsBroken else { throw error }
      skip(error)
    }
    sources.append(Source(name: path, files: read.catalogs.filter(\.isWhole)))
  }

  private mutating func read(file path: String) throws(LoadingError) {
    try reader.requireNoAdmission(for: path)
    reader.read.note(path)
    let source = try SourceText(contentsOfFile: path)
    reader.read.note(path, content: source.bytes)
    let resources = try Resources.folder(reader.resources)
    let bundled = Folder.realPath(of: Folder.path(of: "Localizations", in: resources))
    let folder = Folder.realPath(of: Folder.parent(of: path))
    try add(
      Source(name: path, files: [], isBundled: folder != nil && folder == bundled),
      source
    )
  }

  /// Adds a source that is one file.
  private mutating func add(_ source: Source, _ text: SourceText) throws(LoadingError) {
    var source = source
    do throws(LoadingError) {
      source.files = [try ARBFile(text)]
      sources.append(source)
    } catch {
      guard skipsBroken else { throw error }
      skip(error)
    }
  }

  // MARK: Skipping

  /// Skips the files that have mistakes.
  ///
  /// - Returns: Whether there were any.
  mutating func leaveOut(filesWith error: LoadingError) -> Bool {
    let broken = Set(error.diagnostics.map(\.file)).intersection(files.map(\.source.name))
    guard let found = LoadingError(error.diagnostics.filter { broken.contains($0.file) }) else {
      return false
    }
    skip(found)
    for index in sources.indices {
      sources[index].files.removeAll { broken.contains($0.source.name) }
    }
    return true
  }

  private mutating func skip(_ error: LoadingError) {
    skipped += error.diagnosticsOfSkippedCatalogs
  }
}

extension LoadingError {
  /// The mistakes in catalogs, and a note for each file that it is skipped.
  package var diagnosticsOfSkippedCatalogs: [Diagnostic] {
    diagnostics
      + Set(diagnostics.map(\.file)).sorted().map { file in
        Diagnostic(code: "arb.skipped", file: file, reason: "this catalog is skipped")
      }
  }
}
