import Documents
public import Rules
public import Violations

/// Finds and reads the packs of a folder.
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

  private let registry: SubjectRegistry
  private let readsLate: Bool
  private let limits: Limits

  /// Creates a reader of folders.
  ///
  /// - Parameters:
  ///   - registry: The checks and kinds of table that packs name.
  ///   - readsLate: Whether the files of large tables are read only when they are first needed.
  ///   - limits: How much of a table's file is read into memory.
  public init(registry: SubjectRegistry, readsLate: Bool = false, limits: Limits = Limits()) {
    self.registry = registry
    self.readsLate = readsLate
    self.limits = limits
  }

  /// The files of a folder.
  private func files(inFolder folder: String) -> FolderFiles {
    var files = FolderFiles(inFolder: folder, areReadLate: readsLate)
    files.tableBytesInMemory = limits.tableBytesInMemory
    return files
  }

  /// Reads every pack of a folder, in the order of their names.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in all of them.
  public func packs(in folder: String) throws(LoadingError) -> [Pack] {
    if Folder.isFile(folder + "/pack.yaml") { return [try pack(inFolder: folder)] }
    let announced = announcedTables(in: folder)
    let companions = announced.compactMap(\.announcement).flatMap(\.companions)
    var packs: [Pack] = []
    if !announced.isEmpty { packs.append(try tables(announced, inFolder: folder)) }
    var collector = DiagnosticCollector()
    for name in try Folder.names(in: folder) where !companions.contains(name) {
      do throws(LoadingError) {
        if let pack = try pack(named: name, in: folder) { packs.append(pack) }
      } catch {
        collector.add(error)
      }
    }
    // A file that cannot be read at all leaves nothing to link the others with.
    if !collector.isEmpty {
      for problem in packs.flatMap(\.declaration.problems) { collector.add(problem) }
    }
    try collector.throwIfAny()
    return packs
  }

  /// Reads a file or folder if it is a pack; nil if it is something else.
  private func pack(named name: String, in folder: String) throws(LoadingError) -> Pack? {
    let path = Folder.path(of: name, in: folder)
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return try pack(inFile: path) }
    // Something of this name that is no file is refused by its name.
    if Folder.isFile(path + "/pack.yaml") || Folder.isFolder(path + "/pack.yaml") {
      return try pack(inFolder: path)
    }
    let announced = announcedTables(in: path)
    return announced.isEmpty ? nil : try tables(announced, inFolder: path)
  }

  /// Reads the pack of one file; its tables stand beside it.
  public func pack(inFile path: String) throws(LoadingError) -> Pack {
    let source = try SourceText(contentsOfFile: path)
    let files = files(inFolder: Folder.parent(of: path))
    return Pack(
      declaration: try PackReader.declaration(source, registry: registry, files: files)
    )
  }

  /// Reads the pack of a folder with a `pack.yaml`, and the catalogs beside it.
  public func pack(inFolder folder: String) throws(LoadingError) -> Pack {
    var pack = try pack(inFile: Folder.path(of: "pack.yaml", in: folder))
    let catalogs = Folder.path(of: "Localizations", in: folder)
    guard Folder.isFolder(catalogs) else { return pack }
    var collector = DiagnosticCollector()
    for path in try Self.catalogFiles(in: catalogs) {
      do throws(LoadingError) {
        pack.catalogs.append(try ARBFile(SourceText(contentsOfFile: path)))
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
    return pack
  }

  /// Reads a folder that only brings parts of tables.
  private func tables(
    _ definitions: [TableDefinition],
    inFolder folder: String
  ) throws(LoadingError) -> Pack {
    let files = files(inFolder: folder)
    return Pack(declaration: try PackReader.tables(inFolder: folder, files: files, definitions))
  }

  /// Returns the kinds of table that a folder announces: by a folder in it with the name that the
  /// kind wants, which has at least one file of the table.
  private func announcedTables(in folder: String) -> [TableDefinition] {
    registry.tables.filter { definition in
      guard let announcement = definition.announcement else { return false }
      let path = Folder.path(of: announcement.folder, in: folder)
      guard Folder.isFolder(path) else { return false }
      do throws(LoadingError) {
        return try Folder.names(in: path).contains(where: announcement.hasFile)
      } catch {
        // What cannot be listed holds nothing that could be read.
        return false
      }
    }
  }

  /// Returns the paths of the catalog files of a folder, sorted.
  public static func catalogFiles(in folder: String) throws(LoadingError) -> [String] {
    try Folder.names(in: folder).filter { $0.hasSuffix(".arb") }.map {
      Folder.path(of: $0, in: folder)
    }
  }
}
