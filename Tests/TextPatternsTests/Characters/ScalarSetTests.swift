import TestSupport
import Testing

@testable import TextPatterns

@Suite struct ScalarSetTests {
  @Test("A set has its ranges")
  func ranges() {
    let set = ScalarSet("a"..."e").subtracting(ScalarSet("b"..."d"))
    #expect(set.ranges == [0x61...0x61, 0x65...0x65])
    #expect(set.contains("a") && set.contains("e"))
    #expect(!set.contains("b") && !set.contains("f"))
    #expect(ScalarSet.none.ranges.isEmpty && ScalarSet.none.isEmpty)
    #expect(ScalarSet.all.ranges == [0...0x10FFFF])
    #expect(ScalarSet([5, 3, 4, 9, 3] as [UInt32]).ranges == [3...5, 9...9])
    #expect(ScalarSet([] as [UInt32]) == .none)
  }

  @Test("Opposites are exact at both ends")
  func inverted() {
    #expect(ScalarSet.none.inverted == .all)
    #expect(ScalarSet.all.inverted == .none)
    #expect(ScalarSet("\0"..."a").inverted.ranges == [0x62...0x10FFFF])
    #expect(ScalarSet("b"..."\u{10FFFF}").inverted.ranges == [0...0x61])
  }

  @Test(
    "Surrogates alone make no text",
    arguments: [
      (ScalarSet.none, false), (ScalarSet(0xD800...0xDFFF), false),
      (ScalarSet(0xD900...0xD900), false),
      (ScalarSet(0xD7FF...0xDFFF), true), (ScalarSet(0xD800...0xE000), true), (.all, true),
      (ScalarSet(0xE000...0xE000), true), (ScalarSet(0x61...0x61), true),
    ]
  )
  func hasText(set: ScalarSet, expected: Bool) {
    #expect(set.hasText == expected)
  }

  /// Ranges near the start, so that random ones meet, and near the end.
  private static func random(using generator: inout SplitMix64) -> (ScalarSet, Set<UInt32>) {
    var set = ScalarSet.none
    var members: Set<UInt32> = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let start = UInt32.random(in: 0...24, using: &generator)
      let end = min(start + UInt32.random(in: 0...6, using: &generator), 24)
      let shift: UInt32 = Bool.random(using: &generator) ? 0 : 0x10FFFF - 24
      set = set.union(ScalarSet((start + shift)...(end + shift)))
      members.formUnion((start + shift)...(end + shift))
    }
    return (set, members)
  }

  private static let universe = Set<UInt32>(0...30).union(0x10FFFF - 30...0x10FFFF)

  private static func members(of set: ScalarSet) -> Set<UInt32> {
    universe.filter { set.contains($0) }
  }

  @Test("Sets are combined like sets of numbers", arguments: 0..<200 as Range<UInt64>)
  func algebra(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (first, firstMembers) = Self.random(using: &generator)
    let (second, secondMembers) = Self.random(using: &generator)
    #expect(Self.members(of: first) == firstMembers)
    #expect(Self.members(of: first.union(second)) == firstMembers.union(secondMembers))
    #expect(
      Self.members(of: first.intersection(second)) == firstMembers.intersection(secondMembers)
    )
    #expect(Self.members(of: first.subtracting(second)) == firstMembers.subtracting(secondMembers))
    #expect(Self.members(of: first.inverted) == Self.universe.subtracting(firstMembers))
    #expect(first.inverted.inverted == first)
    // Equal sets are written in one way.
    #expect(ScalarSet(firstMembers) == first)
    #expect((first == second) == (firstMembers == secondMembers))
    #expect(ScalarSet(ascending: first.ranges) == first)
  }
}
