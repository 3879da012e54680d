import Rules
import TestSupport
import Testing

/// Membership asked from many threads at once, which share the bytes of one list.
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
          // Each thread begins somewhere else.
          let start = thread * asked.count / 8
          let answers = (asked[start...] + asked[..<start]).map { list.contains($0) }
          return Array(answers.suffix(start) + answers.dropLast(start))
        }
      }
      for await answers in group { #expect(answers == alone) }
    }
  }
}
