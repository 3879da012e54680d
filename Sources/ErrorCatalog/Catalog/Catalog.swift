import Synchronization
public import UnicodeText

/// Messages in many languages, and the way to the right one.
///
/// A catalog puts into words what a ``Violation`` says, whoever made it. No rule is needed:
///
///     let catalog = Catalog(
///       layers: [
///         CatalogLayer(name: "shop", sourceLocale: english, entries: [
///           english: ["stock.too_low": try Message(
///             "{left, plural, =0 {Sold out.} one {Only # left.} other {Only # left.}}"
///           )],
///           german: ["stock": try Message("Nicht genug vorrätig.")],
///         ])
///       ],
///       sourceLocale: english
///     )
///     let violation = Violation("stock.too_low", ["left": 2])
///     catalog.localizer(for: english).message(for: violation).text        // "Only 2 left."
///     catalog.localizer(forRequest: "de-CH").message(for: violation).text // "Nicht genug vorrätig."
///
/// A message is searched in this order, outermost first:
///
/// 1. the requested locale with its parents; then the source locale with its parents; then each
///    layer's own source locale;
/// 2. the key: `form/field:code` from the special code to the general, then the code likewise;
/// 3. the layer, highest first;
/// 4. the locale, special first.
///
/// Behind all stands the code `invalid`. No message is ever empty for want of an entry.
public final class Catalog: Sendable {
  /// The layers, highest first.
  public let layers: [CatalogLayer]

  /// The locale to use where the requested one has no message.
  public let sourceLocale: LocaleIdentifier

  /// All locales that any layer has, sorted.
  public let locales: [LocaleIdentifier]

  let matcher: LocaleMatcher
  let requests = LocalizerCache<String>()
  private let tables: MessageTables
  private let localizers = LocalizerCache<LocalizerKey>()

  /// Creates a catalog.
  ///
  /// - Parameters:
  ///   - layers: The layers, highest first.
  ///   - sourceLocale: The locale to use where the requested one has no message.
  public init(layers: [CatalogLayer], sourceLocale: LocaleIdentifier) {
    self.layers = layers
    self.sourceLocale = sourceLocale
    locales = layers.reduce(into: Set()) { $0.formUnion($1.entries.keys) }.sorted()
    matcher = LocaleMatcher(supported: locales)
    tables = MessageTables(layers, sourceLocale: sourceLocale)
  }

  /// Finds the localizer for a locale, which is taken as it is and not matched.
  ///
  /// - Parameters:
  ///   - locale: The locale of the reader.
  ///   - languageOnly: Whether to stay in that language: where it has no message for a code,
  ///     its `invalid` is used, not the source locale. A locale of which the catalog has
  ///     nothing gives messages in the source locale all the same.
  /// - Returns: The localizer; the same one each time as long as it is remembered.
  public func localizer(for locale: LocaleIdentifier, languageOnly: Bool = false) -> Localizer {
    localizers.localizer(for: LocalizerKey(locale: locale, languageOnly: languageOnly)) {
      Localizer(locale, tables: tables, languageOnly: languageOnly)
    }
  }

  /// The locales that could not be loaded so far, by layer and sorted.
  public var failures: [CatalogFailure] {
    layers.flatMap { layer in
      layer.entries.sorted { $0.key < $1.key }.compactMap { locale, entries in
        entries.failure.map { CatalogFailure(layer: layer.name, locale: locale, error: $0) }
      }
    }
  }

  private struct LocalizerKey: Hashable {
    var locale: LocaleIdentifier
    var languageOnly: Bool
  }
}
