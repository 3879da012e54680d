/// What people mean by links that aren't written as URLs.
enum URLSlips {
  /// Returns the URLs that may be meant.
  ///
  /// - Parameters:
  ///   - text: The text as given.
  ///   - beginning: What a URL begins with, such as `https://`, if the text lacks it.
  /// - Returns: The URLs.
  static func meantValues(by text: String, _ beginning: String?) -> [String] {
    // The backslashes of JSON protect the slashes after them.
    let plain =
      text.contains("\\/") ? text.replacing("\\/", with: "/") : text.replacing("\\", with: "/")
    if let (scheme, rest) = WebSlips.lookAlikeScheme(of: plain) { return [scheme + rest] }
    if let whole = withScheme(Substring(plain)) {
      return [withDots(in: withoutBlank(in: beforeRemark(of: whole)))]
    }
    guard let beginning, !plain.contains("://"), !beginsWithRest(plain) else { return [] }
    return [beginning + withDots(in: plain)]
  }

  /// Returns whether a text seems to begin with the rest of a scheme, or with www mistyped, so that
  /// its host isn't certain.
  private static func beginsWithRest(_ text: String) -> Bool {
    let text = text.lowercased()
    if text.contains("http") { return true }
    return text.hasPrefix("ww") && !text.hasPrefix("www.") && !text.hasPrefix("www,")
  }

  /// Returns the text in brackets or parentheses around a whole text; nil if there are none.
  static func insideBrackets(of text: String) -> Substring? {
    guard let first = text.first, let close: Character = ["(": ")", "[": "]", "{": "}"][first],
      text.last == close
    else { return nil }
    return text.dropFirst().dropLast()
  }

  /// Returns the link in code of a web page, as in `<a href="https://example.org">`, or in
  /// Markdown, as in `[Menu](https://example.org)`; nil if there is none.
  static func insideMarkup(of text: String) -> Substring? {
    if let code = text.firstRange(of: "href=") {
      let link = text[code.upperBound...].drop { "\"'“”".contains($0) }
      return link.prefix { !"\"'“” <>".contains($0) }
    }
    guard text.first == "[", text.last == ")", let middle = text.firstRange(of: "](") else {
      return nil
    }
    return text[middle.upperBound...].dropLast()
  }

  /// Returns a text with the usual `www.` at its beginning: without a fourth `w`, a space after the
  /// dot, or a scheme with a dot for its other signs.
  ///
  ///     URLSlips.withUsualWWW("www.https.example.org")  // "www.example.org"
  ///
  /// A host can be called so. So the result can be shown as an example, and isn't a fix.
  static func withUsualWWW(_ text: String) -> String {
    for beginning in ["wwww.", "www. ", "www.https.", "www.http."]
    where text.lowercased().hasPrefix(beginning) {
      return "www.\(text.dropFirst(beginning.count))"
    }
    return text
  }

  /// Returns a URL that lacks its scheme with full stops of ASCII in its host, for those of East
  /// Asian keyboards, which mean the same (UTS #46 §4).
  ///
  ///     URLSlips.withASCIIDots("example。org/a。b")  // "example.org/a。b"
  static func withASCIIDots(_ text: String) -> String {
    let authority = text.prefix { !"/\\?#".contains($0) }
    let start = authority.lastIndex(of: "@").map { authority.index(after: $0) } ?? text.startIndex
    let host = String(authority[start...].map { "。．｡".contains($0) ? "." : $0 })
    return "\(text[..<start])\(host)\(text[authority.endIndex...])"
  }

  /// Returns a URL with its scheme written once and in front; nil if it doesn't begin with one.
  private static func withScheme(_ text: Substring) -> String? {
    let isAfterWWW = WebSlips.beginsWithWWW(text)
    guard let (scheme, rest) = WebSlips.scheme(of: isAfterWWW ? text.dropFirst(4) : text) else {
      return nil
    }
    // A scheme within a URL is the one that was pasted.
    if !isAfterWWW, let inner = withScheme(rest) { return inner }
    let hasWWW = rest.lowercased().hasPrefix("www.") || text.lowercased().hasPrefix("www:")
    return scheme + "://" + (isAfterWWW && !hasWWW ? "www." : "") + rest
  }

  /// Returns a URL before a space, if a remark follows that begins with a bracket or a dash.
  private static func beforeRemark(of url: String) -> String {
    guard let blank = url.firstIndex(of: " ") else { return url }
    let remark = url[blank...].drop { $0 == " " }
    guard let first = remark.first, "(-–|".contains(first), !remark.contains("://") else {
      return url
    }
    return String(url[..<blank])
  }

  /// Returns a URL without the only space, if it is between the domain and its ending.
  private static func withoutBlank(in url: String) -> String {
    let pieces = url.split(separator: " ", omittingEmptySubsequences: false)
    guard pieces.count == 2, let host = pieces[0].split(separator: "/").dropFirst().first,
      pieces[0].hasSuffix("://" + host), host.last == ".",
      let ending = pieces[1].split(separator: "/").first, WebSlips.isLikelyEnding(ending)
    else { return url }
    return pieces.joined()
  }

  /// Returns a URL with dots for the commas in its host.
  private static func withDots(in url: String) -> String {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let place = url.contains("://") ? 2 : 0
    guard parts.indices.contains(place), let host = WebSlips.withDotsForCommas(in: parts[place])
    else { return url }
    return (parts[..<place] + [Substring(host)] + parts[(place + 1)...]).joined(separator: "/")
  }
}
