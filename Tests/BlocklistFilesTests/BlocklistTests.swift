import BlocklistFiles
import TestSupport
import Testing

@Suite struct BlocklistTests {
  static let structures: [Int?] = [nil, 8, 9, 13, 14, 16, 24, 32]

  @Test(
    "Every word is found, however many there are and however they are kept",
    arguments: structures,
    [1, 2, 3, 4, 5, 10, 100, 3_000]
  )
  func members(bits: Int?, count: Int) throws {
    let words = (0..<count).map { "word \($0)" }
    let list = try Blocklist(encoding: words + words, .init(kind: .password, fingerprintBits: bits))
    #expect(list.header.count == UInt64(count))
    #expect(words.allSatisfy { list.contains($0) })
  }

  @Test("Random words of any length and script are found", arguments: [nil, 14] as [Int?])
  func randomMembers(bits: Int?) throws {
    var generator = SplitMix64(seed: 6)
    let words = (0..<2_000).map { _ in
      String.random(ofScalars: 1..<40, from: "aZ09 é\u{301}ß한한国🦊\u{1100}", using: &generator)
    }
    for foldsCase in [false, true] {
      let list = try Blocklist(
        encoding: words,
        .init(kind: .password, fingerprintBits: bits, foldsCase: foldsCase)
      )
      #expect(words.allSatisfy { list.contains($0) })
    }
  }

  @Test("Of other texts, about one in two to the power of bits is taken for listed")
  func falsePositives() throws {
    let words = (0..<5_000).map { "word \($0)" }
    let probes = 60_000
    for bits in [8, 9, 11] {
      let list = try Blocklist(encoding: words, .init(kind: .password, fingerprintBits: bits))
      let found = (0..<probes).count { list.contains("other \($0)") }
      let expected = Double(probes) / Double(1 << bits)
      // Six standard deviations of a count of rare events.
      #expect(abs(Double(found) - expected) < 6 * expected.squareRoot(), "\(bits) bits: \(found)")
    }
  }

  @Test("An exact list takes no other text for listed")
  func exact() throws {
    let list = try Blocklist((0..<5_000).map { "word \($0)" })
    #expect((0..<60_000).count { list.contains("other \($0)") } == 0)
    #expect(list.header.fingerprintBits == nil)
  }

  @Test("Texts are compared in NFC, and with folded case only if asked")
  func forms() throws {
    let words = ["Passwort", "caf\u{E9}", "STRASSE", "I\u{307}x", "한국어"]
    let plain = try Blocklist(words)
    let folded = try Blocklist(words, ignoringCase: true)
    for (text, isListed, isListedFolded) in [
      ("Passwort", true, true), ("pASSWORT", false, true), ("passwor", false, false),
      ("cafe\u{301}", true, true), ("CAFÉ", false, true), ("CAFE\u{301}", false, true),
      ("cafe", false, false), ("straße", false, true), ("STRASSE", true, true),
      ("\u{130}x", true, true), ("i\u{307}X", false, true),
      ("\u{1112}\u{1161}\u{11AB}국어", true, true), ("passwort ", false, false), ("", false, false),
    ] {
      #expect(plain.contains(text) == isListed, "\(text)")
      #expect(folded.contains(text) == isListedFolded, "\(text)")
    }
  }

  @Test("A long text of capital letters is folded too")
  func longTexts() throws {
    let words = [1_023, 1_024, 1_025, 5_000].map { String(repeating: "aB", count: $0) }
    let list = try Blocklist(words, ignoringCase: true)
    for word in words {
      #expect(list.contains(word))
      #expect(list.contains(word.uppercased()))
      #expect(!list.contains(word + "c"))
    }
  }

  @Test("Lists of many segments find their keys in each", arguments: [nil, 14] as [Int?])
  func segments(bits: Int?) throws {
    var generator = SplitMix64(seed: 7)
    let keys = (0..<3_000).map { _ in generator.next() }.sorted()
    // The encoder expects 2^22 entries, so there are 16 segments.
    var encoder = BlocklistEncoder(
      .init(kind: .password, fingerprintBits: bits),
      expecting: 1 << 22
    )
    #expect(encoder.segmentBits == 4)
    var body: [UInt8] = []
    for number in 0..<16 {
      // One segment stays empty.
      let own = keys.filter { $0 >> 60 == UInt64(number) && number != 5 }
      body += encoder.encode(own[...])
    }
    let list = try Blocklist(BlocklistBytes(try encoder.finish().bytes + body))
    #expect(keys.allSatisfy { list.contains(key: $0) == ($0 >> 60 != 5) })
    #expect((0..<1_000).count { _ in list.contains(key: generator.next()) } <= 3)
  }

  @Test("A list without entries is refused")
  func empty() {
    #expect(throws: BlocklistError.empty) { try Blocklist([String]()) }
  }

  @Test("The same entries in another order give the same bytes")
  func reproducible() throws {
    func bytes(_ numbers: some Sequence<Int>) throws -> [UInt8] {
      let keys = numbers.map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }.sorted()
      var encoder = BlocklistEncoder(.init(kind: .password, fingerprintBits: 9), expecting: 1)
      let body = encoder.encode(keys[...])
      return try encoder.finish().bytes + body
    }
    #expect(try bytes(0..<500) == bytes((0..<500).reversed()))
  }
}

/// Membership lookups from many threads at the same time, which share the bytes of one list.
@Suite("Blocklists from many threads")
struct BlocklistThreadsTests {
  private static let alphabet = "aeilnorst12éЖ漢K"

  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      String.random(ofScalars: 0..<24, from: alphabet, using: &generator)
    }
  }

  @Test(
    "Every thread finds what one alone finds, however the list is kept",
    arguments: [nil, 14] as [Int?],
    [false, true]
  )
  func sameAnswers(bits: Int?, foldsCase: Bool) async throws {
    let listed = Self.texts(3_000, seed: 2_026)
    let list = try Blocklist(
      encoding: listed,
      .init(kind: .password, fingerprintBits: bits, foldsCase: foldsCase)
    )
    let asked = listed + Self.texts(3_000, seed: 2_027)
    let alone = asked.map { list.contains($0) }
    #expect(!alone.prefix(listed.count).contains(false), "what is listed is found")
    #expect(alone.contains(false), "not everything is listed")
    await withTaskGroup(of: [Bool].self) { group in
      for thread in 0..<8 {
        group.addTask {
          // Each thread begins at a different place.
          let start = thread * asked.count / 8
          let answers = (asked[start...] + asked[..<start]).map { list.contains($0) }
          return Array(answers.suffix(start) + answers.dropLast(start))
        }
      }
      for await answers in group { #expect(answers == alone) }
    }
  }
}
