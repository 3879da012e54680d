extension TextEdit {
  /// The result of an edit to a text field.
  public enum Verdict: Hashable, Sendable {
    /// The edit is applied unchanged.
    ///
    /// The cursor is an index of the text, after the inserted text; `cursor.utf16Offset(in: text)`
    /// is the offset that UIKit, AppKit and browsers use.
    case accepted(text: String, cursor: String.Index)

    /// The edit is applied, and the text is written in the usual notation, such as with digits in
    /// groups.
    ///
    /// The cursor is an index of the text, after the same character as before.
    case corrected(text: String, cursor: String.Index)

    /// Only the beginning of the inserted text fits.
    ///
    /// The cursor is an index of the text, after the part that fits. The reason is the violation of
    /// the whole text.
    case shortened(text: String, cursor: String.Index, reason: Violation)

    /// None of the inserted text fits, and the text stays unchanged.
    ///
    /// The reason is the violation that the edit would have led to.
    case refused(reason: Violation)

    /// The new text, or nil if the text stays unchanged.
    public var text: String? {
      switch self {
      case .accepted(let text, _), .corrected(let text, _), .shortened(let text, _, _): text
      case .refused: nil
      }
    }

    /// Why not everything was inserted, or nil if it was.
    ///
    ///     let edit = TextEdit(oldText: "ann@", utf16Range: 4..<4, replacement: "@")
    ///     try rulebook.verdict(on: edit, as: "email").reason?.code  // email.multiple_at
    public var reason: Violation? {
      switch self {
      case .shortened(_, _, let reason), .refused(let reason): reason
      case .accepted, .corrected: nil
      }
    }

    /// The new position of the cursor in UTF-16 code units, or nil if the text stays unchanged.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var utf16Cursor: Int? {
      switch self {
      case .accepted(let text, let cursor), .corrected(let text, let cursor),
        .shortened(let text, let cursor, _):
        cursor.utf16Offset(in: text)
      case .refused: nil
      }
    }
  }
}

// The text may be a secret, so it must not appear in logs.
extension TextEdit.Verdict: CustomStringConvertible, CustomReflectable {
  /// The name of the verdict, without the text.
  public var description: String {
    switch self {
    case .accepted: "accepted"
    case .corrected: "corrected"
    case .shortened: "shortened"
    case .refused: "refused"
    }
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}
