/// A text in the usual format of its value, with the position of the cursor.
///
///     let card = try rulebook.rule("payment-card")
///     card.typing("378282246").text         // "3782 82246"
///     card.typing("378282246").utf16Cursor  // 10
public struct FormattedText: Hashable, Sendable {
  /// The formatted text.
  public var text: String

  /// The position of the cursor, as an index of ``text``.
  public var cursor: String.Index

  /// Creates a text with a cursor.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - cursor: The position of the cursor, as an index of `text`.
  public init(_ text: String, cursor: String.Index) {
    self.text = text
    self.cursor = cursor
  }

  /// Creates a text with a cursor after a number of bytes, or at the end if there are fewer.
  package init(_ text: String, utf8Cursor offset: Int) {
    let bytes = text.utf8
    self.text = text
    cursor =
      bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
      ?? bytes.endIndex
  }

  /// The position of the cursor in bytes of UTF-8.
  package var utf8Cursor: Int { text.utf8.distance(from: text.startIndex, to: cursor) }

  /// The position of the cursor in UTF-16 code units, as UIKit, AppKit and browsers use it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var utf16Cursor: Int { cursor.utf16Offset(in: text) }
}

// The text may be a secret, so it must not appear in logs.
extension FormattedText: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without the text.
  public var description: String { "FormattedText" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
