import PhoneNumbers
import TestSupport
import Testing

@Suite struct DigitRangesTests {
  static let members: [(String, Bool)] = [
    ("217654321", true), ("227654321", true), ("247654321", true), ("237654321", false),
    ("21765432", false), ("2176543210", false), ("8051", true), ("8101", false), ("", false),
    ("21a654321", false),
  ]

  @Test("A string belongs by how it starts and how long it is", arguments: members)
  func membership(digits: String, belongs: Bool) throws {
    let ranges = try DigitRanges([[9]: "21-22 24", [4]: "800-809"])
    #expect(ranges.contains(digits) == belongs)
  }

  @Test("A beginning tells which lengths are left")
  func lengths() throws {
    let ranges = try DigitRanges([[9, 11]: "21-22", [4]: "800-809", [9]: "80"])
    #expect(ranges.possibleLengths == [4, 9, 11])
    #expect(ranges.lengths(startingWith: "2") == [9, 11])
    #expect(ranges.lengths(startingWith: "80") == [4, 9])
    #expect(ranges.lengths(startingWith: "80123") == [9])
    #expect(ranges.lengths(startingWith: "3") == [])
    #expect(try DigitRanges(prefixes: "80 84").containsPrefix(of: "8412"))
    #expect(try !DigitRanges(prefixes: "80 84").containsPrefix(of: "8"))
  }

  static let errors: [(String, [Int], DigitRangesError.Reason, Int)] = [
    ("21 2x", [9], .notADigit, 4), ("21 -22", [9], .notADigit, 3), ("21 25-", [9], .disordered, 3),
    ("22-21", [9], .disordered, 0), ("21-3", [9], .disordered, 0),
    ("21 2123", [3], .longerThanItsNumbers, 3), ("21", [0], .length, 0), ("21", [32], .length, 0),
    ("21 21", [9], .repeated, 3), ("2 21", [9], .repeated, 2), ("21 2", [9], .repeated, 3),
    ("20-25 23-27", [9], .repeated, 6), ("1(23)4 134", [9], .repeated, 7),
    ("1(2-3", [9], .notADigit, 1), ("1()", [9], .notADigit, 1), ("1(2-)", [9], .notADigit, 4),
    ("1(32)", [9], .disordered, 1), ("1(22)", [9], .disordered, 1), ("1(3-2)", [9], .disordered, 1),
    ("1(2)-3", [9], .notADigit, 4), ("1-(23)", [9], .notADigit, 2), ("21 1)", [9], .notADigit, 4),
    ("(12)(34)5", [2], .longerThanItsNumbers, 0),
  ]

  @Test("Text that contradicts itself is refused with its place", arguments: errors)
  func refusal(text: String, lengths: [Int], reason: DigitRangesError.Reason, offset: Int) {
    var ranges = DigitRanges()
    let error = #expect(throws: DigitRangesError.self) { try ranges.add(text, lengths: lengths) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  static let patterns: [(String, [String]?)] = [
    ("21", ["21"]), ("21-23", ["21", "22", "23"]), ("09-11", ["09", "10", "11"]),
    ("1(2-35)(07)", ["120", "127", "130", "137", "150", "157"]), ("(05)", ["0", "5"]),
    ("00(0-9)", (0...9).map { "00\($0)" }), ("(0-9)(0-9)(0-9)(0-9)(0-9)", nil), ("", nil),
    ("x", nil),
  ]

  @Test("A pattern stands for strings", arguments: patterns)
  func strings(pattern: String, strings: [String]?) throws {
    guard let strings else {
      #expect(throws: DigitRangesError.self) { try DigitPattern.strings(of: pattern) }
      return
    }
    #expect(try DigitPattern.strings(of: pattern) == strings)
  }

  @Test("A choice of digits is as many single prefixes")
  func choices() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let places = (0..<3).map { _ in (0...9).filter { _ in Bool.random(using: &random) } }
      guard places.allSatisfy({ !$0.isEmpty }) else { continue }
      let text = places.map { "(\($0.map(String.init).joined()))" }.joined()
      let ranges = try DigitRanges([[5]: text])
      for _ in 0..<50 {
        let digits = String(Int.random(in: 10_000...99_999, using: &random))
        let belongs = zip(digits, places).allSatisfy { $1.contains($0.wholeNumberValue ?? -1) }
        #expect(ranges.contains(digits) == belongs)
      }
    }
  }

  @Test("Ranges across siblings are as many single prefixes")
  func agreement() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let first = Int.random(in: 1000...9999, using: &random)
      let last = Int.random(in: first...9999, using: &random)
      let ranges = try DigitRanges([[6]: "\(first)-\(last)"])
      for _ in 0..<50 {
        let digits = String(Int.random(in: 100_000...999_999, using: &random))
        let prefix = Int(digits.prefix(4)) ?? 0
        #expect(ranges.contains(digits) == (first...last).contains(prefix))
      }
    }
  }
}
