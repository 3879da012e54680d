public import Violations

/// A message as a reader sees it, with its origin.
///
///     let localizer = catalog.localizer(forRequest: "de-CH")
///     let message = localizer.message(for: Violation("stock.too_low"))
///     message.text        // "Nicht genug vorrätig."
///     message.locale.tag  // "de"
///     message.key         // "stock"
///     message.layer       // "shop"
public struct LocalizedMessage: Hashable, Sendable, Codable {
  /// The text to show.
  public var text: String

  /// The catalog's locale that has the message.
  public var locale: LocaleIdentifier

  /// The key of the message in the catalog; empty if no message was found.
  public var key: String

  /// The name of the layer that has the message, such as a pack's name; empty if no message was
  /// found.
  public var layer: String

  /// Whether the message is in a different language than the reader requested: its locale is
  /// neither a requested one, nor one of its parents, nor another locale of the same language and
  /// script.
  public var isFallback: Bool

  /// Creates a message, such as for a test.
  public init(
    text: String,
    locale: LocaleIdentifier,
    key: String,
    layer: String = "",
    isFallback: Bool
  ) {
    self.text = text
    self.locale = locale
    self.key = key
    self.layer = layer
    self.isFallback = isFallback
  }
}

extension LocalizedMessage: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
