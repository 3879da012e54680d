public import Documents
public import Violations

/// A table as a pack declares it, for whoever reads tables of its kind.
public struct TableDeclaration {
  /// The table's name.
  public let name: String

  /// What the pack says of the table.
  public let node: YAMLNode

  /// The same as a record, whose keys were checked.
  public let record: YAMLRecord

  /// Reads nodes of the pack's file and gathers what is wrong with them.
  public let reader: NodeReader

  /// The files beside the pack.
  public let files: FolderFiles

  /// The names of all kinds of table, for messages.
  public let kinds: [String]

  /// Creates a declaration.
  public init(
    name: String,
    node: YAMLNode,
    record: YAMLRecord,
    reader: NodeReader,
    files: FolderFiles,
    kinds: [String]
  ) {
    self.name = name
    self.node = node
    self.record = record
    self.reader = reader
    self.files = files
    self.kinds = kinds
  }

  /// Returns the value of a key that must be there.
  public func required(_ key: String) -> YAMLNode? {
    reader.required(key, in: record, of: node, "the table `\(name)`")
  }

  /// Reads the folder that the key `folder` names.
  ///
  /// - Parameter hint: What to write if there is no such key.
  /// - Returns: The folder's name and its position in the file; nil, which is reported, if there
  ///   is no such key or if its value names nothing beside the file.
  public func folder(hint: String) -> (name: String, position: SourcePosition)? {
    if let node = record["folder"] { return reader.fileName(node).map { ($0, node.start) } }
    reader.report(
      "pack.missing_key",
      at: record.entries.first?.keyStart ?? .start,
      "a table of this kind needs the key `folder`",
      hint: hint
    )
    return nil
  }

  /// Reads a table from the file that a node names, and reports why that fails.
  func table<Table>(
    inFile node: YAMLNode,
    _ read: (TableFile) throws(LoadingError) -> Table?
  ) -> Table? {
    guard let name = reader.fileName(node) else { return nil }
    do throws(LoadingError) {
      return try read(TableFile(name: name, files: files, kinds: kinds))
    } catch {
      reader.report(error, ofFile: name, at: node.start)
      return nil
    }
  }
}

extension NodeReader {
  /// Reports why a file beside the pack cannot be read: at its name if it cannot be opened, else
  /// where the file itself is wrong.
  public func report(_ error: LoadingError, ofFile name: String, at position: SourcePosition) {
    report(error, of: "file `\(name)`", at: position)
  }

  /// Reports why a folder beside the pack cannot be read: at its name if it cannot be opened.
  public func report(_ error: LoadingError, ofFolder name: String, at position: SourcePosition) {
    report(error, of: "folder `\(name)`", at: position)
  }

  private func report(_ error: LoadingError, of what: String, at position: SourcePosition) {
    for diagnostic in error.diagnostics {
      switch diagnostic.code {
      case "file.not_found":
        report("pack.no_file", at: position, "there is no \(what) beside the pack")
      case "file.not_regular", "file.not_readable":
        report(
          diagnostic.code,
          at: position,
          "the \(what): \(diagnostic.reason)",
          hint: diagnostic.hint
        )
      default: report(LoadingError(diagnostic))
      }
    }
  }
}

/// The file of a table that stands alone.
public struct TableFile {
  /// The file's name, as the pack writes it.
  public let name: String

  /// The files beside the pack.
  public let files: FolderFiles

  /// The names of all kinds of table, for messages.
  public let kinds: [String]

  /// Reads the file as a text.
  public func text() throws(LoadingError) -> SourceText { try files.read(name) }

  /// Opens the file, whatever its size, to be read at any offset.
  public func opened() throws(LoadingError) -> PositionedFile { try files.opened(name) }
}
