import Violations

/// The beginning of a date in the extended format of ISO 8601, and the days that it leaves open.
///
///     2026-0  // 2026-01-01 to 2026-09-30
struct TypedDate {
  private var count = 0
  private var digits = 0
  private var years = 1...9999
  private var months = 1...12
  private var days = 1...31

  /// Whether all of the date is there.
  var isComplete: Bool { count == 10 }

  /// The days that are still open, or nil if none is.
  ///
  /// They are a range of the calendar, because what follows in the text weighs less than what
  /// is there.
  var range: ClosedRange<CivilDate>? {
    let longest = CivilDate.numberOfDays(inMonth: months.upperBound, of: years.upperBound)
    guard
      let first = CivilDate(year: years.lowerBound, month: months.lowerBound, day: days.lowerBound),
      let last = CivilDate(
        year: years.upperBound,
        month: months.upperBound,
        day: min(days.upperBound, longest)
      ), first <= last
    else { return nil }
    return first...last
  }

  /// Takes the next byte, and returns false if no date has it there.
  mutating func append(_ byte: UInt8) -> Bool {
    let place = count
    count += 1
    if place == 4 || place == 7 {
      digits = 0
      return byte == UInt8(ascii: "-")
    }
    guard place < 10, byte &- UInt8(ascii: "0") < 10 else { return false }
    digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
    switch place {
    case ..<4: return Self.narrow(&years, to: digits, missing: 3 - place)
    case ..<7: return Self.narrow(&months, to: digits, missing: 6 - place)
    default: return Self.narrow(&days, to: digits, missing: 9 - place)
    }
  }

  /// Keeps the numbers of a range that begin with some digits and have a number of others.
  private static func narrow(
    _ range: inout ClosedRange<Int>,
    to digits: Int,
    missing: Int
  ) -> Bool {
    var scale = 1
    for _ in 0..<missing { scale *= 10 }
    let first = max(range.lowerBound, digits * scale)
    let last = min(range.upperBound, digits * scale + scale - 1)
    guard first <= last else { return false }
    range = first...last
    return true
  }
}
