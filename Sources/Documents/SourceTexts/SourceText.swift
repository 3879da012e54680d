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

  private let lines = LineIndex()

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
  /// The line and column of a scalar's first byte; an offset past the end gives the end.
  ///
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(1).
  public func position(ofByte offset: Int) -> SourcePosition {
    lines.position(ofByte: offset, in: bytes)
  }

  /// The offset of the scalar at a position, or nil if the file has fewer lines.
  ///
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(log *n*).
  func byte(at position: SourcePosition) -> Int? { lines.byte(at: position, in: bytes) }

  /// Calls a function with each line, without its end, and its number from 1.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  public func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) -> Void) {
    var number = 1
    var start = 0
    for index in bytes.indices where bytes.isLineEnd(at: index) {
      // The CR of CRLF ends the line together with its LF.
      let isPair = index > start && bytes[index] == 0x0A && bytes[index - 1] == 0x0D
      body(number, bytes[start..<(isPair ? index - 1 : index)])
      number += 1
      start = index + 1
    }
    if start < bytes.count { body(number, bytes[start...]) }
  }

  /// The text of a line without its end, or nil if the file has fewer lines.
  ///
  /// Lines are counted from 1.
  ///
  /// - Complexity: O(*n*) in the bytes of the line, and in those of the file the first time.
  public func line(_ number: Int) -> String? {
    rest(ofLineFrom: SourcePosition(line: number, column: 1))
  }

  /// Returns the text from a position to the end of its line.
  ///
  ///     SourceText("ab\ncde", name: "a").rest(ofLineFrom: SourcePosition(line: 2, column: 2))  // "de"
  ///
  /// - Parameters:
  ///   - position: The first scalar; nothing is left of a line that is shorter.
  ///   - count: How many scalars are wanted at most.
  /// - Returns: The text, or nil if the file has fewer lines.
  /// - Complexity: O(*n*) in the bytes of the result, and in those of the file the first time.
  public func rest(ofLineFrom position: SourcePosition, atMost count: Int? = nil) -> String? {
    guard let start = lines.byte(at: position, in: bytes) else { return nil }
    // A scalar takes at most four bytes.
    let limit = count.map { min(bytes.count, start + 4 * $0) } ?? bytes.count
    var end = start
    while end < limit, !bytes.isLineEnd(at: end) { end += 1 }
    // The CR of CRLF ends the line together with its LF.
    if end > start, end < bytes.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return count.map { String(text.unicodeScalars.prefix($0)) } ?? text
  }
}

extension SourceText {
  /// The longest excerpt of a line in a diagnostic, in Unicode scalars.
  static let excerptLength = 100

  /// The longest reason and hint in a diagnostic, in Unicode scalars: some repeat a name of the file.
  private static let longestReason = 600

  /// Makes a diagnostic that shows a line of this file.
  ///
  /// - Parameters:
  ///   - code: The dotted name of what went wrong.
  ///   - position: Where.
  ///   - reason: What went wrong, in words.
  ///   - hint: What to do about it.
  /// - Returns: The diagnostic, with the line as its excerpt.
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(1).
  public func diagnostic(
    _ code: String,
    at position: SourcePosition,
    reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    let excerpt = excerpt(around: position)
    return Diagnostic(
      code: code,
      file: name,
      position: position,
      reason: reason.shortened(to: Self.longestReason),
      hint: hint?.shortened(to: Self.longestReason),
      excerpt: excerpt?.text,
      excerptColumn: excerpt?.column
    )
  }

  /// Makes a diagnostic that shows the line of a byte.
  ///
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(1).
  public func diagnostic(
    _ code: String,
    atByte offset: Int,
    reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    diagnostic(code, at: position(ofByte: offset), reason: reason, hint: hint)
  }

  /// A part of a line around a column, and the column of the same character in it; nil for a line
  /// without text.
  private func excerpt(around position: SourcePosition) -> (text: String, column: Int)? {
    let length = Self.excerptLength
    // What may be shown begins at most so far before the column, and is at most twice as long.
    let before = SourcePosition(line: position.line, column: max(1, position.column - length))
    guard let text = rest(ofLineFrom: before, atMost: 2 * length + 1) else { return nil }
    let scalars = text.unicodeScalars
    if scalars.isEmpty { return nil }
    let column = position.column - before.column + 1
    let first = max(0, min(column - 1 - length / 2, scalars.count - length))
    let rest = scalars.dropFirst(first)
    var shown = String.UnicodeScalarView(rest.prefix(length).map(visible))
    if rest.count > length { shown.append("…") }
    let isCut = before.column + first > 1
    if isCut { shown.insert("…", at: shown.startIndex) }
    return (String(shown), isCut ? column - first + 1 : column)
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

extension String {
  /// Returns the text without its middle where it is longer than a number of scalars.
  fileprivate func shortened(to length: Int) -> String {
    guard utf8.count > length, unicodeScalars.count > length else { return self }
    let half = length / 2
    return String(unicodeScalars.prefix(half)) + "…" + String(unicodeScalars.suffix(half))
  }
}
