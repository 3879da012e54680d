import Synchronization
import UnicodeText
package import Violations

/// Positions in a text at regular distances, for finding other positions without reading the text
/// from the beginning.
///
/// It is built the first time that a position is needed, so files without errors don't need one.
final class LineIndex: Sendable {
  /// The distance between two marks, in bytes.
  private static let stride = 512

  /// The position of every ``stride``-th byte, beginning with the first; nil until they are needed.
  private let marks = Mutex<[SourcePosition]?>(nil)

  private func marks(in bytes: [UInt8]) -> [SourcePosition] {
    marks.withLock { marks in
      if let marks { return marks }
      var found: [SourcePosition] = []
      found.reserveCapacity(bytes.count / Self.stride + 1)
      var position = SourcePosition.start
      for index in bytes.indices {
        if index % Self.stride == 0 { found.append(position) }
        position.advance(over: index, in: bytes.span)
      }
      marks = found
      return found
    }
  }

  /// Returns the position of a byte, or the position after the text for an offset past its end.
  ///
  /// - Complexity: O(1) after the index is built.
  func position(ofByte offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let end = min(max(0, offset), bytes.count)
    let marks = marks(in: bytes)
    guard !marks.isEmpty else { return .start }
    let mark = min(end / Self.stride, marks.count - 1)
    var position = marks[mark]
    for index in (mark * Self.stride)..<end { position.advance(over: index, in: bytes.span) }
    return position
  }

  /// Returns the offset of the byte at a position, or the end of the line if the line is shorter.
  ///
  /// The result is nil if the text doesn't have the line.
  ///
  /// - Complexity: O(log *n*) in the number of bytes after the index is built.
  func byte(at wanted: SourcePosition, in bytes: [UInt8]) -> Int? {
    let marks = marks(in: bytes)
    guard wanted.line > 0 else { return nil }
    let mark = max(0, marks.partitioningIndex { $0 > wanted } - 1)
    var position = marks.isEmpty ? .start : marks[mark]
    var index = mark * Self.stride
    while position < wanted, index < bytes.count {
      let line = position.line
      position.advance(over: index, in: bytes.span)
      if position.line > wanted.line, line == wanted.line { return index }
      index += 1
    }
    // The continuation bytes of a scalar have the position after it.
    index = bytes.span.endOfScalar(from: index)
    return position.line == wanted.line ? index : nil
  }
}

extension SourcePosition {
  /// Creates the position of a byte in a text, or the position after the text for an offset past
  /// its end.
  ///
  ///     SourcePosition(ofByte: 3, in: "a\nbc".utf8Span.span)  // 2:2
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  package init(ofByte offset: Int, in bytes: Span<UInt8>) {
    self = .start
    for index in 0..<min(offset, bytes.count) { advance(over: index, in: bytes) }
  }

  /// Moves from a byte to the next one.
  fileprivate mutating func advance(over index: Int, in bytes: Span<UInt8>) {
    if bytes.isLineEnd(at: index) {
      line += 1
      column = 1
    } else if !bytes[index].continuesScalar {
      column += 1
    }
  }
}

extension Span<UInt8> {
  /// Returns whether a line ends with this byte: an LF, the LF of a CRLF, or a CR alone.
  func isLineEnd(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
