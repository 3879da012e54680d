/// A file that is open and can be read at any offset, such as a table that is too large for memory.
///
/// Whoever owns the file system gives one; ``TableFile/bytes()`` opens the file of a table.
public protocol PositionedBytes: Sendable {
  /// The name for diagnostics.
  var name: String { get }

  /// The number of bytes that the file had when it was opened.
  var size: Int { get }

  /// Reads bytes at an offset.
  ///
  /// - Parameters:
  ///   - count: How many bytes to read.
  ///   - offset: The offset of the first of them.
  /// - Returns: As many bytes as asked for; nil if the file has fewer or cannot be read.
  func read(_ count: Int, at offset: Int) -> [UInt8]?

  /// Begins to watch the file.
  ///
  /// - Returns: A function that says whether the file is unchanged since this call.
  func watchingForChanges() -> @Sendable () -> Bool
}
