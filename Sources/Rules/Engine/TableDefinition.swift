public import Documents
public import Violations

/// Everything that the rest of the system knows about a kind of table: how packs write it, whether
/// they fill it together, and how it is read.
///
/// A table is either private to a pack or shared by all packs, and each has an initialiser here. A
/// private table belongs to the pack that declares it, and is written in the pack itself or in a
/// file beside it:
///
///     extension TableDefinition {
///       static let currencyCodes = TableDefinition(
///         "currency-codes",
///         "Codes of currencies.",
///         inline: InlineTable("codes") { node, reader in
///           CurrencyCodes(reader.oneOrMore(node).compactMap { reader.text($0, "a code") })
///         }
///       ) { (file) throws(LoadingError) in
///         CurrencyCodes(try file.text().text.split(separator: "\n").map(String.init))
///       }
///     }
///
/// A shared table is one for all packs: each pack may bring a part, and every rule sees the whole.
/// Packs are in layers, and what a pack of a higher layer brings takes the place of the same entry
/// from a lower one. The parts are folders of files; see ``TablePart`` and ``FolderTable``.
///
/// A check takes a table as a setting of the type `.table("currency-codes")`, and reads it with
/// `settings.table("codes", as: CurrencyCodes.self)`.
public struct TableDefinition: Sendable {
  /// The name in packs, in kebab case.
  public let kind: String

  /// What such a table holds, in one sentence.
  public let summary: String

  /// The keys of a declaration that only this kind has, besides `kind`, `file` and `summary`.
  public let keys: [String]

  /// Other kinds of table that a setting of this kind takes too.
  ///
  /// A check with such a setting must look for the table under each Swift type. `BlocklistCheck`,
  /// for example, asks for `settings.table("words", as: Blocklist.self)`, and if that is nil, for
  /// the same setting as a `WordList`.
  public let standIns: [String]

  /// How a folder without a pack of its own brings a part of the table; nil if none does.
  public let announcement: TableAnnouncement?

  /// Reads a table that a pack declares, or returns nil after reporting why not.
  let content: @Sendable (TableDeclaration) -> DeclaredTable.Content?

  /// Defines a kind of table that belongs to the pack that declares it.
  ///
  /// - Parameters:
  ///   - kind: The name in packs, in kebab case.
  ///   - summary: What such a table holds, in one sentence.
  ///   - standIns: Other kinds of table that a setting of this kind takes too.
  ///   - inline: How the table is written in the pack; nil if it can only be a file.
  ///   - fileHint: For a table that can only be a file: the hint of the message that the key `file`
  ///     is missing, which tells an author how to make such a file.
  ///   - file: Reads the table from a file, or returns nil after reporting why not.
  public init<Table: Sendable>(
    _ kind: String,
    _ summary: String,
    standIns: [String] = [],
    inline: InlineTable<Table>? = nil,
    fileHint: String? = nil,
    file: @escaping @Sendable (TableFile) throws(LoadingError) -> Table?
  ) {
    self.kind = kind
    self.summary = summary
    self.standIns = standIns
    keys = inline.map { [$0.key] } ?? []
    announcement = nil
    content = { declaration in
      if let node = declaration.record["file"] {
        if let key = inline?.key, let entry = declaration.record.entry(key) {
          declaration.reader.report(
            "pack.wrong_value",
            at: entry.keyStart,
            "the table is a file already, so `\(key)` has no effect",
            hint: "write one of the two"
          )
          return nil
        }
        return declaration.table(inFile: node, file).map(DeclaredTable.Content.own)
      }
      guard let inline else {
        declaration.reader.report(
          "pack.missing_key",
          at: declaration.node.start,
          "a table of kind \(kind) needs the key `file`",
          hint: fileHint
        )
        return nil
      }
      return declaration.required(inline.key)
        .flatMap { inline.read($0, declaration.reader) }
        .map(DeclaredTable.Content.own)
    }
  }

  /// Defines a kind of table that all packs fill together, from folders.
  ///
  /// - Parameters:
  ///   - kind: The name in packs, in kebab case.
  ///   - summary: What the table holds, in one sentence.
  ///   - keys: The keys of a declaration besides `kind` and `summary`.
  ///   - entries: What the files of a folder hold, as a plural for messages; `kind` if nil.
  ///   - announcement: How a folder without a pack of its own brings a part.
  ///   - part: Reads the part that a pack declares, or returns nil after reporting why not.
  public init<Part: TablePart>(
    sharing kind: String,
    _ summary: String,
    keys: [String],
    entries: String? = nil,
    announcement: TableAnnouncement? = nil,
    part: @escaping @Sendable (TableDeclaration) -> Part?
  ) {
    self.kind = kind
    self.summary = summary
    self.keys = keys
    self.announcement = announcement
    standIns = []
    content = { declaration in
      guard let file = declaration.record["file"] else {
        return part(declaration).map(DeclaredTable.Content.part)
      }
      guard declaration.reader.fileName(file) != nil else { return nil }
      declaration.reader.report(
        "pack.wrong_table",
        at: file.start,
        "\(entries ?? kind) stand in a folder, one file each",
        hint: "write `folder:` in place of `file:`"
      )
      return nil
    }
  }

  /// Returns whether a setting of this kind takes a table of another kind.
  public func accepts(_ other: String) -> Bool { other == kind || standIns.contains(other) }

  /// Reads a table that a pack declares, or returns nil after reporting why not.
  package func read(_ declaration: TableDeclaration) -> DeclaredTable? {
    content(declaration).map { DeclaredTable(kind: kind, content: $0) }
  }
}

/// How a table is written in the pack itself, under a key of its declaration.
public struct InlineTable<Table: Sendable>: Sendable {
  /// The key, such as `words`.
  public let key: String

  /// Reads the key's value, or returns nil after reporting why not.
  let read: @Sendable (YAMLNode, NodeReader) -> Table?

  /// Creates a way to write a table.
  public init(_ key: String, read: @escaping @Sendable (YAMLNode, NodeReader) -> Table?) {
    self.key = key
    self.read = read
  }
}

/// How a folder that has no `pack.yaml` can bring a part of a shared table: it holds a folder of a
/// certain name, such as `offices`, with files of certain names.
public struct TableAnnouncement: Sendable {
  /// The folder's name.
  public let folder: String

  /// Returns whether a file of this name, in the folder, belongs to the table.
  public let hasFile: @Sendable (String) -> Bool

  /// The names of files beside the folder that belong to the table, so that they are not read as
  /// packs.
  public let companions: [String]

  /// What the key `kind` of the table's files says, and what that means in words; nil if the files
  /// have no such key.
  ///
  /// If such a file is loaded as a pack by mistake, the message says what it is.
  public let fileKind: (name: String, meaning: String)?

  private let part: @Sendable (FolderFiles, NodeReader) -> (any TablePart)?

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - folder: The folder's name.
  ///   - companions: The names of files beside the folder that belong to the table.
  ///   - fileKind: What the key `kind` of the table's files says, and what that means in words.
  ///   - hasFile: Returns whether a file of this name belongs to the table.
  ///   - part: Reads the part, or returns nil after reporting why not.
  public init<Part: TablePart>(
    folder: String,
    companions: [String] = [],
    fileKind: (name: String, meaning: String)? = nil,
    hasFile: @escaping @Sendable (String) -> Bool,
    part: @escaping @Sendable (FolderFiles, NodeReader) -> Part?
  ) {
    self.folder = folder
    self.companions = companions
    self.fileKind = fileKind
    self.hasFile = hasFile
    self.part = { part($0, $1) }
  }

  /// Reads the part of a table that stands in a folder, or returns nil after reporting why not.
  package func read(
    _ kind: String,
    from files: FolderFiles,
    _ reader: NodeReader
  ) -> DeclaredTable? {
    part(files, reader).map { DeclaredTable(kind: kind, content: .part($0)) }
  }
}
