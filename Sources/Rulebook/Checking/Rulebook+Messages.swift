extension Rulebook {
  /// Returns what is wrong, in words for a reader.
  ///
  ///     rulebook.messages(for: report, in: "fr, en;q=0.5").map(\.text)
  ///
  /// Each message says which locale and key it came from.
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - locale: A language tag, a list of preferences, or an Accept-Language
  ///     header. Where none is supported, messages are in English.
  /// - Returns: One message for each violation, in the same order.
  public func messages(for report: Report, in locale: String) -> [LocalizedMessage] {
    let localizer = catalog.localizer(forRequest: locale)
    return report.violations.map { localizer.message(for: $0) }
  }

  /// Returns what writes messages in a locale, for repeated use.
  ///
  /// The locale is a language tag, a list of preferences, or an
  /// Accept-Language header.
  public func localizer(for locale: String) -> Localizer {
    catalog.localizer(forRequest: locale)
  }
}
