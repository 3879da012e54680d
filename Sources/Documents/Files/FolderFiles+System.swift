import Rules

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PackFiles {
  /// Creates the files of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - areReadLate: Whether files may be read when they are first needed.
  public init(inFolder folder: String, areReadLate: Bool = false) {
    self.init(
      read: { (name) throws(LoadingError) in
        try SourceText(contentsOfFile: folder + "/" + name)
      },
      names: { (name) throws(LoadingError) in try Self.names(in: folder + "/" + name) },
      blocklist: { (name) throws(LoadingError) in
        try Blocklist(contentsOfFile: folder + "/" + name)
      },
      areReadLate: areReadLate
    )
  }

  /// Returns the names in a folder, sorted, without hidden ones.
  ///
  /// - Throws: A ``LoadingError`` if there is no such folder or it cannot be read.
  public static func names(in folder: String) throws(LoadingError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }
        .sorted()
    } catch {
      var isFolder = false
      let exists =
        FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder
      throw LoadingError(
        Diagnostic(
          code: exists ? "file.not_readable" : "file.not_found",
          file: folder,
          reason: exists ? "the folder cannot be read" : "there is no such folder"
        )
      )
    }
  }
}
