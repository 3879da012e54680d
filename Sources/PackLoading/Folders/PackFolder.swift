public import Documents
public import RuleEngine
import SourceTexts
public import Violations

/// Finds and reads the packs of a folder.
///
/// The contents of a folder, each read if it exists:
///
/// | in the folder                          | is                                                |
/// | -------------------------------------- | ------------------------------------------------- |
/// | `pack.yaml` or `pack.yml`              | the pack that is the whole folder                  |
/// | `*.yaml`, `*.yml`                      | one pack for each file                            |
/// | a folder with `pack.yaml` or `pack.yml`| one pack for each folder                          |
/// | `regions/CH.yaml`, also one folder deeper | parts of tables that all packs fill together   |
///
/// A folder with `pack.yaml` may also have a folder `Localizations` and a file
/// `code-examples.yaml`.
public struct PackFolder: Sendable {
  /// A pack, with the catalog files next to it.
  public struct Pack: Sendable {
    /// The pack.
    public var declaration: PackDeclaration

    /// The catalog files in its folder `Localizations`.
    public var catalogs: [ARBFile]

    /// The mistakes in these files, if the reader tolerates them.
    package internal(set) var catalogError: LoadingError?

    /// Creates a pack.
    public init(declaration: PackDeclaration, catalogs: [ARBFile] = []) {
      self.declaration = declaration
      self.catalogs = catalogs
    }
  }

  /// What was found in a folder or file.
  public struct Contents: Sendable {
    /// The packs that could be read, in the order of their names.
    public var packs: [Pack] = []

    /// What is wrong in the files that couldn't be read.
    public var errors: [LoadingError] = []

    /// Whether there is nothing wrong in any file.
    public var isSound: Bool {
      errors.isEmpty && packs.allSatisfy(\.declaration.problems.isEmpty)
    }
  }

  private let registry: SubjectRegistry
  private let verified: VerifiedFolder?
  private let hasGroups: Bool
  private let followsLinks: Bool
  private let limits: Limits
  private let toleratesBrokenCatalogs: Bool
  private let toleratesBrokenSources: Bool

  /// Where the files of the given folders are read.
  ///
  /// With a snapshot, the reader reads that folder and no other.
  package var tree = FileTree.disk

  /// The files that were read so far.
  public let read: ReadFiles

  /// Creates a reader of folders.
  ///
  /// - Parameters:
  ///   - registry: The checks and kinds of table that packs name.
  ///   - verified: The folder with the library's packs, if these are read. It verifies each file,
  ///     and the files of large tables are read only when they are first needed.
  ///   - hasGroups: Whether folders in it may group packs by subject, as the library's own do.
  ///   - followsLinks: Whether symbolic links may lead out of a folder.
  ///   - limits: How much of a table's file is read into memory.
  ///   - toleratesBrokenCatalogs: Whether a pack is read although a catalog file next to it is
  ///     broken, unless that may be the file with the pack's source texts.
  ///   - toleratesBrokenSources: Whether that is so even if the broken file may be the one with the
  ///     pack's source texts, or if the pack isn't YAML in some places. Lint then looks for other
  ///     mistakes.
  ///   - read: Records the files that are read.
  public init(
    registry: SubjectRegistry,
    verified: VerifiedFolder? = nil,
    hasGroups: Bool = false,
    followsLinks: Bool = false,
    limits: Limits = Limits(),
    toleratesBrokenCatalogs: Bool = false,
    toleratesBrokenSources: Bool = false,
    noting read: ReadFiles = ReadFiles()
  ) {
    self.registry = registry
    self.verified = verified
    self.hasGroups = hasGroups
    self.followsLinks = followsLinks
    self.limits = limits
    self.toleratesBrokenCatalogs = toleratesBrokenCatalogs
    self.toleratesBrokenSources = toleratesBrokenSources
    self.read = read
  }

  /// Reads every pack of a folder, in the order of their names.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in all of them.
  public func packs(in folder: String) throws(LoadingError) -> [Pack] {
    let contents = try contents(ofFolder: folder)
    var collector = DiagnosticCollector()
    for error in contents.errors { collector.add(error) }
    // If a file can't be read at all, the other packs can't be linked.
    if !collector.isEmpty {
      for problem in contents.packs.flatMap(\.declaration.problems) { collector.add(problem) }
    }
    try collector.throwIfAny()
    return contents.packs
  }

  /// The most packs that a folder can contain, apart from the library's own.
  private static let mostPacks = 1_000

  /// Reads the packs and tables in a folder.
  ///
  /// - Throws: A ``LoadingError`` if there is no such folder, or it contains too many packs.
  public func contents(ofFolder folder: String) throws(LoadingError) -> Contents {
    let boundary = boundary(of: folder)
    var contents = Contents()
    let candidates = try PackCandidate.all(
      in: folder,
      boundary,
      registry.tables,
      on: tree,
      hasGroups: hasGroups
    )
    if candidates.count > Self.mostPacks, verified == nil {
      throw LoadingError(
        Diagnostic(
          code: "folder.too_many_packs",
          file: folder,
          reason: "a folder can contain at most \(Self.mostPacks) packs; this one has "
            + "\(candidates.count)",
          hint: "put rules that belong together into one pack"
        )
      )
    }
    for candidate in candidates {
      do throws(LoadingError) {
        contents.packs.append(try pack(candidate, boundary))
      } catch {
        contents.errors.append(error)
      }
    }
    return contents
  }

  /// Reads the pack in a file that was named directly.
  ///
  /// A `pack.yaml` represents its folder, including the catalogs next to it.
  ///
  /// - Throws: A ``LoadingError`` if the file can't be read, or isn't a pack.
  public func pack(atFile path: String) throws(LoadingError) -> Pack {
    let folder = Folder.parent(of: path)
    if path.hasSuffix(".arb") {
      throw LoadingError(
        Diagnostic(
          code: "pack.catalog_file",
          file: path,
          reason: "this is a catalog, not a pack",
          hint: "pass it, or the folder that contains it, as `--localizations`"
        )
      )
    }
    // A link that is named directly may lead anywhere.
    let boundary = boundary(of: folder)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard PackCandidate.packNames.contains(name) else { return try pack(inFile: path, boundary) }
    return try pack(inFolder: folder, named: name, boundary)
  }

  /// Returns whether a folder contains catalogs and nothing that is read as a pack.
  public func isCatalogFolder(_ folder: String) throws(LoadingError) -> Bool {
    if try Self.catalogFiles(in: folder, on: tree).isEmpty { return false }
    return try PackCandidate.all(in: folder, boundary(of: folder), registry.tables, on: tree)
      .isEmpty
  }

  /// Reads the catalog files of a folder.
  ///
  /// - Returns: The catalogs that could be read, and everything that is wrong.
  /// - Throws: A ``LoadingError`` if there is no such folder, or no catalog in it.
  public func catalogs(
    inFolder folder: String
  ) throws(LoadingError) -> (catalogs: [ARBFile], error: LoadingError?) {
    let files = try catalogs(inFolder: folder, boundary(of: folder))
    guard files.catalogs.isEmpty, files.error == nil else { return files }
    throw LoadingError(
      Diagnostic(
        code: "folder.nothing_read",
        file: folder,
        reason: "nothing in this folder is read: it doesn't contain a catalog",
        hint: "a catalog has one file for each language, like `de.arb`"
      )
    )
  }

  private func catalogs(
    inFolder folder: String,
    _ boundary: FolderBoundary
  ) throws(LoadingError) -> (catalogs: [ARBFile], error: LoadingError?) {
    try boundary.require(folder)
    var catalogs: [ARBFile] = []
    var first: [LocaleIdentifier: ARBFile] = [:]
    var collector = DiagnosticCollector()
    for path in try Self.catalogFiles(in: folder, on: tree) {
      do throws(LoadingError) {
        try boundary.require(path)
        read.note(path)
        let source = try tree.source(path)
        read.note(path, content: source.bytes)
        let reading = try ARBFile.reading(source)
        if let error = reading.error { collector.add(error) }
        var file = reading.file
        if let other = first[file.locale] {
          collector.add(file.repeats(other))
          file.isWhole = false
        } else {
          first[file.locale] = file
        }
        catalogs.append(file)
      } catch {
        collector.add(error)
      }
    }
    return (catalogs, LoadingError(collector.diagnostics))
  }

  /// Returns the paths of the catalog files of a folder, sorted.
  public static func catalogFiles(in folder: String) throws(LoadingError) -> [String] {
    try catalogFiles(in: folder, on: .disk)
  }

  private static func catalogFiles(
    in folder: String,
    on tree: FileTree
  ) throws(LoadingError) -> [String] {
    try tree.names(in: folder).filter { $0.hasSuffix(".arb") }.map {
      Folder.path(of: $0, in: folder)
    }
  }

  private func boundary(of folder: String) -> FolderBoundary {
    // A snapshot has only what is in its folder, whatever is on the disk now.
    if case .snapshot = tree { return .none }
    // The library's own files may be links, which some package managers create.
    return followsLinks || verified != nil ? .none : FolderBoundary(of: folder)
  }
}

extension PackFolder {
  private func pack(
    _ candidate: PackCandidate,
    _ boundary: FolderBoundary
  ) throws(LoadingError) -> Pack {
    switch candidate {
    case .file(let path):
      try boundary.require(path)
      return try pack(inFile: path, boundary)
    case .folder(let path):
      try boundary.require(path)
      let name = PackCandidate.packName(in: path, on: tree) ?? "pack.yaml"
      try boundary.require(Folder.path(of: name, in: path))
      return try pack(inFolder: path, named: name, boundary)
    case .tables(let definitions, let folder):
      return try tables(definitions, inFolder: folder, boundary)
    }
  }

  /// Reads the pack in a single file; the files of its tables are next to it.
  private func pack(inFile path: String, _ boundary: FolderBoundary) throws(LoadingError) -> Pack {
    let own = ReadFiles()
    own.note(path)
    defer { read.note(own) }
    let source =
      if let verified { try verified.source(path) } else { try tree.source(path) }
    own.note(path, content: source.bytes)
    let files = files(inFolder: Folder.parent(of: path), boundary, noting: own)
    var declaration = try PackReader.declaration(
      source,
      registry: registry,
      files: files,
      repairing: toleratesBrokenSources
    )
    declaration.fileCount = own.count
    return Pack(declaration: declaration)
  }

  /// Reads the pack of a folder, and the catalogs next to it.
  private func pack(
    inFolder folder: String,
    named name: String,
    _ boundary: FolderBoundary
  ) throws(LoadingError) -> Pack {
    var pack = try pack(inFile: Folder.path(of: name, in: folder), boundary)
    let examples = Folder.path(of: CodeExamples.fileName, in: folder)
    if tree.isFile(examples) {
      try boundary.require(examples)
      read.note(examples)
      pack.declaration.codeExamples = examples
      if case .snapshot = tree {
        pack.declaration.verifiedCodeExamples = try tree.source(examples)
      }
    }
    let catalogs = Folder.path(of: "Localizations", in: folder)
    guard tree.isFolder(catalogs) else { return pack }
    let files = try self.catalogs(inFolder: catalogs, boundary)
    if let error = files.error {
      // Without the source texts, there is no way to know which ones are missing, so the pack isn't
      // linked.
      let source = pack.declaration.sourceLocale
      let mayBeSource = error.diagnostics.contains { diagnostic in
        let file = files.catalogs.first { $0.source.name == diagnostic.file }
        return (file?.locale ?? CatalogName(diagnostic.file).locale ?? source) == source
      }
      guard toleratesBrokenSources || toleratesBrokenCatalogs && !mayBeSource else {
        throw LoadingError(pack.declaration.problems + error.diagnostics) ?? error
      }
      pack.catalogError = error
      let read = Set(files.catalogs.map(\.source.name))
      pack.declaration.lacksSourceTexts =
        mayBeSource && error.diagnostics.contains { !read.contains($0.file) }
    }
    pack.catalogs = files.catalogs
    pack.declaration.fileCount += pack.catalogs.count
    return pack
  }

  /// Reads a folder that only contributes parts of tables.
  private func tables(
    _ definitions: [TableDefinition],
    inFolder folder: String,
    _ boundary: FolderBoundary
  ) throws(LoadingError) -> Pack {
    let own = ReadFiles()
    defer { read.note(own) }
    let files = files(inFolder: folder, boundary, noting: own)
    var declaration = try PackReader.tables(inFolder: folder, files: files, definitions)
    declaration.fileCount = own.count
    return Pack(declaration: declaration)
  }

  private func files(
    inFolder folder: String,
    _ boundary: FolderBoundary,
    noting record: ReadFiles
  ) -> FolderFiles {
    var files =
      if let verified {
        FolderFiles(inFolder: folder, of: verified)
      } else if case .snapshot = tree {
        FolderFiles(inFolder: folder, on: tree, noting: record)
      } else {
        FolderFiles(inFolder: folder, within: boundary, noting: record)
      }
    files.tableBytesInMemory = limits.tableBytesInMemory
    return files
  }
}
