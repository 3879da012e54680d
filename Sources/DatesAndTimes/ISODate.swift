import Violations

/// A day, week, month or year in the notation of ISO 8601-1:2019, and the days that it covers.
///
///     let week = try ISODate("2026-W47".utf8Span.span, forms: .all)
///     week.description       // "2026-11-16", its first day
///     week.numberOfDays      // 7
public struct ISODate: Hashable, Sendable {
  /// The year of the first day.
  public let year: Int

  /// The month of the first day.
  public let month: Int

  /// The first day.
  public let day: Int

  /// The form of the date in the text.
  public let form: Forms

  /// The forms of a date in text.
  public struct Forms: OptionSet, Hashable, Sendable {
    /// One bit for each form.
    public let rawValue: Int

    /// Creates a set of forms.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `2026-11-20`, ISO 8601-1:2019 §5.2.2.1.
    public static let day = Forms(rawValue: 1)

    /// `2026-11`, §5.2.2.2.
    public static let month = Forms(rawValue: 2)

    /// `2026`, §5.2.2.2.
    public static let year = Forms(rawValue: 4)

    /// `2026-324`, §5.2.3.
    public static let dayOfYear = Forms(rawValue: 8)

    /// `2026-W47-5`, §5.2.4.1.
    public static let dayOfWeek = Forms(rawValue: 16)

    /// `2026-W47`, §5.2.4.2.
    public static let week = Forms(rawValue: 32)

    /// The forms above without hyphens.
    ///
    /// Months need theirs because they would look like other dates.
    public static let basic = Forms(rawValue: 64)

    /// All forms.
    public static let all = Forms(rawValue: 127)

    /// The forms for a single day.
    public static let days: Forms = [.day, .dayOfYear, .dayOfWeek, .basic]
  }

  init(year: Int, month: Int, day: Int, form: Forms = .day) {
    self.year = year
    self.month = month
    self.day = day
    self.form = form
  }

  /// The number of days that the date covers.
  public var numberOfDays: Int {
    switch form.subtracting(.basic) {
    case .week: 7
    case .month: CivilDate.numberOfDays(inMonth: month, of: year)
    case .year: CivilDate.isLeap(year) ? 366 : 365
    default: 1
    }
  }

  /// The days from 1970-01-01 to the first day.
  public var dayNumber: Int { CivilDate.dayNumber(year: year, month: month, day: day) }

  /// The last day as text: `2026-11-22` for the week of 2026-11-16.
  public var lastDay: String { ISODate(dayNumber: dayNumber + numberOfDays - 1).description }
}

extension ISODate: CustomStringConvertible {
  /// The first day: `2026-11-16`.
  public var description: String { "\(padded(year, to: 4))-\(padded(month))-\(padded(day))" }
}

extension ISODate {
  /// Creates the date that is a number of days after 1970-01-01.
  init(dayNumber: Int, form: Forms = .day) {
    let (year, month, day) = CivilDate.components(ofDay: dayNumber)
    self.init(year: year, month: month, day: day, form: form)
  }

  /// Returns the day number of the Monday that begins a year of weeks.
  ///
  /// Its week contains 4 January.
  ///
  /// ISO 8601-1:2019 §3.1.1.23: the first week of a year contains its first Thursday.
  static func firstMonday(of year: Int) -> Int {
    let fourth = CivilDate.dayNumber(year: year, month: 1, day: 4)
    // 1970-01-01 was a Thursday.
    let weekday = ((fourth + 3) % 7 + 7) % 7
    return fourth - weekday
  }

  /// Returns the number of weeks in a year: 52 or 53.
  ///
  ///     ISODate.numberOfWeeks(of: 2026)  // 53
  public static func numberOfWeeks(of year: Int) -> Int {
    (firstMonday(of: year + 1) - firstMonday(of: year)) / 7
  }
}

extension ISODate {
  /// Reads a date.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - forms: The forms to accept.
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid date.
  /// - Complexity: O(1), because a date is short.
  public init(_ text: borrowing Span<UInt8>, forms: Forms) throws(TimeFault) {
    var reader = TextReader()
    self = try reader.isoDate(of: text, forms: forms)
    try reader.end(of: text)
  }
}

extension TextReader {
  /// Reads `2026-11-20`.
  mutating func calendarDate(
    of bytes: borrowing Span<UInt8>,
    years: ClosedRange<Int>
  ) throws(TimeFault) -> ISODate {
    let year = try number(4, in: years, .day, of: bytes)
    try take(UInt8(ascii: "-"), in: bytes)
    let month = try number(2, in: 1...12, .day, of: bytes)
    try take(UInt8(ascii: "-"), in: bytes)
    let last = CivilDate.numberOfDays(inMonth: month, of: year)
    return ISODate(year: year, month: month, day: try number(2, in: 1...last, .day, of: bytes))
  }

  /// Reads a date in one of several forms.
  mutating func isoDate(
    of bytes: borrowing Span<UInt8>,
    forms: ISODate.Forms
  ) throws(TimeFault) -> ISODate {
    let year = try number(4, in: 1...9999, .day, of: bytes)
    if isAt(UInt8(ascii: "-"), in: bytes), forms != .year {
      offset += 1
      return try rest(of: year, of: bytes, forms.subtracting(.basic), separated: true)
    }
    let isLonger = isAtDigit(in: bytes) || isAt(UInt8(ascii: "W"), in: bytes)
    if forms.contains(.basic), isLonger {
      return try rest(of: year, of: bytes, forms.subtracting(.month), separated: false)
    }
    guard forms.contains(.year) else { throw fault() }
    return ISODate(year: year, month: 1, day: 1, form: .year)
  }

  /// Reads the rest of a date after the year: a week, a day of the year, or a month with or without
  /// a day.
  private mutating func rest(
    of year: Int,
    of bytes: borrowing Span<UInt8>,
    _ forms: ISODate.Forms,
    separated: Bool
  ) throws(TimeFault) -> ISODate {
    let takesWeeks = !forms.isDisjoint(with: [.week, .dayOfWeek])
    if takesWeeks, takes(UInt8(ascii: "W"), in: bytes) {
      return try week(of: year, of: bytes, forms, separated: separated)
    }
    let start = self
    let takesMonths = !forms.isDisjoint(with: [.day, .month])
    var farthest = fault()
    if takesMonths {
      do throws(TimeFault) {
        return try monthAndDay(of: year, of: bytes, forms, separated: separated)
      } catch {
        farthest = error
      }
    }
    guard forms.contains(.dayOfYear) else { throw farthest }
    self = start
    do throws(TimeFault) {
      let ordinal = try number(3, in: 1...(CivilDate.isLeap(year) ? 366 : 365), .day, of: bytes)
      return ISODate(
        dayNumber: CivilDate.dayNumber(year: year, month: 1, day: 1) + ordinal - 1,
        form: .dayOfYear
      )
    } catch {
      throw error.offset > farthest.offset ? error : farthest
    }
  }

  private mutating func week(
    of year: Int,
    of bytes: borrowing Span<UInt8>,
    _ forms: ISODate.Forms,
    separated: Bool
  ) throws(TimeFault) -> ISODate {
    let week = try number(2, in: 1...ISODate.numberOfWeeks(of: year), .day, of: bytes)
    let monday = ISODate.firstMonday(of: year) + (week - 1) * 7
    let goesOn = separated ? isAt(UInt8(ascii: "-"), in: bytes) : isAtDigit(in: bytes)
    guard forms.contains(.dayOfWeek), goesOn || !forms.contains(.week) else {
      return ISODate(dayNumber: monday, form: .week)
    }
    if separated { try take(UInt8(ascii: "-"), in: bytes) }
    let weekday = try number(1, in: 1...7, .day, of: bytes)
    return ISODate(dayNumber: monday + weekday - 1, form: .dayOfWeek)
  }

  private mutating func monthAndDay(
    of year: Int,
    of bytes: borrowing Span<UInt8>,
    _ forms: ISODate.Forms,
    separated: Bool
  ) throws(TimeFault) -> ISODate {
    let month = try number(2, in: 1...12, .day, of: bytes)
    if forms.contains(.month), separated {
      if !forms.contains(.day) || !isAt(UInt8(ascii: "-"), in: bytes) {
        // With a third digit, it is a day of the year.
        guard !isAtDigit(in: bytes) else { throw fault() }
        return ISODate(year: year, month: month, day: 1, form: .month)
      }
    }
    guard forms.contains(.day) else { throw fault() }
    if separated { try take(UInt8(ascii: "-"), in: bytes) }
    let last = CivilDate.numberOfDays(inMonth: month, of: year)
    let day = try number(2, in: 1...last, .day, of: bytes)
    return ISODate(year: year, month: month, day: day)
  }
}
