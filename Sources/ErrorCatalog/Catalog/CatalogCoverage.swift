import Synchronization
import UnicodeText
import Violations

/// Decides which locales have enough messages.
///
/// A language with one message must not win over a complete language that the reader also
/// requested.
///
/// Messages are counted only when they are needed. A locale whose entries load on first use counts
/// as complete, and is not loaded to find out. Other locales are compared with the source locale,
/// which is loaded for that.
final class CatalogCoverage: Sendable {
  private let layers: [Catalog.Layer]
  private let sourceLocale: LocaleIdentifier
  private let answers = Mutex<[LocaleIdentifier: Bool]>([:])

  /// Creates a count for the messages of layers.
  init(_ layers: [Catalog.Layer], sourceLocale: LocaleIdentifier) {
    self.layers = layers
    self.sourceLocale = sourceLocale
  }

  /// Returns whether a locale and its parents have at least half as many messages as the source
  /// locale.
  ///
  /// - Complexity: O(*n*) in the number of messages for the first call with a locale, then O(1).
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
