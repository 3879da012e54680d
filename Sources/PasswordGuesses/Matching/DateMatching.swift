extension MatchTable {
  /// Finds years from 1900 to 2019, the range of the published model.
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
  /// A date inside another date doesn't count.
  mutating func offerDates(_ units: ScratchTable<UInt16>, _ digits: DigitRuns, referenceYear: Int) {
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

  /// Returns the longest date that consists only of digits.
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
        // If a date can be read in two ways, the year nearest to the reference year counts.
        guard let year else { return }
        if let known = best, abs(known - referenceYear) <= abs(year - referenceYear) { return }
        best = year
      }
      if let best { return FoundDate(year: best, end: end, isSeparated: false) }
      end -= 1
    }
    return nil
  }

  /// Returns the longest date with the same separator twice.
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

  /// Returns whether a unit may separate the parts of a date: whitespace as ECMAScript defines it
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

/// Reads three numbers as the day, month and year of a date.
enum DateParts {
  /// The smallest number of years that an attacker tries.
  static let leastYears = 20

  private static let years = 1000...2050

  /// The offsets of the second and the third number in four digits, in five, and so on up to eight.
  private static let splits: InlineArray<13, (UInt8, UInt8)> = [
    (1, 2), (2, 3),
    (1, 3), (2, 3),
    (1, 2), (2, 4), (4, 5),
    (1, 3), (2, 3), (4, 5), (4, 6),
    (2, 4), (4, 6),
  ]

  /// The index of the first split for four digits, five, and so on, and the end.
  private static let firstSplits: InlineArray<6, Int> = [0, 2, 4, 7, 11, 13]

  /// Calls a closure with the possible offsets of the second and the third number in four to eight
  /// digits.
  @inline(__always)
  static func forEachSplit(of digits: Int, _ body: (Int, Int) -> Void) {
    for number in firstSplits[digits - 4]..<firstSplits[digits - 3] {
      let (second, third) = splits[number]
      body(Int(second), Int(third))
    }
  }

  /// Returns the year of a date with the year first or last, or nil if the numbers aren't a date.
  ///
  ///     DateParts.year(13, 5, 91)    // 1991
  ///     DateParts.year(2013, 5, 31)  // 2013
  ///     DateParts.year(13, 13, 13)   // nil
  static func year(_ first: Int, _ second: Int, _ third: Int) -> Int? {
    guard 1...31 ~= second else { return nil }
    var beyondDays = 0
    var beyondMonths = 0
    var zeros = 0
    var isPossible = true
    func count(_ number: Int) {
      if 100..<years.lowerBound ~= number || number > years.upperBound { isPossible = false }
      if number > 31 { beyondDays += 1 }
      if number > 12 { beyondMonths += 1 }
      if number == 0 { zeros += 1 }
    }
    count(first)
    count(second)
    count(third)
    guard isPossible else { return nil }
    if beyondDays >= 2 || beyondMonths == 3 || zeros >= 2 { return nil }
    if years.contains(third) { return isDay(first, second) ? third : nil }
    if years.contains(first) { return isDay(second, third) ? first : nil }
    if isDay(first, second) { return fullYear(third) }
    if isDay(second, third) { return fullYear(first) }
    return nil
  }

  /// Returns whether two numbers are a day and a month in either order.
  private static func isDay(_ first: Int, _ second: Int) -> Bool {
    1...31 ~= first && 1...12 ~= second || 1...31 ~= second && 1...12 ~= first
  }

  private static func fullYear(_ year: Int) -> Int {
    year > 99 ? year : year > 50 ? year + 1900 : year + 2000
  }
}

/// The runs of digits in a text, `0` to `9`, and their numeric values.
///
/// One multiplication and one subtraction give the value of any piece, so dates can be tried
/// everywhere.
struct DigitRuns {
  /// For each index, how many consecutive digits start there; 0 at the end of the text.
  private let lengths: ScratchTable<UInt16>

  /// For each index, the number that all units before it form, truncated to 64 bits.
  ///
  /// Units that aren't digits may contribute any value, since they cancel out.
  private let numbers: ScratchTable<UInt64>

  init(_ units: ScratchTable<UInt16>, in memory: EstimationMemory) {
    numbers = memory.unwrittenTable(units.count + 1)
    var number = UInt64(0)
    numbers[0] = number
    for index in units.indices {
      number = number &* 10 &+ UInt64(units[index]) &- 0x30
      numbers[index + 1] = number
    }
    lengths = memory.table(units.count + 1, repeating: 0)
    for index in units.indices.reversed() where 0x30...0x39 ~= units[index] {
      lengths[index] = lengths[index + 1] + 1
    }
  }

  /// Returns how many consecutive digits start at an index, which may be the end of the text.
  @inline(__always)
  func length(from index: Int) -> Int { Int(lengths[index]) }

  /// Returns the value of at most eight consecutive digits.
  @inline(__always)
  func number(_ range: Range<Int>) -> Int {
    // The units before the digits are part of both numbers. In the second they are shifted by the
    // digits.
    let before = numbers[range.lowerBound] &* Self.powers[range.count]
    return Int(truncatingIfNeeded: numbers[range.upperBound] &- before)
  }

  /// The powers of ten for up to eight digits.
  private static let powers: InlineArray<9, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]
}
