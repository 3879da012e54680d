import RuleEngine
import TestSupport
import Testing
import TextRules
import Violations

@Suite struct RunsCheckTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var settings: [String: Value]
    var text: String
    var expected: [Violation]

    init(_ name: String, _ settings: [String: Value], _ text: String, _ expected: [Violation] = [])
    {
      (testDescription, self.settings, self.text, self.expected) = (name, settings, text, expected)
    }
  }

  private static func repeated(_ maximum: Int, at range: Range<Int>) -> Violation {
    Violation("runs.repeated", ["maximum": .integer(maximum)], at: range)
  }

  private static func sequence(_ maximum: Int, at range: Range<Int>) -> Violation {
    Violation("runs.sequence", ["maximum": .integer(maximum)], at: range)
  }

  static let repeats = [
    Row("valid/as often as allowed", ["maximum-repeat": 2], "aabbaa"),
    Row("valid/apart", ["maximum-repeat": 1], "ababab"),
    Row("invalid/one more", ["maximum-repeat": 2], "xaaay", [repeated(2, at: 1..<4)]),
    Row("invalid/to its end", ["maximum-repeat": 2], "x     ", [repeated(2, at: 1..<6)]),
    Row("invalid/the first of two", ["maximum-repeat": 1], "abbcdd", [repeated(1, at: 1..<3)]),
    Row("invalid/small and capital", ["maximum-repeat": 2], "aAa", [repeated(2, at: 0..<3)]),
    Row("valid/case counts", ["maximum-repeat": 2, "ignoring-case": false], "aAa"),
    Row(
      "invalid/é written in two ways",
      ["maximum-repeat": 1],
      "e\u{301}\u{E9}",
      [repeated(1, at: 0..<5)]
    ),
    Row("valid/é decomposed twice", ["maximum-repeat": 2], "e\u{301}e\u{301}"),
    Row("valid/e and é", ["maximum-repeat": 1], "ee\u{301}"),
    Row("invalid/Cyrillic", ["maximum-repeat": 2], "дДД", [repeated(2, at: 0..<6)]),
    Row(
      "invalid/both forms of sigma",
      ["maximum-repeat": 1],
      "ας\u{3C3}",
      [repeated(1, at: 2..<6)]
    ),
    Row("valid/ß is one character, and folds to two", ["maximum-repeat": 1], "Straße"),
    Row("invalid/ß and capital ß", ["maximum-repeat": 1], "aßẞa", [repeated(1, at: 1..<6)]),
    Row(
      "invalid/families of emoji",
      ["maximum-repeat": 1],
      "👨‍👩‍👧👨‍👩‍👧",
      [repeated(1, at: 0..<36)]
    ),
    Row("valid/different skin", ["maximum-repeat": 1], "👍🏽👍🏿"),
    Row("valid/flags in pairs", ["maximum-repeat": 1], "🇨🇭🇩🇪"),
    Row(
      "invalid/line breaks of two bytes",
      ["maximum-repeat": 1],
      "\r\n\r\n",
      [repeated(1, at: 0..<4)]
    ),
    Row("valid/a line break is another than its parts", ["maximum-repeat": 1], "\r\r\n\n"),
  ]

  static let sequences = [
    Row("valid/as long as allowed", ["maximum-sequence": 3], "abcxyz321"),
    Row("invalid/up", ["maximum-sequence": 3], "xabcd!", [sequence(3, at: 1..<5)]),
    Row("invalid/down", ["maximum-sequence": 3], "a4321", [sequence(3, at: 1..<5)]),
    Row("valid/up and down share one", ["maximum-sequence": 3], "abcba"),
    Row("valid/neither way is long", ["maximum-sequence": 3], "bcbaz", []),
    Row(
      "invalid/the way back is longer",
      ["maximum-sequence": 3],
      "cdcba",
      [sequence(3, at: 1..<5)]
    ),
    Row("invalid/small and capital", ["maximum-sequence": 2], "aBc", [sequence(2, at: 0..<3)]),
    Row("valid/case counts", ["maximum-sequence": 2, "ignoring-case": false], "aBcD"),
    Row(
      "invalid/capitals, where case counts",
      ["maximum-sequence": 2, "ignoring-case": false],
      "XYZ",
      [sequence(2, at: 0..<3)]
    ),
    Row("valid/after 9 nothing follows", ["maximum-sequence": 2], "8900901"),
    Row("valid/z and a", ["maximum-sequence": 2], "yzab"),
    Row("valid/signs have no order", ["maximum-sequence": 2], "()*+,-./"),
    Row("valid/from digits to signs and letters", ["maximum-sequence": 2], "89:;@AZ[`az{"),
    Row("invalid/Greek past sigma", ["maximum-sequence": 3], "πρστ", [sequence(3, at: 0..<8)]),
    Row("invalid/Greek capitals", ["maximum-sequence": 3], "ΑΒΓΔ", [sequence(3, at: 0..<8)]),
    Row(
      "invalid/Cyrillic without ё",
      ["maximum-sequence": 3],
      "деёдежз",
      [sequence(3, at: 6..<14)]
    ),
    Row(
      "invalid/Hebrew past final letters",
      ["maximum-sequence": 3],
      "יכלמנ",
      [sequence(3, at: 0..<10)]
    ),
    Row(
      "invalid/Arabic as it is recited",
      ["maximum-sequence": 3],
      "ابتث",
      [sequence(3, at: 0..<8)]
    ),
    Row("invalid/Arabic over the gap", ["maximum-sequence": 2], "عغف", [sequence(2, at: 0..<6)]),
    Row("invalid/Hiragana", ["maximum-sequence": 3], "あいうえ", [sequence(3, at: 0..<12)]),
    Row("invalid/Katakana of half width", ["maximum-sequence": 2], "ｱｲｳ", [sequence(2, at: 0..<9)]),
    Row("invalid/Hangul", ["maximum-sequence": 3], "가나다라", [sequence(3, at: 0..<12)]),
    Row("valid/Han, by code", ["maximum-sequence": 2], "\u{4E00}\u{4E01}\u{4E02}"),
    Row("invalid/Georgian, by code", ["maximum-sequence": 2], "აბგ", [sequence(2, at: 0..<9)]),
    Row("invalid/Arabic digits", ["maximum-sequence": 3], "٤٣٢١", [sequence(3, at: 0..<8)]),
    Row("invalid/full width", ["maximum-sequence": 2], "ａｂｃ１２３", [sequence(2, at: 0..<9)]),
    Row("valid/digits of two kinds", ["maximum-sequence": 2], "1٢3"),
    Row(
      "valid/digits beside others in Unicode",
      ["maximum-sequence": 2],
      "\u{1D7D6}\u{1D7D7}\u{1D7D8}"
    ),
    Row("valid/accents", ["maximum-sequence": 2], "àáâã"),
    Row(
      "invalid/both kinds",
      ["maximum-repeat": 2, "maximum-sequence": 2],
      "abc111",
      [repeated(2, at: 3..<6), sequence(2, at: 0..<3)]
    ),
  ]

  @Test("Repeated characters", arguments: repeats)
  func repeatedCharacters(row: Row) throws { try check(row) }

  @Test("Sequences", arguments: sequences)
  func neighbours(row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    let check = try RunsCheck.definition.check(row.settings)
    #expect(check.violations(in: row.text) == row.expected)
    #expect(check.outcome(of: row.text) == (row.expected.isEmpty ? .valid : .invalid))
  }

  @Test(
    "Settings that say nothing are refused",
    arguments: [[:], ["maximum-repeat": 0], ["maximum-sequence": 1]] as [[String: Value]]
  )
  func refusedSettings(settings: [String: Value]) {
    #expect(throws: SettingError.self) { try RunsCheck.definition.check(settings) }
  }

  @Test("Runs agree with an obvious search for them", arguments: 0..<400 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = seed % 2 == 0 ? "abcABC1239 -" : "abcABCéÉ1239 -\u{301}дежД\r\n"
    let text = String.random(ofScalars: 1..<30, from: alphabet, using: &generator)
    let (most, longest) = (
      Int.random(in: 1...3, using: &generator), Int.random(in: 2...4, using: &generator)
    )
    let check = RunsCheck(maximumRepeat: most, maximumSequence: longest)
    let codes = Set(check.violations(in: text).map(\.code))
    let characters = Array(text).map { $0.lowercased() }
    #expect(
      codes.contains("runs.repeated") == Self.hasRepeat(longerThan: most, characters),
      "\(text)"
    )
    #expect(
      codes.contains("runs.sequence") == Self.hasSequence(longerThan: longest, characters),
      "\(text)"
    )
  }

  private static func hasRepeat(longerThan most: Int, _ characters: [String]) -> Bool {
    characters.indices.contains { start in
      let run = characters[start...].prefix(most + 1)
      return run.count == most + 1 && Set(run).count == 1
    }
  }

  private static func hasSequence(longerThan most: Int, _ characters: [String]) -> Bool {
    let orders = ["abc", "123", "9", "деж"].flatMap { [$0, String($0.reversed())] }
    return characters.indices.contains { start in
      let run = characters[start...].prefix(most + 1).joined()
      return run.count == most + 1 && orders.contains { $0.contains(run) }
    }
  }

  @Test("A text of the largest size is read once: a run has as many characters as the text")
  func large() {
    let texts = HostileSamples.texts.filter { $0.utf8.count > 1_000 && Set($0).count == 1 }
    #expect(texts.count == 5)
    for text in texts {
      let count = text.count
      #expect(RunsCheck(maximumRepeat: count, maximumSequence: 1).outcome(of: text) == .valid)
      #expect(
        RunsCheck(maximumRepeat: count - 1, maximumSequence: 1).violations(in: text)
          == [Self.repeated(count - 1, at: 0..<text.utf8.count)]
      )
    }
  }
}
