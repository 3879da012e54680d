extension SourceText {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The line and column of a scalar's first byte; an offset past the end gives the end.
  ///
  /// - Complexity: O(*n*) in the offset. Keep offsets and convert those that are shown.
  public func position(ofByte offset: Int) -> SourcePosition {
    let end = min(max(0, offset), bytes.count)
    var position = SourcePosition.start
    for index in 0..<end {
      if isLineEnd(index) {
        position.line += 1
        position.column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }

  /// The text of a line without its end, or nil if the file has fewer lines.
  ///
  /// Lines are counted from 1.
  ///
  /// - Complexity: O(*n*) in the bytes up to the line's end.
  public func line(_ number: Int) -> String? {
    var line = 1
    var start = 0
    for index in bytes.indices where isLineEnd(index) {
      if line == number { return text(of: start..<index) }
      line += 1
      start = index + 1
    }
    return line == number ? text(of: start..<bytes.count) : nil
  }

  /// Whether a line ends with this byte: LF, the LF of CRLF, or a CR alone.
  private func isLineEnd(_ index: Int) -> Bool {
    switch bytes[index] {
    case Self.lineFeed: true
    case Self.carriageReturn:
      index + 1 == bytes.count || bytes[index + 1] != Self.lineFeed
    default: false
    }
  }

  private func text(of range: Range<Int>) -> String {
    let line = bytes[range]
    return String(
      decoding: line.last == Self.carriageReturn ? line.dropLast() : line,
      as: UTF8.self
    )
  }
}
