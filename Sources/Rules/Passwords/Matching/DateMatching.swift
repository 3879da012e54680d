extension MatchTable {
  /// Finds the years 1900 to 2019.
  mutating func offerYears(_ units: ScratchTable<UInt16>, referenceYear: Int) {
    var start = 0
    while start + 4 <= units.count {
      if let year = Self.number(units, start..<(start + 4)), 1900...2019 ~= year {
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
  mutating func offerDates(_ units: ScratchTable<UInt16>, referenceYear: Int) {
    var covered = 0
    for start in units.indices where Self.digit(units[start]) != nil {
      // A date with separators begins with at most four digits, and is never the shorter one.
      let date =
        Self.separatedDate(units, from: start)
        ?? Self.plainDate(units, from: start, referenceYear: referenceYear)
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
    _ units: ScratchTable<UInt16>,
    from start: Int,
    referenceYear: Int
  ) -> FoundDate? {
    var end = digits(units, from: start, most: 8).upperBound
    while end - start >= 4 {
      var best: Int?
      for (first, second) in DateParts.splits[end - start] {
        let year = DateParts.year(
          number(units, start..<(start + first)) ?? 0,
          number(units, (start + first)..<(start + second)) ?? 0,
          number(units, (start + second)..<end) ?? 0
        )
        // Of two ways to read a date, the one nearest to today.
        guard let year else { continue }
        if let known = best, abs(known - referenceYear) <= abs(year - referenceYear) { continue }
        best = year
      }
      if let best { return FoundDate(year: best, end: end, isSeparated: false) }
      end -= 1
    }
    return nil
  }

  /// The longest date with the same separator twice.
  private static func separatedDate(_ units: ScratchTable<UInt16>, from start: Int) -> FoundDate? {
    let first = digits(units, from: start, most: 4)
    guard first.upperBound < units.count, isSeparator(units[first.upperBound]) else { return nil }
    let second = digits(units, from: first.upperBound + 1, most: 2)
    guard !second.isEmpty, second.upperBound < units.count,
      units[second.upperBound] == units[first.upperBound]
    else { return nil }
    let third = digits(units, from: second.upperBound + 1, most: 4)
    var end = third.upperBound + 1
    while end > third.lowerBound + 1 {
      end -= 1
      guard 6...10 ~= end - start else { continue }
      let year = DateParts.year(
        number(units, first) ?? 0,
        number(units, second) ?? 0,
        number(units, third.lowerBound..<end) ?? 0
      )
      if let year { return FoundDate(year: year, end: end, isSeparated: true) }
    }
    return nil
  }

  private static func digits(
    _ units: ScratchTable<UInt16>,
    from start: Int,
    most: Int
  ) -> Range<Int> {
    var end = start
    while end < units.count, end - start < most, digit(units[end]) != nil { end += 1 }
    return start..<end
  }

  private static func digit(_ unit: UInt16) -> Int? {
    0x30...0x39 ~= unit ? Int(unit) - 0x30 : nil
  }

  private static func number(_ units: ScratchTable<UInt16>, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard let digit = digit(units[index]) else { return nil }
      number = number * 10 + digit
    }
    return number
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
