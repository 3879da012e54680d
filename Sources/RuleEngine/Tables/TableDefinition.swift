public import SourceTexts
public import Violations

/// Everything that the rest of the system knows about a kind of table: how packs write it, whether
/// they share it, and how it is read.
///
/// A table is either private to a pack or shared by all packs. Each case has its own initializer. A
/// private table belongs to the pack that declares it, and is written in the pack itself or in a
/// file next to it:
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
/// All packs contribute to a shared table. Each pack can provide a part, and every rule sees the
/// whole table. Packs are in layers, and an entry from a higher layer replaces the same entry from
/// a lower one. The parts are folders of files; see ``FolderTable``.
///
/// A check declares a table as a setting of the type `.table("currency-codes")`, and reads it with
/// `settings.table("codes", as: CurrencyCodes.self)`.
public struct TableDefinition: Sendable {
  /// The name in packs, in kebab case.
  public let kind: String

  /// A description of the table's contents, in one sentence.
  public let summary: String

  /// The keys that only declarations of this kind have, in addition to `kind`, `file` and
  /// `summary`.
  public let keys: [String]

  /// Other kinds of table that a setting of this kind also accepts.
  ///
  /// A check with such a setting must try each Swift type that the table can have. For example,
  /// `BlocklistCheck` calls `settings.table("words", as: Blocklist.self)`, and if that is nil,
  /// reads the same setting as a `WordList`.
  public let standIns: [String]

  /// How a folder without a pack can contribute a part of the table; nil if none can.
  package let announcement: TableAnnouncement?

  /// Reads a table that a pack declares.
  ///
  /// If it can't, it reports why and returns nil.
  let content: @Sendable (TableDeclaration) -> DeclaredTable.Content?

  /// Defines a kind of table that belongs to the pack that declares it.
  ///
  /// - Parameters:
  ///   - kind: The name in packs, in kebab case.
  ///   - summary: A description of the table's contents, in one sentence.
  ///   - standIns: Other kinds of table that a setting of this kind also accepts.
  ///   - inline: How the table is written in the pack, or nil if it can only be a file.
  ///   - fileHint: For a table that can only be a file, the hint of the diagnostic about a missing
  ///     key `file`, which explains how to make such a file.
  ///   - file: Reads the table from a file. If it can't, it reports why and returns nil.
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
            "the table already comes from a file, so `\(key)` isn't used",
            hint: "keep only one of the two"
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

  /// Defines a kind of table that belongs to the pack that declares it, with its own keys.
  ///
  /// - Parameters:
  ///   - kind: The name in packs, in kebab case.
  ///   - summary: A description of the table's contents, in one sentence.
  ///   - keys: The keys of a declaration, in addition to `kind`, `file` and `summary`.
  ///   - read: Reads the table that a pack declares. If it can't, it reports why and returns nil.
  public init<Table: Sendable>(
    declaring kind: String,
    _ summary: String,
    keys: [String],
    read: @escaping @Sendable (TableDeclaration) -> Table?
  ) {
    self.kind = kind
    self.summary = summary
    self.keys = keys
    announcement = nil
    standIns = []
    content = { read($0).map(DeclaredTable.Content.own) }
  }

  /// Defines a kind of table that all packs contribute to with folders.
  ///
  /// - Parameters:
  ///   - kind: The name in packs, in kebab case.
  ///   - summary: What the table contains, in one sentence.
  ///   - keys: The keys of a declaration, in addition to `kind` and `summary`.
  ///   - entries: What the files of a folder contain, in the plural, for diagnostics. If nil, they
  ///     use `kind`.
  ///   - announcement: How a folder without a pack can contribute a part.
  ///   - part: Reads the part that a pack declares. If it can't, it reports why and returns nil.
  package init<Part: TablePart>(
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
        "\(entries ?? kind) must be in a folder, with one file for each",
        hint: "write `folder:` instead of `file:`"
      )
      return nil
    }
  }

  /// Returns whether a setting of this kind accepts a table of another kind.
  public func accepts(_ other: String) -> Bool { other == kind || standIns.contains(other) }

  /// Reads a table that a pack declares.
  ///
  /// If it can't, it reports why and returns nil.
  package func read(_ declaration: TableDeclaration) -> DeclaredTable? {
    content(declaration).map { DeclaredTable(kind: kind, content: $0) }
  }
}

/// The notation of a table in the pack itself, as a key of its declaration.
public struct InlineTable<Table: Sendable>: Sendable {
  /// The key, such as `words`.
  public let key: String

  /// Reads the key's value.
  ///
  /// If it can't, it reports why and returns nil.
  let read: @Sendable (DocumentNode, NodeReader) -> Table?

  /// Creates an inline table.
  public init(_ key: String, read: @escaping @Sendable (DocumentNode, NodeReader) -> Table?) {
    self.key = key
    self.read = read
  }
}

/// How a folder without a `pack.yaml` can contribute a part of a shared table: it contains a folder
/// with a certain name, such as `offices`, that contains files with certain names.
package struct TableAnnouncement: Sendable {
  /// The folder's name.
  package let folder: String

  /// Returns whether a file in the folder with the given name belongs to the table.
  package let hasFile: @Sendable (String) -> Bool

  /// The names of files next to the folder that belong to the table, so that they aren't read as
  /// packs.
  package let companions: [String]

  /// The value of the key `kind` in the table's files, and its meaning in words; nil if the files
  /// don't have that key.
  ///
  /// If such a file is loaded as a pack by mistake, the diagnostic says what it is.
  package let fileKind: (name: String, meaning: String)?

  private let part: @Sendable (any TableSource, NodeReader) -> (any TablePart)?

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - folder: The folder's name.
  ///   - companions: The names of files next to the folder that belong to the table.
  ///   - fileKind: The value of the key `kind` in the table's files, and its meaning in words.
  ///   - hasFile: Returns whether a file with the given name belongs to the table.
  ///   - part: Reads the part. If it can't, it reports why and returns nil.
  package init<Part: TablePart>(
    folder: String,
    companions: [String] = [],
    fileKind: (name: String, meaning: String)? = nil,
    hasFile: @escaping @Sendable (String) -> Bool,
    part: @escaping @Sendable (any TableSource, NodeReader) -> Part?
  ) {
    self.folder = folder
    self.companions = companions
    self.fileKind = fileKind
    self.hasFile = hasFile
    self.part = { part($0, $1) }
  }

  /// Reads the part of a table that is in a folder.
  ///
  /// If it can't, it reports why and returns nil.
  package func read(
    _ kind: String,
    from files: any TableSource,
    _ reader: NodeReader
  ) -> DeclaredTable? {
    part(files, reader).map { DeclaredTable(kind: kind, content: .part($0)) }
  }
}
