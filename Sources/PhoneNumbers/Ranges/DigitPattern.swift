/// Strings of digits of equal length, written as one.
///
/// | Written           | The strings                                |
/// | ----------------- | ------------------------------------------ |
/// | `21`              | 21                                         |
/// | `21-24`           | 21, 22, 23, 24                             |
/// | `1(2-35)(07)`     | 120, 127, 130, 137, 150, 157               |
///
/// In brackets stands a choice of digits for one place: single digits and runs of them, ascending.
public struct DigitPattern: Sendable {
  /// What is written: a range of strings, or a choice for each place.
  enum Form: Sendable {
    /// From one string to another, given by their places in the text.
    case range(lower: Range<Int>, upper: Range<Int>)

    /// The digits of each place, as bits.
    case choices(InlineArray<31, UInt16>)
  }

  /// What is written.
  let form: Form

  /// The number of digits of each string.
  let count: Int

  /// Where the pattern ends in its text, in bytes.
  let end: Int

  /// Returns the strings of a pattern, in the order of digits.
  ///
  ///     try DigitPattern.strings(of: "1(2-3)0")  // ["120", "130"]
  ///
  /// - Parameters:
  ///   - text: One pattern, without blanks.
  ///   - limit: How many strings are too many.
  /// - Returns: The strings.
  /// - Throws: `DigitRangesError` for text of another form, and `tooMany`.
  /// - Complexity: O(*n*) in the number of strings.
  public static func strings(
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
  /// - Parameter text: One pattern, without blanks.
  /// - Throws: `DigitRangesError` with the place of what cannot be read.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ text: String) throws(DigitRangesError) {
    try self.init(in: text.utf8Span.span, from: 0)
    guard end == text.utf8.count else {
      throw DigitRangesError(reason: .notADigit, offset: end, length: 1)
    }
  }

  /// Reads the pattern that starts at a place of a text and ends before a blank.
  ///
  /// - Throws: `DigitRangesError` with the place of what cannot be read.
  /// - Complexity: O(*n*) in the number of bytes.
  init(in text: Span<UInt8>, from start: Int) throws(DigitRangesError) {
    var reader = DigitPatternReader(start: start)
    try reader.read(text)
    form = reader.form
    count = reader.count
    end = reader.place
  }
}

extension DigitRanges {
  /// Adds the strings of a pattern, each as a prefix.
  mutating func insert(
    _ pattern: DigitPattern,
    in text: Span<UInt8>,
    _ said: Said
  ) throws(DigitRangesError.Reason) {
    switch pattern.form {
    case .range(let lower, let upper):
      try insert(from: text.extracting(lower), to: text.extracting(upper), said)
    case .choices(let choices):
      try insert(choices, pattern.count, said)
    }
  }

  /// Appends the prefixes of a set whose prefixes all have one length.
  ///
  /// - Returns: Whether they are no more than the limit.
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
