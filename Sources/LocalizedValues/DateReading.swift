import UnicodeText
package import Violations

/// The parts of a date as written, before the calendar decides whether the day exists.
///
/// `DateScanner` fills it in, and ``DateWriting/read(_:_:)`` turns it into a date.
struct DateReading: BitwiseCopyable, Sendable {
  /// The year in the calendar, or its last two digits.
  var year = 0
  var month = 0
  var day = 0

  /// The weekday, with 0 for Sunday, or nil if the date doesn't have one.
  var weekday: Int?

  /// Whether the year has only two digits.
  var hasShortYear = false

  /// Whether the year comes before the day, so day and month can't be confused.
  var isYearFirst = false

  /// Whether the month is written as a number.
  var isNumeric = false

  /// Whether the year is Gregorian in any locale, as in ISO 8601.
  var isStandard = false

  /// The index of the scalar that put a day or month out of range in every calendar.
  var impossibleIndex: Int?
}

/// The result of reading a text as a date of a locale.
package enum DateOutcome: Hashable, Sendable {
  /// A date, which is doubtful if the writer might have meant another one, and the calendar that it
  /// was read in.
  case date(CivilDate, isDoubtful: Bool, in: DateCalendar)

  /// The dates in the locale's calendar and in the Gregorian one, which are both plausible.
  case twoCalendars(CivilDate, gregorian: CivilDate)

  /// A day that does not exist, such as 31 February.
  case noSuchDay

  /// A day that exists, with the weekday of another one, such as Monday, 22 November 2026.
  case otherWeekday

  /// Not a date. The offset is where the first wrong byte is, or the end of the text if something
  /// is missing.
  case unreadable(at: Int)
}

/// The hundred years that a two-digit year can mean.
package struct YearWindow: Sendable {
  /// The last of the hundred Gregorian years that two digits can mean.
  package let last: Int

  /// Creates a window that ends with the last accepted day, begins with the first one, or extends
  /// from 79 years before today to 20 years after.
  package init(earliest: CivilDate?, latest: CivilDate?, today: CivilDate) {
    last = latest?.year ?? earliest.map { $0.year + 99 } ?? today.year + 20
  }
}

extension DateWriting {
  /// Reads a date.
  ///
  ///     german.read("22.11.2026".utf8Span, years)  // .date(2026-11-22, isDoubtful: false, …)
  ///     german.read("31.02.2026".utf8Span, years)  // .noSuchDay
  ///     thai.read("22/11/2026".utf8Span, years)    // .date(2026-11-22, …, in: .gregorian)
  ///     thai.read("22/11/69".utf8Span, years)      // .twoCalendars(2026-11-22, 1969-11-22)
  ///
  /// A date is doubtful if its year has two digits, or if the locale leaves the order of day and
  /// month open.
  ///
  /// Where the calendar of the locale is another one by default, the text is also read in the
  /// Gregorian calendar. The one with a year from 1900 to 2100 counts. A year of two digits is in
  /// these years in both.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It doesn't allocate for a Gregorian or Buddhist
  ///   calendar.
  package func read(_ text: UTF8Span, _ years: YearWindow) -> DateOutcome {
    let own = readInCalendar(text, years)
    guard let gregorian else { return own }
    let other = gregorian.readInCalendar(text, years)
    switch (own, other) {
    case (.date(let mine, _, _), .date(let theirs, _, _)):
      if mine == theirs { return own }
      guard Self.isOfOurTime(theirs) else { return own }
      return Self.isOfOurTime(mine) ? .twoCalendars(mine, gregorian: theirs) : other
    case (.date(let mine, _, _), .noSuchDay), (.date(let mine, _, _), .otherWeekday):
      return Self.isOfOurTime(mine) ? own : other
    case (_, .date(let theirs, _, _)): return Self.isOfOurTime(theirs) ? other : own
    default: return own
    }
  }

  private func readInCalendar(_ text: UTF8Span, _ years: YearWindow) -> DateOutcome {
    var found: (date: CivilDate, calendar: DateCalendar)?
    var isDoubtful = false
    var isShaped = false
    var hasOtherWeekday = false
    var furthest = 0
    var scanner = DateScanner(self, text)
    for index in 0..<patterns.count + freePatterns.count {
      let isFree = index >= patterns.count
      switch scanner.match(isFree ? freePatterns[index - patterns.count] : patterns[index]) {
      case .complete:
        isShaped = true
        guard let date = date(of: scanner.reading, years) else { continue }
        if scanner.reading.hasOtherWeekday(than: date) {
          hasOtherWeekday = true
          continue
        }
        // `1405-09-01` is Persian, because it isn't of our time in the Gregorian calendar.
        if let old = found?.date, Self.isOfOurTime(old) || !Self.isOfOurTime(date) {
          if old != date, Self.isOfOurTime(old) == Self.isOfOurTime(date) { isDoubtful = true }
          continue
        }
        found = (date, scanner.reading.isStandard ? .gregorian : calendar)
        isDoubtful = isDoubted(scanner.reading, date)
      case .unfinished: furthest = text.count
      case .failed(let index): furthest = max(furthest, scanner.offset(at: index))
      }
    }
    if let found { return .date(found.date, isDoubtful: isDoubtful, in: found.calendar) }
    if hasOtherWeekday { return .otherWeekday }
    return isShaped ? .noSuchDay : .unreadable(at: furthest)
  }

  /// Returns the offset where a text can no longer become a date, or nil if it still can.
  package func firstImpossibleOffset(in text: UTF8Span) -> Int? {
    guard let own = firstImpossibleOffset(in: text, patterns + freePatterns) else { return nil }
    guard let gregorian else { return own }
    return gregorian.firstImpossibleOffset(in: text).map { max($0, own) }
  }

  private func firstImpossibleOffset(in text: UTF8Span, _ patterns: [DatePattern]) -> Int? {
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

  /// Returns the day of a reading, or nil if it doesn't exist in the calendar.
  private func date(of reading: DateReading, _ years: YearWindow) -> CivilDate? {
    var year = reading.year
    let calendar = reading.isStandard ? .gregorian : calendar
    if reading.hasShortYear {
      let last = calendar.year(ofGregorian: years.last)
      year = last - (last - year).remainder(by: 100)
    }
    return day(calendar, year, reading.month, reading.day)
  }

  /// Returns the day for a year, month and day of a calendar, or nil if it doesn't exist.
  private func day(_ calendar: DateCalendar, _ year: Int, _ month: Int, _ day: Int) -> CivilDate? {
    switch calendar {
    case .gregorian: CivilDate(year: year, month: month, day: day)
    case .buddhist: CivilDate(year: year - 543, month: month, day: day)
    case .persian, .ummAlQura:
      DateSymbols.daysSinceEpoch(locale, year: year, month: month, day: day)
        .flatMap { CivilDate(daysSinceEpoch: $0) }
    }
  }

  /// Returns whether the writer might have meant another day.
  ///
  /// ``read(_:_:)`` lists the reasons.
  private func isDoubted(_ reading: DateReading, _ date: CivilDate) -> Bool {
    if reading.hasShortYear { return true }
    if isUncertain, reading.isNumeric, !reading.isYearFirst, reading.day <= 12, reading.month <= 12,
      reading.day != reading.month
    {
      return true
    }
    // A recent year in one calendar isn't recent in another one, which the tag rules out.
    guard gregorian == nil, calendar != .gregorian, !(Self.ourYears ~= date.year) else {
      return false
    }
    let here = calendar.year(ofGregorian: 0)
    return Self.ourYears ~= (reading.isStandard ? reading.year - here : reading.year)
  }

  private static func isOfOurTime(_ date: CivilDate) -> Bool { ourYears ~= date.year }

  /// The years of most dates.
  private static let ourYears = 1900...2100
}

extension DateReading {
  /// Returns whether there is a weekday that isn't the one of a date.
  fileprivate func hasOtherWeekday(than date: CivilDate) -> Bool {
    guard let weekday else { return false }
    // 1970-01-01 was a Thursday.
    return (date.daysSinceEpoch + 4).remainder(by: 7) != weekday
  }
}

extension Int {
  /// Returns the remainder, which is never negative, even for negative numbers.
  fileprivate func remainder(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
