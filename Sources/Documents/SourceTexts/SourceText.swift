public import Violations

/// The text of a file with its name: what readers read and diagnostics point into.
///
/// The bytes are valid UTF-8. A byte order mark at the beginning is removed and
/// remembered; positions count from the first character after it.
///
///     let source = try SourceText(bytes: Array("a: 1\nb: é!".utf8), name: "pack.yaml")
///     source.position(ofByte: 10)  // 2:5, the exclamation mark
public struct SourceText: Sendable {
  /// The name by which diagnostics call the file.
  public let name: String

  /// The text as UTF-8, without a byte order mark.
  public let bytes: [UInt8]

  /// Whether the file began with a byte order mark.
  public let hasByteOrderMark: Bool

  /// Checks bytes and makes a source text of them.
  ///
  /// - Throws: ``LoadingError`` with the code `file.not_utf8` at the first bad byte.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(bytes: [UInt8], name: String) throws(LoadingError) {
    self.name = name
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    if let bad = Self.firstInvalidByte(of: self.bytes) {
      throw LoadingError(notUTF8(at: bad))
    }
  }

  /// Makes a source text of a string.
  public init(_ text: String, name: String) {
    self.name = name
    let all = Array(text.utf8)
    hasByteOrderMark = all.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = hasByteOrderMark ? Array(all.dropFirst(3)) : all
  }

  /// The whole text as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  private func notUTF8(at offset: Int) -> Diagnostic {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return diagnostic(
      "file.not_utf8",
      atByte: offset,
      reason: "the byte 0x\(byte) is not valid UTF-8 here",
      hint: isWide ? "the file looks like UTF-16; save it as UTF-8" : "save the file as UTF-8"
    )
  }
}

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

extension SourceText {
  /// The longest excerpt of a line in a diagnostic, in Unicode scalars.
  static let excerptLength = 100

  /// Makes a diagnostic that shows a line of this file.
  ///
  /// - Parameters:
  ///   - code: The dotted name of what went wrong.
  ///   - position: Where.
  ///   - reason: What went wrong, in words.
  ///   - hint: What to do about it.
  /// - Returns: The diagnostic, with the line as its excerpt.
  /// - Complexity: O(*n*) in the bytes up to the line's end.
  public func diagnostic(
    _ code: String,
    at position: SourcePosition,
    reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    let text = line(position.line) ?? ""
    let excerpt = text.isEmpty ? nil : shortened(text, around: position.column)
    return Diagnostic(
      code: code,
      file: name,
      position: position,
      reason: reason,
      hint: hint,
      excerpt: excerpt?.text,
      excerptColumn: excerpt?.column
    )
  }

  /// Makes a diagnostic that shows the line of a byte.
  ///
  /// - Complexity: O(*n*) in the bytes up to the line's end.
  public func diagnostic(
    _ code: String,
    atByte offset: Int,
    reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    diagnostic(code, at: position(ofByte: offset), reason: reason, hint: hint)
  }

  /// A part of a line around a column, and the column of the same character in it.
  private func shortened(_ line: String, around column: Int) -> (text: String, column: Int) {
    let scalars = line.unicodeScalars
    let length = Self.excerptLength
    let first = max(0, min(column - 1 - length / 2, scalars.count - length))
    let rest = scalars.dropFirst(first)
    var text = String.UnicodeScalarView(rest.prefix(length).map(visible))
    if rest.count > length { text.append("…") }
    if first > 0 { text.insert("…", at: text.startIndex) }
    return (String(text), first > 0 ? column - first + 1 : column)
  }

  /// The scalar, or U+FFFD for one that would act on a terminal or reorder the line.
  private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
