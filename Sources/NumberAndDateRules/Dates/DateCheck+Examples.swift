public import RuleEngine
package import Violations

extension DateCheck {
  /// Returns dates that the check accepts, in its format.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let today = context.surroundings.today()
    let (first, last) = (earliest?.date(today: today), latest?.date(today: today))
    var texts: [String] = []
    for date in Self.exampleDates(from: first, to: last, today: today) {
      let text = format?.text(of: date) ?? date.description
      if let format {
        // Two digits of a year can mean another century.
        guard case .date(let read) = format.read(text.utf8Span, latestYear: (last ?? today).year),
          read.year == date.year
        else { continue }
      }
      if !texts.contains(text), passes(text.utf8Span, in: context) { texts.append(text) }
    }
    return texts
  }

  /// Reports a text that isn't written as a date, with an example.
  ///
  /// If there is no date within the limits, the example isn't either.
  func reportFormat(in context: borrowing CheckContext, into findings: inout Findings) {
    var example = format?.text(of: Self.usualDate) ?? Self.usualDate.description
    if findings.wantsDetails, let accepted = examples(in: context).first { example = accepted }
    findings.add(.dateFormat, ["example": .text(example)])
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
    let least = minimum ?? 0
    let ages = [35, maximum.map { (least + $0) / 2 }, minimum, maximum].compactMap(\.self)
    // A month after the birthday, the age is the same whatever the time zone.
    let dates = ages.flatMap { age in
      [today.adding(months: -12 * age - 1), today.adding(months: -12 * age)]
    }
    return passing(among: dates.map(\.description), in: context)
  }
}
