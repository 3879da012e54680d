extension Rulebook {
  /// Returns what is wrong, in words for a reader.
  ///
  ///     let report = try rulebook.check("ann@", as: "email")
  ///     rulebook.messages(for: report, in: "fr, en;q=0.5").map(\.text)
  ///     // ["Après le @, saisissez un domaine tel que example.org."]
  ///
  /// Each message says which locale and key it came from.
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4). Where none is supported, messages are in English.
  /// - Returns: One message for each violation, in the same order.
  /// - Complexity: O(*n*) in the number of violations.
  public func messages(for report: Report, in locale: String) -> [LocalizedMessage] {
    let localizer = catalog.localizer(forRequest: locale)
    return report.violations.map { localizer.message(for: $0) }
  }

  /// Returns what writes messages in a locale, for repeated use.
  ///
  ///     let german = rulebook.localizer(for: "de-CH")
  ///     report.violations.map { german.line(for: $0).text }
  ///
  /// The locale is a language tag (BCP 47), a list of preferences, or an
  /// Accept-Language header (RFC 9110 §12.5.4).
  public func localizer(for locale: String) -> Localizer {
    catalog.localizer(forRequest: locale)
  }
}
