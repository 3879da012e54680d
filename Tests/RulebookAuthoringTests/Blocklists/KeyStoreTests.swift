import Documents
import Foundation
import TestSupport
import Testing

@testable import Rulebook
@testable import RulebookAuthoring

@Suite struct KeyStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Keys that come twice now and then, most of them in few parts, so that some go into the file.
  private static let keys: [UInt64] = {
    var generator = SplitMix64(seed: 12)
    var keys: [UInt64] = []
    for index in 0..<20_000 {
      let key = generator.next()
      keys.append(index % 3 == 0 ? key : key >> 11 | UInt64(index % 2) << 63)
      if index % 10 == 0 { keys.append(keys[Int(key % UInt64(keys.count))]) }
    }
    return keys + [0, .max, 0]
  }()

  @Test("Segments hold every key once, in order", arguments: [0, 1, 4, 10, 11, 13])
  func segments(bits: Int) throws {
    var store = KeyStore(spillingTo: SpillFile(path: folder.path + "/keys"))
    for key in Self.keys { try store.append(key) }
    #expect(store.count == Self.keys.count)
    var found: [UInt64] = []
    var numbers: [Int] = []
    try store.forEachSegment(bits: bits) { keys, number in
      #expect(keys.allSatisfy { bits == 0 || Int($0 >> UInt64(64 - bits)) == number })
      found += keys
      numbers.append(number)
    }
    #expect(found == Set(Self.keys).sorted())
    #expect(numbers == Array(0..<(1 << bits)))
  }

  @Test("The file for keys is made only if it is needed, and no folder shows it")
  func hidden() throws {
    let path = folder.path + "/keys"
    var store = KeyStore(spillingTo: SpillFile(path: folder.path + "/missing/keys"))
    for key in UInt64(0)..<2_047 { try store.append(key) }
    #expect(throws: StreamError.self) { try store.append(2_047) }
    var other = KeyStore(spillingTo: SpillFile(path: path))
    for key in UInt64(0)..<5_000 { try other.append(key) }
    #expect(!FileManager.default.fileExists(atPath: path))
    try other.forEachSegment(bits: 0) { keys, _ in #expect(keys.elementsEqual(0..<5_000)) }
  }
}
