import FrozenTables
import TestSupport
import Testing

@testable import PhoneNumbers

@Suite("What may follow typed digits, compiled and plain")
struct PhoneRangesAheadTests {
  let directory: PhoneDirectory

  init() throws { directory = try PhoneFixture.directory() }

  private static let names = ["CH", "US", "IT", "GG", "AG"]

  /// Returns texts of digits, many of them starts of numbers.
  private static func starts() -> [String] {
    var random = SplitMix64(seed: 11)
    return (0..<300).map { index in
      let count = Int.random(in: 0...(index % 16), using: &random)
      return String((0..<count).map { _ in "0123456789".randomElement(using: &random) ?? "0" })
    }
  }

  private static func list(_ mask: UInt32) -> [Int] {
    (0..<32).filter { mask & 1 << UInt32($0) != 0 }
  }

  @Test("Lengths of each type are those of its ranges", arguments: names)
  func lengths(_ name: String) throws {
    let slot = try #require(directory.slots.slot(of: name))
    let ahead = try directory.slots.rangesAhead(at: slot)
    let region = try directory.slots.region(at: slot)
    for start in Self.starts() {
      let found = ahead.lengths(startingWith: DialledDigits(ascii: Array(start.utf8)[...]))
      for (bit, type) in PhoneNumberType.withRanges.enumerated() {
        let expected = region.description.ranges[type]?.lengths(startingWith: start) ?? []
        #expect(Self.list(found[bit]) == expected, "\(start) \(type)")
      }
    }
  }

  @Test(
    "A compiled set has the lengths of the plain one",
    arguments: ["21-22 24 80(0-9)", "0", "5012", "31(02-9)335 32", "1 2 3 4567-4569"]
  )
  func tree(_ patterns: String) throws {
    var ranges = DigitRanges()
    try ranges.add(patterns, lengths: [9, 12])
    let memory = FrozenMemory()
    let tree = DigitTree(ranges, in: memory)
    withExtendedLifetime(memory) {
      for start in Self.starts() + ["31", "312335", "4568", "50", "5012", "501"] {
        let digits = DialledDigits(ascii: Array(start.utf8)[...])
        let expected = Set(ranges.prefixLengths(of: start) + ranges.lengths(startingWith: start))
        let found = Set(Self.list(tree.lengths(onWayOf: digits)))
        #expect(found == expected, "\(start)")
      }
    }
  }
}
