extension MatchTable {
  /// Finds the years 1900 to 2019.
  mutating func offerYears(_ digits: DigitRuns, referenceYear: Int) {
    var start = 0
    while start + 4 <= length {
      let count = digits.length(from: start)
      if count < 4 {
        start += count + 1
        continue
      }
      let year = digits.number(start..<(start + 4))
      if 1900...2019 ~= year {
        let guesses = Double(max(abs(year - referenceYear), DateParts.leastYears))
        offer(Candidate(kind: .year, start: start, end: start + 4, guesses: guesses))
        start += 4
      } else {
        start += 1
      }
    }
  }

  /// Finds dates of six to ten units with separators, and of four to eight digits without.
  ///
  /// Of dates inside one another only the longest count.
  mutating func offerDates(
    _ units: ScratchTable<UInt16>,
    _ digits: DigitRuns,
    referenceYear: Int
  ) {
    var covered = 0
    for start in units.indices where digits.length(from: start) > 0 {
      // A date with separators begins with at most four digits, and is never the shorter one.
      let date =
        Self.separatedDate(units, digits, from: start)
        ?? Self.plainDate(digits, from: start, referenceYear: referenceYear)
      guard let date, date.end > covered else { continue }
      covered = date.end
      let years = max(abs(date.year - referenceYear), DateParts.leastYears)
      let guesses = Double(years) * 365 * (date.isSeparated ? 4 : 1)
      offer(Candidate(kind: .date, start: start, end: date.end, guesses: guesses))
    }
  }

  private struct FoundDate {
    var year: Int
    var end: Int
    var isSeparated: Bool
  }

  /// The longest date of digits alone.
  private static func plainDate(
    _ digits: DigitRuns,
    from start: Int,
    referenceYear: Int
  ) -> FoundDate? {
    var end = start + min(digits.length(from: start), 8)
    while end - start >= 4 {
      var best: Int?
      DateParts.forEachSplit(of: end - start) { second, third in
        let year = DateParts.year(
          digits.number(start..<(start + second)),
          digits.number((start + second)..<(start + third)),
          digits.number((start + third)..<end)
        )
        // Of two ways to read a date, the one nearest to today.
        guard let year else { return }
        if let known = best, abs(known - referenceYear) <= abs(year - referenceYear) { return }
        best = year
      }
      if let best { return FoundDate(year: best, end: end, isSeparated: false) }
      end -= 1
    }
    return nil
  }

  /// The longest date with the same separator twice.
  private static func separatedDate(
    _ units: ScratchTable<UInt16>,
    _ digits: DigitRuns,
    from start: Int
  ) -> FoundDate? {
    let first = start + min(digits.length(from: start), 4)
    guard first < units.count, isSeparator(units[first]) else { return nil }
    let second = first + 1 + min(digits.length(from: first + 1), 2)
    guard second > first + 1, second < units.count, units[second] == units[first] else {
      return nil
    }
    var end = second + 1 + min(digits.length(from: second + 1), 4)
    while end > second + 1 {
      if 6...10 ~= end - start,
        let year = DateParts.year(
          digits.number(start..<first),
          digits.number((first + 1)..<second),
          digits.number((second + 1)..<end)
        )
      {
        return FoundDate(year: year, end: end, isSeparated: true)
      }
      end -= 1
    }
    return nil
  }

  /// Whether a unit may separate the parts of a date: white space as ECMAScript defines it
  /// (§12.2 and §12.3), or one of `/ \ _ . -`.
  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2F, 0x5C, 0x5F, 0x2E, 0x2D: true
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }
}
