/// An open file that can be read at any offset, such as a table that is too large for memory.
///
/// The component that owns the file system provides it. ``TableFile/bytes()`` opens the file of a
/// table.
public protocol PositionedBytes: Sendable {
  /// The name for diagnostics.
  var name: String { get }

  /// The number of bytes in the file when it was opened.
  var size: Int { get }

  /// Reads bytes at an offset.
  ///
  /// - Parameters:
  ///   - count: The number of bytes to read.
  ///   - offset: The offset of the first byte.
  /// - Returns: Exactly the requested number of bytes, or nil if the file has fewer or can't be
  ///   read.
  func read(_ count: Int, at offset: Int) -> [UInt8]?

  /// Begins to watch the file for changes.
  ///
  /// - Returns: A function that returns whether the file is unchanged since this call.
  func watchingForChanges() -> @Sendable () -> Bool
}
