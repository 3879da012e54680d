import CICU
import Synchronization
package import Violations

/// Finds the supported locales that suit a reader.
///
///     let matcher = LocaleMatcher(supported: [english, british, austrian])
///     matcher.readable(in: australian).near   // en-GB, en
///     matcher.readable(in: swissGerman).near  // de-AT
///
/// The distance between two locales is CLDR's (UTS #35, part 1, §4.4), as implemented by ICU.
package struct LocaleMatcher: Sendable {
  package let supported: [LocaleIdentifier]
  private let known: Set<LocaleIdentifier>
  private let matcher = LateMatcher()

  /// Creates a matcher.
  ///
  /// ICU prepares it for the first match, which costs much more than a match itself.
  package init(supported: [LocaleIdentifier]) {
    self.supported = supported
    known = Set(supported)
  }

  /// Returns the supported locale that is nearest to a reader's preferences.
  ///
  /// - Parameter preferences: The locales that the reader wants, most wanted first.
  /// - Returns: The locale, even in a related language, such as German for a reader of Swiss
  ///   German; nil if none is near.
  package func nearest(to preferences: [LocaleIdentifier]) -> LocaleIdentifier? {
    guard !preferences.isEmpty else { return nil }
    return matcher.matcher(of: supported)?.best(for: preferences).map { supported[$0] }
  }
}

extension LocaleMatcher {
  /// The supported locales in a reader's own language, in the order of the search for a text.
  package struct ReadableLocales: Sendable {
    /// The locale and its parents, and the siblings that are nearer than one of these parents; the
    /// siblings if there are no parents.
    package var near: [LocaleIdentifier]

    /// The siblings that are further away than every parent.
    package var far: [LocaleIdentifier]

    /// Whether there is no locale in the reader's language.
    package var isEmpty: Bool { near.isEmpty }
  }

  /// Returns the supported locales that a reader of one locale can read.
  ///
  /// These are the locale and its parents. A script that the region implies doesn't matter, and a
  /// language means the same as the language with its likely script or region. Then there are its
  /// siblings, which are other locales of the same language and script. A sibling comes right after
  /// the first parent that the two have in common, and nearer siblings come first.
  ///
  /// | locale       | supported     | near          | far     |
  /// | ------------ | ------------- | ------------- | ------- |
  /// | `de-CH`      | `de`, `de-AT` | `de`          | `de-AT` |
  /// | `de-CH`      | `de-AT`       | `de-AT`       |         |
  /// | `en-AU`      | `en`, `en-GB` | `en-GB`, `en` |         |
  /// | `en-Latn-GB` | `en`, `en-GB` | `en-GB`, `en` |         |
  /// | `es-AR`      | `es`, `es-MX` | `es-MX`, `es` |         |
  /// | `zh-TW`      | `zh`, `zh-HK` | `zh-HK`       |         |
  ///
  /// - Complexity: O(*n*²) in the number of siblings.
  package func readable(in wish: LocaleIdentifier) -> ReadableLocales {
    let chain = wish.searchChain
    var siblings = supported.filter { !chain.contains($0) && $0.isInOneLanguage(with: wish) }
    var ordered: [LocaleIdentifier] = []
    var nearCount = 0
    for ancestor in chain {
      if known.contains(ancestor) {
        ordered.append(ancestor)
        nearCount = ordered.count
      }
      let meeting = siblings.filter { $0.chain.contains(ancestor) }
      siblings.removeAll { meeting.contains($0) }
      ordered += nearestFirst(meeting, to: wish)
    }
    ordered += nearestFirst(siblings, to: wish)
    let border = nearCount == 0 ? ordered.count : nearCount
    return ReadableLocales(
      near: Array(ordered.prefix(border)),
      far: Array(ordered.dropFirst(border))
    )
  }

  /// Returns locales in the order of their distance to another one; equally near ones keep their
  /// order.
  private func nearestFirst(
    _ locales: [LocaleIdentifier],
    to wish: LocaleIdentifier
  ) -> [LocaleIdentifier] {
    var left = locales
    var ordered: [LocaleIdentifier] = []
    while left.count > 1, let best = Matcher(left)?.best(for: [wish]) {
      ordered.append(left.remove(at: best))
    }
    return ordered + left
  }
}

/// A matcher that is created when it is first needed, because that reads all likely subtags of
/// CLDR.
private final class LateMatcher: Sendable {
  private let made = AtomicLazyReference<Matcher>()

  func matcher(of supported: [LocaleIdentifier]) -> Matcher? {
    if let matcher = made.load() { return matcher }
    return Matcher(supported).map { made.storeIfNil($0) }
  }
}

/// ICU's matcher.
private final class Matcher: Sendable {
  // SAFETY: a matcher never changes, and only this object frees it.
  private nonisolated(unsafe) let matcher: OpaquePointer

  init?(_ supported: [LocaleIdentifier]) {
    guard let matcher = cicu_matcher_open(supported.map(\.tag).joined(separator: ",")) else {
      return nil
    }
    self.matcher = matcher
  }

  deinit { cicu_matcher_close(matcher) }

  /// Returns the index of the best supported locale; nil if none is near.
  func best(for wishes: [LocaleIdentifier]) -> Int? {
    let index = cicu_matcher_best(matcher, wishes.map(\.tag).joined(separator: ","))
    return index < 0 ? nil : Int(index)
  }
}
