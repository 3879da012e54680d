import Checksums
import TestSupport
import Testing

@testable import BlocklistFiles

@Suite("Damaged blocklists")
struct BlocklistDamageTests {
  static let structures: [Int?] = [nil, 14]

  /// The bytes of a small list.
  private static func bytes(_ fingerprintBits: Int?) throws -> [UInt8] {
    let words = (0..<40).map { "word \($0)" }
    let options = BlocklistEncoder.Options(kind: .password, fingerprintBits: fingerprintBits)
    let keys = words.map { BlocklistEncoder.keys(options).key(of: $0.utf8Span) }.sorted()
    var encoder = BlocklistEncoder(options, expecting: keys.count)
    let body = encoder.encode(keys[...])
    return try encoder.finish().bytes + body
  }

  /// The kinds of faults, without their details.
  enum Fault: Sendable {
    case foreign, newer, older, wrongSize, damaged, empty, unreadable
  }

  /// Returns the fault in a list, which is the same from memory and from a file that is read by
  /// position.
  private static func fault(_ bytes: [UInt8]) -> Fault? {
    let inMemory = fault { () throws(BlocklistError) in try Blocklist(BlocklistBytes(bytes)) }
    let byPosition = fault { () throws(BlocklistError) in
      try Blocklist(MemoryFile(bytes).reader, inMemoryUpTo: -1)
    }
    #expect(inMemory == byPosition)
    return inMemory
  }

  private static func fault(_ load: () throws(BlocklistError) -> Blocklist) -> Fault? {
    do throws(BlocklistError) {
      _ = try load()
      return nil
    } catch {
      switch error {
      case .foreign: return .foreign
      case .newer: return .newer
      case .older: return .older
      case .cutOff, .wrongSize: return .wrongSize
      case .damaged: return .damaged
      case .empty: return .empty
      case .unreadable: return .unreadable
      }
    }
  }

  @Test("A list with any bit flipped is refused", arguments: structures)
  func flips(bits: Int?) throws {
    let bytes = try Self.bytes(bits)
    #expect(Self.fault(bytes) == nil)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 8)
      let expected: Fault =
        switch place {
        case ..<8: .foreign
        // The flipped bits make the version greater.
        case 8..<10: .newer
        default: .damaged
        }
      #expect(Self.fault(changed) == expected, "byte \(place)")
    }
  }

  @Test(
    "A list of another version says so",
    arguments: [(0, .older), (1, .older), (3, .newer)] as [(UInt8, Fault)]
  )
  func versions(version: UInt8, fault: Fault) throws {
    var bytes = try Self.bytes(14)
    bytes[8] = version
    #expect(Self.fault(bytes) == fault)
  }

  @Test("A header with any byte changed to any other is refused")
  func headers() throws {
    let bytes = try Self.bytes(14)
    for place in 0..<BlocklistHeader.size {
      for value in UInt8.min...UInt8.max where value != bytes[place] {
        var changed = bytes
        changed[place] = value
        #expect(Self.fault(changed) != nil, "byte \(place) as \(value)")
      }
    }
  }

  @Test("A list cut off anywhere, or with something behind it, is refused", arguments: structures)
  func lengths(bits: Int?) throws {
    let bytes = try Self.bytes(bits)
    #expect(Self.fault([]) == .foreign)
    for length in 1..<bytes.count {
      #expect(Self.fault(Array(bytes[..<length])) == .wrongSize, "\(length) bytes")
    }
    #expect(Self.fault(bytes + [0]) == .wrongSize)
    #expect(Self.fault(bytes + bytes) == .wrongSize)
  }

  @Test(
    "Other files are refused as such",
    arguments: [
      ("a text", Array("password\nletmein\n".utf8)), ("zeros", Array(repeating: 0, count: 8_192)),
      ("a program", [0x7F, 0x45, 0x4C, 0x46] + Array(repeating: 1, count: 100)),
      ("one byte", [0x20]),
    ] as [(String, [UInt8])]
  )
  func foreign(name: String, bytes: [UInt8]) {
    #expect(Self.fault(bytes) == .foreign)
  }

  /// Anyone who makes a file can make its checksums too.
  ///
  /// A list like that can be refused or return wrong answers. It must not be read outside its
  /// bytes, which would end this test.
  @Test("Wrong fields under right checksums do no harm", arguments: structures)
  func forgeries(bits: Int?) throws {
    let bytes = try Self.bytes(bits)
    var generator = SplitMix64(seed: 11)
    var loaded = 0
    for _ in 0..<4_000 {
      var forged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let isBody = Int.random(in: 0..<4, using: &generator) == 0
        let places = isBody ? 4_096..<bytes.count : 10..<(BlocklistHeader.size + 32)
        let place = Int.random(in: places, using: &generator)
        forged[place] =
          [0, 1, 0x7F, 0xFF, forged[place] &+ 1, UInt8(truncatingIfNeeded: generator.next())]
          .randomElement(using: &generator) ?? 0
      }
      Self.sign(&forged)
      do throws(BlocklistError) {
        let list = try Blocklist(BlocklistBytes(forged))
        let file = try Blocklist(MemoryFile(forged).reader, inMemoryUpTo: 0)
        loaded += 1
        let words = (0..<40).map { list.keys.key(of: "word \($0)".utf8Span) }
        for key in words + [0, 1, .max, generator.next(), generator.next()] {
          _ = list.contains(key: key)
          #expect(file.lookUp(key: key) != .unreadable)
        }
      } catch {
        continue
      }
    }
    #expect(loaded > 100)
  }

  /// Writes checksums that fit a list of one segment.
  private static func sign(_ bytes: inout [UInt8]) {
    func write(_ number: UInt64, _ place: Int) {
      for index in 0..<8 {
        bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt64(8 * index))
      }
    }
    write(XXH64.hash(bytes.span.extracting(4_096..<bytes.count).bytes), 64 + 24)
    write(XXH64.hash(bytes.span.extracting(64..<4_096).bytes), 48)
    write(XXH64.hash(bytes.span.extracting(0..<56).bytes), 56)
  }
}
