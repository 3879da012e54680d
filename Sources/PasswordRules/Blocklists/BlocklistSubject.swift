import BlocklistFiles
public import RuleEngine
import SourceTexts
import Violations

extension Subject {
  /// Lists of refused texts, such as breached passwords.
  public static let blocklists = Subject(
    "blocklists",
    checks: [BlocklistCheck.definition],
    tables: [.blocklist]
  )
}

extension TableDefinition {
  /// Refused texts, in a file that was built for this purpose.
  ///
  /// Where a check needs this table, a table of words also works.
  public static let blocklist = TableDefinition(
    "blocklist",
    "Refused texts, in a file built with `rulebook blocklist build`.",
    standIns: ["words"],
    fileHint: "build the file with `rulebook blocklist build`, or use a table of kind `words`"
  ) { (file) throws(LoadingError) in
    try Blocklist(try file.bytes(), inMemoryUpTo: file.source.tableBytesInMemory)
  }
}
