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
/// The language is chosen for each message, among the languages that have it. The search is four
/// nested loops, from the outermost to the innermost:
///
/// 1. The group of locales: first the groups of each locale that the reader wishes, best first.
///    Then each layer's own source locale with its parents, and then the catalog's source locale
///    with its parents. For a wish, the first group has the locale and its parents, and the second
///    one its siblings, such as `de-AT` for `de-CH`. A sibling that is nearer than a parent is in
///    the first group: for `en-AU`, `en-GB` comes before `en`.
/// 2. The key: first `form/field:code` and then `code` alone. For each of them, the code itself
///    comes first, then its more general codes, such as `stock` for `stock.too_low`.
/// 3. The layer, highest first.
/// 4. The locale within the group, nearest first: `de-CH` before `de`.
///
/// The names inside a message are in the language of that message, or else they are codes: the code
/// of a region, the name of a field or rule, the code point of an invisible character.
///
/// If no key is found, the catalog uses the message of the code `invalid`. If that is missing too,
/// it uses a fixed English sentence. So a missing entry never makes a message empty.
public final class Catalog: Sendable {
  /// The code whose message is used when no other message is found.
  package static let lastCode = ViolationCode(rawValue: LookupStep.lastCode)

  /// The layers, highest first.
  package let layers: [Catalog.Layer]

  /// The locale to use if neither the reader's languages nor a layer's own source locale have a
  /// message.
  public let sourceLocale: LocaleIdentifier

  /// All locales that any layer has messages for, sorted by their tags.
  ///
  ///     catalog.locales.map(\.tag)  // ["de", "en"]
  public var locales: [LocaleIdentifier] { tables.matcher.supported }

  private let tables: MessageTables
  // Locales and requests can come from outside, such as from an HTTP header, so the cache of
  // localizers has a size limit.
  private let localizers = BoundedCache<LocalizerKey, Localizer>(capacity: 512)

  /// Creates a catalog from layers, as the example of ``Catalog`` shows.
  ///
  /// - Parameters:
  ///   - layers: The layers, highest first.
  ///   - sourceLocale: The locale to use if neither the reader's languages nor a layer's own source
  ///     locale have a message.
  public convenience init(layers: [Catalog.Layer], sourceLocale: LocaleIdentifier) {
    self.init(layers, sourceLocale: sourceLocale, missing: MissingCodes())
  }

  private init(
    _ layers: [Catalog.Layer],
    sourceLocale: LocaleIdentifier,
    missing: MissingCodes
  ) {
    self.layers = layers
    let source = sourceLocale.canonical
    self.sourceLocale = source
    tables = MessageTables(layers, sourceLocale: source, missing: missing)
  }

  /// Returns the catalog with one more layer above its own.
  ///
  /// Both have the same ``codesWithoutMessage``.
  package func adding(_ layer: Catalog.Layer) -> Catalog {
    Catalog([layer] + layers, sourceLocale: sourceLocale, missing: tables.missing)
  }

  /// The codes that people could not read a message for so far, because neither the code nor a more
  /// general one has any.
  ///
  ///     catalog.codesWithoutMessage  // [] if every code that was reported has a message
  ///
  /// People read the message of the code `invalid` instead: “Check this entry.” The reason is
  /// usually a check in Swift that reports a code that it doesn't declare. So look at this list at
  /// the end of tests, or from time to time in a service. It has at most a thousand codes, in the
  /// order of their first use.
  public var codesWithoutMessage: [ViolationCode] { tables.missing.all }

  /// Returns the localizer for a reader who wishes only this locale.
  ///
  /// For a list of wishes, use ``localizer(forRequest:acrossLanguages:)``.
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
    localizer(for: [locale], languageOnly: languageOnly)
  }

  private func localizer(for wishes: [LocaleIdentifier], languageOnly: Bool = false) -> Localizer {
    localizers.value(for: .wishes(wishes, languageOnly: languageOnly)) {
      Localizer(wishes.map(\.canonical), tables: tables, languageOnly: languageOnly)
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
    case wishes([LocaleIdentifier], languageOnly: Bool)
    case request(String)
  }
}

extension Catalog {
  /// The number of preferences of a request that are considered; the rest are ignored.
  private static let maximumPreferences = 64

  /// The longest request, in bytes of UTF-8, whose localizer is cached.
  private static let maximumRememberedLength = 256

  /// Returns the first of a reader's preferences that the catalog has messages for.
  ///
  /// The preference is returned with its region, so that numbers and dates are written as there.
  /// With `de` in the catalog, the result for `de-CH` is `de-CH`.
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
    for preference in preferences {
      if let wish = wish(for: preference, acrossLanguages: acrossLanguages) { return wish }
    }
    return nil
  }

  /// Returns the locale that a preference stands for; nil if the catalog doesn't have its language.
  private func wish(
    for preference: LocaleIdentifier,
    acrossLanguages: Bool
  ) -> LocaleIdentifier? {
    let locale = preference.canonical.withLikelyLanguage
    if PseudoLocale(locale) != nil || !tables.matcher.readable(in: locale).isEmpty { return locale }
    return acrossLanguages ? tables.matcher.nearest(to: [locale]) : nil
  }

  /// Returns the localizer for a reader's request.
  ///
  ///     catalog.localizer(forRequest: "de-CH")
  ///     catalog.localizer(forRequest: "gsw, de;q=0.8, *;q=0.1")
  ///
  /// For each message, the language is the first one in the request that has it. With texts in
  /// English and French, a message for `de, fr;q=0.8` is in French. If none of the languages has a
  /// message, it is in the source locale, and its ``LocalizedMessage/isFallback`` is true.
  ///
  /// - Parameters:
  ///   - request: A language tag, a list of them, or an Accept-Language header (RFC 9110 §12.5.4).
  ///     Malformed parts are ignored.
  ///   - acrossLanguages: Whether to match a language that speakers of the preferred language often
  ///     understand. These requests are not cached.
  /// - Returns: The localizer; for a single language, the one that
  ///   ``localizer(for:languageOnly:)`` returns.
  public func localizer(forRequest request: String, acrossLanguages: Bool = false) -> Localizer {
    guard !acrossLanguages, request.utf8.count <= Self.maximumRememberedLength else {
      return match(request, acrossLanguages: acrossLanguages)
    }
    return localizers.value(for: .request(request)) { match(request, acrossLanguages: false) }
  }

  private func match(_ request: String, acrossLanguages: Bool) -> Localizer {
    let preferences = preferences(of: AcceptLanguage(request)).prefix(Self.maximumPreferences)
    var wishes: [LocaleIdentifier] = []
    for preference in preferences {
      guard let wish = wish(for: preference, acrossLanguages: acrossLanguages) else { continue }
      if !wishes.contains(wish) { wishes.append(wish) }
    }
    return localizer(for: wishes.isEmpty ? [preferences.first ?? .root] : wishes)
  }

  /// Returns the preferences of a request.
  ///
  /// If it refuses languages and accepts all others, as `*, en;q=0` does, they include the others
  /// that the catalog has, those of the sources first (RFC 9110 §12.4.2).
  private func preferences(of request: AcceptLanguage) -> [LocaleIdentifier] {
    var preferences = request.preferences
    guard let count = request.countBeforeAny, !request.refused.isEmpty else { return preferences }
    let sources = tables.sourceLocales
    let others = sources + tables.matcher.supported.filter { !sources.contains($0) }
    // A range is the beginning of a tag (RFC 4647 §3.3.1).
    let refused = request.refused.map { "\($0.canonical.tag)-" }
    let accepted = others.filter { locale in
      let tag = "\(locale.tag)-"
      return !refused.contains { tag.hasPrefix($0) }
    }
    preferences.insert(contentsOf: accepted, at: count)
    return preferences
  }
}
