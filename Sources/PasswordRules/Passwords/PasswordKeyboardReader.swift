public import PasswordGuesses
public import RuleEngine
public import SourceTexts
public import Violations

/// Reads the file of a keyboard that passwords are compared with.
///
///     format: 1
///     kind: keyboard
///     slanted: true
///     rows:
///       - { start: 0, keys: '1! 2@ 3#' }
///       - { start: 1, keys: 'qQ wW eE' }
public enum PasswordKeyboardReader {
  /// The maximum number of columns and rows of a keyboard.
  private static let most = 40

  /// Reads a keyboard.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - name: The keyboard's name.
  /// - Returns: The keyboard.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  public static func read(
    _ document: SourceDocument,
    name: String
  ) throws(LoadingError) -> PasswordKeyboard {
    try NodeReader.content(of: document, orElse: "there is no keyboard") { reader, node in
      keyboard(node, name: name, reader)
    }
  }

  private static func keyboard(
    _ node: DocumentNode,
    name: String,
    _ reader: NodeReader
  ) -> PasswordKeyboard? {
    let what = "a keyboard file"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(
      record,
      of: what,
      known: ["format", "kind", "summary", "sources", "zxcvbn", "counted-as", "slanted", "rows"]
    )
    reader.checkHeader(record, of: node, kind: "keyboard")
    guard
      let slanted = reader.required("slanted", in: record, of: node, what)
        .flatMap({ reader.boolean($0, "slanted") }),
      let rows = reader.required("rows", in: record, of: node, what)
        .flatMap({ reader.list($0, "the rows") })
    else { return nil }
    if rows.count > most {
      reader.report("keyboard.too_large", at: node.start, "a keyboard has at most \(most) rows")
    }
    return PasswordKeyboard(
      name: name,
      publishedOrder: record["zxcvbn"].flatMap { reader.integer($0, "the position") },
      isSlanted: slanted,
      countedAs: record["counted-as"].flatMap { reader.text($0, "a keyboard's name") },
      rows: rows.compactMap { row($0, reader) }
    )
  }

  private static func row(_ node: DocumentNode, _ reader: NodeReader) -> PasswordKeyboard.Row? {
    guard let record = reader.record(node, "a row") else { return nil }
    reader.checkKeys(record, of: "a row", known: ["start", "keys"])
    guard let keys = reader.required("keys", in: record, of: node, "a row"),
      let text = reader.text(keys, "the keys")
    else { return nil }
    let start = record["start"].flatMap { reader.integer($0, "the start") } ?? 0
    let row = PasswordKeyboard.Row(start: start, keys: text.split(separator: " ").map(String.init))
    if start >= 0, start + row.keys.count <= most { return row }
    reader.report("keyboard.too_large", at: node.start, "a row has at most \(most) columns")
    return nil
  }
}

extension PasswordKeyboard: FolderTableEntry {
  /// The ending of keyboard files, which are YAML files.
  public static var fileEnding: String { ".yaml" }

  /// Reads a keyboard from its file.
  public static func read(_ file: TableFile, name: String) throws(LoadingError) -> Self {
    try PasswordKeyboardReader.read(try file.document(), name: name)
  }

  /// Creates the keyboards for checks; their files are read when they are first needed.
  public static func table(of entries: FolderTable<Self>) -> PasswordKeyboards {
    PasswordKeyboards { () throws(PasswordDataUnreadable) in
      try entries.entries { PasswordDataUnreadable(name: $0, reason: $1.description) }
    }
  }
}

extension TableDefinition {
  /// Keyboards that passwords are compared with, one file for each.
  public static let keyboards = TableDefinition(
    folderOf: PasswordKeyboard.self,
    "keyboards",
    "Keyboards that passwords are compared with, one file for each.",
    folder: "keyboards"
  )
}
