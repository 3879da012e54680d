public import UnicodeText

/// The messages that one source, such as a pack, brings to a catalog.
///
///     CatalogLayer(name: "acme", sourceLocale: english, entries: [
///       english: ["quota.exceeded": try Message("You have {left, number} left.")],
///       german: ["quota.exceeded": try Message("Du hast noch {left, number}.")],
///     ])
///
/// | Key                  | Says                                                     |
/// | -------------------- | -------------------------------------------------------- |
/// | `length.too_short`   | what a code, or all codes below it, mean                 |
/// | `sign-up/email:email` | the same for one field of one form                      |
/// | `field:email`        | the label of a field                                     |
/// | `sign-up/email:`     | the label of a field in one form                         |
/// | `violation.line`     | how `label` and `message` join                           |
public struct CatalogLayer: Sendable {
  /// What the layer is called when something is wrong with it.
  public let name: String

  /// The locale that has every message of the layer.
  public let sourceLocale: LocaleIdentifier

  /// The messages by locale.
  public let entries: [LocaleIdentifier: LocaleEntries]

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: What the layer is called when something is wrong with it.
  ///   - sourceLocale: The locale that has every message of the layer.
  ///   - entries: The messages by locale.
  public init(
    name: String,
    sourceLocale: LocaleIdentifier,
    entries: [LocaleIdentifier: LocaleEntries]
  ) {
    self.name = name
    self.sourceLocale = sourceLocale
    self.entries = entries
  }

  /// Returns the messages in one locale, without those of its parents.
  public func messages(in locale: LocaleIdentifier) -> [String: Message] {
    entries[locale]?.messages ?? [:]
  }
}

/// A locale of a layer that could not be loaded, and counts as having no messages.
public struct CatalogFailure: Error {
  /// The name of the layer.
  public let layer: String

  /// The locale without messages.
  public let locale: LocaleIdentifier

  /// What the loader threw.
  public let error: any Error
}
