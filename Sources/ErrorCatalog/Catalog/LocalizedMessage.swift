public import UnicodeText

/// A message as a reader sees it, and where it came from.
public struct LocalizedMessage: Hashable, Sendable {
  /// What to show.
  public var text: String

  /// The locale of the catalog that had the message.
  public var locale: LocaleIdentifier

  /// The key of the message in the catalog; empty if the catalog had none.
  public var key: String

  /// Whether the message is in another language than the reader asked for: its locale is
  /// neither the requested one nor a parent of it.
  public var isFallback: Bool

  /// Creates a message.
  public init(text: String, locale: LocaleIdentifier, key: String, isFallback: Bool) {
    self.text = text
    self.locale = locale
    self.key = key
    self.isFallback = isFallback
  }
}
