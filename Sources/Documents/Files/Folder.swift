public import Violations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Questions to the file system about folders and paths.
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
          reason: exists ? "the folder cannot be read" : "there is no such folder"
        )
      )
    }
  }

  /// Returns whether a path leads to something that is not a folder.
  public static func isFile(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
  }

  /// Returns whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
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
  ///     Folder.path(of: "pack.yaml", in: "/")          // "/pack.yaml"
  package static func path(of name: String, in folder: String) -> String {
    folder == "/" ? folder + name : "\(folder)/\(name)"
  }
}

/// The files in the folder of a document, such as the tables of a rule pack.
///
/// Names are paths relative to that folder.
///
///     let files = FolderFiles(inFolder: "/etc/acme/rulepacks/staff")
///     try files.read("sites.txt").text
///
/// A program that does not keep its documents in a folder can pass functions that read them.
public struct FolderFiles: Sendable {
  /// Reads the file with a name; throws `file.not_found` if there is none.
  public var read: @Sendable (String) throws(LoadingError) -> SourceText

  /// Returns the names in the folder with a name, sorted; throws `file.not_found` if there is no
  /// such folder.
  public var names: @Sendable (String) throws(LoadingError) -> [String]

  /// Opens the file with a name, to be read at any offset; throws `file.not_found` if there is none.
  public var opened: @Sendable (String) throws(LoadingError) -> PositionedFile

  /// Whether the files of large tables are read only when they are first needed.
  ///
  /// This is for the packs that are bundled with the library: they were checked before its release,
  /// and their files do not change. All other files are read and checked when a pack is loaded, so
  /// that their errors are found then.
  public var areReadLate: Bool

  /// The size in bytes up to which an opened file is read into memory.
  public var tableBytesInMemory = Limits().tableBytesInMemory

  /// Creates files from functions that read them; a function that is left out finds no file.
  public init(
    read: @escaping @Sendable (String) throws(LoadingError) -> SourceText,
    names: @escaping @Sendable (String) throws(LoadingError) -> [String] = FolderFiles.none.names,
    opened: @escaping @Sendable (String) throws(LoadingError) -> PositionedFile =
      FolderFiles.none.opened,
    areReadLate: Bool = false
  ) {
    self.read = read
    self.names = names
    self.opened = opened
    self.areReadLate = areReadLate
  }

  /// The files of a folder of the file system.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - boundary: Where symbolic links may lead.
  ///   - record: Notes the files that are read.
  public init(
    inFolder folder: String,
    within boundary: FolderBoundary = .none,
    noting record: ReadFiles? = nil
  ) {
    self.init(
      read: { (name) throws(LoadingError) in
        let path = Folder.path(of: name, in: folder)
        try boundary.require(path)
        record?.note(path)
        return try SourceText(contentsOfFile: path)
      },
      names: { (name) throws(LoadingError) in
        let path = Folder.path(of: name, in: folder)
        try boundary.require(path)
        return try Folder.names(in: path)
      },
      opened: { (name) throws(LoadingError) in
        let path = Folder.path(of: name, in: folder)
        try boundary.require(path)
        record?.note(path)
        return try PositionedFile(path)
      }
    )
  }

  /// No files, for a document that is not in a folder, such as a text in memory.
  public static let none = FolderFiles(
    read: { (name) throws(LoadingError) in throw missing(name) },
    names: { (name) throws(LoadingError) in throw missing(name) },
    opened: { (name) throws(LoadingError) in throw missing(name) }
  )

  private static func missing(_ name: String) -> LoadingError {
    LoadingError(
      Diagnostic(code: "file.not_found", file: name, reason: "there is no such file")
    )
  }
}
