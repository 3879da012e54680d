import TestSupport
import Testing

@testable import BlocklistFiles

@Suite struct SortedKeysTests {
  /// Keys that are spread evenly, and others that all fall into few buckets.
  static let sets: [(name: String, keys: [UInt64])] = {
    var generator = SplitMix64(seed: 8)
    return [
      ("one", [5]), ("two", [5, .max]), ("ends", [0, 1, .max - 1, .max]),
      ("even", (0..<1_000).map { _ in generator.next() }.sorted()),
      ("dense", Array(100..<1_100)),
      ("doubling", (0..<64).map { 1 << UInt64($0) }),
      ("one far away", Array(0..<1_000) + [.max]),
      ("all far away but one", [0] + Array((UInt64.max - 999)...UInt64.max)),
    ]
  }()

  @Test("The search finds what is there and nothing else", arguments: sets)
  func search(name: String, keys: [UInt64]) {
    let sorted = SortedKeys(count: keys.count)
    let bytes = sorted.encoded(keys[...], segmentBits: 0)
    #expect(bytes.count == sorted.size)
    let known = Set(keys)
    var generator = SplitMix64(seed: 9)
    let neighbours = keys.flatMap { [$0, $0 &+ 1, $0 &- 1] }
    for key in neighbours + (0..<500).map({ _ in generator.next() }) {
      let isFound = sorted.contains(key, segmentBits: 0, in: bytes.span.bytes)
      #expect(isFound == known.contains(key), "\(name): \(key)")
    }
  }
}
