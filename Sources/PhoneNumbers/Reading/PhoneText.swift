import UnicodeText

/// A text, as symbols, that is searched for a telephone number.
///
/// How it works: ``init(_:in:)`` reduces the text to ``PhoneSymbol``s and then finds the part that
/// is the number. ``isViable`` and ``takeExtension()`` look only at that part. The rules come from
/// libphonenumber's regular expressions, written as loops.
///
/// Offsets in the symbols are called indices because a symbol can represent several bytes.
struct PhoneText: ~Copyable {
  /// The longest text that can be read, in scalars.
  static let longest = 250

  /// The symbols; those from ``start`` to ``end`` are the number.
  private let symbols: PhoneSymbols

  /// The index where the number starts.
  var start = 0

  /// The index where the number ends.
  var end = 0

  /// The zero of the last non-ASCII digit's script.
  private(set) var nativeZero: UInt32 = 0

  /// Whether the text is ASCII, so that indices of symbols are byte offsets.
  private(set) var isASCII = true

  /// Whether the text is a URI whose `phone-context` was moved to the front.
  private(set) var hasContext = false

  /// Reads a text.
  ///
  /// - Throws: `tooLong` for more than ``longest`` scalars, `notANumber` for an invalid
  ///   `phone-context`.
  init(_ text: UTF8Span, in memory: consuming PhoneSymbols) throws(PhoneNumberError.Reason) {
    symbols = memory
    guard text.count <= Self.longest * 4 else { throw .tooLong }
    var count = 0
    let bytes = text.span
    var offset = 0
    var hasSemicolon = false
    while offset < bytes.count {
      guard count < Self.longest else { throw .tooLong }
      let byte = bytes[offset]
      if byte < 0x80 {
        symbols[count] = byte
        if byte == UInt8(ascii: ";") { hasSemicolon = true }
        offset += 1
      } else {
        let scalar = text.scalar(at: offset)
        let symbol = PhoneSymbol.code(of: scalar)
        if PhoneSymbol.isDigit(symbol) {
          nativeZero = scalar.value - UInt32(PhoneSymbol.digit(symbol))
        }
        symbols[count] = symbol
        isASCII = false
        offset += scalar.utf8Length
      }
      count += 1
    }
    end = count
    if hasSemicolon {
      try takeContext()
      if !hasContext { extract() }
      cut(before: ";isub=", after: start)
    } else {
      extract()
    }
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 { symbols[index] }

  /// Finds the part that looks like a number, from a digit or plus sign to a letter or digit.
  private mutating func extract() {
    while start < end, !PhoneSymbol.isDigit(symbols[start]), !PhoneSymbol.isPlus(symbols[start]) {
      start += 1
    }
    while end > start, !PhoneSymbol.mayEnd(symbols[end - 1]) { end -= 1 }
    cutSecondNumber()
  }

  /// Cuts off a second number's extension, as in `583-6985 x302/x2303`.
  private mutating func cutSecondNumber() {
    var index = start
    while index < end {
      defer { index += 1 }
      guard symbols[index] == UInt8(ascii: "/") || symbols[index] == UInt8(ascii: "\\") else {
        continue
      }
      var next = index + 1
      while next < end, symbols[next] == UInt8(ascii: " ") { next += 1 }
      if next < end, symbols[next] == UInt8(ascii: "x") {
        end = index
        return
      }
    }
  }

  /// Cuts the text before the first occurrence of an ASCII word after an index.
  private mutating func cut(before word: StaticString, after start: Int) {
    if let index = first(word, from: start), index > start { end = index }
  }

  /// Returns the first index, at or after another one, where an ASCII word begins.
  private func first(_ word: StaticString, from start: Int) -> Int? {
    let count = word.utf8CodeUnitCount
    guard count <= end - start else { return nil }
    for index in start...(end - count) where has(word, at: index) { return index }
    return nil
  }

  /// Whether an ASCII word begins at an index.
  private func has(_ word: StaticString, at start: Int) -> Bool {
    guard start >= 0, start + word.utf8CodeUnitCount <= end else { return false }
    return word.withUTF8Buffer { letters in
      for index in letters.indices where symbols[start + index] != letters[index] { return false }
      return true
    }
  }
}

extension PhoneText {
  /// Moves a number's `phone-context` to its front.
  ///
  /// RFC 3966 §5.1.5.
  private mutating func takeContext() throws(PhoneNumberError.Reason) {
    let name: StaticString = ";phone-context="
    guard let parameter = first(name, from: 0) else { return }
    let valueStart = parameter + name.utf8CodeUnitCount
    var valueEnd = valueStart
    while valueEnd < end, symbols[valueEnd] != UInt8(ascii: ";") { valueEnd += 1 }
    let context = PhoneContext(self, in: valueStart..<valueEnd)
    guard context != .wrong else { throw .notANumber }
    hasContext = true
    let scheme: StaticString = "tel:"
    let numberStart = first(scheme, from: 0).map { $0 + scheme.utf8CodeUnitCount } ?? 0
    var old = InlineArray<256, UInt8>(repeating: 0)
    for index in 0..<end { old[index] = symbols[index] }
    var count = 0
    if context == .prefix {
      for index in valueStart..<valueEnd {
        symbols[count] = old[index]
        count += 1
      }
    }
    if numberStart < parameter {
      for index in numberStart..<parameter {
        symbols[count] = old[index]
        count += 1
      }
    }
    end = count
  }
}

extension PhoneText {
  /// Whether the text could be a number: exactly two digits, or at least three with separators and
  /// letters.
  var isViable: Bool { isViable(before: end) }

  /// Whether the text before an index could be a number.
  func isViable(before end: Int) -> Bool {
    guard end - start >= 2 else { return false }
    var index = start
    while index < end, PhoneSymbol.isPlus(self[index]) { index += 1 }
    var digits = 0
    while index < end, digits < 3 {
      let symbol = self[index]
      if PhoneSymbol.isDigit(symbol) {
        digits += 1
      } else if !PhoneSymbol.isPunctuation(symbol) {
        return false
      }
      index += 1
    }
    guard digits == 3 else { return digits == 2 && index == end && end - start == 2 }
    let firstDigits = index
    while index < end, PhoneSymbol.isBody(self[index]) { index += 1 }
    // The rest must be an extension. It can begin with symbols that can also be part of a number.
    return index == end
      || PhoneExtensionSearch(self, before: end).canStart(in: firstDigits...index)
  }

  /// Removes an extension from the end of the number.
  ///
  /// - Returns: The indices of its digits; nil if there is no extension.
  mutating func takeExtension() -> Range<Int>? {
    let search = PhoneExtensionSearch(self, before: end)
    guard let first = search.firstStart, isViable(before: first) else { return nil }
    end = first
    return search.digits
  }
}

/// The kinds of `phone-context` values.
///
/// RFC 3966 §3.
enum PhoneContext {
  /// Digits after a plus sign, which are the beginning of the number.
  case prefix

  /// A domain name, which doesn't affect the number.
  case domain

  /// A value of neither kind.
  case wrong

  /// Classifies a value.
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

  /// Whether a value is labels of letters, digits and inner hyphens, the last beginning with a
  /// letter.
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
