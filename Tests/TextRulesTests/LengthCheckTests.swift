import RuleEngine
import TestSupport
import Testing
import TextRules
import UnicodeText
import Violations

@Suite struct LengthCheckTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var check: LengthCheck
    var text: String
    var expected: [Violation]
  }

  /// Hyphens and spaces.
  private static let hyphens: UnicodeSet? = {
    do { return try UnicodeSet(pattern: "[- ]") } catch { return nil }
  }()

  static let rows = [
    Row(testDescription: "valid/at the minimum", check: .init(2...4), text: "ab", expected: []),
    Row(testDescription: "valid/at the maximum", check: .init(2...4), text: "abcd", expected: []),
    Row(
      testDescription: "invalid/one too few",
      check: .init(2...4),
      text: "a",
      expected: [Violation("length.too_short", ["minimum": 2, "actual": 1, "unit": "characters"])]
    ),
    Row(
      testDescription: "invalid/one too many",
      check: .init(2...4),
      text: "abcde",
      expected: [Violation("length.too_long", ["maximum": 4, "actual": 5, "unit": "characters"])]
    ),
    Row(
      testDescription: "invalid/not the one length",
      check: .init(3...3, counting: .bytes),
      text: "ééé",
      expected: [Violation("length.wrong.bytes", ["expected": 3, "actual": 6, "unit": "bytes"])]
    ),
    Row(
      testDescription: "valid/some do not count",
      check: .init(4...4, ignoring: hyphens),
      text: "- 12-34 ",
      expected: []
    ),
    Row(
      testDescription: "invalid/what does not count is not enough",
      check: .init(1...4, ignoring: hyphens),
      text: "- -",
      expected: [Violation("length.too_short", ["minimum": 1, "actual": 0, "unit": "characters"])]
    ),
    Row(
      testDescription: "invalid/too many that count",
      check: .init(0...2, counting: .bytes, ignoring: hyphens),
      text: "é-a",
      expected: [Violation("length.too_long.bytes", ["maximum": 2, "actual": 3, "unit": "bytes"])]
    ),
    Row(
      testDescription: "invalid/too few words",
      check: .init(2...4, counting: .words),
      text: "one",
      expected: [Violation("length.too_short.words", ["minimum": 2, "actual": 1, "unit": "words"])]
    ),
    Row(
      testDescription: "invalid/surrogates",
      check: .init(0...1, counting: .utf16),
      text: "👍",
      expected: [Violation("length.too_long", ["maximum": 1, "actual": 2, "unit": "utf16"])]
    ),
    Row(
      testDescription: "invalid/limits that hold every number below",
      check: .init(Int.min...0, counting: .scalars),
      text: "a",
      expected: [Violation("length.too_long", ["maximum": 0, "actual": 1, "unit": "scalars"])]
    ),
    Row(
      testDescription: "valid/no limit at all",
      check: .init(0...Int.max),
      text: "a",
      expected: []
    ),
  ]

  @Test("A length outside the limits is reported with the limit and the length", arguments: rows)
  func limits(row: Row) {
    #expect(row.check.violations(in: row.text) == row.expected)
    #expect(row.check.outcome(of: row.text) == (row.expected.isEmpty ? .valid : .invalid))
  }

  @Test(
    "Each unit counts what its documentation says",
    arguments: [
      ("", 0, 0, 0, 0), ("Zoe", 3, 3, 3, 3), ("a\r\nb", 3, 4, 4, 4), ("\r\n\r\n", 2, 4, 4, 4),
      ("\n\r", 2, 2, 2, 2), ("\r\r\n", 2, 3, 3, 3), ("Zo\u{EB}", 3, 3, 3, 4),
      ("Zoe\u{308}", 3, 4, 4, 5), ("👨‍👩‍👧‍👦", 1, 7, 11, 25), ("क्षि", 1, 4, 4, 12),
      ("🇨🇭", 1, 2, 4, 8), ("\u{1112}\u{1161}\u{11AB}", 1, 3, 3, 9), ("\u{301}", 1, 1, 1, 2),
    ]
  )
  func units(text: String, characters: Int, scalars: Int, utf16: Int, bytes: Int) {
    let expected: [LengthCheck.Unit: Int] = [
      .characters: characters, .scalars: scalars, .utf16: utf16, .bytes: bytes,
    ]
    for (unit, count) in expected {
      #expect(LengthCheck.length(of: text, in: unit) == count, "\(unit)")
    }
  }

  @Test("Every unit agrees with String on random text", arguments: ["a\r\n", .troublesome])
  func agreesWithString(alphabet: String) {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let text = String.random(ofScalars: 0..<30, from: alphabet, using: &generator)
      #expect(
        LengthCheck.length(of: text, in: .characters) == text.count,
        "\(text.debugDescription)"
      )
      #expect(LengthCheck.length(of: text, in: .scalars) == text.unicodeScalars.count)
      #expect(LengthCheck.length(of: text, in: .utf16) == text.utf16.count)
      #expect(LengthCheck.length(of: text, in: .bytes) == text.utf8.count)
    }
  }

  @Test(
    "Settings that mean nothing are refused with the setting at fault",
    arguments: [
      ([:], nil), (["unit": "bytes"], nil), (["exact": 1, "minimum": 1], "exact"),
      (["minimum": 3, "maximum": 2], "minimum"),
    ] as [([String: Value], String?)]
  )
  func refusedSettings(settings: [String: Value], name: String?) {
    let error = #expect(throws: SettingError.self) {
      try LengthCheck.definition.check(settings)
    }
    #expect(error?.setting == name)
  }

  @Test("Settings give the limits and the unit")
  func settings() throws {
    let exact = try #require(LengthCheck.definition.check(["exact": 4]) as? LengthCheck)
    #expect((exact.limits, exact.unit) == (4...4, .characters))
    let open = try #require(
      LengthCheck.definition.check(["minimum": "1", "unit": "utf16"]) as? LengthCheck
    )
    #expect((open.limits, open.unit) == (1...Int.max, .utf16))
  }
}

extension LengthCheck {
  /// Returns the length that this check measures, read back from its report.
  fileprivate static func length(of text: String, in unit: Unit) -> Int? {
    let unreachable = LengthCheck(.max ... .max, counting: unit)
    guard case .integer(let actual) = unreachable.violations(in: text).first?.arguments["actual"]
    else { return nil }
    return actual
  }
}
