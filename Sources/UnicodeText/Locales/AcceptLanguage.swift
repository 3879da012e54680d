package import Violations

/// The preferences in an `Accept-Language` header (RFC 9110 §12.5.4), or in a plain list of tags.
///
///     AcceptLanguage("de;q=0.5, fr-CH, *;q=0.1").preferences   // fr-CH, de
///
/// Malformed parts are skipped. `*` doesn't name a language, so it isn't a preference. Neither is a
/// locale with a weight of zero, which the reader refuses.
package struct AcceptLanguage: Hashable, Sendable {
  /// The locales, most wanted first; locales with the same weight keep their order.
  package var preferences: [LocaleIdentifier]

  /// The locales with a weight of zero.
  package var refused: [LocaleIdentifier] = []

  /// The number of preferences before `*`, which stands for any other language; nil without it.
  package var countBeforeAny: Int?

  /// Reads a header.
  ///
  /// At most the first 100 parts count.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of parts.
  package init(_ header: String) {
    var weighted: [(locale: LocaleIdentifier?, weight: Int)] = []
    for part in header.utf8.split(separator: UInt8(ascii: ","), maxSplits: 100).prefix(100) {
      guard let (locale, weight) = Self.preference(part) else { continue }
      if weight > 0 {
        weighted.append((locale, weight))
      } else if let locale {
        refused.append(locale)
      }
    }
    // The standard library's sort is stable.
    weighted.sort { $0.weight > $1.weight }
    preferences = weighted.compactMap(\.locale)
    countBeforeAny = weighted.firstIndex { $0.locale == nil }
  }

  /// Reads `tag` or `tag;q=0.5`; the locale of `*` is nil.
  private static func preference(_ part: Substring.UTF8View) -> (LocaleIdentifier?, weight: Int)? {
    let pieces = part.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard let tag = pieces.first.map({ String(trimmed($0)) }) ?? nil else { return nil }
    let locale = tag == "*" ? nil : LocaleIdentifier(requested: tag)
    guard locale != nil || tag == "*" else { return nil }
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

  /// Reads a number from 0 to 1 with at most three digits after the decimal point; `.5` also
  /// passes.
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
