import UnicodeText

extension DurationWriting {
  /// Reads a duration, or returns nil if the text isn't one.
  ///
  /// The units come from long to short, each of them once. Only the last number can have a
  /// fraction, and only of a unit that has whole seconds for it: `1.5 h` is one hour and 30
  /// minutes. After hours, a number without a unit is minutes, as in `1h30`. `1:30:00` is hours,
  /// minutes and seconds. `1:30` isn't a duration, because it could be minutes and seconds.
  ///
  /// - Returns: The amounts by unit.
  /// - Complexity: O(*n*) in the number of bytes, times the number of names.
  package func read(_ text: UTF8Span) -> [Unit: Int]? {
    // No duration is longer.
    guard text.count <= 160 else { return nil }
    let whole = String(copying: text)
    if let clock = clock(whole) { return clock }
    var rest = whole.foldedWord[...]
    var amounts: [Unit: Int] = [:]
    var last: Unit?
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x2C && last != nil }
      guard !rest.isEmpty else { return amounts.isEmpty ? nil : amounts }
      if last != nil, !joint.isEmpty, rest.starts(with: joint) {
        rest = rest.dropFirst(joint.count).drop { $0 == 0x20 }
      }
      guard let written = takeNumber(rest) else { return nil }
      let number = written.number
      rest = rest[written.end...].drop { $0 == 0x20 }
      let unit: Unit
      if let found = unitName(rest) {
        unit = found.unit
        rest = rest[found.end...]
        if rest.first == 0x2E { rest = rest.dropFirst() }
      } else if rest.isEmpty, last == .hour, number.fraction.isEmpty {
        unit = .minute
      } else {
        return nil
      }
      guard last.map({ Self.isLonger($0, than: unit) }) != false,
        add(number, unit, isLast: rest.allSatisfy { $0 == 0x20 }, to: &amounts)
      else { return nil }
      last = unit
    }
  }

  private static func isLonger(_ unit: Unit, than other: Unit) -> Bool {
    guard let first = Unit.allCases.firstIndex(of: unit),
      let second = Unit.allCases.firstIndex(of: other)
    else { return false }
    return first < second
  }

  /// Reads hours, minutes and seconds with colons.
  private func clock(_ text: String) -> [Unit: Int]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
      parts[1].utf8.count == 2, parts[2].utf8.count == 2, let hours = Int(parts[0]),
      let minutes = Int(parts[1]), let seconds = Int(parts[2]), minutes < 60, seconds < 60
    else { return nil }
    return [.hour: hours, .minute: minutes, .second: seconds]
  }

  /// A number as written: its whole part, and the digits of its fraction.
  private typealias WrittenNumber = (whole: Int, fraction: [Int])

  /// Reads a number without groups at the beginning of a text.
  private func takeNumber(
    _ text: ArraySlice<UInt32>
  ) -> (number: WrittenNumber, end: ArraySlice<UInt32>.Index)? {
    var number: WrittenNumber = (0, [])
    var index = text.startIndex
    var digits = 0
    while index < text.endIndex, let digit = numbers.digit(text[index])?.value, digits < 6 {
      number.whole = number.whole * 10 + Int(digit)
      digits += 1
      index += 1
    }
    guard digits > 0 else { return nil }
    let isSeparator =
      index + 1 < text.endIndex
      && ((numbers.decimals .== text[index]).hasAny || text[index] == 0x2E || text[index] == 0x2C)
      && numbers.digit(text[index + 1]) != nil
    guard isSeparator else { return (number, index) }
    index += 1
    while index < text.endIndex, let digit = numbers.digit(text[index])?.value,
      number.fraction.count < 6
    {
      number.fraction.append(Int(digit))
      index += 1
    }
    // Three digits could be a group.
    return number.fraction.count == 3 ? nil : (number, index)
  }

  /// Finds the longest name of a unit at the beginning of a text, which no letter continues.
  private func unitName(
    _ text: ArraySlice<UInt32>
  ) -> (unit: Unit, end: ArraySlice<UInt32>.Index)? {
    for (name, unit) in names where text.starts(with: name) {
      let end = text.startIndex + name.count
      if end < text.endIndex, text[end].isWordLetter, name.last?.isWordLetter == true { continue }
      return (unit, end)
    }
    return nil
  }

  /// Adds an amount, and returns false if its fraction isn't possible there.
  private func add(
    _ number: WrittenNumber,
    _ unit: Unit,
    isLast: Bool,
    to amounts: inout [Unit: Int]
  ) -> Bool {
    amounts[unit] = number.whole
    guard number.fraction.contains(where: { $0 != 0 }) else { return true }
    let length: Int? =
      switch unit {
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .year, .month, .week, .second: nil
      }
    guard isLast, let length else { return false }
    var (part, power) = (0, 1)
    for digit in number.fraction { (part, power) = (part * 10 + digit, power * 10) }
    guard length * part % power == 0 else { return false }
    let seconds = length * part / power
    let parts: [(unit: Unit, value: Int)] = [
      (.hour, seconds / 3_600), (.minute, seconds / 60 % 60), (.second, seconds % 60),
    ]
    for part in parts where part.value > 0 { amounts[part.unit, default: 0] += part.value }
    return true
  }
}

extension DurationWriting {
  /// Returns amounts in the format of ISO 8601, such as `PT2H30M`.
  ///
  /// Weeks together with other units become days, because ISO 8601 has them only alone.
  package static func plain(_ amounts: [Unit: Int]) -> String {
    var amounts = amounts.filter { $0.value != 0 }
    if amounts.isEmpty { return "PT0S" }
    if amounts.count > 1, let weeks = amounts.removeValue(forKey: .week) {
      amounts[.day, default: 0] += weeks * 7
    }
    func part(_ unit: Unit, _ letter: String) -> String {
      amounts[unit].map { "\($0)\(letter)" } ?? ""
    }
    let date = part(.year, "Y") + part(.month, "M") + part(.week, "W") + part(.day, "D")
    let time = part(.hour, "H") + part(.minute, "M") + part(.second, "S")
    return "P" + date + (time.isEmpty ? "" : "T" + time)
  }
}

extension DurationWriting {
  /// The greatest number of a unit that limits are shown with.
  private static let mostOfUnit = 999_999_999

  /// Returns the amounts of a duration of ISO 8601, such as `PT2H30M`; nil if it has a fraction or
  /// a number above ``mostOfUnit``.
  package static func amounts(_ plain: String) -> [Unit: Int]? {
    var amounts: [Unit: Int] = [:]
    var number = 0
    var isTime = false
    for character in plain {
      if let digit = character.wholeNumberValue {
        number = number * 10 + digit
        if number > mostOfUnit { return nil }
        continue
      }
      switch character {
      case "P": continue
      case "T": isTime = true
      case "Y": amounts[.year] = number
      case "M": amounts[isTime ? .minute : .month] = number
      case "W": amounts[.week] = number
      case "D": amounts[.day] = number
      case "H": amounts[.hour] = number
      case "S": amounts[.second] = number
      default: return nil
      }
      number = 0
    }
    return amounts
  }
}
