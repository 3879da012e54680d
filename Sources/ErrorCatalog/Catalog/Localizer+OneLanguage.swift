import UnicodeText
public import Violations

extension Localizer {
  /// Returns an answer with several texts in one language, if possible.
  ///
  /// The language of each text alone would be the first one that has it, so a page could mix
  /// languages. This function makes the answer with one language after another, and returns the
  /// first answer that is entirely in it:
  ///
  /// 1. All wishes together, in case that they don't mix.
  /// 2. Each of the reader's languages, and then the source locales.
  /// 3. The same languages again, now with the message of the code `invalid` for each code that the
  ///    language doesn't have a message for.
  ///
  /// If no language has texts for everything, the answer mixes languages.
  ///
  /// - Parameters:
  ///   - make: Makes the answer with the texts of a localizer.
  ///   - locales: Returns the locales of all texts in an answer.
  /// - Returns: The first answer in one language, or else the one that mixes languages.
  /// - Complexity: One call of `make`, unless the answer mixes languages.
  package func inOneLanguage<Answer>(
    _ make: (Localizer) -> Answer,
    locales: (Answer) -> [LocaleIdentifier]
  ) -> Answer {
    let mixed = make(self)
    let found = locales(mixed)
    // A text that no language has is in the locale `und`.
    let named = found.filter { $0 != .root }
    guard let first = named.first, !named.allSatisfy({ $0.isInOneLanguage(with: first) }) else {
      return mixed
    }
    let missing = found.count - named.count
    for languageOnly in [false, true] {
      for language in languages {
        let answer = make(localizer(preferring: language, languageOnly: languageOnly))
        let others = locales(answer).count { !$0.isReadable(by: language.locale) }
        if others == missing { return answer }
      }
    }
    return mixed
  }

  /// Returns the messages for violations, one for each, all in one language if possible.
  ///
  ///     localizer.messagesInOneLanguage(for: report.violations).map(\.locale)  // [fr, fr, fr]
  ///
  /// - Parameter violations: The violations.
  /// - Returns: The messages, in the order of the violations.
  /// - Complexity: O(*n*) in the number of violations.
  public func messagesInOneLanguage(for violations: [Violation]) -> [LocalizedMessage] {
    inOneLanguage({ localizer in violations.map { localizer.message(for: $0) } }) {
      $0.map(\.locale)
    }
  }

  /// Returns whether the reader wishes texts in this locale: it is in the language of a wish, or is
  /// one of its parents.
  package func isWished(_ locale: LocaleIdentifier) -> Bool {
    wishes.contains { locale.isReadable(by: $0) }
  }

  /// The languages for an answer, best first: the reader's, and then those of the sources.
  ///
  /// Wishes for the same locales of the catalog count once, because a request can have many.
  private var languages: [(locale: LocaleIdentifier, isFallback: Bool)] {
    var seen: Set<[LocaleIdentifier]> = []
    let distinct = wishes.filter { seen.insert(tables.matcher.readable(in: $0).near).inserted }
    let sources = tables.sourceLocales.filter { !isWished($0) }
    return distinct.map { (locale: $0, isFallback: isFallback) }
      + sources.map { (locale: $0, isFallback: true) }
  }

  /// Returns a localizer that tries one language before all others.
  private func localizer(
    preferring language: (locale: LocaleIdentifier, isFallback: Bool),
    languageOnly: Bool
  ) -> Localizer {
    Localizer(
      [language.locale] + (languageOnly ? [] : wishes),
      tables: tables,
      languageOnly: languageOnly,
      isFallback: language.isFallback
    )
  }
}

extension LocaleIdentifier {
  /// Returns whether readers of the other locale can read this one: it is in the same language, or
  /// is a parent.
  fileprivate func isReadable(by other: Self) -> Bool {
    isInOneLanguage(with: other) || other.chain.contains(self)
  }
}
