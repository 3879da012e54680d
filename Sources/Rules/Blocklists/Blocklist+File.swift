public import BlocklistFiles
import Documents
public import Violations

extension Blocklist {
  /// Loads a list from its file, and verifies all of it.
  ///
  ///     let list = try Blocklist(contentsOfFile: "breached.blocklist")
  ///     list.contains("letmein")  // true
  ///
  /// A file that is read into memory can be replaced, overwritten and cut off afterwards. A larger one
  /// stays open; once it was changed, no text is known to be listed or not.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  ///   - limit: The size in bytes up to which a file is read into memory; 64 MiB unless given.
  /// - Throws: A ``LoadingError`` that names the file, with a code of ``BlocklistError/Code`` or of
  ///   reading files.
  /// - Complexity: O(*n*) in the size of the file.
  public init(
    contentsOfFile path: String,
    name: String? = nil,
    inMemoryUpTo limit: Int = Limits().tableBytesInMemory
  ) throws(LoadingError) {
    try self.init(PositionedFile(path, name: name), inMemoryUpTo: limit)
  }

  /// Takes a list from an open file, and verifies all of it.
  ///
  /// - Throws: A ``LoadingError`` with a code of ``BlocklistError/Code``.
  init(_ file: PositionedFile, inMemoryUpTo limit: Int) throws(LoadingError) {
    let watch = file.size > limit ? file.watch() : nil
    let reader = BlocklistReader(size: file.size, read: { file.read($0, at: $1) }) {
      watch?.isUnchanged ?? true
    }
    do throws(BlocklistError) {
      try self.init(reader, inMemoryUpTo: limit)
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
