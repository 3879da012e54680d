/// A position in a text file: a line and a column, both counted from 1.
///
/// The column counts Unicode scalars, so a tab is one column, and an `é` that is
/// written as two scalars is two. Lines end at LF, CRLF or CR.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1; 0 if unknown.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  /// The column in Unicode scalars, from 1; 0 if unknown.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  // A large file has a position for each of its values, twice.
  private var storedLine: Int32
  private var storedColumn: Int32

  /// Creates a position.
  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// A position that nobody knows, such as that in a file that is missing.
  public static let unknown = SourcePosition(line: 0, column: 0)
}

extension SourcePosition: Comparable {
  /// Orders positions as a reader meets them.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A position together with the name of its file, for errors that are found after the file was read.
///
/// It is a type of its own, because whoever reads a file knows its name, and keeps two positions for
/// each value in it: with the name, they would need three times the memory.
public struct FilePosition: Hashable, Sendable {
  /// The file, as it was named when it was read.
  public var file: String

  /// The line and the column in the file.
  public var inFile: SourcePosition

  /// Creates a position in a file.
  public init(file: String, at inFile: SourcePosition) {
    self.file = file
    self.inFile = inFile
  }

  /// Creates a position in a file from a line and a column, from 1; 0 if unknown.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.init(file: file, at: SourcePosition(line: line, column: column))
  }
}
