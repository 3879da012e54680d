import Synchronization
import UnicodeText
import Violations

/// How much of a catalog each locale has, so that a language with one text does not win over a complete
/// one that the reader asked for, too.
///
/// Nothing is counted before it is asked for. A locale of which entries are loaded on first use counts as
/// complete, and is not loaded for the answer. A locale that was given at once is measured by the source
/// locale, which is loaded for that.
final class CatalogCoverage: Sendable {
  private let layers: [Catalog.Layer]
  private let sourceLocale: LocaleIdentifier
  private let answers = Mutex<[LocaleIdentifier: Bool]>([:])

  /// Takes the layers whose messages will be counted.
  init(_ layers: [Catalog.Layer], sourceLocale: LocaleIdentifier) {
    self.layers = layers
    self.sourceLocale = sourceLocale
  }

  /// Whether a locale of the catalog has, with its parents, at least half of the messages that the source
  /// locale has.
  ///
  /// - Complexity: O(*n*) in the number of messages when a locale is first asked for.
  func isEnough(_ locale: LocaleIdentifier) -> Bool {
    if let known = answers.withLock({ $0[locale] }) { return known }
    let answer = isLoadedLate(locale) || count(of: locale) * 2 >= count(of: sourceLocale)
    answers.withLock { $0[locale] = answer }
    return answer
  }

  private func isLoadedLate(_ locale: LocaleIdentifier) -> Bool {
    let chain = locale.chain
    return layers.contains { layer in
      chain.contains { layer.entries[$0]?.isLoadedLate == true }
    }
  }

  private func count(of locale: LocaleIdentifier) -> Int {
    let chain = locale.chain
    var keys: Set<String> = []
    for layer in layers {
      for locale in chain { keys.formUnion(layer.messages(in: locale).keys) }
    }
    return keys.count
  }
}
