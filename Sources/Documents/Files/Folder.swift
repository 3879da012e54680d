public import SourceTexts
public import Violations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Functions that ask the file system about folders and paths.
public enum Folder {
  /// Returns the names of the files and folders in a folder, sorted, without those that begin with
  /// a dot.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` or `file.not_readable`.
  public static func names(in folder: String) throws(LoadingError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }
        .sorted()
    } catch {
      let exists = isFolder(folder)
      throw LoadingError(
        Diagnostic(
          code: exists ? "file.not_readable" : "file.not_found",
          file: folder,
          reason: exists ? "the folder can't be read" : "there is no such folder",
          hint: exists ? nil : hintOfFullPath(folder)
        )
      )
    }
  }

  /// Returns a hint with the full path of a missing file or folder; nil if the path is a full one.
  ///
  ///     Folder.hintOfFullPath("packs")  // "its full path is `/etc/acme/packs`"
  package static func hintOfFullPath(_ path: String) -> String? {
    if path.hasPrefix("/") { return nil }
    let current = FileManager.default.currentDirectoryPath
    return "its full path is `\(Self.path(of: path, in: current))`"
  }

  /// Returns whether a path leads to something other than a folder.
  public static func isFile(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
  }

  /// Returns whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Returns where a symbolic link leads, as it is written; nil if the path isn't a link.
  static func destination(ofLink path: String) -> String? {
    do { return try FileManager.default.destinationOfSymbolicLink(atPath: path) } catch {
      return nil
    }
  }

  /// Creates a folder and its parent folders, unless it exists.
  ///
  /// - Throws: A ``StreamError`` if it can't be created.
  package static func create(_ folder: String) throws(StreamError) {
    if isFolder(folder) { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw StreamError(code: .output, reason: "\(folder): the folder can't be created")
    }
  }

  /// Returns the folder of a file, which is `.` for a path without a slash.
  ///
  ///     Folder.parent(of: "/etc/acme/pack.yaml")  // "/etc/acme"
  ///     Folder.parent(of: "/pack.yaml")           // "/"
  public static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path of a file in a folder.
  ///
  ///     Folder.path(of: "pack.yaml", in: "/etc/acme")  // "/etc/acme/pack.yaml"
  ///     Folder.path(of: "pack.yaml", in: "packs/")     // "packs/pack.yaml"
  package static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

/// The files in the folder of a document, such as the tables of a rule pack.
///
/// Names are paths relative to that folder.
///
///     let files = FolderFiles(inFolder: "/etc/acme/rulepacks/staff")
///     try files.read("sites.txt").text
///
/// A program that doesn't keep its documents in a folder can pass functions that read them.
public struct FolderFiles: Sendable {
  /// Reads the file with a name; throws `file.not_found` if there is none.
  public var read: @Sendable (String) throws(LoadingError) -> SourceText

  /// Returns the names in the folder with a name, sorted; throws `file.not_found` if there is no
  /// such folder.
  public var names: @Sendable (String) throws(LoadingError) -> [String]

  /// Opens the file with a name for reading at any offset; throws `file.not_found` if there is
  /// none.
  public var opened: @Sendable (String) throws(LoadingError) -> any PositionedBytes

  /// Whether the files of large tables are read only when they are first needed.
  ///
  /// This is for the packs that are bundled with the library. They were checked before its release,
  /// and their files don't change. All other files are read and checked when a pack is loaded, so
  /// that loading finds their errors.
  public var areReadLate: Bool

  /// The largest size, in bytes, of a table's file that is read into memory.
  public var tableBytesInMemory = Limits().tableBytesInMemory

  /// Creates files from functions that read them; a function that is omitted finds no file.
  public init(
    read: @escaping @Sendable (String) throws(LoadingError) -> SourceText,
    names: @escaping @Sendable (String) throws(LoadingError) -> [String] = FolderFiles.none.names,
    opened: @escaping @Sendable (String) throws(LoadingError) -> any PositionedBytes =
      FolderFiles.none.opened,
    areReadLate: Bool = false
  ) {
    self.read = read
    self.names = names
    self.opened = opened
    self.areReadLate = areReadLate
  }

  /// Creates the files of a folder in the file system.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - boundary: Where symbolic links may lead.
  ///   - record: Records the files that are read.
  public init(
    inFolder folder: String,
    within boundary: FolderBoundary = .none,
    noting record: ReadFiles? = nil
  ) {
    self.init(inFolder: folder, on: .disk, within: boundary, noting: record)
  }

  /// No files, for a document that isn't in a folder, such as a text in memory.
  public static let none = FolderFiles(
    read: { (name) throws(LoadingError) in throw missing(name) },
    names: { (name) throws(LoadingError) in throw missing(name) },
    opened: { (name) throws(LoadingError) in throw missing(name) }
  )

  private static func missing(_ name: String) -> LoadingError {
    LoadingError(Diagnostic(code: "file.not_found", file: name, reason: "there is no such file"))
  }
}
