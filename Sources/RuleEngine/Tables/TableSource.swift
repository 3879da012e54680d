public import SourceTexts
public import Violations

/// The files beside a pack, as the loader reads them.
///
/// The engine and the subjects read no file themselves: what reads the tables of a kind asks for a
/// text, a document or bytes by the name that the pack writes.
package protocol TableSource: Sendable {
  /// Whether the files of large tables are read only when they are first needed.
  ///
  /// This is for the packs that come with the library: they were checked before its release, and
  /// their files don't change. All other files are read and checked when a pack is loaded.
  var areReadLate: Bool { get }

  /// The size in bytes up to which an opened file is read into memory.
  var tableBytesInMemory: Int { get }

  /// Reads the file with a name as a text.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` if there is none.
  func text(of name: String) throws(LoadingError) -> SourceText

  /// Returns what a document says, such as one in YAML.
  ///
  /// - Throws: A ``LoadingError`` with everything that makes it unreadable.
  func document(_ source: SourceText) throws(LoadingError) -> SourceDocument

  /// Returns the names in the folder with a name, sorted.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` if there is none.
  func names(in folder: String) throws(LoadingError) -> [String]

  /// Opens the file with a name, to be read at any offset.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` if there is none.
  func bytes(of name: String) throws(LoadingError) -> any PositionedBytes
}

extension TableSource {
  /// Reads the file with a name as a document.
  ///
  /// - Throws: A ``LoadingError`` if there is none, or if it cannot be read.
  package func document(of name: String) throws(LoadingError) -> SourceDocument {
    try document(try text(of: name))
  }
}

/// The file of a table, or of one of its entries.
public struct TableFile: Sendable {
  /// The file's name, as the pack writes it.
  public let name: String

  /// The files beside the pack.
  package let source: any TableSource

  /// The names of all kinds of table, for messages.
  package let kinds: [String]

  /// Creates a description of a file beside a pack.
  package init(name: String, in source: any TableSource, kinds: [String] = []) {
    self.name = name
    self.source = source
    self.kinds = kinds
  }

  /// Reads the file as a text.
  public func text() throws(LoadingError) -> SourceText { try source.text(of: name) }

  /// Reads the file as a document, such as one in YAML.
  public func document() throws(LoadingError) -> SourceDocument {
    try source.document(of: name)
  }

  /// Opens the file, whatever its size, to be read at any offset.
  public func bytes() throws(LoadingError) -> any PositionedBytes { try source.bytes(of: name) }
}
