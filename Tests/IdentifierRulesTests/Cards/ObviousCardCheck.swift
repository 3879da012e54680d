import RuleEngine

/// A slow and obvious reading of the same rules, to compare the check with.
struct ObviousCardCheck {
  let rows: [PrefixTable.Row]

  /// Returns the row with the longest prefix that a number begins with.
  func row(of number: String) -> PrefixTable.Row? {
    var best: (digits: Int, row: PrefixTable.Row)?
    for row in rows {
      for prefix in row.prefixes {
        guard let head = Int(number.prefix(prefix.digits)), number.count >= prefix.digits,
          head >= prefix.lowerBound, head <= prefix.upperBound,
          prefix.digits > best?.digits ?? 0
        else { continue }
        best = (prefix.digits, row)
      }
    }
    return best?.row
  }

  func accepts(_ text: String) -> Bool {
    let groups = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
    guard groups.allSatisfy({ !$0.isEmpty }) else { return false }
    let number = groups.joined()
    guard number.unicodeScalars.allSatisfy({ "0"..."9" ~= $0 }), let row = row(of: number)
    else { return false }
    return row.lengths.contains(number.count)
      && (row.attributes["luhn"] == ["false"] || Self.luhn(number))
  }

  /// ISO/IEC 7812-1:2017 Annex B, digit by digit from the right.
  static func luhn(_ number: String) -> Bool {
    var sum = 0
    for (position, digit) in number.reversed().enumerated() {
      var value = digit.wholeNumberValue ?? 0
      if position % 2 == 1 { value *= 2 }
      if value > 9 { value -= 9 }
      sum += value
    }
    return sum % 10 == 0
  }

  /// Returns a number with its last digit replaced by the right check digit.
  static func completed(_ number: String) -> String {
    for digit in 0...9 {
      let candidate = String(number.dropLast()) + String(digit)
      if luhn(candidate) { return candidate }
    }
    return number
  }
}
