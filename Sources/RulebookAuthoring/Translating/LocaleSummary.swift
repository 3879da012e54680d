import PackLoading
import Rulebook
package import UnicodeText
package import Violations

/// How complete the translation into a locale is.
///
///     let files = try TranslationFiles(packs: [], localizations: [])
///     files.summaries.first { $0.locale.tag == "nl" }?.percent  // 98
package struct LocaleSummary: Hashable, Sendable {
  package let locale: LocaleIdentifier

  /// The number of texts that can be translated.
  package let all: Int

  /// The number of texts in the files of the locale itself.
  package let own: Int

  /// The keys of the texts that neither the locale nor a parent has, sorted.
  package let missing: [String]

  /// The number of its own texts with a mark that shows what they were translated from.
  package let marked: Int

  /// The keys of its own texts whose source has changed since the translation, sorted.
  package let stale: [String]

  /// The locales that provide missing texts, nearest first.
  package let fallbacks: [LocaleIdentifier]

  /// The plural categories of whole numbers, in CLDR's order.
  package let plurals: [PluralCategory]

  /// The number of texts that the locale has, including those of its parents.
  package var covered: Int { all - missing.count }

  /// The percentage of translated texts.
  ///
  /// It is rounded down, so only a complete locale has 100.
  package var percent: Int { all == 0 ? 100 : covered * 100 / all }
}

extension TranslationFiles {
  /// How complete the translation into each locale is, sorted by tag.
  ///
  /// - Complexity: O(*n* · *m*) for *n* locales and *m* texts.
  package var summaries: [LocaleSummary] { locales.map(summary) }

  /// Returns how complete the translation into a locale is.
  func summary(of locale: LocaleIdentifier) -> LocaleSummary {
    var own: Set<String> = []
    var inherited: Set<String> = []
    for part in parts {
      own.formUnion(part.messages[locale]?.keys.map { $0 } ?? [])
      for parent in locale.chain {
        inherited.formUnion(part.messages[parent]?.keys.map { $0 } ?? [])
      }
    }
    let ages = ages(of: locale)
    var fallbacks = locale.chain.dropFirst().filter(locales.contains)
    if locale != sourceLocale, !fallbacks.contains(sourceLocale) { fallbacks.append(sourceLocale) }
    return LocaleSummary(
      locale: locale,
      all: sources.count,
      own: own.count { sources[$0] != nil },
      missing: sources.keys.filter { !inherited.contains($0) }.sorted(),
      marked: ages.count,
      stale: ages.filter(\.value).keys.sorted(),
      fallbacks: Array(fallbacks),
      plurals: Self.plurals(of: locale)
    )
  }

  /// Returns whether the texts of a locale are stale, by key.
  ///
  /// Texts whose source isn't known are left out.
  func ages(of locale: LocaleIdentifier) -> [String: Bool] {
    var ages: [String: Bool] = [:]
    for part in parts where part.sourceLocale != locale {
      guard let file = part.files[locale] else { continue }
      for key in file.messages.keys {
        guard let source = source(of: key, in: part),
          let isStale = file.isStale(key, comparedTo: source.message.pattern)
        else { continue }
        ages[key] = isStale || ages[key] == true
      }
    }
    return ages
  }

  /// Returns the plural categories that whole numbers have.
  private static func plurals(of locale: LocaleIdentifier) -> [PluralCategory] {
    let formats = LocaleFormats.shared(for: locale)
    // Plural rules use the last digits, and distinguish millions.
    let numbers = Array(0...200) + [1_000, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000]
    let found = Set(numbers.map { formats.pluralCategory(of: .integer($0), type: .cardinal) })
    return PluralCategory.allCases.filter(found.contains)
  }
}
