import UnicodeText
public import Violations

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
/// The search for a message is four nested loops. The outermost comes first:
///
/// 1. The group of locales: the requested locale and its parents, then the catalog's source locale
///    and its parents, then the own source locale of each layer and its parents.
/// 2. The key: first `form/field:code` and then `code` alone, each for the code itself and then for
///    its more general codes, such as `stock` for `stock.too_low`.
/// 3. The layer, the highest first.
/// 4. The locale within the group, the most specific first: `de-CH` before `de`.
///
/// If no key is found, the message of the code `invalid` is used, and if there is none either, a
/// fixed sentence in English. So a message is never empty because an entry is missing.
public final class Catalog: Sendable {
  /// The layers, highest first.
  package let layers: [CatalogLayer]

  /// The locale to use where the requested one has no message.
  public let sourceLocale: LocaleIdentifier

  /// All locales for which any layer has messages, sorted by their tags.
  ///
  ///     catalog.locales.map(\.tag)  // ["de", "en"]
  public let locales: [LocaleIdentifier]

  private let matcher: LocaleMatcher
  private let tables: MessageTables
  // Locales and requests can come from outside, such as from an HTTP header, so the caches hold a
  // bounded number of localizers.
  private let localizers = BoundedCache<LocalizerKey, Localizer>(capacity: 256)
  private let requests = BoundedCache<String, Localizer>(capacity: 256)

  /// Creates a catalog from layers, as in the example of ``Catalog``.
  ///
  /// - Parameters:
  ///   - layers: The layers, highest first.
  ///   - sourceLocale: The locale to use where the requested one has no message.
  public init(layers: [CatalogLayer], sourceLocale: LocaleIdentifier) {
    self.layers = layers
    self.sourceLocale = sourceLocale.canonical
    locales = layers.reduce(into: Set()) { $0.formUnion($1.entries.keys) }.sorted()
    matcher = LocaleMatcher(supported: locales)
    tables = MessageTables(layers, sourceLocale: self.sourceLocale)
  }

  /// Returns the localizer for exactly this locale.
  ///
  /// To choose among the locales of the catalog, use ``localizer(forRequest:acrossLanguages:)``.
  ///
  ///     catalog.localizer(for: german).message(for: violation).text  // "Nicht genug vorrätig."
  ///
  /// - Parameters:
  ///   - locale: The locale of the person who reads the messages.
  ///   - languageOnly: Whether to stay in that language. Where it has no message for a code, its
  ///     message for the code `invalid` is then used instead of one in the source locale. If the
  ///     catalog has no messages at all for the locale, they are in the source locale nevertheless.
  /// - Returns: The localizer; the same object each time as long as it is in the cache.
  public func localizer(for locale: LocaleIdentifier, languageOnly: Bool = false) -> Localizer {
    localizers.value(for: LocalizerKey(locale: locale, languageOnly: languageOnly)) {
      Localizer(locale.canonical, tables: tables, languageOnly: languageOnly)
    }
  }

  /// The locales whose messages could not be loaded, by layer and then sorted by their tags.
  ///
  /// A locale is loaded when it is first needed, so the list can grow.
  ///
  ///     catalog.failures.first?.locale.tag  // "de", if the German messages could not be read
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

extension Catalog {
  /// How many preferences of a request are considered; the rest are ignored.
  private static let maximumPreferences = 64

  /// The longest request, in bytes of UTF-8, whose localizer is cached.
  private static let maximumRememberedLength = 256

  /// Chooses the locale to use for a reader's preferences.
  ///
  /// If the best match is a preference or one of its parents, the preference itself is returned, so
  /// that numbers and dates are written as in its region: with `de` in the catalog, the answer to
  /// `de-CH` is `de-CH`.
  ///
  ///     catalog.bestLocale(for: [swissGerman, english])?.tag  // "de-CH"
  ///
  /// - Parameters:
  ///   - preferences: What the reader asked for, best first.
  ///   - acrossLanguages: Whether a language may be used for readers of another one who often
  ///     understand it, such as German for Swiss German.
  /// - Returns: The locale, or nil if the catalog has nothing in any of the languages.
  public func bestLocale(
    for preferences: [LocaleIdentifier],
    acrossLanguages: Bool = false
  ) -> LocaleIdentifier? {
    let preferences = preferences.map(\.canonical)
    guard let match = matcher.bestMatch(for: preferences, acrossLanguages: acrossLanguages) else {
      return nil
    }
    return preferences.first { $0.chain.contains(match) } ?? match
  }

  /// Returns the localizer that suits what a reader asked for.
  ///
  ///     catalog.localizer(forRequest: "de-CH")
  ///     catalog.localizer(forRequest: "gsw, de;q=0.8, *;q=0.1")
  ///
  /// Where the catalog has nothing that suits, messages are in the source locale, and say so by
  /// ``LocalizedMessage/isFallback``.
  ///
  /// - Parameters:
  ///   - request: A language tag, a list of them, or an Accept-Language header (RFC 9110
  ///     §12.5.4). Malformed parts are ignored.
  ///   - acrossLanguages: Whether a language may be used for readers of another one who often
  ///     understand it. Such requests are not cached.
  /// - Returns: The localizer that ``localizer(for:languageOnly:)`` returns for the chosen locale.
  public func localizer(forRequest request: String, acrossLanguages: Bool = false) -> Localizer {
    guard !acrossLanguages, request.utf8.count <= Self.maximumRememberedLength else {
      return match(request, acrossLanguages: acrossLanguages)
    }
    return requests.value(for: request) { match(request, acrossLanguages: false) }
  }

  private func match(_ request: String, acrossLanguages: Bool) -> Localizer {
    let preferences = Array(
      AcceptLanguage(request).preferences.prefix(Self.maximumPreferences)
    )
    let best = bestLocale(for: preferences, acrossLanguages: acrossLanguages)
    return localizer(for: best ?? preferences.first ?? .root)
  }
}
