import TestSupport
import Testing
import TextPatterns
import TextRules
import Violations

/// What the checks for texts say of beginnings.
@Suite struct TypedTextTests {
  private static let lengths: [ProgressRow] = [
    .init("length", ["minimum": 2, "maximum": 3], "a", .unfinished),
    .init("length", ["minimum": 2, "maximum": 3], "ab", .valid),
    .init("length", ["minimum": 2, "maximum": 3], "abc", .valid),
    .init("length", ["minimum": 2, "maximum": 3], "abcd", .impossible(at: 3)),
    .init("length", ["minimum": 2, "maximum": 3], "äöüx", .impossible(at: 6)),
    .init("length", ["exact": 2], "👨‍👩‍👧‍👦e\u{301}x", .impossible(at: 28)),
    .init("length", ["maximum": 1, "unit": "scalars"], "e\u{301}", .impossible(at: 1)),
    .init("length", ["maximum": 2, "unit": "utf16"], "a👍", .impossible(at: 1)),
    .init("length", ["maximum": 3, "unit": "utf16"], "a👍", .valid),
    .init("length", ["maximum": 3, "unit": "bytes"], "aaé", .impossible(at: 2)),
  ]

  private static let characters: [ProgressRow] = [
    .init("characters", ["allowed": "[a-z]"], "abc", .valid),
    .init("characters", ["allowed": "[a-z]"], "ab3c!", .impossible(at: 2)),
    .init("characters", ["forbidden": "[ü]"], "aüb", .impossible(at: 1)),
    .init("characters", ["counted": "[0-9]", "minimum": 2], "a1", .unfinished),
    .init("characters", ["counted": "[0-9]", "minimum": 2], "a1b2", .valid),
    .init("characters", ["counted": "[0-9]", "maximum": 2], "a1b2c3d4", .impossible(at: 5)),
    .init("characters", ["counted": "[0-9]", "maximum": 0], "ab1", .impossible(at: 2)),
    .init(
      "characters",
      ["allowed": "[a-z0-9]", "counted": "[0-9]", "maximum": 1],
      "a1!2",
      .impossible(at: 2)
    ),
  ]

  private static let affixes: [ProgressRow] = [
    .init("prefix", ["text": "AB-"], "AB-1", .valid),
    .init("prefix", ["text": "AB-"], "AB", .unfinished),
    .init("prefix", ["text": "AB-"], "AC", .impossible(at: 1)),
    .init("suffix", ["text": "!"], "a!", .valid),
    .init("suffix", ["text": "!"], "a!b", .unfinished),
    .init("contains", ["text": "x"], "ab", .unfinished),
    .init("contains", ["text": "x"], "axb", .valid),
  ]

  private static let runs: [ProgressRow] = [
    .init("runs", ["maximum-repeat": 2], "book", .valid),
    .init("runs", ["maximum-repeat": 2], "boook", .impossible(at: 3)),
    .init("runs", ["maximum-sequence": 3], "x432", .valid),
    .init("runs", ["maximum-sequence": 3], "x4321", .impossible(at: 4)),
    .init("runs", ["maximum-repeat": 1, "maximum-sequence": 2], "abcc", .impossible(at: 2)),
    .init("runs", ["maximum-repeat": 1], "e\u{301}é", .impossible(at: 3)),
  ]

  private static let patterns: [ProgressRow] = [
    .init("pattern", ["matches": #"[A-Z]{2}-\d{6}"#], "AB-123456", .valid),
    .init("pattern", ["matches": #"[A-Z]{2}-\d{6}"#], "AB-12", .unfinished),
    .init("pattern", ["matches": #"[A-Z]{2}-\d{6}"#], "A1", .impossible(at: 1)),
    .init("pattern", ["matches": #"[A-Z]{2}-\d{6}"#], "AB-1234567", .impossible(at: 9)),
    .init("pattern", ["matches": #"[A-Z]{2}-\d{6}"#], "1", .impossible(at: 0)),
    .init("pattern", ["matches": "a|abc"], "ab", .unfinished),
    .init("pattern", ["matches": "é+x"], "ééé!", .impossible(at: 6)),
    .init("pattern", ["matches": "straße", "ignoring-case": true], "STRAẞ", .unfinished),
    .init("pattern", ["matches": "straße", "ignoring-case": true], "STRASS", .impossible(at: 4)),
    .init("pattern", ["matches": "straße", "ignoring-case": true], "STRAX", .impossible(at: 4)),
    .init("pattern", ["matches": "(?!ab)a.*"], "abc", .impossible(at: 1)),
    .init("pattern", ["matches": #"(?=.*\d)[a-z\d]{4,}"#], "ab!", .impossible(at: 2)),
    .init("pattern", ["matches": #"(?=.*\d)[a-z]{0,2}\d?"#], "ab", .unfinished),
    .init("pattern", ["matches": "(?!)"], "a", .impossible(at: 0)),
  ]

  @Test(
    "A check says where a text becomes impossible",
    arguments: lengths + characters + affixes + runs + patterns
  )
  func progress(row: ProgressRow) throws {
    #expect(try row.progress() == row.expected)
  }

  /// Patterns with what makes the end of a text hard to judge.
  private static let hardPatterns = [
    #"(?=.*b)a{0,2}b?c"#, "a$|ab$", "(?i)Ab(?-i)C", #"a{2}|a{4}"#, #"(a|b)*?c\z"#, "[^a]+|a",
    "(?:ab|a)(?:bc|c)?", "(?=ab)abc?", ".{2}c", "(?s).{2}", "(?!.*ab).*c",
  ]

  @Test("A pattern never says impossible of a beginning of a match", arguments: hardPatterns)
  func patternBeginnings(pattern: String) throws {
    let check = PatternCheck(try TextPattern(pattern))
    for text in Self.texts(of: ["a", "b", "c", "\n", "\r"], upTo: 5) {
      let isMatch = check.outcome(of: text) == .valid
      let progress = TextProgress(of: text, check)
      #expect((progress == .valid) == isMatch, "\(text.debugDescription)")
      guard isMatch else { continue }
      for length in 1...text.utf8.count {
        let beginning = String(decoding: text.utf8.prefix(length), as: UTF8.self)
        #expect(!TextProgress(of: beginning, check).isImpossible, "\(beginning.debugDescription)")
      }
    }
  }

  /// All texts of some letters.
  private static func texts(of letters: [String], upTo length: Int) -> [String] {
    var all: [String] = []
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in letters.map { text + $0 } }
      all += last
    }
    return all
  }
}
