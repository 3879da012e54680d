public import RuleEngine
package import Violations

extension DateCheck {
  /// Returns dates that the check accepts, in its format.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let today = context.surroundings.today()
    let (first, last) = (earliest?.date(today: today), latest?.date(today: today))
    let texts = Self.exampleDates(from: first, to: last, today: today).compactMap { date in
      written(date, latestYear: latestYear(today: today))
    }
    return passing(among: texts, in: context)
  }

  /// Returns a date in the check's format; nil if two digits of its year mean another century.
  private func written(_ date: CivilDate, latestYear: Int) -> String? {
    guard let format else { return date.description }
    let text = format.text(of: date)
    guard case .date(let read) = format.read(text.utf8Span, latestYear: latestYear),
      read.year == date.year
    else { return nil }
    return text
  }

  /// Reports a text that isn't written as a date, with an example, or the slip that explains it.
  ///
  /// If there is no date within the limits, the example isn't either. Slips are known only for the
  /// format of ISO 8601.
  func reportFormat(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if format == nil, findings.wantsDetails, let slip = slip(in: text, context) {
      return findings.add(slip)
    }
    reportWithExample(
      .dateFormat,
      orElse: format?.text(of: Self.usualDate) ?? Self.usualDate.description,
      in: context,
      into: &findings
    )
  }

  /// Days to show as examples if they are within the limits, in the order of preference.
  package static func exampleDates(
    from first: CivilDate?,
    to last: CivilDate?,
    today: CivilDate
  ) -> [CivilDate] {
    let middle = first.flatMap { first in
      last.flatMap { CivilDate(daysSinceEpoch: (first.daysSinceEpoch + $0.daysSinceEpoch) / 2) }
    }
    let nearToday = [0, 1, -1].compactMap {
      CivilDate(daysSinceEpoch: today.daysSinceEpoch + $0)
    }
    var dates = [usualDate]
    dates += [middle, last, first].compactMap(\.self)
    return dates + nearToday + earlierDates
  }

  /// A date whose day can't be mistaken for a month.
  private static let usualDate = CivilDate(year: 2026, month: 11, day: 20) ?? .epoch

  /// Dates for rules that also limit the date in another way.
  private static let earlierDates = [
    CivilDate(year: 2001, month: 5, day: 31), CivilDate(year: 1985, month: 12, day: 24),
    CivilDate(year: 1960, month: 2, day: 29),
  ].compactMap(\.self)
}

extension AgeCheck {
  /// Returns the dates of birth of people whose age is within the limits.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let today = context.surroundings.today()
    // A program can set limits that no person reaches.
    let least = minimum.map { min(max($0, 0), Self.greatestLimit) }
    let greatest = maximum.map { min(max($0, 0), Self.greatestLimit) }
    let middle = greatest.map { ((least ?? 0) + $0) / 2 }
    let ages = [35, middle, least, greatest].compactMap(\.self)
    // A month after the birthday, the age is the same whatever the time zone.
    let dates = ages.flatMap { age in
      [today.adding(months: -12 * age - 1), today.adding(months: -12 * age)]
    }
    return passing(among: dates.map(\.description), in: context)
  }
}
