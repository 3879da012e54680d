import PhoneNumbers
import TestSupport
import Testing

@Suite("The complement of prefixes")
struct DigitRangesComplementTests {
  /// Whether some beginning of the digits neither starts with a prefix nor is the start of one.
  private static func isOutside(_ digits: String, of prefixes: [String]) -> Bool {
    (1...max(digits.count, 1)).contains { count in
      let beginning = digits.prefix(count)
      return !beginning.isEmpty
        && !prefixes.contains { $0.hasPrefix(beginning) || beginning.hasPrefix($0) }
    }
  }

  static let sets: [[String]] = [
    [], ["1"], ["12"], ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], ["95", "9612", "0"],
    ["100", "1012", "4", "31415926535"],
  ]

  @Test("holds what starts with none of them", arguments: sets)
  func agreement(prefixes: [String]) throws {
    var ranges = DigitRanges()
    for prefix in prefixes { try ranges.add(prefix) }
    var random = SplitMix64(seed: 11)
    for _ in 0..<5_000 {
      let start = (prefixes + [""]).randomElement(using: &random) ?? ""
      let shortened = String(start.prefix(Int.random(in: 0...start.count, using: &random)))
      let digits = shortened + String.random(ofScalars: 0..<4, from: "0123459", using: &random)
      let expected = Self.isOutside(digits, of: prefixes)
      #expect(ranges.complement.containsPrefix(of: digits) == expected, "\(digits)")
    }
  }

  @Test("of prefixes behind area codes leaves each of those out")
  func areas() throws {
    var ending = DigitRanges()
    try ending.add("100 95-96")
    var ranges = DigitRanges()
    try ranges.add("0")
    try ranges.add(prefixes: ending, behind: "31(02) 335")
    let others = ranges.complement
    for digits in ["310100", "31295", "33596", "0", "31", "3351"] {
      #expect(!others.containsPrefix(of: digits), "\(digits)")
    }
    for digits in ["310101", "31297", "3352", "3", "1", "311"] {
      #expect(others.containsPrefix(of: digits) == (digits != "3"), "\(digits)")
    }
  }

  @Test("twice is the set again")
  func twice() throws {
    var ranges = DigitRanges()
    try ranges.add("21-22 24 80(0-57)")
    let again = ranges.complement.complement
    for number in 0..<10_000 {
      let digits = String(number)
      #expect(again.containsPrefix(of: digits) == ranges.containsPrefix(of: digits), "\(digits)")
    }
  }
}
