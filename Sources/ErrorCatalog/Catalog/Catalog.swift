import UnicodeText
public import Violations

/// Messages in many languages, and the search for the right one.
///
/// A catalog puts a ``Violation`` into words, whatever created it. You don't need a rule:
///
///     let catalog = Catalog(
///       layers: [
///         Catalog.Layer(name: "shop", sourceLocale: english, entries: [
///           english: ["stock.too_low": try Message(
///             "{left, plural, =0 {Sold out.} one {Only # left.} other {Only # left.}}"
///           )],
///           german: ["stock": try Message("Nicht genug vorrätig.")],
///         ])
///       ],
///       sourceLocale: english
///     )
///     let violation = Violation("stock.too_low", ["left": 2])
///     catalog.localizer(for: english).message(for: violation).text
///     // "Only 2 left."
///     catalog.localizer(forRequest: "de-CH").message(for: violation).text
///     // "Nicht genug vorrätig."
///
/// The search for a message is four nested loops, from the outermost to the innermost:
///
/// 1. The group of locales: the requested locale and its parents, then the catalog's source locale
///    and its parents, then each layer's own source locale and its parents.
/// 2. The key: first `form/field:code` and then `code` alone. For each of them, the code itself
///    comes first, then its more general codes, such as `stock` for `stock.too_low`.
/// 3. The layer, highest first.
/// 4. The locale within the group, most specific first: `de-CH` before `de`.
///
/// If no key is found, the catalog uses the message of the code `invalid`. If that is missing too,
/// it uses a fixed English sentence. So a missing entry never makes a message empty.
public final class Catalog: Sendable {
  /// The code whose message is used when no other message is found.
  package static let lastCode = ViolationCode(rawValue: LookupStep.lastCode)

  /// The layers, highest first.
  package let layers: [Catalog.Layer]

  /// The locale to use if the requested locale doesn't have a message.
  public let sourceLocale: LocaleIdentifier

  /// All locales that any layer has messages for, sorted by their tags.
  ///
  ///     catalog.locales.map(\.tag)  // ["de", "en"]
  public let locales: [LocaleIdentifier]

  private let matcher: LocaleMatcher
  private let coverage: CatalogCoverage
  private let tables: MessageTables
  // Locales and requests can come from outside, such as from an HTTP header, so the cache of
  // localizers has a size limit.
  private let localizers = BoundedCache<LocalizerKey, Localizer>(capacity: 512)

  /// Creates a catalog from layers, as the example of ``Catalog`` shows.
  ///
  /// - Parameters:
  ///   - layers: The layers, highest first.
  ///   - sourceLocale: The locale to use if the requested locale doesn't have a message.
  public init(layers: [Catalog.Layer], sourceLocale: LocaleIdentifier) {
    self.layers = layers
    self.sourceLocale = sourceLocale.canonical
    locales = layers.reduce(into: Set()) { $0.formUnion($1.entries.keys) }.sorted()
    matcher = LocaleMatcher(supported: locales)
    coverage = CatalogCoverage(layers, sourceLocale: self.sourceLocale)
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
  ///   - languageOnly: Whether to stay in that language. If the language doesn't have a message for
  ///     a code, its message for the code `invalid` is used instead of a message in the source
  ///     locale. If the catalog doesn't have any message for the locale, messages are in the source
  ///     locale anyway.
  /// - Returns: The localizer, which is the same object each time while it is in the cache.
  public func localizer(for locale: LocaleIdentifier, languageOnly: Bool = false) -> Localizer {
    localizers.value(for: .locale(locale, languageOnly: languageOnly)) {
      Localizer(locale.canonical, tables: tables, languageOnly: languageOnly)
    }
  }

  /// The locales whose messages could not be loaded, by layer and then by their tags.
  ///
  /// A locale is loaded on first use, so the list can grow.
  ///
  ///     catalog.failures.first?.locale.tag  // "de", if the German messages could not be read
  public var failures: [Catalog.Failure] {
    layers.flatMap { layer in
      layer.entries.sorted { $0.key < $1.key }.compactMap { locale, entries in
        entries.failure.map { Catalog.Failure(layer: layer.name, locale: locale, error: $0) }
      }
    }
  }

  /// The key of a cached localizer.
  private enum LocalizerKey: Hashable {
    case locale(LocaleIdentifier, languageOnly: Bool)
    case request(String)
  }
}

extension Catalog {
  /// The number of preferences of a request that are considered; the rest are ignored.
  private static let maximumPreferences = 64

  /// The longest request, in bytes of UTF-8, whose localizer is cached.
  private static let maximumRememberedLength = 256

  /// Chooses the locale to use for a reader's preferences.
  ///
  /// If the best match is a preference or one of its parents, the preference itself is returned, so
  /// that numbers and dates are written as in its region. With `de` in the catalog, the result for
  /// `de-CH` is `de-CH`. A locale that has less than half of the messages is chosen only if no
  /// other preference matches a more complete locale.
  ///
  ///     catalog.bestLocale(for: [swissGerman, english])?.tag  // "de-CH"
  ///
  /// - Parameters:
  ///   - preferences: The locales that the reader prefers, best first.
  ///   - acrossLanguages: Whether to match a language that speakers of the preferred language often
  ///     understand, such as German for Swiss German.
  /// - Returns: The locale, or nil if the catalog doesn't have any of the languages.
  public func bestLocale(
    for preferences: [LocaleIdentifier],
    acrossLanguages: Bool = false
  ) -> LocaleIdentifier? {
    let preferences = preferences.map(\.canonical.withLikelyLanguage)
    guard let match = bestCoveredMatch(for: preferences, acrossLanguages: acrossLanguages) else {
      return nil
    }
    return preferences.first { $0.chain.contains(match) } ?? match
  }

  /// Returns the best match that has enough of the messages, or the best match if none of them has.
  private func bestCoveredMatch(
    for preferences: [LocaleIdentifier],
    acrossLanguages: Bool
  ) -> LocaleIdentifier? {
    var left = preferences
    var first: LocaleIdentifier?
    while let match = matcher.bestMatch(for: left, acrossLanguages: acrossLanguages) {
      let count = left.count
      left.removeAll { $0.language == match.language || $0.chain.contains(match) }
      // If this is the only match, don't count its messages.
      if first == nil && left.isEmpty || coverage.isEnough(match) { return match }
      first = first ?? match
      if left.count == count { break }
    }
    return first
  }

  /// Returns the localizer for a reader's request.
  ///
  ///     catalog.localizer(forRequest: "de-CH")
  ///     catalog.localizer(forRequest: "gsw, de;q=0.8, *;q=0.1")
  ///
  /// If the catalog doesn't have a suitable locale, messages are in the source locale, and their
  /// ``LocalizedMessage/isFallback`` is true.
  ///
  /// - Parameters:
  ///   - request: A language tag, a list of them, or an Accept-Language header (RFC 9110 §12.5.4).
  ///     Malformed parts are ignored.
  ///   - acrossLanguages: Whether to match a language that speakers of the preferred language often
  ///     understand. These requests are not cached.
  /// - Returns: The localizer that ``localizer(for:languageOnly:)`` returns for the chosen locale.
  public func localizer(forRequest request: String, acrossLanguages: Bool = false) -> Localizer {
    guard !acrossLanguages, request.utf8.count <= Self.maximumRememberedLength else {
      return match(request, acrossLanguages: acrossLanguages)
    }
    return localizers.value(for: .request(request)) { match(request, acrossLanguages: false) }
  }

  private func match(_ request: String, acrossLanguages: Bool) -> Localizer {
    let preferences = Array(AcceptLanguage(request).preferences.prefix(Self.maximumPreferences))
    let best = bestLocale(for: preferences, acrossLanguages: acrossLanguages)
    return localizer(for: best ?? preferences.first ?? .root)
  }
}
