/// A place in a file, for errors that are found after the file was read.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as it was named when it was read.
  public var file: String

  /// The line, from 1; 0 if unknown.
  public var line: Int

  /// The column in Unicode scalars, from 1; 0 if unknown.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}
