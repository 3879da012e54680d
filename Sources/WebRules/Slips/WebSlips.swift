import RuleEngine
import Violations

/// What slips in addresses, links and names of hosts have in common.
enum WebSlips {
  /// The endings of domains that are neither words nor names.
  private static let usualEndings: Set<Substring> = [
    "com", "org", "net", "edu", "gov", "info", "biz",
  ]

  /// Returns whether a text is a well-known ending of a domain, or has two letters like the ending
  /// of a country.
  static func isLikelyEnding(_ text: Substring) -> Bool {
    let ending = Substring(text.lowercased())
    return usualEndings.contains(ending)
      || ending.utf8.count == 2 && ending.allSatisfy { "a"..."z" ~= $0 }
  }

  /// Returns a domain of one label with a dot before its well-known ending; nil if it doesn't end
  /// with one.
  ///
  ///     WebSlips.withDotBeforeEnding(in: "exampleorg")  // "example.org"
  ///     WebSlips.withDotBeforeEnding(in: "intranet")    // nil
  static func withDotBeforeEnding(in domain: some StringProtocol) -> String? {
    guard !domain.contains(".") else { return nil }
    let label = domain.lowercased()
    for ending in usualEndings where ending != "net" && label.hasSuffix(ending) {
      let name = domain.dropLast(ending.count)
      if name.count > 1 { return "\(name).\(domain.suffix(ending.count))" }
    }
    return nil
  }

  /// Returns a domain with dots for commas, if the text after each comma can only be a part of it;
  /// nil otherwise.
  ///
  ///     WebSlips.withDotsForCommas(in: "example,co,uk")  // "example.co.uk"
  ///     WebSlips.withDotsForCommas(in: "a.org,b.org")    // nil
  static func withDotsForCommas(in domain: Substring) -> String? {
    let pieces = domain.split(separator: ",", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return nil }
    let isWhole = pieces.dropFirst().dropLast().allSatisfy { isLikelyEnding($0) || $0 == "co" }
    if isWhole, isLikelyEnding(last) { return pieces.joined(separator: ".") }
    // A comma after www can't separate two names.
    guard first.lowercased() == "www" else { return nil }
    let rest = pieces.dropFirst().joined(separator: ",")
    if pieces.count == 2 { return first + "." + rest }
    return withDotsForCommas(in: Substring(rest)).map { first + "." + $0 }
  }

  /// Returns whether a text begins with `www.`, or with `www:` before a scheme.
  static func beginsWithWWW(_ text: some StringProtocol) -> Bool {
    let beginning = text.prefix(4).lowercased()
    return beginning == "www." || beginning == "www:"
  }

  // Signs that look like a colon or a slash, or that keyboards of East Asia write for one.
  static let slashLookAlikes = "∕⁄／"
  private static let otherSigns = "꞉：" + slashLookAlikes

  // The letters and signs that are meant by others that look like them.
  private static let usualCharacters: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{4BB}": "h", "\u{570}": "h", "\u{442}": "t", "\u{3C4}": "t", "\u{440}": "p", "\u{3C1}": "p",
    "\u{455}": "s", "\u{A789}": ":", "\u{2236}": ":", "\u{FF1A}": ":", "\u{2215}": "/",
    "\u{2044}": "/", "\u{FF0F}": "/",
  ]

  /// Returns `https://` or `http://` and what follows it, if a text begins so with characters that
  /// only look like these; nil otherwise.
  static func lookAlikeScheme(of text: String) -> (scheme: String, rest: Substring)? {
    for scheme in ["https://", "http://"] {
      let beginning = text.prefix(scheme.count)
      var usual = String.UnicodeScalarView()
      for scalar in beginning.unicodeScalars { usual.append(usualCharacters[scalar] ?? scalar) }
      guard String(usual).lowercased() == scheme, beginning.lowercased() != scheme else { continue }
      return (scheme, text[beginning.endIndex...])
    }
    return nil
  }

  /// Returns the scheme at the beginning of a text, `http` or `https`, and what follows the colon
  /// and the slashes, however these are written; nil if there is none.
  ///
  ///     WebSlips.scheme(of: "https//example.org")  // ("https", "example.org")
  static func scheme(of text: Substring) -> (scheme: String, rest: Substring)? {
    for scheme in ["https", "http"] where text.lowercased().hasPrefix(scheme) {
      let behind = text.dropFirst(scheme.count)
      let rest = behind.drop { ":;./\\ \(otherSigns)".contains($0) }
      let signs = behind[..<rest.startIndex]
      let isScheme =
        signs.contains { ":;/\\\(otherSigns)".contains($0) }
        || signs == "." && rest.lowercased().hasPrefix("www.")
      guard isScheme, let first = rest.first else { continue }
      if first.isLetter || first.isNumber || first == "[" { return (scheme, rest) }
    }
    return nil
  }
}

extension CodeDefinition.Argument {
  /// The argument of a code for a scheme that doesn't belong to a value.
  static let writtenScheme = Self(
    "scheme",
    .text,
    "the scheme, as it is written",
    isFromInput: true
  )
}
