import RuleEngine
import TestSupport
import Testing
import TextRules
import Violations

@Suite struct AffixCheckTests {
  @Test(
    "An affix must stand in its place, scalar by scalar",
    arguments: [
      (AffixCheck.Place.prefix, "AB", "AB-1", true), (.prefix, "AB", "AB", true),
      (.prefix, "AB", "A", false), (.prefix, "AB", "xAB", false), (.prefix, "AB", "ab", false),
      (.prefix, "é", "e\u{301}", false), (.suffix, ".ch", "a.ch", true),
      (.suffix, ".ch", ".ch", true), (.suffix, ".ch", "ch", false),
      (.suffix, ".ch", "a.chx", false),
      (.suffix, "é", "caf\u{E9}", true), (.suffix, "é", "cafe\u{301}", false),
      (.contains, "@", "a@b", true), (.contains, "@", "@", true), (.contains, "@", "ab", false),
      (.contains, "aab", "aaab", true), (.contains, "abc", "ab", false),
      (.contains, "\u{301}", "e\u{301}x", true),
    ]
  )
  func affixes(place: AffixCheck.Place, affix: String, text: String, holds: Bool) {
    let check = AffixCheck(affix, as: place)
    let argument = place == .contains ? "text" : place.rawValue
    let failure = Violation(
      ViolationCode(rawValue: place.rawValue + ".missing"),
      [argument: .text(affix)]
    )
    #expect(check.violations(in: text) == (holds ? [] : [failure]))
    #expect(check.outcome(of: text) == (holds ? .valid : .invalid))
  }

  @Test("Places agree with a search through the scalars on random text")
  func agreesWithSlowSearch() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let text = String.random(ofScalars: 0..<8, from: "abé\u{301}", using: &generator)
      let affix = String.random(ofScalars: 1..<4, from: "abé\u{301}", using: &generator)
      let (all, part) = (Array(text.unicodeScalars), Array(affix.unicodeScalars))
      let places = all.indices.filter { all[$0...].starts(with: part) }
      let expected: [AffixCheck.Place: Bool] = [
        .prefix: places.contains(0), .suffix: places.contains(all.count - part.count),
        .contains: !places.isEmpty,
      ]
      for place in AffixCheck.Place.allCases {
        #expect(
          (AffixCheck(affix, as: place).outcome(of: text) == .valid) == expected[place],
          "\(place) \(affix.debugDescription) in \(text.debugDescription)"
        )
      }
    }
  }

  @Test("An empty or missing text is refused", arguments: AffixCheck.Place.allCases)
  func emptyAffix(place: AffixCheck.Place) {
    for settings in [[:], ["text": ""]] as [[String: Value]] {
      let error = #expect(throws: SettingError.self) { try place.definition.check(settings) }
      #expect(error?.setting == "text")
    }
  }
}
