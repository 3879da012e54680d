/// Finds where an extension at the end of a text can start.
///
/// How it works: an extension ends with its digits and perhaps a hash, and no other part of it has
/// digits. So the search begins at the end. It takes the last run of digits, goes back over spaces
/// to a label, and then over the separators before that. Each kind of label limits the number of
/// digits. An extension can start at any of the separators before its label, so a start is a range
/// of indices.
struct PhoneExtensionSearch {
  private(set) var digits = 0..<0

  /// The first and last index where each kind of extension can start.
  private var starts = InlineArray<8, (first: Int, last: Int)>(repeating: (.max, -1))

  /// The number of starts found.
  private var found = 0

  /// Searches a text for an extension that ends at an index.
  init(_ text: borrowing PhoneText, before end: Int) {
    var last = end
    let hasHash = last > text.start && text[last - 1] == UInt8(ascii: "#")
    if hasHash { last -= 1 }
    var first = last
    while first > text.start, PhoneSymbol.isDigit(text[first - 1]) { first -= 1 }
    let count = last - first
    guard 1...20 ~= count, first > text.start else { return }
    digits = first..<last
    if !hasHash, first - text.start >= 5, Self.isURIParameter(text, before: first) {
      add(first - 5, first - 5)
    }
    if hasHash, count <= 6 { addDashes(text, before: first) }
    addLabels(text, before: first, digits: count)
    if count <= 15 { addDialling(text, before: first, digits: count) }
  }

  /// The first index where an extension can start; nil if there is no extension.
  var firstStart: Int? {
    var first = Int.max
    for index in 0..<found { first = min(first, starts[index].first) }
    return first == .max ? nil : first
  }

  /// Whether an extension can start at one of some indices.
  func canStart(in indices: ClosedRange<Int>) -> Bool {
    for index in 0..<found
    where starts[index].first <= indices.upperBound && starts[index].last >= indices.lowerBound {
      return true
    }
    return false
  }

  private mutating func add(_ first: Int, _ last: Int) {
    starts[found] = (first, last)
    found += 1
  }

  /// `;ext=`, RFC 3966 §3.
  private static func isURIParameter(_ text: borrowing PhoneText, before end: Int) -> Bool {
    PhoneExtensionLabel.has(";ext=", text, before: end)
  }

  /// `- 503#`.
  private mutating func addDashes(_ text: borrowing PhoneText, before end: Int) {
    var first = end
    while first > text.start,
      text[first - 1] == UInt8(ascii: "-") || text[first - 1] == UInt8(ascii: " ")
    {
      first -= 1
    }
    if first < end { add(first, end - 1) }
  }

  /// Adds words such as `ext.`, with up to 20 digits, and `x`, `#` or `int`, with up to 9.
  private mutating func addLabels(_ text: borrowing PhoneText, before end: Int, digits: Int) {
    var labelEnd = end
    while labelEnd > text.start, Self.mayFollowLabel(text[labelEnd - 1]) { labelEnd -= 1 }
    if labelEnd > text.start, Self.isColon(text[labelEnd - 1]) { labelEnd -= 1 }
    guard let label = PhoneExtensionLabel(text, before: labelEnd), digits <= label.mostDigits
    else { return }
    var first = labelEnd - label.length
    while first > text.start, Self.isSeparator(text[first - 1]) { first -= 1 }
    add(first, labelEnd - label.length)
  }

  /// Adds `,,` and `;`, which dial an extension of up to 15 digits, and any commas, with up to 9.
  private mutating func addDialling(_ text: borrowing PhoneText, before end: Int, digits: Int) {
    var run = end
    while run > text.start, Self.mayFollowLabel(text[run - 1]) { run -= 1 }
    let hasColon = run > text.start && Self.isColon(text[run - 1])
    let before = hasColon ? run - 1 : run
    if before > text.start, text[before - 1] == UInt8(ascii: ";") {
      add(blanks(text, before: before - 1), before - 1)
    }
    if hasColon {
      var comma = before
      while comma > text.start, text[comma - 1] == UInt8(ascii: ",") { comma -= 1 }
      if before - comma >= 2 { add(blanks(text, before: before - 2), before - 2) }
      if comma < before, digits <= 9 { add(blanks(text, before: comma), comma) }
    }
    addCommas(text, in: run..<end, digits: digits)
  }

  private mutating func addCommas(_ text: borrowing PhoneText, in run: Range<Int>, digits: Int) {
    var hasSingle = digits > 9
    for index in run where text[index] == UInt8(ascii: ",") {
      if !hasSingle {
        add(blanks(text, before: index), index)
        hasSingle = true
      }
      if index + 1 < run.upperBound, text[index + 1] == UInt8(ascii: ",") {
        add(blanks(text, before: index), index)
        return
      }
    }
  }

  private func blanks(_ text: borrowing PhoneText, before end: Int) -> Int {
    var first = end
    while first > text.start, Self.isSeparator(text[first - 1]),
      text[first - 1] != UInt8(ascii: ",")
    {
      first -= 1
    }
    return first
  }

  private static func isSeparator(_ symbol: UInt8) -> Bool {
    switch symbol {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), PhoneSymbol.noBreakSpace: true
    default: false
    }
  }

  private static func mayFollowLabel(_ symbol: UInt8) -> Bool {
    isSeparator(symbol) || symbol == UInt8(ascii: "-")
  }

  private static func isColon(_ symbol: UInt8) -> Bool {
    symbol == UInt8(ascii: ":") || symbol == UInt8(ascii: ".") || symbol == PhoneSymbol.wideStop
  }
}

/// The digits of an extension, in the script that they were written in.
struct PhoneExtension: Sendable, Hashable {
  private(set) var digits = PackedDigits()

  /// Bit *n* is set if digit *n* isn't ASCII.
  private var native: UInt32 = 0

  /// The zero of those digits' script.
  private var nativeZero: UInt32 = 0

  /// Creates an extension without digits.
  init() {}

  /// Reads an extension from a text.
  init(_ text: borrowing PhoneText, in range: Range<Int>) {
    for index in range {
      if text[index] >= 0x80 {
        native |= 1 << UInt32(digits.count)
        nativeZero = text.nativeZero
      }
      digits.append(PhoneSymbol.digit(text[index]))
    }
  }

  var isEmpty: Bool { digits.count == 0 }

  /// The digits as they were written.
  var text: String {
    var text = String.UnicodeScalarView()
    for index in 0..<digits.count {
      let zero: UInt32 = native & 1 << UInt32(index) == 0 ? 0x30 : nativeZero
      if let scalar = Unicode.Scalar(zero + UInt32(digits[index])) { text.append(scalar) }
    }
    return String(text)
  }
}
