/// What people mean by dates in the order of their language, and by times with other separators.
enum DateSlips {
  /// Returns the dates that may be meant, as `2026-11-20`.
  ///
  /// For numbers that can be a day or a month, both dates are returned, so that the person chooses.
  ///
  ///     DateSlips.meantDates(by: "20.11.2026")  // ["2026-11-20", "2026-20-11"]
  static func meantDates(by text: String) -> [String] {
    let numbers = text.split { !$0.isNumber }
    let signs = text.filter { !$0.isNumber }
    guard signs.allSatisfy({ "./-\\ 年月日년월일".contains($0) }) else { return [] }
    if numbers.count == 1, numbers[0].count == 8, signs.isEmpty {
      return [date(text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2))]
    }
    guard numbers.count == 3, numbers.allSatisfy({ $0.count <= 4 }) else { return [] }
    if numbers[0].count == 4 {
      // With one digit next to two, `2026-11-2` can be the beginning of another date.
      guard numbers[1].count == numbers[2].count, numbers[1].count <= 2 else { return [] }
      return [date(numbers[0], numbers[1], numbers[2])]
    }
    guard numbers[2].count == 4, numbers[0].count <= 2, numbers[1].count <= 2 else { return [] }
    return [
      date(numbers[2], numbers[1], numbers[0]), date(numbers[2], numbers[0], numbers[1]),
    ]
  }

  /// Returns the times that may be meant, as `14:30`.
  ///
  ///     DateSlips.meantTimes(by: "2.30 pm")  // ["14:30"]
  static func meantTimes(by text: String) -> [String] {
    let lowercased = text.lowercased()
    let numbers = lowercased.split { !$0.isNumber }
    let words = lowercased.filter { !$0.isNumber && !" .:".contains($0) }
    // One digit of a minute can be the first or the second.
    guard 1...3 ~= numbers.count, numbers[0].count <= 2,
      numbers.dropFirst().allSatisfy({ $0.count == 2 }), let hour = Int(numbers[0])
    else { return [] }
    var parts = numbers.map { padded($0) }
    switch words {
    case "pm" where 1...12 ~= hour: parts[0] = String(hour % 12 + 12)
    case "am" where 1...12 ~= hour: parts[0] = padded(String(hour % 12))
    case "", ",", "h", "時分", "uhr": if numbers.count == 1 { return [] }
    default: return []
    }
    if parts.count == 1 { parts.append("00") }
    return [parts.joined(separator: ":")]
  }

  private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> String {
    [String(year), padded(month), padded(day)].joined(separator: "-")
  }

  private static func padded(_ number: some StringProtocol) -> String {
    number.count == 1 ? "0\(number)" : String(number)
  }
}
