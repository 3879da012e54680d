import Foundation
import TestSupport
import Testing

@testable import TextPatterns

/// Tables find what the search finds.
@Suite struct GroupTableTests {
  @Test(
    "A pattern is read once where the next character says the way",
    arguments: [
      (
        "(?<country>[A-Z]{2})(?<check>[0-9]{2})(?<account>[0-9A-Z]{1,30})",
        TextPattern.GroupReader.once
      ),
      ("(?<a>[a-z]+)-(?<b>[a-z]*)", .once), ("(?<a>x)|(?<b>y)", .once),
      ("(?:(?<a>x)|(?<b>y?))*", .once),
      ("(?!00)(?<a>[0-9])(?<b>[0-9])", .once), ("x(?<a>1)|y(?<a>2)", .once),
      ("(?<a>[0-9]{1,9})(?<b>[0-9])", .backwardsFirst), ("(?<a>.*)-(?<b>.*)", .backwardsFirst),
      ("(?s)(?<a>.)(?<b>.?)", .backwardsFirst),
      ("(?=x)(?<a>.)1|(?=y)(?<a>.)2", .search), ("(?:(?<a>x)|-(?<a>y))*", .search),
      ("(?<a>.{1,200})-(?<b>.{1,200})", .search),
    ]
  )
  func reader(pattern: String, expected: TextPattern.GroupReader) throws {
    #expect(try TextPattern(pattern).groupReader == expected)
  }

  @Test("Tables agree with the search on random patterns", arguments: 0..<4 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var generator = RandomPatternGenerator(SplitMix64(seed: seed))
    var counts: [TextPattern.GroupReader: Int] = [:]
    var matchCount = 0
    for _ in 0..<400 {
      let random = generator.next()
      guard !random.names.isEmpty else { continue }
      let pattern: TextPattern
      do throws(TextPatternError) { pattern = try TextPattern(random.pattern) } catch { continue }
      counts[pattern.groupReader, default: 0] += 1
      for _ in 0..<8 {
        let text = random.text(using: &generator.random)
        let expected = pattern.groups(in: text)
        if expected != nil { matchCount += 1 }
        let name = "\(random.pattern.debugDescription), \(text.debugDescription)"
        #expect(pattern.groupsByTables(in: text) == expected, "\(name)")
      }
    }
    #expect(matchCount > 300)
    #expect(counts[.once, default: 0] > 20 && counts[.backwardsFirst, default: 0] > 5)
  }

  @Test("Tables agree with the search on all short texts", arguments: 0..<4 as Range<UInt64>)
  func small(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for (atoms, alphabet) in [
      (["a", "b", "[ab]", "[^a]", "c", "(?<g>a)", "(?<g>b?)"], ["a", "b", "c"]),
      (["(?s:.)", #"\r"#, #"\n"#, #"(?<g>[\r\n])"#, "(?<g>(?s:.))"], ["\r", "\n", "a"]),
    ] {
      let patterns = SmallPattern(atoms: atoms, size: 8)
      let texts = String.all(over: alphabet, upTo: 5)
      for _ in 0..<15 {
        let pattern = try TextPattern(patterns.random(using: &generator).numberingGroups)
        for text in texts {
          let found = pattern.groupsByTables(in: text)
          #expect(found == pattern.groups(in: text), "\(pattern.pattern), \(text.debugDescription)")
        }
      }
    }
  }

  @Test("Long texts have the same groups", arguments: [255, 256, 257, 1_000, 5_000])
  func long(count: Int) throws {
    for (start, letter) in ["x", "é", "中", "😀"].map({ ("y", $0) }) {
      let text = start + String(repeating: letter, count: count - 1)
      for pattern in ["(?<a>y)(?<b>[^y]*)", "(?<a>.*)(?<b>.)", "(?<a>y)(?<b>z*)"] {
        let pattern = try TextPattern(pattern)
        #expect(pattern.groupsByTables(in: text) == pattern.groups(in: text))
      }
    }
  }

  @Test("Names beyond the greatest number are left out, and the pattern is searched")
  func names() throws {
    let names = (0..<40).map { "(?<n\($0)>[a-z])" }
    let pattern = try TextPattern(names.joined())
    #expect(pattern.groupNames.count > TextPattern.mostGroups)
    let text = String(repeating: "x", count: 40)
    var ranges = GroupRanges()
    #expect(pattern.groups(in: text.utf8Span, into: &ranges))
    #expect(ranges[0] == 0..<1 && ranges[31] == 31..<32)
    #expect(pattern.groupReader == .search)
    let most = try TextPattern(names.prefix(32).joined())
    #expect(most.groupReader == .once)
    #expect(most.groupsByTables(in: String(text.prefix(32))) == (0..<32).map { $0..<($0 + 1) })
  }

  @Test("Ranges are unset at first and can be written")
  func ranges() {
    var ranges = GroupRanges()
    #expect((0..<GroupRanges.capacity).allSatisfy { ranges[$0] == nil })
    ranges[3] = 5..<5
    #expect(ranges[3] == 5..<5)
    ranges[3] = nil
    #expect(ranges[3] == nil)
  }

  @Test("A pattern without groups takes nothing")
  func none() throws {
    #expect(try TextPattern("a+").groupsByTables(in: "aa") == [])
    #expect(try TextPattern("a+").groupsByTables(in: "b") == nil)
  }

  @Test("What one text took does not show in the next")
  func reused() throws {
    let pattern = try TextPattern("(?<a>x)?(?<b>y)?")
    var ranges = GroupRanges()
    #expect(pattern.groups(in: "xy".utf8Span, into: &ranges) && ranges[0] == 0..<1)
    #expect(pattern.groups(in: "y".utf8Span, into: &ranges) && ranges[0] == nil)
    #expect(ranges[1] == 0..<1)
  }
}

extension String {
  /// Gives groups that are all called `g` names of their own: `g0`, `g1`.
  var numberingGroups: String {
    var count = 0
    return components(separatedBy: "<g>").enumerated().reduce(into: "") { result, part in
      if part.offset > 0 {
        result += "<g\(count)>"
        count += 1
      }
      result += part.element
    }
  }
}
