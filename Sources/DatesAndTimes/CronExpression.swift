import Violations

/// A schedule for cron: fields for minute, hour, day, month and weekday, separated by spaces.
///
///     try CronExpression.check("0 9 * * 1-5".utf8Span.span, [])  // weekdays at nine
///     try CronExpression.check("0 9 31 2 *".utf8Span.span, [])   // throws: no 31 February
///
/// It has the fields of POSIX `crontab` and the ranges and steps of Vixie's cron: `*/15`, `1-5`,
/// `0-30/10`, `1,15`.
public enum CronExpression {
  /// Extensions that a schedule may use.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: Int

    /// Creates a set of options.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field for seconds before the minutes.
    public static let seconds = Options(rawValue: 1)

    /// An optional field for years at the end.
    public static let years = Options(rawValue: 2)

    /// `JAN` to `DEC`, and `SUN` to `SAT`.
    public static let names = Options(rawValue: 4)

    /// `@daily` and the other macros instead of fields.
    public static let macros = Options(rawValue: 8)

    /// The extensions of Quartz: `?` in one of the two day fields, `L`, `W` and `#`, weekdays
    /// numbered from 1 for Sunday, and ranges that wrap around.
    public static let quartz = Options(rawValue: 16)
  }

  /// Why a text isn't a schedule.
  public struct Fault: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
      /// There are too few or too many fields.
      case fields

      /// A field contains something other than its values.
      case field(CronField)

      /// Quartz requires a question mark in either the day of the month or the weekday.
      case openDay

      /// None of the months has any of the days.
      case never
    }

    /// What is wrong.
    public let reason: Reason

    /// The piece at fault.
    public let range: Range<Int>

    /// The first byte that can't be part of a valid schedule, or the number of bytes if more typing
    /// could make the text valid.
    public let offset: Int
  }

  /// Checks that a text is a schedule.
  ///
  /// - Throws: A ``Fault`` at the first byte that can't be part of a valid schedule.
  /// - Complexity: O(*n*). Nothing is allocated.
  public static func check(_ text: borrowing Span<UInt8>, _ options: Options) throws(Fault) {
    var reader = TextReader()
    if options.contains(.macros), reader.isAt(UInt8(ascii: "@"), in: text) {
      return try checkMacro(text)
    }
    var days = CronDays()
    var index = options.contains(.seconds) ? 0 : 1
    let last = 5
    while true {
      let field = CronField.allCases[index]
      let start = reader.offset
      if field == .weekday { try days.expectWeekday(at: start, text, options) }
      do throws(TimeFault) {
        let set = try CronFieldReader(field: field, options: options).read(&reader, text)
        days.keep(set, of: field)
      } catch {
        throw Fault(reason: .field(field), range: end(of: error, text), offset: error.offset)
      }
      let isComplete = index >= last
      if field == .year { try days.expectLeapYear(text) }
      if reader.isAtEnd(of: text) {
        if isComplete { return }
        throw Fault(reason: .fields, range: text.count..<text.count, offset: text.count)
      }
      try space(
        &reader,
        text,
        isLast: index == 6 || index == last && !options.contains(.years),
        field
      )
      index += 1
    }
  }

  /// Reads the spaces after a field.
  private static func space(
    _ reader: inout TextReader,
    _ text: borrowing Span<UInt8>,
    isLast: Bool,
    _ field: CronField
  ) throws(Fault) {
    let start = reader.offset
    let isSpace =
      reader.isAt(UInt8(ascii: " "), in: text) || reader.isAt(UInt8(ascii: "\t"), in: text)
    guard isSpace else {
      throw Fault(reason: .field(field), range: start..<start + 1, offset: start)
    }
    if isLast { throw Fault(reason: .fields, range: start..<text.count, offset: start) }
    while reader.isAt(UInt8(ascii: " "), in: text) || reader.isAt(UInt8(ascii: "\t"), in: text) {
      reader.offset += 1
    }
  }

  /// The range of a faulty field, at least the part of it that was read.
  private static func end(of fault: TimeFault, _ text: borrowing Span<UInt8>) -> Range<Int> {
    fault.range.isEmpty && fault.offset < text.count
      ? fault.offset..<fault.offset + 1 : fault.range
  }

  private static func checkMacro(_ text: borrowing Span<UInt8>) throws(Fault) {
    var best = 0
    for index in 0..<8 {
      let macro = macro(index)
      var common = 0
      macro.withUTF8Buffer { macro in
        while common < min(macro.count, text.count), macro[common] == text[common] { common += 1 }
      }
      if common == text.count, common == macro.utf8CodeUnitCount { return }
      best = max(best, common)
    }
    throw Fault(reason: .fields, range: 0..<text.count, offset: best)
  }

  private static func macro(_ index: Int) -> StaticString {
    switch index {
    case 0: "@yearly"
    case 1: "@annually"
    case 2: "@monthly"
    case 3: "@weekly"
    case 4: "@daily"
    case 5: "@midnight"
    case 6: "@hourly"
    default: "@reboot"
    }
  }
}

/// The days that a schedule names.
private struct CronDays {
  private var day = CronSet()
  private var month = CronSet()
  private var year = CronSet()

  /// Whether any weekday is allowed, so that only the day of the month decides.
  private var isAnyWeekday = false

  mutating func keep(_ set: CronSet, of field: CronField) {
    switch field {
    case .day: day = set
    case .month: month = set
    case .weekday: isAnyWeekday = set.isAny
    case .year: year = set
    case .second, .minute, .hour: break
    }
  }

  /// Throws if the first byte of the weekday leaves no day.
  ///
  /// Quartz requires `?` in either the weekday or the day of the month. If both are restricted,
  /// cron runs when either one matches, so the schedule always finds a day. If any weekday is
  /// allowed, a month must have the day.
  func expectWeekday(
    at start: Int,
    _ text: borrowing Span<UInt8>,
    _ options: CronExpression.Options
  ) throws(CronExpression.Fault) {
    guard start < text.count else { return }
    let isOpen = text[start] == UInt8(ascii: "?")
    if options.contains(.quartz), day.isOpen == isOpen {
      throw CronExpression.Fault(reason: .openDay, range: start..<start + 1, offset: start)
    }
    let isAny = text[start] == UInt8(ascii: "*") || isOpen && options.contains(.quartz)
    guard isAny, !day.isAny, !isMet(inFebruary: 29) else { return }
    throw CronExpression.Fault(reason: .never, range: 0..<start + 1, offset: start)
  }

  /// Throws if only 29 February is left and none of the years is a leap year.
  ///
  /// Another year might follow.
  func expectLeapYear(_ text: borrowing Span<UInt8>) throws(CronExpression.Fault) {
    guard isAnyWeekday, !day.isAny, !year.isAny, !year.hasLeapYear, !isMet(inFebruary: 28) else {
      return
    }
    throw CronExpression.Fault(reason: .never, range: 0..<text.count, offset: text.count)
  }

  /// Returns whether a month of the schedule has one of its days.
  private func isMet(inFebruary length: Int) -> Bool {
    for number in 1...12 where month.values & (1 << UInt64(number)) != 0 {
      let last = number == 2 ? length : CivilDate.numberOfDays(inMonth: number, of: 2024)
      if let fromLast = day.fromLast, fromLast < last { return true }
      // The bits of the days 1 to `last`.
      if day.values & ((1 << UInt64(last + 1)) - 2) != 0 { return true }
    }
    return false
  }
}
