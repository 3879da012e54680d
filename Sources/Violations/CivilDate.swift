/// A day of the proleptic Gregorian calendar, without a time or a time zone.
///
/// As text, and in encoded form, a date is `YYYY-MM-DD`.
///
///     CivilDate("2026-11-20").map { $0 > .epoch }  // true
///     CivilDate("2026-02-29")                      // nil: not a leap year
public struct CivilDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a date, or nil if the calendar doesn't have the day.
  ///
  ///     CivilDate(year: 2028, month: 2, day: 29)  // 2028-02-29
  ///     CivilDate(year: 2026, month: 2, day: 29)  // nil
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
      day <= Self.numberOfDays(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date from the extended format of ISO 8601, `YYYY-MM-DD`, or nil for any other text.
  ///
  ///     CivilDate("2026-11-20")  // 2026-11-20
  ///     CivilDate("20261120")    // nil: the basic format
  ///
  /// This is the `full-date` of RFC 3339 §5.6.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// The number of days from 1970-01-01 to this date, negative before it.
  ///
  ///     CivilDate("2026-11-20")?.daysSinceEpoch  // 20777
  ///     CivilDate("1969-12-31")?.daysSinceEpoch  // -1
  ///
  /// - Complexity: O(1).
  public var daysSinceEpoch: Int { Self.dayNumber(year: year, month: month, day: day) }
}

extension CivilDate: Comparable {
  /// Orders dates from past to future: `1969-12-31` comes before `1970-01-01`.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in the extended format of ISO 8601, `YYYY-MM-DD`.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

extension CivilDate: Codable {
  /// Reads a date from its ISO 8601 text.
  ///
  /// - Throws: A `DecodingError` for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = try Self(container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date")
    }
    self = value
  }

  /// Writes the date as ISO 8601 text: `"2026-11-20"`.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension CivilDate {
  /// `1970-01-01`, the day 0 of ``daysSinceEpoch`` and of Unix time.
  public static let epoch = CivilDate(uncheckedYear: 1970, month: 1, day: 1)

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension CivilDate {
  /// Creates the date a number of days after 1970-01-01, or before it if the number is negative;
  /// nil outside the years 1 to 9999.
  ///
  ///     CivilDate(daysSinceEpoch: 20_777)  // 2026-11-20
  ///
  /// - Complexity: O(1).
  public init?(daysSinceEpoch days: Int) {
    // All days of the years 1 to 9999 are in this range, and calculations with it can't overflow.
    guard -800_000...3_000_000 ~= days else { return nil }
    let (year, month, day) = Self.components(ofDay: days)
    self.init(year: year, month: month, day: day)
  }
}

// The arithmetic of the Gregorian calendar, which includes the years before 1.
extension CivilDate {
  /// Returns whether a year has a February 29.
  ///
  ///     CivilDate.isLeap(1900)  // false
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days in a month of a year, where the month is 1 to 12.
  ///
  ///     CivilDate.numberOfDays(inMonth: 2, of: 2028)  // 29
  package static func numberOfDays(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// Returns the number of days from 1970-01-01 to a day, negative before it.
  ///
  ///     CivilDate.dayNumber(year: 0, month: 3, day: 1)  // -719468
  package static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March here, so that the leap day is the last day of a year. An era is 400
    // years, which always have 146,097 days. From 0000-03-01 to 1970-01-01 there are 719,468 days.
    // From March on, the lengths of the months repeat: 31, 30, 31, 30 and 31 days, which is 153 in
    // five months. So (153 * m + 2) / 5 is the number of days before month m, where March is 0.
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Returns the day a number of days after 1970-01-01, or before it if the number is negative.
  ///
  ///     CivilDate.components(ofDay: -719_468)  // year 0, month 3, day 1
  package static func components(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
    // This is the reverse of `dayNumber`, with the same years from March and the same numbers. The
    // divisions of `dayOfEra` remove the leap days: 1,460 is one less than the days of four years,
    // 36,524 is the days of 100 years, and 146,096 is the last day of an era.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }
}
