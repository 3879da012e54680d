import RuleEngine
import TestSupport
import Testing
import TextPatterns
import TextRules
import UnicodeText
import Violations

/// What becomes of changes of a text field.
@Suite struct RuleEditingTests {
  /// An edit: the old text with its selection in brackets, what is put in, and the new text with
  /// the cursor as `|`, or nil if the edit is refused.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let old: String
    let replacement: String
    let new: String?
    var isCorrected = false

    var testDescription: String { name }

    var edit: TextEdit {
      let parts = old.split(separator: /[\[\]]/, omittingEmptySubsequences: false).map(String.init)
      let start = parts[0].utf16.count
      return TextEdit(
        oldText: parts.joined(),
        utf16Range: start..<(start + parts[1].utf16.count),
        replacement: replacement
      )
    }
  }

  private static func staffID() throws -> Rule {
    Rule(
      name: "staff-id",
      normalization: Normalization([.trim, .nfc, .uppercase]),
      checks: [RuleCheck(PatternCheck(try TextPattern(#"[A-ZÄ]{2}-[\d👍🇨🇭]{3}"#)))]
    )
  }

  @Test(
    "A change is accepted, corrected or refused",
    arguments: [
      Row(name: "typing at the end", old: "AB[]", replacement: "-", new: "AB-|"),
      Row(name: "typing what is normalised", old: "a[]", replacement: "b", new: "ab|"),
      Row(name: "typing a wrong character", old: "AB[]", replacement: "1", new: nil),
      Row(name: "typing one too many", old: "AB-123[]", replacement: "4", new: nil),
      Row(name: "typing inside", old: "AB-[]3", replacement: "1", new: "AB-1|3"),
      Row(name: "pushing the rest away", old: "A[]B-1", replacement: "C", new: nil),
      Row(name: "replacing", old: "AB-[1]23", replacement: "9", new: "AB-9|23"),
      Row(
        name: "pasting too much",
        old: "AB-[]",
        replacement: "12345",
        new: "AB-123|",
        isCorrected: true
      ),
      Row(
        name: "pasting too much before others",
        old: "AB-[]3",
        replacement: "12345",
        new: "AB-12|3",
        isCorrected: true
      ),
      Row(
        name: "pasting a wrong end",
        old: "[]",
        replacement: "AB-1x",
        new: "AB-1|",
        isCorrected: true
      ),
      Row(name: "pasting a wrong beginning", old: "AB-[]", replacement: "x12", new: nil),
      Row(name: "replacing by what does not fit", old: "AB-[1]2", replacement: "x", new: nil),
      Row(
        name: "marks stay with their letters",
        old: "[]",
        replacement: "A\u{308}B\u{301}-",
        new: "A\u{308}|",
        isCorrected: true
      ),
      Row(
        name: "flags stay whole",
        old: "AB-1[]",
        replacement: "🇨🇭🇨🇭",
        new: "AB-1🇨🇭|",
        isCorrected: true
      ),
      Row(name: "deleting", old: "AB-[1]23", replacement: "", new: "AB-|23"),
      Row(name: "deleting so that the rest is wrong", old: "[A]B-1", replacement: "", new: "|B-1"),
      // The text was wrong before.
      Row(name: "mending a wrong text", old: "AB-[x]1", replacement: "7", new: "AB-7|1"),
      Row(name: "adding before a fault", old: "A[]!1", replacement: "B", new: "AB|!1"),
      Row(name: "adding behind a fault", old: "ABx[]", replacement: "1", new: nil),
      Row(name: "exchanging faults", old: "AB[x]1", replacement: "y", new: "ABy|1"),
    ]
  )
  func verdicts(row: Row) throws {
    // The pattern has letters of the alphabet, Ä, digits, and two signs of more than one scalar.
    let rule = try Self.staffID()
    let verdict = rule.verdict(on: row.edit, in: CheckContext())
    guard let marked = row.new else {
      #expect(verdict.text == nil)
      #expect(verdict.reason?.code == "pattern.mismatch")
      return
    }
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let text = parts.joined()
    #expect(verdict.text == text)
    #expect(verdict.utf16Cursor == parts[0].utf16.count)
    if case .shortened(_, _, let reason) = verdict {
      #expect(reason.code == "pattern.mismatch")
      #expect(reason.range == nil)
      #expect(row.isCorrected)
    } else {
      #expect(!row.isCorrected)
    }
  }

  @Test("A long paste into a limited text keeps what fits", arguments: [10, 1000, 20_000])
  func longPastes(length: Int) {
    let rule = Rule(name: "short", checks: [RuleCheck(LengthCheck(0...8))])
    let paste = String(repeating: "👍🏽", count: length)
    let edit = TextEdit(oldText: "abc", utf16Range: 1..<1, replacement: paste)
    let verdict = rule.verdict(on: edit, in: CheckContext())
    #expect(verdict.text == "a" + String(repeating: "👍🏽", count: 5) + "bc")
    #expect(verdict.utf16Cursor == 21)
  }

  @Test("No edit makes a text impossible that was not", arguments: 0..<6)
  func randomEdits(seed: UInt64) throws {
    let rule = try Self.staffID()
    var generator = SplitMix64(seed: seed)
    var text = seed % 2 == 0 ? "" : "wrong from the start"
    func excess(_ text: String) -> Int {
      text.utf8.count - rule.acceptablePrefix(of: text, in: CheckContext()).utf8.count
    }
    for _ in 0..<400 {
      let places = (0..<2).map { _ in Int.random(in: 0...text.utf16.count, using: &generator) }
        .sorted()
      let isDeletion = Int.random(in: 0..<5, using: &generator) == 0
      let replacement =
        isDeletion
        ? "" : String.random(ofScalars: 1..<8, from: "ABab-123xÄ\u{301}👍🇨🇭 ", using: &generator)
      let edit = TextEdit(
        oldText: text,
        utf16Range: places[0]..<places[1],
        replacement: replacement
      )
      let verdict = rule.verdict(on: edit, in: CheckContext())
      guard let new = verdict.text else {
        #expect(!isDeletion)
        continue
      }
      if isDeletion {
        #expect(verdict == .accepted(text: edit.newText, cursor: edit.range.lowerBound))
      } else {
        #expect(excess(new) <= excess(text), "\(text.debugDescription) \(edit)")
      }
      text = new
    }
  }
}
