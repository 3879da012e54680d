/// What becomes of a change of a text field.
public enum EditVerdict: Hashable, Sendable {
  /// The change happens as it was meant.
  ///
  /// The cursor is an index of the text, behind what was put in;
  /// `cursor.utf16Offset(in: text)` is the number that UIKit, AppKit and browsers take.
  case accepted(text: String, cursor: String.Index)

  /// Only the beginning of what was to be put in fits.
  ///
  /// The cursor is an index of the text, behind what was kept.
  case corrected(text: String, cursor: String.Index)

  /// Nothing of it fits, and the text stays as it was.
  case refused

  /// The new text, or nil if the old one stays.
  public var text: String? {
    switch self {
    case .accepted(let text, _), .corrected(let text, _): text
    case .refused: nil
    }
  }

  /// The new position of the cursor in code units of UTF-16, or nil if the text stays.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var utf16Cursor: Int? {
    switch self {
    case .accepted(let text, let cursor), .corrected(let text, let cursor):
      cursor.utf16Offset(in: text)
    case .refused: nil
    }
  }
}

// What is typed may be a secret, so it is not for logs.
extension EditVerdict: CustomStringConvertible, CustomReflectable {
  /// The name of the verdict, without the text.
  public var description: String {
    switch self {
    case .accepted: "accepted"
    case .corrected: "corrected"
    case .refused: "refused"
    }
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}
