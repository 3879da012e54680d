import PersonNames
import TestSupport
import Testing
import UnicodeText
import Violations

@testable import NameRules
@testable import RuleEngine

/// Compares the fast path with the slow one, and tests what holds for every name.
@Suite struct NameRandomTests {
  /// Pieces of random names: good, odd and bad ones.
  static let pieces: [String] = [
    "a", "b", "Z", "é", "e\u{301}", "ß", "o\u{302}\u{323}", "\u{301}", "\u{301}\u{301}\u{301}",
    "О", "л", "ьга", "Й", "Ε", "λένη", "م", "حمد", "\u{64E}", "\u{651}", "ב", "ן", "अ", "मि",
    "\u{94D}",
    "\u{200C}", "\u{200D}", "田", "中", "マ", "リー", "の", "ㄅ", "김", "สม", "ชาย", "\u{E31}", "ʻ", "ʼ",
    "々", "〇",
    " ", " ", "  ", "\u{A0}", "\u{3000}", "\t", "'", "’", "‘", "-", "-", ".", ".", ",", "·", "・",
    "־", "׳", "\"", "་",
    "_", "@", "/", "<b>", "&amp;", "1", "٢", "Ⅳ", "€", "❤", "❤\u{FE0F}", "🇩🇪", "1\u{FE0F}\u{20E3}",
    "𝐀", "ⓐ", "ſ",
    "\u{202E}", "\u{200B}", "\u{FE0F}", "\u{E0100}", "\u{FFFD}", "\u{E000}", "\u{378}", "\u{2EBF0}",
    "\u{34F}",
    ".com", "www.", "x.y", "https://", "Ａ", "ｶ", "ﾞ", "\u{1100}", "\u{1161}", "\u{330}", "θ", "ᠠ",
    "\u{180E}",
  ]

  static func names(seed: UInt64, count: Int) -> [String] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let length = Int.random(in: 1...7, using: &random)
      return (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
  }

  static func check(_ settings: [String: Value] = [:]) throws -> NameCheck {
    let definition = NameCheck.definition
    let check = try definition.check(
      settings,
      prepared: ["joiners": try NameFixtures.table("joiners.txt")]
    )
    return try #require(check as? NameCheck)
  }

  @Test(
    "What the fast way accepts, a close look accepts",
    arguments: [[:], ["scripts": ["Cyrl", "Arab"]], ["profile": "display"], ["shared-marks": 1]]
      as [[String: Value]]
  )
  func fastWay(settings: [String: Value]) throws {
    let check = try Self.check(settings)
    let plain = try #require(check.policy.plainNames)
    var accepted = 0
    for name in Self.names(seed: 7, count: 20_000) {
      guard plain.surelyContain(name.utf8Span) else { continue }
      accepted += 1
      var findings = Findings()
      check.inspect(name.utf8Span, into: &findings)
      #expect(findings.violations.isEmpty, "\(name.debugDescription) \(findings.violations)")
    }
    #expect(accepted > 50)
  }

  @Test("What the fast way accepts of real names in other words, a close look accepts")
  func fastWayInEveryScript() throws {
    let check = try Self.check()
    let plain = try #require(check.policy.plainNames)
    let real = try NameFixtures.rows("real-names.tsv").map { $0[0] }
    let hostile = try NameFixtures.rows("hostile-names.tsv").map { $0[0] }
    let words = (real + hostile).flatMap { $0.split(separator: " ").map(String.init) }
    var random = SplitMix64(seed: 11)
    var names = real + hostile
    for _ in 0..<5_000 {
      var name = words.randomElement(using: &random) ?? ""
      // One character less, one more, or one in another place.
      var scalars = Array(name.unicodeScalars)
      if Bool.random(using: &random), let index = scalars.indices.randomElement(using: &random) {
        let scalar = scalars.remove(at: index)
        if Bool.random(using: &random) {
          scalars.insert(scalar, at: Int.random(in: 0...scalars.count, using: &random))
        } else if let other = (words.randomElement(using: &random) ?? "").unicodeScalars.first {
          scalars.insert(other, at: index)
        }
      }
      name = String(String.UnicodeScalarView(scalars))
      if Bool.random(using: &random) {
        name += [" ", "-", ".", "’", ""].randomElement(using: &random) ?? ""
        name += words.randomElement(using: &random) ?? ""
      }
      names.append(name)
    }
    #expect(try Self.accepted(names, plain, check) > 1_250)
  }

  @Test(
    "What the fast way accepts of open data, a close look accepts",
    .needsConformanceSuites
  )
  func fastWayOnOpenData() throws {
    let check = try Self.check()
    let plain = try #require(check.policy.plainNames)
    let names = try [
      "names-faker-open", "names-cldr-samples-open", "names-tricky-open", "names-din91379",
      "names-precis-golden-open", "names-uts39-icu72-open",
    ].flatMap { try NameFixtures.openCases($0).map(\.input) }
    #expect(try Self.accepted(names, plain, check) > 1_000)
  }

  /// Returns how many names are plain, and expects that a close look finds nothing in them.
  private static func accepted(
    _ names: [String],
    _ plain: PlainNames,
    _ check: NameCheck
  ) throws -> Int {
    var accepted = 0
    for name in names where plain.surelyContain(name.utf8Span) {
      accepted += 1
      var findings = Findings()
      check.inspect(name.utf8Span, into: &findings)
      #expect(findings.violations.isEmpty, "\(name.debugDescription) \(findings.violations)")
    }
    return accepted
  }

  @Test("Ordinary names need no close look")
  func ordinaryNames() throws {
    let check = try Self.check()
    let plain = try #require(check.policy.plainNames)
    for name in [
      "Anne-Marie O’Connor", "J. R. R. Tolkien", "Łukasz Żółć", "Ольга Владимировна",
      "محمد عبد الله",
      "अमिताभ बच्चन", "田中花子", "김영희", "สมชาย ใจดี",
    ] {
      let isPlain = plain.surelyContain(name.utf8Span)
      #expect(isPlain, "\(name)")
    }
  }

  @Test("The normalised form is accepted again and stays as it is")
  func normalizedForm() throws {
    let rule = try NameFixtures.rule()
    let context = CheckContext()
    for name in Self.names(seed: 8, count: 10_000) {
      let report = rule.report(on: .text(name), in: context)
      #expect(rule.outcome(of: name, in: context) == report.outcome, "\(name.debugDescription)")
      guard let normalized = report.normalized else { continue }
      let again = rule.report(on: normalized, in: context)
      #expect(again.normalized == normalized, "\(name.debugDescription)")
    }
  }

  @Test("The verdict does not depend on the normalisation form of the input")
  func normalizationForms() throws {
    let rule = try NameFixtures.rule()
    let context = CheckContext()
    for name in Self.names(seed: 9, count: 10_000) {
      let codes = rule.report(on: .text(name), in: context).violations.map(\.code)
      for other in [name.utf8Span.normalized(.nfc).text, Self.decomposed(name)] {
        let found = rule.report(on: .text(other), in: context).violations.map(\.code)
        #expect(found == codes, "\(name.debugDescription)")
      }
    }
  }

  /// Decomposes the few letters of the pieces that compose.
  private static func decomposed(_ text: String) -> String {
    text.replacing("é", with: "e\u{301}").replacing("Й", with: "И\u{306}")
      .replacing("김", with: "\u{1100}\u{1175}\u{11B7}")
  }

  @Test("Every place is inside the input, on the boundaries of scalars")
  func places() throws {
    let rule = try NameFixtures.rule()
    for name in Self.names(seed: 10, count: 10_000) {
      let bytes = Array(name.utf8)
      for violation in rule.report(on: .text(name), in: CheckContext()).violations {
        guard let range = violation.range else { continue }
        let isInside = range.lowerBound < range.upperBound && range.upperBound <= bytes.count
        #expect(isInside, "\(name.debugDescription) \(violation)")
        for place in [range.lowerBound, range.upperBound] where place < bytes.count {
          #expect(bytes[place] & 0xC0 != 0x80, "\(name.debugDescription) \(violation)")
        }
      }
    }
  }
}
