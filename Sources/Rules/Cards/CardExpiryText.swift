import Violations

/// A card's month of expiry as it was typed, before its century is known.
struct CardExpiryText {
  /// The month, 0 to 99.
  let month: Int

  /// The offsets of the month's bytes.
  let monthRange: Range<Int>

  /// The year as written, with two or four digits.
  let year: Int

  /// Whether the year has two digits.
  let isShort: Bool

  /// Reads `MM/YY`, `MM/YYYY`, `YYYY-MM` and their kin; nil for other text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(_ text: UTF8Span) {
    let bytes = text.span
    let first = DigitRun(in: bytes, from: 0)
    let second = DigitRun(in: bytes, after: first)
    guard second.range.upperBound == bytes.count else { return nil }
    switch (first.count, second.count) {
    case (1...2, 2), (1...2, 4):
      self.init(month: first, year: second)
    case (4, 1...2) where second.isAfterHyphen:
      self.init(month: second, year: first)
    case (3...6, 0) where first.range.upperBound == bytes.count:
      // A month of one digit that begins with a zero is half of one.
      guard first.count % 2 == 0 || bytes[0] != UInt8(ascii: "0") else { return nil }
      self.init(joined: first)
    default:
      return nil
    }
  }

  /// Reads `MMYY` and `MMYYYY`, which number pads lead to, and both with a month of one digit.
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

  /// Returns the full year, as seen from a day.
  ///
  /// A short year is one of the day's century, unless only the next or the
  /// last century brings it within some years of that day.
  func fullYear(today: CivilDate, maximumYears: Int) -> Int {
    isShort ? Self.fullYear(year, today: today, maximumYears: maximumYears) : year
  }

  /// Returns the full year that a year of two digits stands for, as seen from a day.
  static func fullYear(_ year: Int, today: CivilDate, maximumYears: Int) -> Int {
    let near = today.year - today.year % 100 + year
    if near < today.year, near + 100 <= today.year + maximumYears { return near + 100 }
    if near > today.year + maximumYears, near - 100 >= today.year - maximumYears {
      return near - 100
    }
    return near
  }
}

/// Digits that stand together, and whether a hyphen joins them to those before.
private struct DigitRun {
  let range: Range<Int>
  let value: Int
  let isAfterHyphen: Bool

  var count: Int { range.count }

  init(in bytes: borrowing Span<UInt8>, from start: Int, isAfterHyphen: Bool = false) {
    var end = start
    var value = 0
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 {
      // Long runs are refused by their length; their value does not matter.
      value = (value &* 10 &+ Int(bytes[end] &- UInt8(ascii: "0")))
      end += 1
    }
    range = start..<end
    self.value = value
    self.isAfterHyphen = isAfterHyphen
  }

  /// Reads the run behind a slash or a hyphen, with or without spaces around
  /// it, or behind spaces alone; an empty run where there is none.
  init(in bytes: borrowing Span<UInt8>, after first: DigitRun) {
    let end = Self.endOfSpaces(in: bytes, from: first.range.upperBound)
    var next = end
    var isHyphen = false
    if next < bytes.count, bytes[next] == UInt8(ascii: "/") || bytes[next] == UInt8(ascii: "-") {
      isHyphen = bytes[next] == UInt8(ascii: "-")
      next = Self.endOfSpaces(in: bytes, from: next + 1)
    }
    self.init(in: bytes, from: next, isAfterHyphen: isHyphen)
  }

  private static func endOfSpaces(in bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}
