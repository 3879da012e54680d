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

  /// Returns the scheme at the beginning of a text, `http` or `https`, and what follows the colon
  /// and the slashes, however these are written; nil if there is none.
  ///
  ///     WebSlips.scheme(of: "https//example.org")  // ("https", "example.org")
  static func scheme(of text: Substring) -> (scheme: String, rest: Substring)? {
    for scheme in ["https", "http"] where text.lowercased().hasPrefix(scheme) {
      let behind = text.dropFirst(scheme.count)
      let rest = behind.drop { ":;./\\ ".contains($0) }
      let signs = behind[..<rest.startIndex]
      guard signs.contains(where: { ":;/\\".contains($0) }), let first = rest.first else {
        continue
      }
      if first.isLetter || first.isNumber || first == "[" { return (scheme, rest) }
    }
    return nil
  }
}
