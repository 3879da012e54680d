import Foundation
import TestSupport
import Testing

@testable import TextPatterns

/// Random patterns match what ICU matches, and their groups take what ICU's take.
@Suite struct ICUAgreementTests {
  /// How many pairs of a pattern and a text are tried.
  ///
  /// The environment may ask for more:
  ///
  ///     RULEBOOK_PATTERN_PAIRS=1000000 swift test -c release --filter ICUAgreementTests
  private static let pairCount =
    ProcessInfo.processInfo.environment["RULEBOOK_PATTERN_PAIRS"].flatMap(Int.init) ?? 3_000

  @Test("Random patterns agree with ICU", arguments: 0..<4 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var generator = RandomPatternGenerator(SplitMix64(seed: seed))
    var matchCount = 0
    var pairs = 0
    while pairs < Self.pairCount / 4 {
      let random = generator.next()
      pairs += 1
      let icu = ICUPattern(random.pattern)
      let pattern: TextPattern
      do throws(TextPatternError) {
        pattern = try TextPattern(random.pattern)
      } catch {
        #expect(error.isOfUnsupportedConstruct || icu == nil, "\(random.pattern): \(error)")
        continue
      }
      guard let icu else {
        Issue.record("ICU refuses \(random.pattern)")
        continue
      }
      let simulated = try TextPattern.simulated(random.pattern)
      for _ in 0..<5 {
        pairs += 1
        let text = random.text(using: &generator.random)
        let answer = icu.answer(for: text, groups: random.names)
        let name = "\(random.pattern.debugDescription), \(text.debugDescription)"
        guard answer != .gaveUp else { continue }
        #expect(Self.answer(of: pattern, for: text, groups: random.names) == answer, "\(name)")
        #expect(simulated.matches(text) == (answer != .noMatch), "simulated, \(name)")
        if answer != .noMatch { matchCount += 1 }
      }
    }
    #expect(matchCount > pairs / 10)
  }

  private static func answer(
    of pattern: TextPattern,
    for text: String,
    groups names: [String]
  ) -> ICUPattern.Answer {
    guard pattern.matches(text), let ranges = pattern.groups(in: text) else { return .noMatch }
    let found = Dictionary(uniqueKeysWithValues: zip(pattern.groupNames, ranges))
    return .match(names.map { found[$0] ?? nil })
  }
}
