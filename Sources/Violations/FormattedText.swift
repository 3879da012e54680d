/// A text as its value is usually written, with the place of the cursor in it.
///
///     let card = try rulebook.rule("payment-card")
///     card.typing("378282246").text         // "3782 82246"
///     card.typing("378282246").utf16Cursor  // 10
public struct FormattedText: Hashable, Sendable {
  /// The text.
  public var text: String

  /// Where the cursor stands, as an index of ``text``.
  public var cursor: String.Index

  /// Creates a text with a cursor.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - cursor: Where the cursor stands, as an index of `text`.
  public init(_ text: String, cursor: String.Index) {
    self.text = text
    self.cursor = cursor
  }

  /// Creates an ASCII text with a cursor behind some of its bytes, at most all.
  package init(ascii text: String, cursor offset: Int) {
    let bytes = text.utf8
    self.text = text
    cursor =
      bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
      ?? bytes.endIndex
  }

  /// Where the cursor stands, in code units of UTF-16: the number that UIKit, AppKit and browsers
  /// take.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var utf16Cursor: Int { cursor.utf16Offset(in: text) }
}

// What is typed may be a secret, so it is not for logs.
extension FormattedText: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without the text.
  public var description: String { "FormattedText" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
