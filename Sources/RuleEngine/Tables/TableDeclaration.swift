public import SourceTexts
public import Violations

/// A table as declared in a pack, for the code that reads tables of its kind.
public struct TableDeclaration {
  /// The table's name.
  public let name: String

  /// The table's declaration in the pack.
  public let node: DocumentNode

  /// The declaration as a record whose keys were checked.
  public let record: DocumentRecord

  /// The reader for nodes of the pack's file, which collects the errors in them.
  public let reader: NodeReader

  /// The files next to the pack.
  package let files: any TableSource

  /// The names of all table kinds, for diagnostics.
  public let kinds: [String]

  package init(
    name: String,
    node: DocumentNode,
    record: DocumentRecord,
    reader: NodeReader,
    files: any TableSource,
    kinds: [String]
  ) {
    self.name = name
    self.node = node
    self.record = record
    self.reader = reader
    self.files = files
    self.kinds = kinds
  }

  /// Returns the value of a required key.
  public func required(_ key: String) -> DocumentNode? {
    reader.required(key, in: record, of: node, "the table `\(name)`")
  }

  /// Reads the folder that the key `folder` names.
  ///
  /// - Parameter hint: What to write if the key is missing.
  /// - Returns: The folder's name and its position in the file. The result is nil, and an error is
  ///   reported, if the key is missing or its value isn't the name of something next to the file.
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

  /// Reads a table from the file that a node names, and reports any failure.
  func table<Table>(
    inFile node: DocumentNode,
    _ read: (TableFile) throws(LoadingError) -> Table?
  ) -> Table? {
    guard let name = reader.fileName(node) else { return nil }
    do throws(LoadingError) {
      return try read(TableFile(name: name, in: files, kinds: kinds))
    } catch {
      reader.report(error, ofFile: name, at: node.start)
      return nil
    }
  }
}

extension NodeReader {
  /// Reports why a file next to the pack can't be read.
  ///
  /// If the file can't be opened, the error points to its name in the pack. Otherwise it points to
  /// the position in the file itself.
  public func report(_ error: LoadingError, ofFile name: String, at position: SourcePosition) {
    report(error, of: "file `\(name)`", at: position)
  }

  /// Reports why a folder next to the pack can't be read.
  ///
  /// If the folder can't be opened, the error points to its name in the pack.
  public func report(_ error: LoadingError, ofFolder name: String, at position: SourcePosition) {
    report(error, of: "folder `\(name)`", at: position)
  }

  private func report(_ error: LoadingError, of what: String, at position: SourcePosition) {
    for diagnostic in error.diagnostics {
      switch diagnostic.code {
      case "file.not_found":
        report("pack.no_file", at: position, "there is no \(what) next to the pack")
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
