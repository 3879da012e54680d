/// What the value of a `phone-context` is.
///
/// RFC 3966 §3.
enum PhoneContext {
  /// Digits after a plus sign: the beginning of the number.
  case prefix

  /// The name of a domain, which says nothing about the number.
  case domain

  /// Neither.
  case wrong

  /// Judges a value.
  init(_ text: borrowing PhoneText, in range: Range<Int>) {
    self =
      if Self.isPrefix(text, in: range) {
        .prefix
      } else if Self.isDomain(text, in: range) {
        .domain
      } else {
        .wrong
      }
  }

  private static func isPrefix(_ text: borrowing PhoneText, in range: Range<Int>) -> Bool {
    guard !range.isEmpty, text[range.lowerBound] == UInt8(ascii: "+") else { return false }
    var hasDigit = false
    for index in range.dropFirst() {
      switch text[index] {
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"): continue
      case let symbol where PhoneSymbol.isDigit(symbol): hasDigit = true
      default: return false
      }
    }
    return hasDigit
  }

  /// Labels of letters, digits and inner hyphens; the last begins with a letter.
  private static func isDomain(_ text: borrowing PhoneText, in range: Range<Int>) -> Bool {
    var end = range.upperBound
    if end > range.lowerBound, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > range.lowerBound else { return false }
    var labelStart = range.lowerBound
    for index in range.lowerBound..<end {
      let symbol = text[index]
      let isEdge =
        index == labelStart || index == end - 1 || text[index + 1] == UInt8(ascii: ".")
      switch symbol {
      case UInt8(ascii: "."):
        if index == labelStart { return false }
        labelStart = index + 1
      case UInt8(ascii: "-"):
        if isEdge { return false }
      default:
        if !PhoneSymbol.isDigit(symbol), !PhoneSymbol.isASCIILetter(symbol) { return false }
      }
    }
    return labelStart < end && PhoneSymbol.isASCIILetter(text[labelStart])
  }
}
