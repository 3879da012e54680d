import CICU
public import Violations

/// Chooses among supported locales the one that suits a reader best.
///
///     let matcher = LocaleMatcher(supported: [german, latinAmericanSpanish])
///     matcher.bestMatch(for: AcceptLanguage("es-MX, de;q=0.5").preferences)   // es-419
///
/// The measure is CLDR's language matching (UTS #35, part 1, §4.4), as ICU implements it.
public struct LocaleMatcher: Sendable {
  /// The locales to choose from.
  public let supported: [LocaleIdentifier]

  private let matcher: Storage?
  private let matchersByLanguage: [String: (matcher: Storage, supported: [LocaleIdentifier])]

  /// Creates a matcher, which costs much more than asking it.
  public init(supported: [LocaleIdentifier]) {
    self.supported = supported
    matcher = Storage(supported)
    matchersByLanguage = Dictionary(grouping: supported, by: \.languageForMatching)
      .compactMapValues { group in Storage(group).map { (matcher: $0, supported: group) } }
  }

  /// Returns the best supported locale for a reader's preferences.
  ///
  /// - Parameters:
  ///   - preferences: What the reader wants, most wanted first.
  ///   - acrossLanguages: Whether a related language will do, such as German for a reader of
  ///     Swiss German. The forms of Norwegian (`no`, `nb`, `nn`) count as one language.
  /// - Returns: Nil if nothing suits.
  public func bestMatch(
    for preferences: [LocaleIdentifier],
    acrossLanguages: Bool = false
  ) -> LocaleIdentifier? {
    let wishes =
      acrossLanguages
      ? preferences
      : preferences.filter { matchersByLanguage[$0.languageForMatching] != nil }
    guard let matcher, !wishes.isEmpty, let best = matcher.best(for: wishes) else { return nil }
    let found = supported[best.index]
    if acrossLanguages || found.languageForMatching == wishes[best.wish].languageForMatching {
      return found
    }
    // ICU preferred another language although one of the same is there: ask language by language.
    for wish in wishes {
      if let group = matchersByLanguage[wish.languageForMatching],
        let best = group.matcher.best(for: [wish])
      {
        return group.supported[best.index]
      }
    }
    return nil
  }
}

extension LocaleIdentifier {
  /// The language, the same for all forms of Norwegian.
  fileprivate var languageForMatching: String {
    let language = language
    return language == "nb" || language == "nn" ? "no" : language
  }
}

private final class Storage: Sendable {
  // SAFETY: a matcher never changes, and only this object frees it.
  private nonisolated(unsafe) let matcher: OpaquePointer

  init?(_ supported: [LocaleIdentifier]) {
    guard let matcher = cicu_matcher_open(supported.map(\.tag).joined(separator: ",")) else {
      return nil
    }
    self.matcher = matcher
  }

  deinit { cicu_matcher_close(matcher) }

  func best(for wishes: [LocaleIdentifier]) -> (index: Int, wish: Int)? {
    var wish: Int32 = -1
    let index = cicu_matcher_best(matcher, wishes.map(\.tag).joined(separator: ","), &wish)
    return index < 0 || wish < 0 ? nil : (Int(index), Int(wish))
  }
}
