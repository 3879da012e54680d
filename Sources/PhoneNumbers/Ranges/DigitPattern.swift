/// Digit strings of equal length, written as one pattern.
///
/// | Written           | The strings                                |
/// | ----------------- | ------------------------------------------ |
/// | `21`              | 21                                         |
/// | `21-24`           | 21, 22, 23, 24                             |
/// | `1(2-35)(07)`     | 120, 127, 130, 137, 150, 157               |
///
/// A choice is in parentheses. It lists digits and ranges of digits in ascending order, and each
/// string has one of them.
package struct DigitPattern: Sendable {
  /// The two ways to write a pattern: a range of strings, or a choice for each digit.
  enum Form: Sendable {
    /// A range from one string to another, given by their offsets in the text.
    case range(lower: Range<Int>, upper: Range<Int>)

    /// The choice for each digit, as a bit mask.
    case choices(InlineArray<31, UInt16>)
  }

  /// How the pattern is written.
  let form: Form

  /// The number of digits in each string.
  let count: Int

  /// The offset after the pattern in its text.
  let end: Int

  /// Returns the strings of a pattern in ascending order.
  ///
  ///     try DigitPattern.strings(of: "1(2-3)0")  // ["120", "130"]
  ///
  /// - Parameters:
  ///   - text: One pattern, without spaces.
  ///   - limit: The most strings that are allowed.
  /// - Returns: The strings.
  /// - Throws: `DigitRangesError` for text that isn't a pattern, and `tooMany`.
  /// - Complexity: O(*n*) in the number of strings.
  package static func strings(
    of text: String,
    limit: Int = 10_000
  ) throws(DigitRangesError) -> [String] {
    var ranges = DigitRanges()
    let count = try DigitPattern(text).count
    try ranges.add(text)
    var strings: [String] = []
    guard ranges.collect(limit: limit, count: count, into: &strings) else {
      throw DigitRangesError(reason: .tooMany, offset: 0, length: text.utf8.count)
    }
    return strings
  }

  /// Reads a pattern.
  ///
  /// - Parameter text: One pattern, without spaces.
  /// - Throws: `DigitRangesError` with the offset of the text that can't be read.
  package init(_ text: String) throws(DigitRangesError) {
    try self.init(in: text.utf8Span.span, from: 0)
    guard end == text.utf8.count else {
      throw DigitRangesError(reason: .notADigit, offset: end, length: 1)
    }
  }

  /// Reads the pattern that starts at an offset of a text and ends before a space.
  ///
  /// - Throws: `DigitRangesError` with the offset of the text that can't be read.
  init(in text: Span<UInt8>, from start: Int) throws(DigitRangesError) {
    var reader = DigitPatternReader(start: start)
    try reader.read(text)
    form = reader.form
    count = reader.count
    end = reader.offset
  }
}

extension DigitRanges {
  /// Adds the strings of a pattern as prefixes.
  mutating func insert(
    _ pattern: DigitPattern,
    in text: Span<UInt8>,
    _ addition: Addition
  ) throws(DigitRangesError.Reason) {
    switch pattern.form {
    case .range(let lower, let upper):
      try insert(from: text.extracting(lower), to: text.extracting(upper), addition)
    case .choices(let choices):
      try insert(choices, pattern.count, addition)
    }
  }

  /// Appends the prefixes of a set whose prefixes all have one length.
  ///
  /// - Returns: Whether there are at most `limit` of them.
  fileprivate func collect(limit: Int, count: Int, into strings: inout [String]) -> Bool {
    var digits = [UInt8](repeating: 0, count: count)
    return collect(below: 0, depth: 0, limit, &digits, &strings)
  }

  private func collect(
    below node: Int,
    depth: Int,
    _ limit: Int,
    _ digits: inout [UInt8],
    _ strings: inout [String]
  ) -> Bool {
    for digit in UInt8(0)...9 {
      let link = link(from: node, digit)
      if link == .none { continue }
      digits[depth] = UInt8(ascii: "0") + digit
      if depth == digits.count - 1 {
        guard strings.count < limit else { return false }
        strings.append(String(decoding: digits, as: UTF8.self))
      } else if !collect(below: link.index, depth: depth + 1, limit, &digits, &strings) {
        return false
      }
    }
    return true
  }
}

/// Reads one ``DigitPattern`` from a text.
struct DigitPatternReader {
  /// The offset of the next byte to read.
  private(set) var offset: Int

  /// The number of digits read.
  private(set) var count = 0

  private let start: Int
  private var choices = InlineArray<31, UInt16>(repeating: 0)
  private var hasChoice = false
  private var hyphen: Int?

  init(start: Int) {
    self.start = start
    offset = start
  }

  /// The pattern that was read.
  var form: DigitPattern.Form {
    if hasChoice { return .choices(choices) }
    let lower = start..<(hyphen ?? offset)
    return .range(lower: lower, upper: hyphen.map { ($0 + 1)..<offset } ?? lower)
  }

  /// Reads up to a space or the end of the text.
  mutating func read(_ text: Span<UInt8>) throws(DigitRangesError) {
    while offset < text.count, text[offset] != UInt8(ascii: " ") {
      let byte = text[offset]
      if byte == UInt8(ascii: "-"), hyphen == nil, offset > start, !hasChoice {
        hyphen = offset
        offset += 1
      } else if byte == UInt8(ascii: "("), hyphen == nil {
        hasChoice = true
        offset += 1
        try append(try choice(text), text)
      } else if byte &- UInt8(ascii: "0") <= 9 {
        offset += 1
        if hyphen == nil { try append(1 << UInt16(byte - UInt8(ascii: "0")), text) }
      } else {
        throw DigitRangesError(reason: .notADigit, offset: offset, length: 1)
      }
    }
    guard count > 0 else {
      throw DigitRangesError(reason: .notADigit, offset: start, length: 0)
    }
    guard let hyphen else { return }
    guard Self.isAscending(text, start..<hyphen, (hyphen + 1)..<offset) else {
      throw DigitRangesError(reason: .disordered, offset: start, length: offset - start)
    }
  }

  /// Reads a choice of digits after its opening parenthesis, including the closing one.
  private mutating func choice(_ text: Span<UInt8>) throws(DigitRangesError) -> UInt16 {
    let opening = offset - 1
    var digits: UInt16 = 0
    while offset < text.count, text[offset] != UInt8(ascii: ")") {
      let first = try digit(text)
      var last = first
      if offset < text.count, text[offset] == UInt8(ascii: "-") {
        offset += 1
        last = try digit(text)
      }
      // The bits from the first digit to the last. They must be above all bits that were read
      // before.
      let run = (UInt16(2) << last) &- (UInt16(1) << first)
      guard first <= last, digits < UInt16(1) << first else {
        throw DigitRangesError(reason: .disordered, offset: opening, length: offset - opening)
      }
      digits |= run
    }
    guard offset < text.count, digits != 0 else {
      throw DigitRangesError(reason: .notADigit, offset: opening, length: offset - opening)
    }
    offset += 1
    return digits
  }

  private mutating func digit(_ text: Span<UInt8>) throws(DigitRangesError) -> UInt16 {
    guard offset < text.count, text[offset] &- UInt8(ascii: "0") <= 9 else {
      throw DigitRangesError(reason: .notADigit, offset: min(offset, text.count - 1), length: 1)
    }
    defer { offset += 1 }
    return UInt16(text[offset] - UInt8(ascii: "0"))
  }

  private mutating func append(_ digits: UInt16, _ text: Span<UInt8>) throws(DigitRangesError) {
    guard count < DigitRanges.longest else {
      throw DigitRangesError(reason: .longerThanItsNumbers, offset: start, length: offset - start)
    }
    choices[count] = digits
    count += 1
  }

  /// Whether two bounds are equally long and the second isn't before the first.
  private static func isAscending(
    _ text: Span<UInt8>,
    _ lower: Range<Int>,
    _ upper: Range<Int>
  ) -> Bool {
    guard lower.count == upper.count else { return false }
    for (low, high) in zip(lower, upper) where text[low] != text[high] {
      return text[low] < text[high]
    }
    return true
  }
}

/// The error that a text doesn't describe ranges of digits.
package struct DigitRangesError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Reason: Error, Sendable, Hashable {
    /// The text contains something other than digits, hyphens, parentheses and spaces.
    case notADigit

    /// The ends of a range differ in length, or the range or choice isn't in ascending order.
    case disordered

    /// A prefix has more digits than its numbers, or than any number.
    case longerThanItsNumbers

    /// A length is less than 1 or greater than ``DigitRanges/longest``.
    case length

    /// Some of the strings are already in the set.
    case repeated

    /// There are more prefixes or strings than allowed.
    case tooMany
  }

  package let reason: Reason

  /// The offset of the faulty pattern in the text.
  package let offset: Int

  /// The number of bytes in the faulty pattern.
  package let length: Int
}
