import RuleEngine
import Violations

/// A card's expiration month as it was typed, before its century is known.
struct CardExpiryText {
  /// The month, from 0 to 99.
  let month: Int

  /// The offsets of the month's bytes.
  let monthRange: Range<Int>

  /// The year as written, with two or four digits.
  let year: Int

  /// Whether the year has two digits.
  let isShort: Bool

  /// Reads `MM/YY`, `MM.YY`, `MM/YYYY`, `YYYY-MM`, and similar forms; returns nil for other text.
  init?(_ text: UTF8Span) {
    let bytes = text.span
    let first = DigitRun(in: bytes, from: 0)
    let second = DigitRun(in: bytes, after: first)
    guard second.range.upperBound == bytes.count else { return nil }
    switch (first.count, second.count) {
    case (1...2, 2), (1...2, 4):
      self.init(month: first, year: second)
    case (4, 1...2):
      self.init(month: second, year: first)
    case (3...6, 0) where first.range.upperBound == bytes.count:
      // A one-digit month that begins with a zero is half of a two-digit one.
      guard first.count % 2 == 0 || bytes[0] != UInt8(ascii: "0") else { return nil }
      self.init(joined: first)
    default:
      return nil
    }
  }

  /// Reads `MMYY` and `MMYYYY`, which are common with number pads, and both with a one-digit month.
  private init(joined digits: DigitRun) {
    isShort = digits.count <= 4
    let scale = isShort ? 100 : 10_000
    month = digits.value / scale
    monthRange = digits.range.lowerBound..<(digits.range.upperBound - (isShort ? 2 : 4))
    year = digits.value % scale
  }

  private init(month: DigitRun, year: DigitRun) {
    self.month = month.value
    monthRange = month.range
    self.year = year.value
    isShort = year.count == 2
  }

  /// Reads the year as the month, and the month as the year.
  private init(reversing other: CardExpiryText) {
    month = other.year
    monthRange = other.monthRange
    year = other.month
    isShort = true
  }

  /// The month and year if the year was typed first, as in `40/12`; nil for a year of four digits.
  var reversed: CardExpiryText? { isShort ? CardExpiryText(reversing: self) : nil }

  /// Returns the full year, as seen from a day.
  ///
  /// A two-digit year is in the day's century, unless only the next or the last century brings it
  /// within some years of that day.
  func fullYear(today: CivilDate, maximumYears: Int) -> Int {
    isShort ? Self.fullYear(year, today: today, maximumYears: maximumYears) : year
  }

  /// Returns the full year for a two-digit year, as seen from a day.
  static func fullYear(_ year: Int, today: CivilDate, maximumYears: Int) -> Int {
    let near = today.year - today.year % 100 + year
    if near < today.year, near + 100 <= today.year + maximumYears { return near + 100 }
    if near > today.year + maximumYears, near - 100 >= today.year - maximumYears {
      return near - 100
    }
    return near
  }
}

/// Consecutive digits.
private struct DigitRun {
  let range: Range<Int>
  let value: Int

  var count: Int { range.count }

  init(in bytes: borrowing Span<UInt8>, from start: Int) {
    var end = start
    var value = 0
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 {
      // Long runs are refused because of their length, so their value doesn't matter.
      value = (value &* 10 &+ Int(bytes[end] &- UInt8(ascii: "0")))
      end += 1
    }
    range = start..<end
    self.value = value
  }

  /// Reads the run after a slash, a dot or a hyphen, with or without surrounding spaces, or after
  /// spaces; an empty run if there is none.
  init(in bytes: borrowing Span<UInt8>, after first: DigitRun) {
    let end = Self.endOfSpaces(in: bytes, from: first.range.upperBound)
    var next = end
    if next < bytes.count, bytes[next].separatesExpiry {
      next = Self.endOfSpaces(in: bytes, from: next + 1)
    }
    self.init(in: bytes, from: next)
  }

  private static func endOfSpaces(in bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}

extension UInt8 {
  /// Whether the byte can come between a month and a year: a slash, a dot or a hyphen.
  var separatesExpiry: Bool { UInt8(ascii: "-")...UInt8(ascii: "/") ~= self }
}
