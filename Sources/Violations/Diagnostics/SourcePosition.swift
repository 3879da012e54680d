/// A position in a text file: a line and a column, both counted from 1.
///
/// The column counts Unicode scalars, so a tab is one column, and an `é` that is written as two
/// scalars is two. Lines end at LF, CRLF or CR.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1; 0 if unknown.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  /// The column in Unicode scalars, counted from 1; 0 if unknown.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  // A large file has two positions for each of its values, so the numbers are small.
  private var storedLine: Int32
  private var storedColumn: Int32

  /// Creates a position.
  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// An unknown position, such as in a missing file.
  public static let unknown = SourcePosition(line: 0, column: 0)
}

extension SourcePosition: Comparable {
  /// Orders positions from the beginning of a file to its end.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A position with the name of its file, for errors that are found after the file was read.
///
/// It is a separate type because the reader of a file knows its name, and stores two positions for
/// each value. With the name, they would need three times the memory.
package struct FilePosition: Hashable, Sendable {
  /// The name of the file when it was read.
  package var file: String

  /// The line and the column in the file.
  package var inFile: SourcePosition

  /// Creates a position in a file.
  package init(file: String, at inFile: SourcePosition) {
    self.file = file
    self.inFile = inFile
  }
}
