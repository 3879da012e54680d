import Rulebook

/// A value with carets under the part that is at fault.
struct CaretLine {
  /// The value and, below it, the carets.
  let lines: [String]

  /// Creates the lines, or nil where carets would not stand under what they mean: the value
  /// has several lines, invisible characters, or characters whose width terminals disagree on.
  init?(_ value: String, _ range: Range<Int>) {
    let before = value.utf8.prefix(range.lowerBound)
    let fault = value.utf8.prefix(range.upperBound).dropFirst(range.lowerBound)
    guard range.upperBound <= value.utf8.count, value.count <= Self.longestValue,
      value.unicodeScalars.allSatisfy({ Self.isPlain($0) && !$0.isInvisible }),
      let start = String(before).map(Self.width), let length = String(fault).map(Self.width)
    else { return nil }
    let carets = String(repeating: "^", count: max(1, length))
    lines = [value, String(repeating: " ", count: start) + carets]
  }

  private static let longestValue = 100

  /// Whether a scalar takes one or two columns on every terminal: the scripts from Latin to
  /// Armenian, and those of East Asia.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x58F: true
    case _: isWide(scalar)
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    case _: false
    }
  }

  private static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.contains(where: isWide) ? 2 : 1) }
  }
}
