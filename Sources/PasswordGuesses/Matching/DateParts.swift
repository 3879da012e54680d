/// Reads three numbers as a date.
enum DateParts {
  /// The fewest years that an attacker tries.
  static let leastYears = 20

  private static let years = 1000...2050

  /// Where the second and the third number of four to eight digits may begin.
  private static let splits: InlineArray<13, (UInt8, UInt8)> = [
    (1, 2), (2, 3),
    (1, 3), (2, 3),
    (1, 2), (2, 4), (4, 5),
    (1, 3), (2, 3), (4, 5), (4, 6),
    (2, 4), (4, 6),
  ]

  /// For each number of digits from four on, the number of its first split.
  private static let firstSplits: InlineArray<6, Int> = [0, 2, 4, 7, 11, 13]

  /// Calls a closure with where the second and the third number of four to eight digits may begin.
  @inline(__always)
  static func forEachSplit(of digits: Int, _ body: (Int, Int) -> Void) {
    for number in firstSplits[digits - 4]..<firstSplits[digits - 3] {
      let (second, third) = splits[number]
      body(Int(second), Int(third))
    }
  }

  /// Returns the year of a date with the year first or last, or nil if the numbers are no date.
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

  /// Whether two numbers are a day and a month in one order or the other.
  private static func isDay(_ first: Int, _ second: Int) -> Bool {
    1...31 ~= first && 1...12 ~= second || 1...31 ~= second && 1...12 ~= first
  }

  private static func fullYear(_ year: Int) -> Int {
    year > 99 ? year : year > 50 ? year + 1900 : year + 2000
  }
}
