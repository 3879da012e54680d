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
