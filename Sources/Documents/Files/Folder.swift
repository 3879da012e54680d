public import Violations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the system says about folders.
public enum Folder {
  /// Returns the names in a folder, sorted, without hidden ones.
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

  /// Returns the folder of a file; `.` for a path without one.
  ///
  ///     Folder.parent(of: "/etc/acme/pack.yaml")  // "/etc/acme"
  public static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// The files beside a document, by names relative to its folder: tables of a pack, for example.
///
///     let files = FolderFiles(inFolder: "/etc/acme/rulepacks/staff")
///     try files.read("sites.txt").text
///
/// A program that keeps its documents elsewhere gives functions that read them.
public struct FolderFiles: Sendable {
  /// Reads a file by its name; fails with `file.not_found` if there is none.
  public var read: @Sendable (String) throws(LoadingError) -> SourceText

  /// Returns the names in a folder, sorted; fails with `file.not_found` if there is none.
  public var names: @Sendable (String) throws(LoadingError) -> [String]

  /// Maps a file into memory by its name; fails with `file.not_found` if there is none.
  public var mapped: @Sendable (String) throws(LoadingError) -> MappedFile

  /// Whether files that are large or many are read when they are first needed.
  ///
  /// Packs that come with the library were checked when it was made, and their files stay where
  /// they are. Everything else is read and checked at once.
  public var areReadLate: Bool

  /// Creates files from functions that read them; those not given find no file.
  public init(
    read: @escaping @Sendable (String) throws(LoadingError) -> SourceText,
    names: @escaping @Sendable (String) throws(LoadingError) -> [String] = FolderFiles.none.names,
    mapped: @escaping @Sendable (String) throws(LoadingError) -> MappedFile =
      FolderFiles.none.mapped,
    areReadLate: Bool = false
  ) {
    self.read = read
    self.names = names
    self.mapped = mapped
    self.areReadLate = areReadLate
  }

  /// The files of a folder of the file system.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - areReadLate: Whether files may be read when they are first needed.
  public init(inFolder folder: String, areReadLate: Bool = false) {
    self.init(
      read: { (name) throws(LoadingError) in
        try SourceText(contentsOfFile: folder + "/" + name)
      },
      names: { (name) throws(LoadingError) in try Folder.names(in: folder + "/" + name) },
      mapped: { (name) throws(LoadingError) in
        try MappedFile(contentsOfFile: folder + "/" + name)
      },
      areReadLate: areReadLate
    )
  }

  /// No files: those of a document that is only a text.
  public static let none = FolderFiles(
    read: { (name) throws(LoadingError) in throw missing(name) },
    names: { (name) throws(LoadingError) in throw missing(name) },
    mapped: { (name) throws(LoadingError) in throw missing(name) }
  )

  private static func missing(_ name: String) -> LoadingError {
    LoadingError(
      Diagnostic(code: "file.not_found", file: name, reason: "there is no such file")
    )
  }
}
