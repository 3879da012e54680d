import Synchronization
import Violations

/// Positions of a text at regular distances, from which others are found without reading the text
/// from its beginning.
///
/// It is made when a position is first asked for, so that files without mistakes need none.
final class LineIndex: Sendable {
  /// The distance between two marks, in bytes.
  private static let stride = 4_096

  /// The position of every ``stride``-th byte, the first one's among them; nil before they are needed.
  private let marks = Mutex<[SourcePosition]?>(nil)

  private func marks(in bytes: [UInt8]) -> [SourcePosition] {
    marks.withLock { marks in
      if let marks { return marks }
      var found: [SourcePosition] = []
      found.reserveCapacity(bytes.count / Self.stride + 1)
      var position = SourcePosition.start
      for index in bytes.indices {
        if index % Self.stride == 0 { found.append(position) }
        position.advance(over: index, in: bytes)
      }
      marks = found
      return found
    }
  }

  /// Returns the position of a byte; that behind the text for an offset past its end.
  ///
  /// - Complexity: O(1) once the index is made.
  func position(ofByte offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let end = min(max(0, offset), bytes.count)
    let marks = marks(in: bytes)
    guard !marks.isEmpty else { return .start }
    let mark = min(end / Self.stride, marks.count - 1)
    var position = marks[mark]
    for index in (mark * Self.stride)..<end { position.advance(over: index, in: bytes) }
    return position
  }

  /// Returns the offset of the byte at a position; that of the line's end if the line is shorter, and
  /// nil if the text has no such line.
  ///
  /// - Complexity: O(log *n*) in the number of bytes once the index is made.
  func byte(at wanted: SourcePosition, in bytes: [UInt8]) -> Int? {
    let marks = marks(in: bytes)
    guard wanted.line > 0 else { return nil }
    let mark = max(0, marks.partitioningIndex { $0 > wanted } - 1)
    var position = marks.isEmpty ? .start : marks[mark]
    var index = mark * Self.stride
    while position < wanted, index < bytes.count {
      let line = position.line
      position.advance(over: index, in: bytes)
      if position.line > wanted.line, line == wanted.line { return index }
      index += 1
    }
    // The further bytes of a scalar have the position behind it.
    while index < bytes.count, bytes[index].isContinuation { index += 1 }
    return position.line == wanted.line ? index : nil
  }
}

extension SourcePosition {
  /// Moves from a byte to the next.
  fileprivate mutating func advance(over index: Int, in bytes: [UInt8]) {
    if bytes.isLineEnd(at: index) {
      line += 1
      column = 1
    } else if !bytes[index].isContinuation {
      column += 1
    }
  }
}

extension [UInt8] {
  /// Whether a line ends with this byte: LF, the LF of CRLF, or a CR alone.
  func isLineEnd(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it is a byte of a scalar in UTF-8 that is not the first.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension [SourcePosition] {
  /// Returns the index of the first position that a condition holds for, which holds for all after it.
  fileprivate func partitioningIndex(where holds: (SourcePosition) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
