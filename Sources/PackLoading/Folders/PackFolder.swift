public import Documents
public import Rules
public import Violations

/// Finds and reads the packs of a folder.
///
/// What a folder has, each read if it is there:
///
/// | in the folder                          | is                                                |
/// | -------------------------------------- | ------------------------------------------------- |
/// | `pack.yaml` or `pack.yml`              | the one pack that the folder is, with `Localizations` |
/// | `*.yaml`, `*.yml`                      | a pack each                                       |
/// | a folder with one of the first         | a pack each                                       |
/// | `regions/CH.yaml`, itself or in a folder | parts of tables that all packs fill together    |
public struct PackFolder {
  /// A pack, with the catalog files that stand beside it.
  public struct Pack: Sendable {
    /// The pack.
    public var declaration: PackDeclaration

    /// The catalog files in its folder `Localizations`.
    public var catalogs: [ARBFile]

    /// Creates a pack.
    public init(declaration: PackDeclaration, catalogs: [ARBFile] = []) {
      self.declaration = declaration
      self.catalogs = catalogs
    }
  }

  /// What was found in a folder or file.
  public struct Contents: Sendable {
    /// The packs that could be read at all, in the order of their names.
    public var packs: [Pack] = []

    /// What is wrong in the files that could not be read.
    public var errors: [LoadingError] = []

    /// Whether nothing is wrong in any file.
    public var isSound: Bool {
      errors.isEmpty && packs.allSatisfy(\.declaration.problems.isEmpty)
    }
  }

  private let registry: SubjectRegistry
  private let verified: VerifiedFolder?
  private let followsLinks: Bool
  private let limits: Limits

  /// The files that were read so far.
  public let read: ReadFiles

  /// Creates a reader of folders.
  ///
  /// - Parameters:
  ///   - registry: The checks and kinds of table that packs name.
  ///   - verified: The folder with the packs of the library, if these are read: it verifies each file, and
  ///     those of large tables are read only when they are first needed.
  ///   - followsLinks: Whether symbolic links may lead out of a folder.
  ///   - limits: How much of a table's file is read into memory.
  ///   - read: Notes the files that are read.
  public init(
    registry: SubjectRegistry,
    verified: VerifiedFolder? = nil,
    followsLinks: Bool = false,
    limits: Limits = Limits(),
    noting read: ReadFiles = ReadFiles()
  ) {
    self.registry = registry
    self.verified = verified
    self.followsLinks = followsLinks
    self.limits = limits
    self.read = read
  }

  /// Reads every pack of a folder, in the order of their names.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in all of them.
  public func packs(in folder: String) throws(LoadingError) -> [Pack] {
    let contents = try contents(ofFolder: folder)
    var collector = DiagnosticCollector()
    for error in contents.errors { collector.add(error) }
    // A file that cannot be read at all leaves nothing to link the others with.
    if !collector.isEmpty {
      for problem in contents.packs.flatMap(\.declaration.problems) { collector.add(problem) }
    }
    try collector.throwIfAny()
    return contents.packs
  }

  /// Reads what is in a folder.
  ///
  /// - Throws: A ``LoadingError`` if there is no such folder.
  public func contents(ofFolder folder: String) throws(LoadingError) -> Contents {
    let boundary = boundary(of: folder)
    var contents = Contents()
    for candidate in try PackCandidate.all(in: folder, boundary, registry.tables) {
      do throws(LoadingError) {
        contents.packs.append(try pack(candidate, boundary))
      } catch {
        contents.errors.append(error)
      }
    }
    return contents
  }

  /// Reads the pack of a file that is named itself.
  ///
  /// A `pack.yaml` stands for its folder, with the catalogs beside it.
  ///
  /// - Throws: A ``LoadingError`` if the file cannot be read, or is no pack.
  public func pack(atFile path: String) throws(LoadingError) -> Pack {
    let folder = Folder.parent(of: path)
    if path.hasSuffix(".arb") {
      throw LoadingError(
        Diagnostic(
          code: "pack.catalog_file",
          file: path,
          reason: "this is a catalog, not a pack",
          hint: "give the folder in which it stands as `--localizations`"
        )
      )
    }
    // Whoever names a link means what is behind it.
    let boundary = boundary(of: folder)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard PackCandidate.packNames.contains(name) else { return try pack(inFile: path, boundary) }
    return try pack(inFolder: folder, named: name, boundary)
  }

  /// Returns whether a folder holds catalogs and nothing that is read as a pack.
  public func isCatalogFolder(_ folder: String) throws(LoadingError) -> Bool {
    if try Self.catalogFiles(in: folder).isEmpty { return false }
    return try PackCandidate.all(in: folder, boundary(of: folder), registry.tables).isEmpty
  }

  /// Reads the catalog files of a folder.
  ///
  /// - Returns: Those that could be read, and what is wrong in the others.
  /// - Throws: A ``LoadingError`` if there is no such folder, or nothing in it.
  public func catalogs(
    inFolder folder: String
  ) throws(LoadingError) -> (catalogs: [ARBFile], error: LoadingError?) {
    let files = try catalogs(inFolder: folder, boundary(of: folder))
    guard files.catalogs.isEmpty, files.error == nil else { return files }
    throw LoadingError(
      Diagnostic(
        code: "folder.nothing_read",
        file: folder,
        reason: "nothing in this folder is read: it has no catalog",
        hint: "a catalog is a file for each language, like `de.arb`"
      )
    )
  }

  private func catalogs(
    inFolder folder: String,
    _ boundary: FolderBoundary
  ) throws(LoadingError) -> (catalogs: [ARBFile], error: LoadingError?) {
    try boundary.require(folder)
    var catalogs: [ARBFile] = []
    var collector = DiagnosticCollector()
    for path in try Self.catalogFiles(in: folder) {
      do throws(LoadingError) {
        try boundary.require(path)
        read.note(path)
        catalogs.append(try ARBFile(SourceText(contentsOfFile: path)))
      } catch {
        collector.add(error)
      }
    }
    return (catalogs, LoadingError(collector.diagnostics))
  }

  /// Returns the paths of the catalog files of a folder, sorted.
  public static func catalogFiles(in folder: String) throws(LoadingError) -> [String] {
    try Folder.names(in: folder).filter { $0.hasSuffix(".arb") }.map {
      Folder.path(of: $0, in: folder)
    }
  }

  private func boundary(of folder: String) -> FolderBoundary {
    // The files of the library may be links, as package managers make them.
    followsLinks || verified != nil ? .none : FolderBoundary(of: folder)
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
      let name = PackCandidate.packName(in: path) ?? "pack.yaml"
      try boundary.require(Folder.path(of: name, in: path))
      return try pack(inFolder: path, named: name, boundary)
    case .tables(let definitions, let folder):
      return try tables(definitions, inFolder: folder, boundary)
    }
  }

  /// Reads the pack of one file; its tables stand beside it.
  private func pack(
    inFile path: String,
    _ boundary: FolderBoundary
  ) throws(LoadingError) -> Pack {
    let own = ReadFiles()
    own.note(path)
    defer { read.note(own) }
    let source =
      if let verified { try verified.source(path) } else { try SourceText(contentsOfFile: path) }
    let files = files(inFolder: Folder.parent(of: path), boundary, noting: own)
    var declaration = try PackReader.declaration(source, registry: registry, files: files)
    declaration.fileCount = own.count
    return Pack(declaration: declaration)
  }

  /// Reads the pack of a folder, and the catalogs beside it.
  private func pack(
    inFolder folder: String,
    named name: String,
    _ boundary: FolderBoundary
  ) throws(LoadingError) -> Pack {
    var pack = try pack(inFile: Folder.path(of: name, in: folder), boundary)
    let catalogs = Folder.path(of: "Localizations", in: folder)
    guard Folder.isFolder(catalogs) else { return pack }
    let files = try self.catalogs(inFolder: catalogs, boundary)
    if let error = files.error {
      // Without these messages nobody knows which ones are missing, so the pack is not linked.
      throw LoadingError(pack.declaration.problems + error.diagnostics) ?? error
    }
    pack.catalogs = files.catalogs
    pack.declaration.fileCount += pack.catalogs.count
    return pack
  }

  /// Reads a folder that only brings parts of tables.
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

  /// The files of a folder.
  private func files(
    inFolder folder: String,
    _ boundary: FolderBoundary,
    noting record: ReadFiles
  ) -> FolderFiles {
    var files =
      verified.map { FolderFiles(inFolder: folder, of: $0) }
      ?? FolderFiles(inFolder: folder, within: boundary, noting: record)
    files.tableBytesInMemory = limits.tableBytesInMemory
    return files
  }
}
