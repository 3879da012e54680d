import CICU
package import Violations

/// Chooses among supported locales the one that suits a reader best.
///
///     let matcher = LocaleMatcher(supported: [german, latinAmericanSpanish])
///     matcher.bestMatch(for: AcceptLanguage("es-MX, de;q=0.5").preferences)   // es-419
///
/// The measure is CLDR's language matching (UTS #35, part 1, §4.4), as ICU implements it.
package struct LocaleMatcher: Sendable {
  /// The locales to choose from.
  package let supported: [LocaleIdentifier]

  private let matcher: Storage?
  private let matchersByLanguage: [String: (matcher: Storage, supported: [LocaleIdentifier])]

  /// Creates a matcher, which costs much more than asking it.
  package init(supported: [LocaleIdentifier]) {
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
  package func bestMatch(
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
    // ICU chose another language although the reader's own is supported: ask for each language.
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

/// The preferences in an `Accept-Language` header (RFC 9110 §12.5.4), or in a plain list of tags.
///
///     AcceptLanguage("de;q=0.5, fr-CH, *;q=0.1").preferences   // fr-CH, de
///
/// Malformed parts are skipped. `*` names no language, so it is skipped too. A locale with a weight
/// of zero is left out.
package struct AcceptLanguage: Hashable, Sendable {
  /// The locales, most wanted first; those of one weight keep their order.
  package var preferences: [LocaleIdentifier]

  /// Reads a header.
  ///
  /// At most the first 100 parts count.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of parts.
  package init(_ header: String) {
    var weighted: [(locale: LocaleIdentifier, weight: Int)] = []
    for part in header.utf8.split(separator: UInt8(ascii: ","), maxSplits: 100).prefix(100) {
      guard let (locale, weight) = Self.preference(part), weight > 0 else { continue }
      weighted.append((locale, weight))
    }
    // The standard sort is stable.
    weighted.sort { $0.weight > $1.weight }
    preferences = weighted.map(\.locale)
  }

  /// Reads `tag` or `tag;q=0.5`.
  private static func preference(
    _ part: Substring.UTF8View
  ) -> (LocaleIdentifier, weight: Int)? {
    let pieces = part.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard let tag = pieces.first.map({ String(trimmed($0)) }) ?? nil, tag != "*",
      let locale = LocaleIdentifier(canonicalizing: tag)
    else { return nil }
    let parameters = pieces.dropFirst().map(trimmed).filter { !$0.isEmpty }
    guard let parameter = parameters.first else { return (locale, 1000) }
    guard parameters.count == 1, let weight = weight(parameter) else { return nil }
    return (locale, weight)
  }

  /// Reads `q=0.5` as thousandths, or nil.
  private static func weight(_ parameter: Substring.UTF8View) -> Int? {
    let sides = parameter.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
    guard sides.count == 2,
      trimmed(sides[0]).elementsEqual("q".utf8)
        || trimmed(sides[0]).elementsEqual("Q".utf8)
    else { return nil }
    return thousandths(trimmed(sides[1]))
  }

  /// Reads a number from 0 to 1 with at most three digits after the point; `.5` passes too.
  private static func thousandths(_ text: Substring.UTF8View) -> Int? {
    let sides = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard sides.count <= 2, let whole = sides.first, whole.count <= 1 else { return nil }
    let fraction = sides.count == 2 ? sides[1] : ""[...].utf8
    guard fraction.count <= 3, whole.count + fraction.count > 0 else { return nil }
    var value = 0
    for digit in Array(whole) + Array(fraction) + Array(repeating: zero, count: 3 - fraction.count)
    {
      guard zero...(zero + 9) ~= digit else { return nil }
      value = value * 10 + Int(digit - zero)
    }
    return value <= 1000 ? value : nil
  }

  private static let zero = UInt8(ascii: "0")

  /// Removes spaces and tabs at both ends (`OWS`, RFC 9110 §5.6.3).
  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let first = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { return ""[...].utf8 }
    return text[first...last]
  }
}
