/// An edit to a text field before it is applied: a part of the text is replaced.
///
///     let old = "AB-12"
///     TextEdit(oldText: old, range: old.endIndex..<old.endIndex, replacement: "3")  // typing
///     TextEdit(oldText: old, utf16Range: 4..<5, replacement: "")                    // deleting
public struct TextEdit: Hashable, Sendable {
  /// The text before the edit.
  public var oldText: String

  /// The part of ``oldText`` that is replaced; an empty range is the position of the cursor.
  public var range: Range<String.Index>

  /// The inserted text; empty if text is only deleted.
  public var replacement: String

  /// Whether the cursor was before the deleted text, as it is for the Delete key and for
  /// `deleteContentForward` in browsers.
  ///
  /// If only a separator is deleted that the notation of the value needs, it is inserted again. The
  /// cursor is then after it, and the next deletion reaches the character after it.
  public var deletesForward = false

  /// Creates an edit.
  ///
  /// - Parameters:
  ///   - oldText: The text before the edit.
  ///   - range: The part that is replaced, in indices of `oldText`.
  ///   - replacement: The inserted text.
  public init(oldText: String, range: Range<String.Index>, replacement: String) {
    self.oldText = oldText
    self.range = range
    self.replacement = replacement
  }

  /// Creates an edit from the offsets that UIKit, AppKit and browsers use.
  ///
  ///     TextEdit(oldText: "👍a", utf16Range: 2..<3, replacement: "b").newText  // "👍b"
  ///
  /// - Parameters:
  ///   - oldText: The text before the edit.
  ///   - range: The part that is replaced, in UTF-16 code units; offsets beyond the text are
  ///     clamped.
  ///   - replacement: The inserted text.
  /// - Complexity: O(*n*) in the length of the text.
  public init(oldText: String, utf16Range range: Range<Int>, replacement: String) {
    let units = oldText.utf16
    func index(_ offset: Int) -> String.Index {
      let index = units.index(units.startIndex, offsetBy: max(0, offset), limitedBy: units.endIndex)
      guard let index else { return oldText.endIndex }
      // A range can't begin or end in the middle of a scalar.
      return index.samePosition(in: oldText.unicodeScalars)
        ?? units.index(before: index)
    }
    let start = index(range.lowerBound)
    self.init(
      oldText: oldText,
      range: start..<max(start, index(range.upperBound)),
      replacement: replacement
    )
  }

  /// Creates an edit that enters a whole text into an empty field.
  package init(entering text: String) {
    let empty = ""
    self.init(oldText: empty, range: empty.startIndex..<empty.endIndex, replacement: text)
  }

  /// The text after the edit.
  public var newText: String {
    var text = String(oldText[..<range.lowerBound])
    text += replacement
    text += oldText[range.upperBound...]
    return text
  }

  /// Whether text is only deleted.
  public var isDeletion: Bool { replacement.isEmpty }

  /// The text after the edit, with the cursor after the inserted text.
  ///
  ///     TextEdit(oldText: "ad", utf16Range: 1..<1, replacement: "bc").typed.utf16Cursor  // 3
  public var typed: FormattedText {
    let text = newText
    let start = oldText.utf8.distance(from: oldText.startIndex, to: range.lowerBound)
    let end = start + replacement.utf8.count
    return FormattedText(text, cursor: text.utf8.index(text.startIndex, offsetBy: end))
  }

  /// The verdict that accepts the edit unchanged, with the cursor after the inserted text.
  public var asMeant: TextEdit.Verdict {
    let typed = typed
    return .accepted(text: typed.text, cursor: typed.cursor)
  }
}

// The texts may be secrets, so they must not appear in logs.
extension TextEdit: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without the texts.
  public var description: String { "TextEdit" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
