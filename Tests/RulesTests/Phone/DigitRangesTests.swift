import Rules
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
    ("20-25 23-27", [9], .repeated, 6),
  ]

  @Test("Text that contradicts itself is refused with its place", arguments: errors)
  func refusal(text: String, lengths: [Int], reason: DigitRangesError.Reason, offset: Int) {
    var ranges = DigitRanges()
    let error = #expect(throws: DigitRangesError.self) { try ranges.add(text, lengths: lengths) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
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
