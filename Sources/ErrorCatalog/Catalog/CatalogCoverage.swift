import UnicodeText
import Violations

/// How much of a catalog each locale has, so that a language with one text does not win over a complete
/// one that the reader asked for, too.
///
/// Entries that are loaded on first use count as complete, and are not loaded for the answer.
struct CatalogCoverage: Sendable {
  private let covered: Set<LocaleIdentifier>

  /// Counts the messages of layers.
  ///
  /// - Complexity: O(*n*) in the number of messages that are loaded at once.
  init(_ layers: [CatalogLayer], sourceLocale: LocaleIdentifier) {
    let locales = layers.reduce(into: Set<LocaleIdentifier>()) { $0.formUnion($1.entries.keys) }
    let all = Self.size(of: sourceLocale, in: layers)
    covered = locales.filter { locale in
      let own = Self.size(of: locale, in: layers)
      return own.isComplete || !all.isComplete && own.count * 2 >= all.count
    }
  }

  /// Whether a locale has at least half of the messages that the source locale has.
  func isEnough(_ locale: LocaleIdentifier) -> Bool { covered.contains(locale) }

  private static func size(
    of locale: LocaleIdentifier,
    in layers: [CatalogLayer]
  ) -> (count: Int, isComplete: Bool) {
    let chain = locale.chain
    var keys: Set<String> = []
    for layer in layers {
      for locale in chain {
        guard let entries = layer.entries[locale] else { continue }
        if entries.isLoadedLate { return (0, true) }
        keys.formUnion(entries.messages.keys)
      }
    }
    return (keys.count, false)
  }
}
