import RuleEngine
import TestSupport
import Testing
import TextRules
import UnicodeText
import Violations

@Suite struct CharactersCheckTests {
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

  static func offender(_ scalar: Unicode.Scalar, at range: Range<Int>) -> Violation {
    Violation("characters.not_allowed", ["character": .character(scalar)], at: range)
  }

  static let rows = [
    Row("valid/allowed", ["allowed": "[a-z]"], "abc"),
    Row("valid/allowed letters of any script", ["allowed": #"[\p{L}]"#], "aя田"),
    Row("valid/allowed letters of Unicode 16", ["allowed": #"[\p{L}]"#], "a\u{A7DA}\u{10D50}"),
    Row("valid/allowed emoji of Unicode 17", ["allowed": #"[\p{Emoji}]"#], "😀\u{1FAEA}"),
    Row(
      "invalid/letter of Unicode 16",
      ["allowed": #"[\p{L}-\p{Lu}]"#],
      "a\u{A7DA}",
      [offender("\u{A7DA}", at: 1..<4)]
    ),
    Row("invalid/first of two", ["allowed": "[a-z]"], "ab1c2", [offender("1", at: 2..<3)]),
    Row("invalid/at the beginning", ["allowed": "[a-z]"], "éa", [offender("é", at: 0..<2)]),
    Row("invalid/four bytes", ["allowed": "[a-zé]"], "é😀", [offender("😀", at: 2..<6)]),
    Row("invalid/control", ["allowed": "[a-z]"], "a\u{0}", [offender("\u{0}", at: 1..<2)]),
    Row(
      "invalid/a combining mark is a character of its own",
      ["allowed": "[a-z]"],
      "e\u{301}",
      [offender("\u{301}", at: 1..<3)]
    ),
    Row("valid/forbidden", ["forbidden": "[0-9]"], "abc"),
    Row("invalid/forbidden", ["forbidden": "[0-9]"], "äb7", [offender("7", at: 3..<4)]),
    Row(
      "invalid/forbidden before not allowed",
      ["allowed": "[a-z0-9]", "forbidden": "[0-9]"],
      "a1é",
      [offender("1", at: 1..<2)]
    ),
    Row(
      "invalid/not allowed before forbidden",
      ["allowed": "[a-z0-9]", "forbidden": "[0-9]"],
      "aé1",
      [offender("é", at: 1..<3)]
    ),
    Row("valid/counted", ["counted": #"\p{Nd}"#, "minimum": 2, "class": "digit"], "1a٣"),
    Row(
      "invalid/too few",
      ["counted": #"\p{Nd}"#, "minimum": 2, "class": "digit"],
      "a1",
      [Violation("characters.too_few.digit", ["minimum": 2, "actual": 1, "class": "digit"])]
    ),
    Row(
      "invalid/too many",
      ["counted": "[A-Z]", "maximum": 1],
      "ABc",
      [Violation("characters.too_many", ["maximum": 1, "actual": 2, "class": "other"])]
    ),
    Row(
      "invalid/too many of a kind with a name",
      ["counted": "[A-Z]", "maximum": 1, "class": "uppercase"],
      "ABc",
      [
        Violation(
          "characters.too_many.uppercase",
          ["maximum": 1, "actual": 2, "class": "uppercase"]
        )
      ]
    ),
    Row(
      "invalid/a character and a number",
      ["allowed": "[a-z]", "counted": "[a-z]", "minimum": 3],
      "a1",
      [
        offender("1", at: 1..<2),
        Violation("characters.too_few", ["minimum": 3, "actual": 1, "class": "other"]),
      ]
    ),
  ]

  @Test("Characters are reported one by one, numbers with their limit", arguments: rows)
  func reports(row: Row) throws {
    let check = try CharactersCheck.definition.check(row.settings)
    #expect(check.violations(in: row.text) == row.expected)
    #expect(check.outcome(of: row.text) == (row.expected.isEmpty ? .valid : .invalid))
  }

  @Test(
    "Counting and searching agree with a loop over scalars on random text",
    arguments: [#"[\p{L}]"#, "[a-z]", #"[^\p{ASCII}]"#, #"[\p{Nd} ]"#, "[]", #"[\p{Any}]"#]
  )
  func agreesWithLoop(pattern: String) throws {
    let set = try UnicodeSet(pattern: pattern)
    let counting = CharactersCheck(count: .init(of: set, limits: .max ... .max))
    let allowing = CharactersCheck(allowed: set)
    let forbidding = CharactersCheck(forbidden: set)
    var generator = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let text = String.random(ofScalars: 0..<20, from: .troublesome, using: &generator)
      var members = 0
      var offset = 0
      var firstMember: Range<Int>?
      var firstOther: Range<Int>?
      for scalar in text.unicodeScalars {
        let place = offset..<(offset + String(scalar).utf8.count)
        if set.contains(scalar) {
          members += 1
          firstMember = firstMember ?? place
        } else {
          firstOther = firstOther ?? place
        }
        offset = place.upperBound
      }
      #expect(counting.violations(in: text).first?.arguments["actual"] == .integer(members))
      #expect(allowing.violations(in: text).first?.range == firstOther)
      #expect(forbidding.violations(in: text).first?.range == firstMember)
    }
  }

  @Test(
    "Settings that mean nothing are refused with the setting at fault",
    arguments: [
      ([:], nil), (["minimum": 1], "minimum"), (["maximum": 1], "maximum"),
      (["counted": "[a]"], "counted"), (["counted": "[a]", "minimum": 2, "maximum": 1], "minimum"),
      (["allowed": "[a"], "allowed"), (["forbidden": "[z-a]"], "forbidden"),
      (["counted": #"[\p{Nonsense}]"#, "minimum": 1], "counted"),
    ] as [([String: Value], String?)]
  )
  func refusedSettings(settings: [String: Value], name: String?) {
    let error = #expect(throws: SettingError.self) {
      try CharactersCheck.definition.check(settings)
    }
    #expect(error?.setting == name)
  }
}
