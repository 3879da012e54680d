public import BlocklistFiles
import Documents
import PasswordRules
public import Violations

extension Blocklist {
  /// Loads a list from its file and verifies all of it.
  ///
  ///     let list = try Blocklist(contentsOfFile: "breached.blocklist")
  ///     list.contains("letmein")  // true
  ///
  /// A file that is read into memory can be replaced, overwritten, or truncated afterward. A larger
  /// file stays open. If it is changed, no text is known to be listed or unlisted.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  ///   - limit: The size in bytes of the largest file to read into memory; 64 MiB by default.
  /// - Throws: A ``LoadingError`` that names the file, with a code from ``BlocklistError/Code`` or
  ///   from reading files.
  /// - Complexity: O(*n*) in the size of the file.
  public init(
    contentsOfFile path: String,
    name: String? = nil,
    inMemoryUpTo limit: Int = Limits().tableBytesInMemory
  ) throws(LoadingError) {
    try self.init(PositionedFile(path, name: name), inMemoryUpTo: limit)
  }
}
