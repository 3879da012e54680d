public import Violations

/// The text of a file with its name, for readers and for positions in diagnostics.
///
/// The bytes are valid UTF-8. A byte order mark at the beginning is removed and remembered.
/// Positions count from the first character after it.
///
///     let source = try SourceText(bytes: Array("a: 1\nb: é!".utf8), name: "pack.yaml")
///     source.position(ofByte: 10)  // 2:5, the exclamation mark
public struct SourceText: Sendable {
  /// The name of the file in diagnostics.
  public let name: String

  /// The text as UTF-8, without a byte order mark.
  public let bytes: [UInt8]

  /// Whether the file began with a byte order mark.
  public let hasByteOrderMark: Bool

  private let lines = LineIndex()

  /// Creates a source text from bytes, after validating them.
  ///
  /// - Throws: A `LoadingError` with the code `file.not_utf8` at the first invalid byte, or with
  ///   `signature.exposed_key` for a private key, so that no diagnostic shows a line of it.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(bytes: [UInt8], name: String) throws(LoadingError) {
    self.name = name
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    if let bad = Self.firstInvalidByte(of: self.bytes) {
      throw LoadingError(notUTF8(at: bad))
    }
    if self.bytes.starts(with: Self.privateKeyHeader.utf8) {
      throw LoadingError(
        Diagnostic(
          code: "signature.exposed_key",
          file: name,
          reason: "this is a private key, which only `rulebook sign` and `rulebook keys` read",
          hint: "name another file, and keep the key away from packs and policies"
        )
      )
    }
  }

  /// The beginning of a file with a private key for signing packs.
  package static let privateKeyHeader = "rulebook-private-key "

  /// Creates a source text from a string.
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
      reason: "the byte 0x\(byte) isn't valid UTF-8 here",
      hint: isWide ? "the file looks like UTF-16; save it as UTF-8" : "save the file as UTF-8"
    )
  }
}

extension SourceText {
  /// Returns the line and column of a scalar's first byte.
  ///
  /// For an offset past the end, it returns the end.
  ///
  /// - Complexity: O(*n*) in the bytes of the file on first use, then O(1).
  public func position(ofByte offset: Int) -> SourcePosition {
    lines.position(ofByte: offset, in: bytes)
  }

  /// Returns the offset of the scalar at a position, or nil if the file has fewer lines.
  ///
  /// - Complexity: O(*n*) in the bytes of the file on first use, then O(log *n*).
  func byte(at position: SourcePosition) -> Int? { lines.byte(at: position, in: bytes) }

  /// Calls a function with each line, without its line ending, and with its number, starting at 1.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  public func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) -> Void) {
    var number = 1
    var start = 0
    for index in bytes.indices where bytes.span.isLineEnd(at: index) {
      // The CR of a CRLF ends the line together with its LF.
      let isPair = index > start && bytes[index] == 0x0A && bytes[index - 1] == 0x0D
      body(number, bytes[start..<(isPair ? index - 1 : index)])
      number += 1
      start = index + 1
    }
    if start < bytes.count { body(number, bytes[start...]) }
  }

  /// Returns the text of a line without its line ending, or nil if the file has fewer lines.
  ///
  /// Line numbers start at 1.
  ///
  /// - Complexity: O(*n*) in the bytes of the line, plus the bytes of the file on first use.
  public func line(_ number: Int) -> String? {
    rest(ofLineFrom: SourcePosition(line: number, column: 1))
  }

  /// Returns the text from a position to the end of its line.
  ///
  ///     let source = SourceText("ab\ncde", name: "a")
  ///     source.rest(ofLineFrom: SourcePosition(line: 2, column: 2))  // "de"
  ///
  /// - Parameters:
  ///   - position: The first scalar. If the line is shorter, the text is empty.
  ///   - count: The maximum number of scalars.
  /// - Returns: The text, or nil if the file has fewer lines.
  /// - Complexity: O(*n*) in the bytes of the result, plus the bytes of the file on first use.
  public func rest(ofLineFrom position: SourcePosition, atMost count: Int? = nil) -> String? {
    guard let start = lines.byte(at: position, in: bytes) else { return nil }
    // A scalar has at most four bytes.
    let limit = count.map { min(bytes.count, start + 4 * $0) } ?? bytes.count
    var end = start
    while end < limit, !bytes.span.isLineEnd(at: end) { end += 1 }
    // The CR of a CRLF ends the line together with its LF.
    if end > start, end < bytes.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return count.map { String(text.unicodeScalars.prefix($0)) } ?? text
  }
}

extension SourceText {
  /// The maximum length of a line's excerpt in a diagnostic, in Unicode scalars.
  static let excerptLength = 100

  /// The maximum length of a reason or a hint in a diagnostic, in Unicode scalars.
  ///
  /// Some repeat a name from the file.
  private static let longestReason = 600

  /// Makes a diagnostic that shows a line of this file.
  ///
  /// - Parameters:
  ///   - code: The dotted name of what went wrong.
  ///   - position: The position of the error.
  ///   - reason: What went wrong, in one sentence.
  ///   - hint: What to do about it.
  /// - Returns: The diagnostic, with the line as its excerpt.
  /// - Complexity: O(*n*) in the bytes of the file on first use, then O(1).
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
  /// - Complexity: O(*n*) in the bytes of the file on first use, then O(1).
  public func diagnostic(
    _ code: String,
    atByte offset: Int,
    reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    diagnostic(code, at: position(ofByte: offset), reason: reason, hint: hint)
  }

  /// Returns part of a line around a column, and the column of the same character in it, or nil for
  /// an empty line.
  private func excerpt(around position: SourcePosition) -> (text: String, column: Int)? {
    let length = Self.excerptLength
    // The text that might be shown begins at most this far before the column, and is at most twice
    // as long.
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

  /// Returns the scalar, or U+FFFD for a scalar that would control a terminal or reorder the line.
  private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}

extension String {
  /// Returns the text, with its middle removed if it is longer than a number of scalars.
  fileprivate func shortened(to length: Int) -> String {
    guard utf8.count > length, unicodeScalars.count > length else { return self }
    let half = length / 2
    return String(unicodeScalars.prefix(half)) + "…" + String(unicodeScalars.suffix(half))
  }
}
