public import BlocklistFiles
import Documents
public import Violations

extension Blocklist {
  /// Loads a list from its file, and verifies all of it.
  ///
  ///     let list = try Blocklist(contentsOfFile: "breached.blocklist")
  ///     list.contains("letmein")  // true
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  /// - Throws: A ``LoadingError`` that names the file, with a code of ``BlocklistError/Code`` or of
  ///   reading files.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: String, name: String? = nil) throws(LoadingError) {
    try self.init(MappedFile(contentsOfFile: path, name: name))
  }

  /// Takes the bytes of a file over, and verifies all of them.
  ///
  /// - Throws: A ``LoadingError`` with a code of ``BlocklistError/Code``.
  init(_ file: MappedFile) throws(LoadingError) {
    do throws(BlocklistError) {
      try self.init(BlocklistBytes(takingOver: file.memory, release: file.release))
    } catch {
      throw LoadingError(
        Diagnostic(
          code: error.code,
          file: file.name,
          reason: error.reason,
          hint: error.hint
        )
      )
    }
  }
}
