extension CivilDate {
  /// Creates the date some days after 1970-01-01, or nil outside the years 1 to 9999.
  ///
  ///     CivilDate(daysSinceEpoch: 20_777)  // 2026-11-20
  ///
  /// - Complexity: O(1).
  public init?(daysSinceEpoch days: Int) {
    guard -800_000...3_000_000 ~= days else { return nil }
    // Count from 0000-03-01, so that the leap day ends the year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }
}
