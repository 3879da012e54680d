import Testing
import Violations

/// Changes of a text field as interfaces give them.
@Suite struct TextEditTests {
  @Test(
    "Offsets beyond the text, and inside of a scalar, are moved",
    arguments: [
      ("ab", 1..<9, "c", "ac"), ("ab", 5..<9, "c", "abc"), ("ab", -2..<1, "c", "cb"),
      ("👍a", 1..<2, "", "a"), ("👍a", 2..<3, "b", "👍b"),
    ]
  )
  func roundedRanges(old: String, range: Range<Int>, replacement: String, new: String) {
    #expect(TextEdit(oldText: old, utf16Range: range, replacement: replacement).newText == new)
  }

  @Test("A change as it was meant has the cursor behind what was put in")
  func asMeant() {
    let edit = TextEdit(oldText: "a👍d", utf16Range: 3..<3, replacement: "bc")
    #expect(edit.asMeant.text == "a👍bcd")
    #expect(edit.asMeant.utf16Cursor == 5)
    #expect(!edit.isDeletion)
    #expect(TextEdit(oldText: "ab", utf16Range: 0..<1, replacement: "").isDeletion)
  }

  @Test("A refused change has neither text nor cursor")
  func refused() {
    let reason = Violation("length.too_long")
    let refused = TextEdit.Verdict.refused(reason: reason)
    #expect(refused.text == nil && refused.utf16Cursor == nil && refused.reason == reason)
    let shortened = TextEdit.Verdict.shortened(text: "é", cursor: "é".endIndex, reason: reason)
    #expect(shortened.text == "é" && shortened.utf16Cursor == 1 && shortened.reason == reason)
    let corrected = TextEdit.Verdict.corrected(text: "é", cursor: "é".endIndex)
    #expect(corrected.text == "é" && corrected.utf16Cursor == 1 && corrected.reason == nil)
  }
}
