import BlocklistFiles
import RuleEngine
package import SourceTexts
package import Violations

extension Blocklist {
  /// Loads a list from an open file and verifies all of it.
  ///
  /// - Throws: A ``LoadingError`` with a code of ``BlocklistError/Code``.
  package init(_ file: any PositionedBytes, inMemoryUpTo limit: Int) throws(LoadingError) {
    let isUnchanged = file.size > limit ? file.watchingForChanges() : nil
    let reader = BlocklistReader(size: file.size, read: { file.read($0, at: $1) }) {
      isUnchanged?() ?? true
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
