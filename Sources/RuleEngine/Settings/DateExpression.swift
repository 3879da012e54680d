package import Violations

/// A date as packs write it: fixed, or relative to today.
///
///     let january = CivilDate("2026-01-31") ?? .epoch
///     DateExpression("today-P18Y")?.date(today: january)  // 2008-01-31
///     DateExpression("today+P1M")?.date(today: january)   // 2026-02-28
///     DateExpression("2026-11-20")?.date(today: january)  // 2026-11-20
///     DateExpression("tomorrow")                          // nil
///
/// The distance is an ISO 8601 duration in years, months, weeks and days. Years and months are
/// added first. If the resulting month doesn't have the day, the date is its last day.
public struct DateExpression: Hashable, Sendable {
  private enum Start: Hashable { case fixed(CivilDate), today }

  private let start: Start
  private let months: Int
  private let days: Int

  private init(start: Start, months: Int, days: Int) {
    self.start = start
    self.months = months
    self.days = days
  }

  /// Creates a fixed date.
  package init(_ date: CivilDate) {
    self.init(start: .fixed(date), months: 0, days: 0)
  }

  /// Creates a date from its text, or returns nil if the text isn't a date.
  package init?(_ text: some StringProtocol) {
    if let date = CivilDate(text) {
      self.init(date)
      return
    }
    // A text from another field can have any size, and comparing characters of other scripts is
    // slow.
    guard text.utf8.count <= longestText, text.utf8.allSatisfy({ $0 < 0x80 }),
      text.hasPrefix("today")
    else { return nil }
    let distance = text.dropFirst(5)
    if distance.isEmpty {
      self.init(start: .today, months: 0, days: 0)
      return
    }
    guard let sign = distance.first, sign == "-" || sign == "+",
      let duration = Self.duration(distance.dropFirst())
    else { return nil }
    let factor = sign == "-" ? -1 : 1
    self.init(start: .today, months: factor * duration.months, days: factor * duration.days)
  }

  /// Reads a duration such as `P1Y6M` or `P2W`.
  private static func duration(_ text: some StringProtocol) -> (months: Int, days: Int)? {
    guard text.first == "P", text.utf8.count > 1 else { return nil }
    var rest = text.dropFirst()
    var months = 0
    var days = 0
    var units = Array("YMWD")
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...]
      guard let count = Int(digits), count <= 100_000, let unit = rest.popFirst(),
        let position = units.firstIndex(of: unit)
      else { return nil }
      units.removeFirst(position + 1)
      switch unit {
      case "Y": months += 12 * count
      case "M": months += count
      case "W": days += 7 * count
      default: days += count
      }
    }
    return (months, days)
  }

  /// Returns the date that the expression means on a given day, clamped to the years 1 to 9999.
  package func date(today: CivilDate) -> CivilDate {
    let base =
      switch start {
      case .fixed(let date): date
      case .today: today
      }
    return base.adding(months: months).adding(days: days)
  }
}

extension DateExpression {
  /// Days in common years and leap years, for comparing relative dates.
  private static let comparedDays = [
    CivilDate(year: 2023, month: 3, day: 1), CivilDate(year: 2024, month: 2, day: 29),
    CivilDate(year: 2024, month: 12, day: 31),
  ].compactMap(\.self)

  /// Returns whether this date is after another, regardless of the day when both are evaluated.
  ///
  /// For a fixed date and a relative one, this is false, because the order changes over time.
  package func isAlwaysAfter(_ other: DateExpression) -> Bool {
    switch (start, other.start) {
    case (.fixed(let own), .fixed(let other)): own > other
    case (.today, .today):
      Self.comparedDays.allSatisfy { date(today: $0) > other.date(today: $0) }
    default: false
    }
  }
}

extension DateExpression {
  /// The last day of the year of a fixed date; nil for a relative one.
  package var lastDayOfYear: DateExpression? {
    guard case .fixed(let date) = start else { return nil }
    return CivilDate(year: date.year, month: 12, day: 31).map { DateExpression($0) }
  }
}

extension DateExpression: CustomStringConvertible {
  /// The expression as text that parses again.
  public var description: String {
    switch start {
    case .fixed(let date): date.description
    case .today where months == 0 && days == 0: "today"
    case .today:
      "today" + (months < 0 || days < 0 ? "-" : "+") + "P"
        + writtenMonths + (days == 0 ? "" : "\(abs(days))D")
    }
  }

  /// The months of the distance, written as years if possible.
  private var writtenMonths: String {
    if months == 0 { return "" }
    return months % 12 == 0 ? "\(abs(months) / 12)Y" : "\(abs(months))M"
  }
}

extension CivilDate {
  private static let first = CivilDate(year: 1, month: 1, day: 1) ?? .epoch
  private static let last = CivilDate(year: 9999, month: 12, day: 31) ?? .epoch

  /// Returns the date some months later, on the same day or the month's last day.
  package func adding(months: Int) -> CivilDate {
    let total = year * 12 + (month - 1) + months
    guard total >= 12 else { return Self.first }
    let newYear = total / 12
    let newMonth = total % 12 + 1
    let newDay = min(day, Self.numberOfDays(inMonth: newMonth, of: newYear))
    return CivilDate(year: newYear, month: newMonth, day: newDay) ?? Self.last
  }

  /// Returns the date some days later.
  ///
  /// - Complexity: O(*n*) in the number of months passed.
  func adding(days: Int) -> CivilDate {
    guard days != 0 else { return self }
    var date = self
    var rest = days
    // Moves by whole months, until `rest` is a distance within one month.
    while true {
      let target = date.day + rest
      let length = Self.numberOfDays(inMonth: date.month, of: date.year)
      if target >= 1, target <= length {
        return CivilDate(year: date.year, month: date.month, day: target) ?? date
      }
      if target > length {
        guard let next = CivilDate(startOfMonth: date, offset: 1) else { return Self.last }
        rest = target - length - 1
        date = next
      } else {
        guard let previous = CivilDate(startOfMonth: date, offset: -1) else { return Self.first }
        rest = target + Self.numberOfDays(inMonth: previous.month, of: previous.year) - 1
        date = previous
      }
    }
  }

  private init?(startOfMonth date: CivilDate, offset: Int) {
    let total = date.year * 12 + date.month - 1 + offset
    self.init(year: total / 12, month: total % 12 + 1, day: 1)
  }
}

/// The maximum length of a distance from today that is read, in bytes.
private let longestText = 64
