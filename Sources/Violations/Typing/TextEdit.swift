/// A change of a text field that is about to happen: some of its text is replaced.
///
///     let old = "AB-12"
///     TextEdit(oldText: old, range: old.endIndex..<old.endIndex, replacement: "3")  // typing
///     TextEdit(oldText: old, utf16Range: 4..<5, replacement: "")                    // deleting
public struct TextEdit: Hashable, Sendable {
  /// The text before the change.
  public var oldText: String

  /// The part of ``oldText`` that is replaced; an empty range is where the cursor stands.
  public var range: Range<String.Index>

  /// The text that is put in; empty if text is only deleted.
  public var replacement: String

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - oldText: The text before the change.
  ///   - range: The part that is replaced, in indices of `oldText`.
  ///   - replacement: The text that is put in.
  public init(oldText: String, range: Range<String.Index>, replacement: String) {
    self.oldText = oldText
    self.range = range
    self.replacement = replacement
  }

  /// Creates a change from the numbers that UIKit, AppKit and browsers give.
  ///
  ///     TextEdit(oldText: "👍a", utf16Range: 2..<3, replacement: "b").newText  // "👍b"
  ///
  /// - Parameters:
  ///   - oldText: The text before the change.
  ///   - range: The part that is replaced, in code units of UTF-16; what is beyond the text does
  ///     not count.
  ///   - replacement: The text that is put in.
  /// - Complexity: O(*n*) in the length of the text.
  public init(oldText: String, utf16Range range: Range<Int>, replacement: String) {
    let units = oldText.utf16
    func index(_ offset: Int) -> String.Index {
      let index = units.index(
        units.startIndex,
        offsetBy: max(0, offset),
        limitedBy: units.endIndex
      )
      guard let index else { return oldText.endIndex }
      // In the middle of a scalar nothing can begin or end.
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

  /// The text after the change.
  public var newText: String {
    var text = String(oldText[..<range.lowerBound])
    text += replacement
    text += oldText[range.upperBound...]
    return text
  }

  /// Whether text is only taken away.
  public var isDeletion: Bool { replacement.isEmpty }

  /// The verdict that lets the change happen as it was meant, with the cursor behind what was put
  /// in.
  public var asMeant: EditVerdict {
    let text = newText
    let start = oldText.utf8.distance(from: oldText.startIndex, to: range.lowerBound)
    let end = start + replacement.utf8.count
    return .accepted(text: text, cursor: text.utf8.index(text.startIndex, offsetBy: end))
  }
}

// What is typed may be a secret, so it is not for logs.
extension TextEdit: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without the texts.
  public var description: String { "TextEdit" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
