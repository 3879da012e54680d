/// Reads one ``DigitPattern`` from a text.
struct DigitPatternReader {
  /// Where reading goes on.
  private(set) var place: Int

  /// The number of digits read.
  private(set) var count = 0

  private let start: Int
  private var choices = InlineArray<31, UInt16>(repeating: 0)
  private var hasChoice = false
  private var hyphen: Int?

  init(start: Int) {
    self.start = start
    place = start
  }

  /// What was read.
  var form: DigitPattern.Form {
    if hasChoice { return .choices(choices) }
    let lower = start..<(hyphen ?? place)
    return .range(lower: lower, upper: hyphen.map { ($0 + 1)..<place } ?? lower)
  }

  /// Reads up to a blank or the end.
  mutating func read(_ text: Span<UInt8>) throws(DigitRangesError) {
    while place < text.count, text[place] != UInt8(ascii: " ") {
      let byte = text[place]
      if byte == UInt8(ascii: "-"), hyphen == nil, place > start, !hasChoice {
        hyphen = place
        place += 1
      } else if byte == UInt8(ascii: "("), hyphen == nil {
        hasChoice = true
        place += 1
        try append(try choice(text), text)
      } else if byte &- UInt8(ascii: "0") <= 9 {
        place += 1
        if hyphen == nil { try append(1 << UInt16(byte - UInt8(ascii: "0")), text) }
      } else {
        throw DigitRangesError(reason: .notADigit, offset: place, length: 1)
      }
    }
    guard count > 0 else {
      throw DigitRangesError(reason: .notADigit, offset: start, length: 0)
    }
    guard let hyphen else { return }
    guard Self.isAscending(text, start..<hyphen, (hyphen + 1)..<place) else {
      throw DigitRangesError(reason: .disordered, offset: start, length: place - start)
    }
  }

  /// Reads the choice of digits after an opening bracket, and the closing one.
  private mutating func choice(_ text: Span<UInt8>) throws(DigitRangesError) -> UInt16 {
    let opening = place - 1
    var digits: UInt16 = 0
    while place < text.count, text[place] != UInt8(ascii: ")") {
      let first = try digit(text)
      var last = first
      if place < text.count, text[place] == UInt8(ascii: "-") {
        place += 1
        last = try digit(text)
      }
      // All bits from the first digit to the last, which are above those that were read before.
      let run = (UInt16(2) << last) &- (UInt16(1) << first)
      guard first <= last, digits < UInt16(1) << first else {
        throw DigitRangesError(reason: .disordered, offset: opening, length: place - opening)
      }
      digits |= run
    }
    guard place < text.count, digits != 0 else {
      throw DigitRangesError(reason: .notADigit, offset: opening, length: place - opening)
    }
    place += 1
    return digits
  }

  private mutating func digit(_ text: Span<UInt8>) throws(DigitRangesError) -> UInt16 {
    guard place < text.count, text[place] &- UInt8(ascii: "0") <= 9 else {
      throw DigitRangesError(reason: .notADigit, offset: min(place, text.count - 1), length: 1)
    }
    defer { place += 1 }
    return UInt16(text[place] - UInt8(ascii: "0"))
  }

  private mutating func append(
    _ digits: UInt16,
    _ text: Span<UInt8>
  ) throws(DigitRangesError) {
    guard count < DigitRanges.longest else {
      throw DigitRangesError(reason: .longerThanItsNumbers, offset: start, length: place - start)
    }
    choices[count] = digits
    count += 1
  }

  /// Whether two bounds are equally long and the second is not before the first.
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
