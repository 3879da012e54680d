import UnicodeText
package import Violations

/// A date as it was written, before the calendar was asked.
package struct DateReading: BitwiseCopyable, Sendable {
  var year = 0
  var month = 0
  var day = 0
  var weekday: Int?

  /// Whether the year has two digits only.
  package var hasShortYear = false

  /// Whether the year stands in front of the day, so that day and month are surely told apart.
  var isYearFirst = false

  /// Whether the month is written as a number.
  var isNumeric = false

  /// Whether the date counts in the Gregorian calendar whatever the locale says.
  var isStandard = false

  /// The index of the scalar that made a day or month one that no calendar has.
  var impossibleIndex: Int?
}

/// What a text is to a locale that reads it as a date.
package enum DateOutcome: Hashable, Sendable {
  /// A date; doubtful where it may have been meant otherwise.
  case date(CivilDate, isDoubtful: Bool)

  /// It looks like a date, but there is no such day.
  case noSuchDay

  /// It is no date, and what is wrong begins at an offset; at the end, something is missing.
  case unreadable(at: Int)
}

/// What is known about years of two digits.
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

  /// Returns the day that was written, or nil if the calendar has none.
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

  private func day(_ calendar: DateCalendar, _ year: Int, _ month: Int, _ day: Int) -> CivilDate? {
    switch calendar {
    case .gregorian: CivilDate(year: year, month: month, day: day)
    case .buddhist: CivilDate(year: year - 543, month: month, day: day)
    case .persian, .ummAlQura:
      DateSymbols.daysSinceEpoch(locale, year: year, month: month, day: day)
        .flatMap { CivilDate(daysSinceEpoch: $0) }
    }
  }

  private func isDoubted(_ reading: DateReading, _ date: CivilDate) -> Bool {
    if reading.hasShortYear { return true }
    if isUncertain, reading.isNumeric, !reading.isYearFirst, reading.day <= 12, reading.month <= 12,
      reading.day != reading.month
    {
      return true
    }
    // Years of our time in one calendar are far away in the other.
    guard calendar != .gregorian, !(Self.ourYears ~= date.year) else { return false }
    let here = calendar.year(ofGregorian: 0)
    return Self.ourYears ~= (reading.isStandard ? reading.year - here : reading.year)
  }

  private static let ourYears = 1900...2100
}

extension Int {
  /// The remainder from 0 on, also of numbers below 0.
  fileprivate func remainder(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}

/// Holds a text against one pattern after the other.
///
/// The scalars are decoded once, in lowercase and without what is ignored; no date has more than fit.
private struct DateScanner {
  enum Match { case complete, unfinished, failed(at: Int) }

  private static let capacity = 96

  private let writing: DateWriting
  private var scalars = InlineArray<96, UInt32>(repeating: 0)
  private var offsets = InlineArray<97, UInt16>(repeating: 0)
  private var count = 0
  private var isTooLong = false

  private var index = 0
  private var kind: Int?

  /// The number of digits of the last number.
  private var digitCount = 0

  /// Whether a longer name may still come where a shorter one was taken.
  private var mayNameGrow = false
  private(set) var reading = DateReading()

  init(_ writing: DateWriting, _ text: UTF8Span) {
    self.writing = writing
    let bytes = text.span
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let scalar: (value: UInt32, length: Int) =
        byte < 0x80 ? (UInt32(byte), 1) : bytes.scalarValue(at: offset, startingWith: byte)
      if !(writing.ignoresMarks && scalar.value.isDirectionMark) {
        if count == Self.capacity {
          isTooLong = true
          break
        }
        scalars[count] = scalar.value.foldedSpace.foldedLetter(writing.hasDotlessI)
        offsets[count] = UInt16(truncatingIfNeeded: offset)
        count += 1
      }
      offset += scalar.length
    }
    offsets[count] = UInt16(truncatingIfNeeded: offset)
  }

  /// The offset in the text of a scalar.
  func offset(at index: Int) -> Int { Int(offsets[index]) }

  mutating func match(_ pattern: DatePattern) -> Match {
    index = 0
    kind = nil
    mayNameGrow = false
    reading = DateReading()
    let match = matchAll(pattern.elements, needed: pattern.needed)
    // A text that does not fit has something behind any date.
    if isTooLong, case .failed = match { return match }
    if isTooLong { return .failed(at: count) }
    if case .failed = match, mayNameGrow { return .unfinished }
    return match
  }

  private mutating func matchAll(_ elements: [DatePattern.Element], needed: Int) -> Match {
    for place in elements.indices {
      if index == count { return place >= needed ? .complete : .unfinished }
      let before = place > 0 ? elements[place - 1] : nil
      let next = place + 1 < elements.count ? elements[place + 1] : nil
      if let stop = match(elements[place], before: before, next: next) { return stop }
    }
    return index == count ? .complete : .failed(at: index)
  }

  /// Takes an element, or returns why that is impossible.
  private mutating func match(
    _ element: DatePattern.Element,
    before: DatePattern.Element?,
    next: DatePattern.Element?
  ) -> Match? {
    switch element {
    case .space:
      let start = index
      skipSpaces()
      let isNeeded = start == index && before?.isMark != true && next?.isMark != true
      return isNeeded ? .failed(at: index) : nil
    case .mark(let mark):
      if scalars[index] == mark {
        index += 1
        skipSpaces()
        return nil
      }
      // The comma of `Nov 22, 2026` may be left out.
      return mark == 0x2C && next == .space && scalars[index] == 0x20 ? nil : .failed(at: index)
    case .letter(let letter):
      guard scalars[index] == letter else { return .failed(at: index) }
      index += 1
      return nil
    case .day:
      if let stop = number(1...2, \.day, in: 1...31) { return stop }
      if next == .space || next == .mark(0x2C) { skipOrdinalEnding() }
      return nil
    case .month:
      reading.isNumeric = true
      return number(1...2, \.month, in: 1...12)
    case .year, .standardYear: return year(isStandard: element == .standardYear)
    case .monthName: return name(writing.months) { $0.month = $1 + 1 }
    case .weekday: return name(writing.weekdays) { $0.weekday = $1 }
    case .era: return name(writing.eras) { _, _ in }
    }
  }

  private mutating func year(isStandard: Bool) -> Match? {
    reading.isStandard = isStandard
    reading.isYearFirst = reading.day == 0
    if let stop = number(2...4, \.year, in: 0...9999) { return stop }
    if digitCount == 4 { return nil }
    reading.hasShortYear = true
    if digitCount == 2, !isStandard { return nil }
    return index == count ? .unfinished : .failed(at: index)
  }

  private mutating func number(
    _ length: ClosedRange<Int>,
    _ field: WritableKeyPath<DateReading, Int>,
    in values: ClosedRange<Int>
  ) -> Match? {
    var value = 0
    digitCount = 0
    while digitCount < length.upperBound, index < count, let digit = digit(scalars[index]) {
      value = value * 10 + Int(digit)
      digitCount += 1
      index += 1
    }
    if digitCount < length.lowerBound {
      return index == count ? .unfinished : .failed(at: index)
    }
    reading[keyPath: field] = value
    let mayGrow = index == count && digitCount < length.upperBound
    if !(values ~= value), !mayGrow, reading.impossibleIndex == nil {
      reading.impossibleIndex = index - 1
    }
    return nil
  }

  private mutating func digit(_ scalar: UInt32) -> UInt32? {
    for index in 0..<4 {
      let value = scalar &- writing.zeros[index]
      guard value < 10 else { continue }
      guard kind == nil || kind == index else { return nil }
      kind = index
      return value
    }
    return nil
  }

  private mutating func name(
    _ names: DateNames,
    _ take: (inout DateReading, Int) -> Void
  ) -> Match? {
    var furthest = index
    var mayGrow = false
    for name in names.names {
      var end = index
      var place = name.start
      while place < name.end, end < count, scalars[end] == names.scalars[place] {
        end += 1
        place += 1
      }
      if place == name.end {
        index = end
        mayNameGrow = mayNameGrow || mayGrow
        take(&reading, name.number)
        if name.isAbbreviated, index < count, scalars[index] == 0x2E { index += 1 }
        return nil
      }
      if end == count { mayGrow = true }
      furthest = max(furthest, end)
    }
    return mayGrow ? .unfinished : .failed(at: furthest)
  }

  /// Skips what makes a number of a day an ordinal: `1er`, `22nd`.
  private mutating func skipOrdinalEnding() {
    for ending in writing.ordinalEndings where ending.count <= count - index {
      let isThere = ending.indices.allSatisfy { ending[$0] == scalars[index + $0] }
      if isThere {
        index += ending.count
        return
      }
    }
  }

  private mutating func skipSpaces() {
    while index < count, scalars[index] == 0x20 { index += 1 }
  }
}

extension UInt32 {
  /// A space for each that looks like one.
  @inline(__always) fileprivate var foldedSpace: UInt32 {
    switch self {
    case 0xA0, 0x202F, 0x2009: 0x20
    case 0x2019: 0x27
    default: self
    }
  }
}
