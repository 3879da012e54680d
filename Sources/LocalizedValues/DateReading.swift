import UnicodeText
package import Violations

/// The parts of a date as they were written, before the calendar decides whether there is such a
/// day.
///
/// `DateScanner` fills it in, and ``DateWriting/read(_:_:)`` makes a date of it.
struct DateReading: BitwiseCopyable, Sendable {
  /// The year in the calendar, or its last two digits.
  var year = 0
  var month = 0
  var day = 0

  /// The weekday, 0 for Sunday; nil if none is written.
  var weekday: Int?

  /// Whether the year has two digits only.
  var hasShortYear = false

  /// Whether the year comes before the day, so that day and month cannot be confused.
  var isYearFirst = false

  /// Whether the month is written as a number.
  var isNumeric = false

  /// Whether the year is Gregorian whatever the calendar of the locale is, as in ISO 8601.
  var isStandard = false

  /// The index of the scalar with which a day or month went out of range in every calendar.
  var impossibleIndex: Int?
}

/// The result of reading a text as a date of a locale.
package enum DateOutcome: Hashable, Sendable {
  /// A date; doubtful if the writer may have meant another one.
  case date(CivilDate, isDoubtful: Bool)

  /// A day that does not exist, such as 31 February.
  case noSuchDay

  /// Not a date, with the offset of the first wrong byte; the end of the text if something is
  /// missing.
  case unreadable(at: Int)
}

/// The hundred years that a year of two digits may mean.
package struct YearWindow: Sendable {
  /// The last of the hundred Gregorian years that two digits may mean.
  package let last: Int

  /// Creates a window: up to the last day accepted, from the first, or from 79 years before today to
  /// 20 years after.
  package init(earliest: CivilDate?, latest: CivilDate?, today: CivilDate) {
    last = latest?.year ?? earliest.map { $0.year + 99 } ?? today.year + 20
  }
}

extension DateWriting {
  /// Reads a date.
  ///
  ///     german.read("22.11.2026".utf8Span, years)  // .date(2026-11-22, isDoubtful: false)
  ///     german.read("31.02.2026".utf8Span, years)  // .noSuchDay
  ///     german.read("22/11/2026".utf8Span, years)  // .unreadable(at: 2)
  ///
  /// A date is doubtful if its year has two digits, if day and month may be meant the other way round
  /// in a locale that does not say which, or if the year would be nearer to ours in another calendar.
  ///
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated for a Gregorian or Buddhist
  ///   calendar.
  package func read(_ text: UTF8Span, _ years: YearWindow) -> DateOutcome {
    var found: CivilDate?
    var isDoubtful = false
    var isShaped = false
    var furthest = 0
    var scanner = DateScanner(self, text)
    for pattern in patterns {
      switch scanner.match(pattern) {
      case .complete:
        isShaped = true
        guard let date = date(of: scanner.reading, years) else { continue }
        if let found {
          if found != date { isDoubtful = true }
        } else {
          found = date
          isDoubtful = isDoubted(scanner.reading, date)
        }
      case .unfinished: furthest = text.count
      case .failed(let index): furthest = max(furthest, scanner.offset(at: index))
      }
    }
    if let found { return .date(found, isDoubtful: isDoubtful) }
    return isShaped ? .noSuchDay : .unreadable(at: furthest)
  }

  /// Returns the offset from which on no continuation of a text is a date; nil if there may be one.
  package func firstImpossibleOffset(in text: UTF8Span) -> Int? {
    var furthest = 0
    var scanner = DateScanner(self, text)
    for pattern in patterns {
      let match = scanner.match(pattern)
      if let index = scanner.reading.impossibleIndex {
        furthest = max(furthest, scanner.offset(at: index))
        continue
      }
      guard case .failed(let index) = match else { return nil }
      furthest = max(furthest, scanner.offset(at: index))
    }
    return min(furthest, max(text.count - 1, 0))
  }

  /// Returns the day that was written, or nil if the calendar does not have it.
  private func date(of reading: DateReading, _ years: YearWindow) -> CivilDate? {
    var year = reading.year
    let calendar = reading.isStandard ? .gregorian : calendar
    if reading.hasShortYear {
      let last = calendar.year(ofGregorian: years.last)
      year = last - (last - year).remainder(by: 100)
    }
    guard let date = day(calendar, year, reading.month, reading.day) else { return nil }
    if let weekday = reading.weekday, (date.daysSinceEpoch + 4).remainder(by: 7) != weekday {
      return nil
    }
    return date
  }

  /// Returns the day with a year, month and day of a calendar, or nil if there is none.
  private func day(_ calendar: DateCalendar, _ year: Int, _ month: Int, _ day: Int) -> CivilDate? {
    switch calendar {
    case .gregorian: CivilDate(year: year, month: month, day: day)
    case .buddhist: CivilDate(year: year - 543, month: month, day: day)
    case .persian, .ummAlQura:
      DateSymbols.daysSinceEpoch(locale, year: year, month: month, day: day)
        .flatMap { CivilDate(daysSinceEpoch: $0) }
    }
  }

  /// Returns whether the writer may have meant another day; ``read(_:_:)`` lists the reasons.
  private func isDoubted(_ reading: DateReading, _ date: CivilDate) -> Bool {
    if reading.hasShortYear { return true }
    if isUncertain, reading.isNumeric, !reading.isYearFirst, reading.day <= 12, reading.month <= 12,
      reading.day != reading.month
    {
      return true
    }
    // A year of our time in one calendar is far from our time in the other.
    guard calendar != .gregorian, !(Self.ourYears ~= date.year) else { return false }
    let here = calendar.year(ofGregorian: 0)
    return Self.ourYears ~= (reading.isStandard ? reading.year - here : reading.year)
  }

  /// The years in which most dates are.
  private static let ourYears = 1900...2100
}

extension Int {
  /// Returns the remainder that is not negative, also for negative numbers.
  fileprivate func remainder(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
