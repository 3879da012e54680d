import SourceTexts
import Violations

/// Resolves escapes with a backslash in a text of a `.strings` file.
///
/// `\n` and similar escapes are as in C. `\101` is an ASCII character with three octal digits.
/// `\U00e9` and `\u00e9` are UTF-16 code units with four hexadecimal digits. After a backslash, any
/// other character stands for itself.
struct StringsEscapes {
  private let source: SourceText
  private var text: [UInt8] = []

  /// The first half of a surrogate pair, with its offset.
  private var high: (unit: UInt32, offset: Int)?

  init(_ source: SourceText) { self.source = source }

  /// Adds a byte that stands for itself.
  mutating func add(_ byte: UInt8) throws(LoadingError) {
    try refuseHalf()
    text.append(byte)
  }

  func finished() throws(LoadingError) -> String {
    try refuseHalf()
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape.
  ///
  /// - Parameter start: The offset of the backslash.
  /// - Returns: The offset after the escape.
  /// - Throws: A ``LoadingError`` for an escape without a meaning.
  mutating func read(at start: Int) throws(LoadingError) -> Int {
    guard start + 1 < source.bytes.count else {
      throw error(start, "the file ends after this backslash", #"write `\\` for a backslash"#)
    }
    let letter = source.bytes[start + 1]
    if letter == UInt8(ascii: "U") || letter == UInt8(ascii: "u") {
      try readUnit(at: start)
      return start + 6
    }
    try refuseHalf()
    if 0x30...0x37 ~= letter { return try readOctal(at: start) }
    text.append(Self.controls[letter] ?? letter)
    return start + 2
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
  ]

  private mutating func readOctal(at start: Int) throws(LoadingError) -> Int {
    let digits = source.bytes[(start + 1)...].prefix(3).prefix { 0x30...0x37 ~= $0 }
    let value = digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
    guard 1..<0x80 ~= value else {
      let reason = "this escape isn't an ASCII character"
      throw error(
        start,
        reason,
        "write the character itself, because the escape uses the encoding of NeXTSTEP"
      )
    }
    text.append(UInt8(value))
    return digits.endIndex
  }

  private mutating func readUnit(at start: Int) throws(LoadingError) {
    let digits = source.bytes[(start + 2)...].prefix(4)
    let values = digits.compactMap { $0 < 0x80 ? Character(Unicode.Scalar($0)).hexDigitValue : nil }
    guard values.count == 4 else {
      throw error(
        start,
        "four hexadecimal digits must come after the backslash and `U`",
        #"write an escape such as `\U00e9`"#
      )
    }
    let unit = values.reduce(0) { $0 << 4 | UInt32($1) }
    if let high, 0xDC00..<0xE000 ~= unit {
      self.high = nil
      append(0x10000 + (high.unit - 0xD800) << 10 + (unit - 0xDC00))
      return
    }
    try refuseHalf()
    switch unit {
    case 0xD800..<0xDC00: high = (unit, start)
    case 0xDC00..<0xE000: throw half(at: start)
    case 0: throw error(start, "a text must not contain a NUL character", "remove it")
    default: append(unit)
    }
  }

  private mutating func append(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    text += Array(String(scalar).utf8)
  }

  private func refuseHalf() throws(LoadingError) {
    if let high { throw half(at: high.offset) }
  }

  private func half(at offset: Int) -> LoadingError {
    error(
      offset,
      "this escape is one half of a surrogate pair without the other",
      "write the character itself"
    )
  }

  private func error(_ offset: Int, _ reason: String, _ hint: String) -> LoadingError {
    LoadingError(source.diagnostic("strings.escape", atByte: offset, reason: reason, hint: hint))
  }
}
