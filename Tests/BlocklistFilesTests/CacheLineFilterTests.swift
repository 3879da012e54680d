import TestSupport
import Testing

@testable import BlocklistFiles

@Suite struct CacheLineFilterTests {
  /// A filter with its lines.
  struct Built {
    let filter: CacheLineFilter
    let bytes: [UInt8]

    init(_ keys: [UInt64], bits: Int) {
      (filter, bytes) = CacheLineFilterBuilder(keys[...], bits: bits, segmentBits: 0).build()
    }

    func contains(_ key: UInt64) -> Bool {
      filter.contains(key, segmentBits: 0, in: bytes.span.bytes)
    }
  }

  /// Keys that are spread evenly, and others that all belong to few lines.
  static let sets: [(name: String, keys: [UInt64])] = {
    var generator = SplitMix64(seed: 12)
    return [
      ("one", [5]), ("ends", [0, 1, .max - 1, .max]),
      ("even", (0..<2_000).map { _ in generator.next() }.sorted()),
      ("all in the first line", Array(100..<1_100)),
      ("all in the last line", Array((UInt64.max - 999)...UInt64.max)),
      ("a full line between others", [0] + Array((1 << 63)..<(1 << 63) + 500) + [.max]),
      ("doubling", (0..<64).map { 1 << UInt64($0) }),
    ]
  }()

  static let bits = [8, 9, 13, 14, 16, 25, 31, 32]

  @Test("Every key is found, wherever it went", arguments: sets, bits)
  func members(set: (name: String, keys: [UInt64]), bits: Int) {
    let built = Built(set.keys, bits: bits)
    #expect(built.bytes.count == built.filter.size)
    #expect(built.filter.isSound)
    for key in set.keys { #expect(built.contains(key), "\(set.name): \(key)") }
  }

  @Test("Of keys that belong to full lines, few others are taken for listed", arguments: sets)
  func others(name: String, keys: [UInt64]) {
    let built = Built(keys, bits: 24)
    let known = Set(keys)
    var generator = SplitMix64(seed: 13)
    let neighbours = keys.flatMap { [$0 &+ 1, $0 &- 1, $0 ^ 1 << 20, $0 ^ 1 << 40] }
    let others = Set(neighbours + (0..<5_000).map { _ in generator.next() }).subtracting(known)
    let found = others.count { built.contains($0) }
    #expect(found <= 1, "\(name): \(found) of \(others.count)")
  }

  @Test("Slots and fingerprints are those that a plain reading of the bits gives", arguments: bits)
  func reading(bits: Int) {
    var generator = SplitMix64(seed: 14)
    let keys = (0..<300).map { _ in generator.next() }.sorted()
    let built = Built(keys, bits: bits)
    /// Returns the bits of a slot, read one by one.
    func value(_ slot: Int, inLine line: Int) -> UInt64 {
      (0..<bits).reduce(0) { value, offset in
        let place = slot * bits + offset
        let bit = built.bytes[line * CacheLineFilter.lineSize + place / 8] >> UInt8(place % 8) & 1
        return value | UInt64(bit) << UInt64(offset)
      }
    }
    for key in keys + (0..<300).map({ _ in generator.next() }) {
      var slots: [Int] = []
      let fingerprint = built.filter.visit(key) { slots.append(Int($0)) }
      #expect(slots.count == 5 && slots.allSatisfy { 0..<(504 / bits) ~= $0 })
      var line = Int(built.filter.home(of: key, segmentBits: 0))
      var isFound = false
      while line < built.filter.lines, !isFound {
        isFound = slots.reduce(0) { $0 ^ value($1, inLine: line) } == fingerprint
        if built.bytes[line * CacheLineFilter.lineSize + CacheLineFilter.flagOffset] == 0 { break }
        line += 1
      }
      #expect(built.contains(key) == isFound)
    }
  }

  @Test("Keys belong to lines in their order")
  func homes() {
    let filter = CacheLineFilter(homes: 7, lines: 9, bits: 14)
    let keys = stride(from: UInt64(0), through: .max - (1 << 56), by: 1 << 56)
    let homes = keys.map { filter.home(of: $0, segmentBits: 0) }
    #expect(homes == homes.sorted() && homes.first == 0 && homes.last == 6)
    // Only the bits after those of the segment count.
    #expect(filter.home(of: .max, segmentBits: 4) == 6)
    #expect(filter.home(of: 0xF << 60, segmentBits: 4) == 0)
  }
}
