public import UnicodeText

extension Catalog {
  /// The most preferences of a request that are looked at.
  private static let maximumPreferences = 64

  /// The longest request, in bytes of UTF-8, whose localizer is remembered.
  private static let maximumRememberedLength = 256

  /// Chooses the locale to request for preferences in order.
  ///
  /// A preference stays as it is if the catalog has one of its parents, so that formats and
  /// messages of a region apply: with `de` in the catalog, `de-CH` stays `de-CH`.
  ///
  /// - Parameters:
  ///   - preferences: What the reader asked for, best first.
  ///   - acrossLanguages: Whether a language may stand in for another one that its readers
  ///     often understand.
  /// - Returns: The locale, or nil if the catalog has nothing in a language of the reader.
  public func bestLocale(
    for preferences: [LocaleIdentifier],
    acrossLanguages: Bool = false
  ) -> LocaleIdentifier? {
    guard let match = matcher.bestMatch(for: preferences, acrossLanguages: acrossLanguages) else {
      return nil
    }
    return preferences.first { $0.chain.contains(match) } ?? match
  }

  /// Chooses the localizer for what a reader asked for.
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
  ///   - acrossLanguages: Whether a language may stand in for another one that its readers
  ///     often understand.
  /// - Returns: The localizer, which ``localizer(for:languageOnly:)`` gives for the same locale.
  public func localizer(forRequest request: String, acrossLanguages: Bool = false) -> Localizer {
    guard !acrossLanguages, request.utf8.count <= Self.maximumRememberedLength else {
      return match(request, acrossLanguages: acrossLanguages)
    }
    return requests.localizer(for: request) { match(request, acrossLanguages: false) }
  }

  private func match(_ request: String, acrossLanguages: Bool) -> Localizer {
    let preferences = Array(
      AcceptLanguage(request).preferences.prefix(Self.maximumPreferences)
    )
    let best = bestLocale(for: preferences, acrossLanguages: acrossLanguages)
    return localizer(for: best ?? preferences.first ?? .root)
  }
}
