public import SourceTexts
public import Violations

/// The files next to a pack, as the loader reads them.
///
/// The engine and the subjects don't read files themselves. The code that reads a table requests a
/// text, a document or bytes by the name that is written in the pack.
package protocol TableSource: Sendable {
  /// Whether the files of large tables are read only when they are first needed.
  ///
  /// This is for the packs that come with the library, which were checked before its release and
  /// whose files don't change. All other files are read and checked when a pack is loaded.
  var areReadLate: Bool { get }

  /// The maximum size in bytes of an opened file that is read into memory.
  var tableBytesInMemory: Int { get }

  /// Reads the file with the given name as text.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` if the file doesn't exist.
  func text(of name: String) throws(LoadingError) -> SourceText

  /// Parses a document, such as one in YAML.
  ///
  /// - Throws: A ``LoadingError`` with all errors that make it unreadable.
  func document(_ source: SourceText) throws(LoadingError) -> SourceDocument

  /// Returns the names of the files in a folder, sorted.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` if the folder doesn't exist.
  func names(in folder: String) throws(LoadingError) -> [String]

  /// Opens the file with the given name for reading at any offset.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` if the file doesn't exist.
  func bytes(of name: String) throws(LoadingError) -> any PositionedBytes
}

extension TableSource {
  /// Reads the file with the given name as a document.
  ///
  /// - Throws: A ``LoadingError`` if the file doesn't exist or can't be read.
  package func document(of name: String) throws(LoadingError) -> SourceDocument {
    try document(try text(of: name))
  }
}

/// The file of a table, or of one of its entries.
public struct TableFile: Sendable {
  /// The file's name, as written in the pack.
  public let name: String

  /// The files next to the pack.
  package let source: any TableSource

  /// The names of all table kinds, for diagnostics.
  package let kinds: [String]

  /// Creates a description of a file next to a pack.
  package init(name: String, in source: any TableSource, kinds: [String] = []) {
    self.name = name
    self.source = source
    self.kinds = kinds
  }

  /// Reads the file as text.
  public func text() throws(LoadingError) -> SourceText { try source.text(of: name) }

  /// Reads the file as a document, such as one in YAML.
  public func document() throws(LoadingError) -> SourceDocument {
    try source.document(of: name)
  }

  /// Opens the file, whatever its size, for reading at any offset.
  public func bytes() throws(LoadingError) -> any PositionedBytes { try source.bytes(of: name) }
}
