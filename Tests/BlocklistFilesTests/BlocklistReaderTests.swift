import Synchronization
import TestSupport
import Testing

@testable import BlocklistFiles

/// A file in memory that can change while it is read.
final class MemoryFile: Sendable {
  struct State {
    var bytes: [UInt8]
    var isUnchanged = true
    var reads = 0
  }

  let state: Mutex<State>
  private let size: Int

  init(_ bytes: [UInt8]) {
    state = Mutex(State(bytes: bytes))
    size = bytes.count
  }

  var reader: BlocklistReader {
    BlocklistReader(size: size, read: read) { self.state.withLock(\.isUnchanged) }
  }

  private func read(_ count: Int, _ offset: Int) -> [UInt8]? {
    state.withLock { state in
      state.reads += 1
      guard offset >= 0, count >= 0, offset + count <= state.bytes.count else { return nil }
      return Array(state.bytes[offset..<offset + count])
    }
  }
}

@Suite("Blocklists that are read by position")
struct BlocklistReaderTests {
  static let structures: [Int?] = [nil, 8, 14, 32]

  /// The bytes of a list of keys.
  private static func bytes(_ keys: [UInt64], _ fingerprintBits: Int?) throws -> [UInt8] {
    let options = BlocklistEncoder.Options(kind: .password, fingerprintBits: fingerprintBits)
    let keys = Set(keys).sorted()
    var encoder = BlocklistEncoder(options, expecting: keys.count)
    var body: [UInt8] = []
    var first = 0
    for number in 0..<(1 << encoder.segmentBits) {
      let shift = UInt64(64 - encoder.segmentBits)
      let next = keys[first...].firstIndex { Int($0 >> shift) > number } ?? keys.count
      body += encoder.encode(keys[first..<next])
      first = next
    }
    return try encoder.finish().bytes + body
  }

  /// Returns keys, many of them in one bucket, as someone might choose them.
  private static func keys(_ count: Int, _ generator: inout SplitMix64) -> [UInt64] {
    (0..<count).map { number in
      number.isMultiple(of: 3) ? UInt64(number) : generator.next()
    }
  }

  @Test(
    "A list answers from its file as it does from memory",
    arguments: structures,
    [1, 17, 4_000, 300_000]
  )
  func agreement(bits: Int?, count: Int) throws {
    var generator = SplitMix64(seed: UInt64(count))
    let keys = Self.keys(count, &generator)
    let bytes = try Self.bytes(keys, bits)
    let list = try Blocklist(BlocklistBytes(bytes))
    let memoryFile = MemoryFile(bytes)
    let file = try Blocklist(memoryFile.reader, inMemoryUpTo: bytes.count - 1)
    #expect(file.header == list.header)
    let readAtLoad = memoryFile.state.withLock(\.reads)
    let known = keys.prefix(2_000)
    let others = (0..<2_000).map { _ in generator.next() }
    #expect(known.allSatisfy { file.lookUp(key: $0) == .listed })
    for key in others { #expect(file.lookUp(key: key) == list.lookUp(key: key)) }
    #expect(memoryFile.state.withLock(\.reads) > readAtLoad)
  }

  @Test("Up to the limit a file is read once and never again", arguments: structures)
  func inMemory(bits: Int?) throws {
    let bytes = try Self.bytes([1, 2, 1 << 60], bits)
    let file = MemoryFile(bytes)
    let list = try Blocklist(file.reader, inMemoryUpTo: bytes.count)
    file.state.withLock { $0 = .init(bytes: [], isUnchanged: false) }
    #expect(list.lookUp(key: 2) == .listed && list.contains(key: 1 << 60))
    #expect(file.state.withLock(\.reads) == 0)
  }

  @Test("Of a file that was changed, nobody knows what is listed", arguments: structures)
  func changed(bits: Int?) throws {
    let bytes = try Self.bytes([1, 2, 1 << 60], bits)
    let file = MemoryFile(bytes)
    let list = try Blocklist(file.reader, inMemoryUpTo: 0)
    #expect(list.lookUp(key: 1) == .listed && list.lookUp(key: 77 << 40) == .unlisted)
    let changes: [@Sendable (inout MemoryFile.State) -> Void] = [
      { $0.isUnchanged = false }, { $0.bytes.removeLast($0.bytes.count - 64) }, { $0.bytes = [] },
    ]
    for change in changes {
      file.state.withLock { $0 = .init(bytes: bytes) }
      #expect(list.lookUp(key: 1) == .listed)
      file.state.withLock { change(&$0) }
      #expect(list.lookUp(key: 1) == .unreadable && list.lookUp(key: 77 << 40) == .unreadable)
      #expect(list.lookUp("any text".utf8Span) == .unreadable)
      #expect(list.contains("any text"), "what nobody knows passes for listed")
    }
  }

  @Test("A file that changes while it is verified is not loaded")
  func changedAtLoad() throws {
    let bytes = try Self.bytes([1, 2, 3], 14)
    for limit in [0, bytes.count] {
      let file = MemoryFile(bytes)
      file.state.withLock { _ = $0.bytes.removeLast() }
      #expect(throws: BlocklistError.unreadable) {
        try Blocklist(file.reader, inMemoryUpTo: limit)
      }
    }
    let file = MemoryFile(bytes)
    file.state.withLock { $0.isUnchanged = false }
    #expect(throws: BlocklistError.unreadable) { try Blocklist(file.reader, inMemoryUpTo: 0) }
    // Bytes in memory are verified there, whatever happens to the file.
    #expect(try Blocklist(file.reader, inMemoryUpTo: bytes.count).lookUp(key: 3) == .listed)
  }
}
