import BlocklistFiles
import Documents
import Violations

extension Subject {
  /// Lists of texts that are not accepted, such as breached passwords.
  public static let blocklists = Subject(
    "blocklists",
    checks: [BlocklistCheck.definition],
    tables: [.blocklist]
  )
}

extension TableDefinition {
  /// Texts that are not accepted, in a file that was built for it; where a check asks for one, words
  /// may stand in.
  public static let blocklist = TableDefinition(
    "blocklist",
    "Texts that are not accepted, in a file that `rulebook blocklist build` made.",
    standIns: ["words"],
    fileHint: "make the file with `rulebook blocklist build`, or use a table of kind words"
  ) { (file) throws(LoadingError) in
    try Blocklist(try file.opened(), inMemoryUpTo: file.files.tableBytesInMemory)
  }
}
