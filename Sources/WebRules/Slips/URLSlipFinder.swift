import RuleEngine
import Violations

/// Finds the slip that explains why a text isn't a web address.
///
/// Doing what the message says leads to the web address that was meant, or to a text that isn't
/// one.
struct URLSlipFinder {
  /// The text, which isn't a web address.
  let text: String

  /// A web address to show.
  let example: String

  /// Returns whether a text is a web address.
  let accepts: (String) -> Bool

  /// Returns whether a web address has a domain with an unknown ending.
  let hasUnknownEnding: (String) -> Bool

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    NamedSlip.first(of: [
      emailAddress, filePath, markup, brackets, escapedSlash, several, scheme, lookAlikeScheme,
      signAtEnd, comma, spaceAfterWWW, textAfter, textBefore,
    ])
  }

  /// Finds an email address.
  private func emailAddress() -> NamedSlip? {
    let pieces = text.split(separator: "@", omittingEmptySubsequences: false)
    guard pieces.count == 2, !pieces[0].isEmpty, pieces[1].contains("."),
      !text.contains(where: { "/\\ ".contains($0) }),
      !pieces[0].contains(":") || pieces[0].lowercased().hasPrefix("mailto:")
    else { return nil }
    return NamedSlip(.urlEmailAddress, text[...], of: text, ["example": .text(example)])
  }

  /// Finds a backslash before a slash, as JSON writes slashes.
  private func escapedSlash() -> NamedSlip? {
    guard let range = text.firstRange(of: "\\/"), accepts(text.replacing("\\/", with: "/")) else {
      return nil
    }
    return NamedSlip(.urlBackslashEscaped, text[range].dropLast(), of: text)
  }

  /// Finds a second web address.
  private func several() -> NamedSlip? {
    let pieces = text.split { " ,;|\n\t".contains($0) }
    let addresses = pieces.filter { $0.contains("://") || $0.lowercased().hasPrefix("www.") }
    return .several(.urlSeveralAddresses, addresses, of: text)
  }

  /// Finds a scheme that is there twice, after `www.` or without its colon.
  private func scheme() -> NamedSlip? {
    // Before a whole address, `www:` is a label.
    if text.lowercased().hasPrefix("www:"), accepts(String(text.dropFirst(4))) {
      return NamedSlip(.urlTextBefore, text.prefix(4), of: text)
    }
    if WebSlips.beginsWithWWW(text),
      let (scheme, rest) = WebSlips.scheme(of: text.dropFirst(4))
    {
      let part = text[..<rest.startIndex]
      return NamedSlip(.urlSchemePosition, part, of: text, ["beginning": .text(scheme + "://")])
    }
    guard let (scheme, rest) = WebSlips.scheme(of: text[...]) else { return nil }
    let part = text[..<rest.startIndex]
    if let (inner, _) = WebSlips.scheme(of: rest) {
      let beginning = Argument.text(inner + "://")
      return NamedSlip(.urlSchemeRepeated, part, of: text, ["beginning": beginning])
    }
    // Only slashes can be wrong after the colon, which has a message of its own.
    guard !part.dropFirst(scheme.count).hasPrefix(":") else { return nil }
    return NamedSlip(.urlSchemeColon, part, of: text, ["beginning": .text(scheme + "://")])
  }

  /// The part between the slashes after the scheme and the next one.
  private var host: Substring? {
    guard let slashes = text.firstRange(of: "://") else { return nil }
    return text[slashes.upperBound...].prefix { !"/?#".contains($0) }
  }

  /// Finds a comma that stands for a dot.
  private func comma() -> NamedSlip? {
    guard let host, let comma = host.firstIndex(of: ","),
      WebSlips.withDotsForCommas(in: host) != nil
    else { return nil }
    return NamedSlip(.urlHostComma, text[comma...comma], of: text)
  }

  /// Finds a space in place of the dot after www.
  private func spaceAfterWWW() -> NamedSlip? {
    guard let host, host.lowercased().hasPrefix("www ") else { return nil }
    let blank = host.index(host.startIndex, offsetBy: 3)
    return NamedSlip(.urlSpaceForDot, text[blank...blank], of: text)
  }

  /// Finds a remark after the address.
  ///
  /// A single word after a path can be the rest of the path. After an incomplete domain, a word can
  /// be the rest of it, as in `https://www.exam ple.org`.
  private func textAfter() -> NamedSlip? {
    guard let blank = text.firstIndex(of: " ") else { return nil }
    let address = String(text[..<blank])
    guard accepts(address) else { return nil }
    let remark = text[blank...].drop { $0 == " " }
    guard let first = remark.first else { return nil }
    let hasPath = text[..<blank].split(separator: "/").count > 2
    let words = remark.split(separator: " ")
    let mayBeDomain = words.count == 1 || words.first?.contains(".") ?? false
    if !hasPath, mayBeDomain, isIncomplete(address) { return nil }
    let isRemark =
      "(-–—|".contains(first) || !hasPath
      || words.count > 1 && !remark.contains { "./".contains($0) }
    return isRemark ? NamedSlip(.urlTextAfter, text[blank...], of: text) : nil
  }

  /// Returns whether the domain of an address has an unknown ending, or one of a single letter, or
  /// just one label after `www.`.
  private func isIncomplete(_ address: String) -> Bool {
    let labels = (address.split(separator: "/").last ?? "").split(separator: ".")
    return hasUnknownEnding(address) || labels.last?.count == 1
      || labels.count == 2 && labels[0].lowercased() == "www"
  }

  /// Finds words in front of the address.
  private func textBefore() -> NamedSlip? {
    guard let slashes = text.firstRange(of: "://"),
      let blank = text[..<slashes.lowerBound].lastIndex(of: " "),
      accepts(String(text[blank...].dropFirst()))
    else { return nil }
    return NamedSlip(.urlTextBefore, text[..<blank], of: text)
  }
}

extension URLSlipFinder {
  /// The codes of slips.
  static let codes: [CodeDefinition] = [
    .urlSeveralAddresses, .urlTextAfter, .urlTextBefore, .urlSchemeRepeated, .urlSchemePosition,
    .urlSchemeColon, .urlSchemeLookAlike, .urlHostComma, .urlEmailAddress, .urlFilePath,
    .urlBrackets, .urlMarkup, .urlEndNotAllowed, .urlBackslashEscaped, .urlSpaceForDot,
  ]
}

extension CodeDefinition {
  static let urlSeveralAddresses = CodeDefinition(
    "url.several_addresses",
    "There are several web addresses."
  )

  fileprivate static let urlTextAfter = CodeDefinition(
    "url.text_after",
    "There is a remark after the URL."
  )

  fileprivate static let urlTextBefore = CodeDefinition(
    "url.text_before",
    "There are words before the URL."
  )

  fileprivate static let urlSchemeRepeated = CodeDefinition(
    "url.scheme.repeated",
    of: .urlScheme,
    "The scheme is there twice.",
    [.beginning]
  )

  fileprivate static let urlSchemePosition = CodeDefinition(
    "url.scheme.position",
    of: .urlScheme,
    "The scheme follows www.",
    [.beginning]
  )

  fileprivate static let urlSchemeColon = CodeDefinition(
    "url.scheme.colon",
    of: .urlScheme,
    "The colon after the scheme is missing, or another sign is in its place.",
    [.beginning]
  )

  fileprivate static let urlHostComma = CodeDefinition(
    "url.host.comma",
    of: .urlHost,
    "There is a comma in place of a dot in the host."
  )

  fileprivate static let urlEmailAddress = CodeDefinition(
    "url.email_address",
    "The text is an email address.",
    [.example]
  )

  fileprivate static let urlBackslashEscaped = CodeDefinition(
    "url.backslash.escaped",
    "There is a backslash before each slash."
  )

  fileprivate static let urlSpaceForDot = CodeDefinition(
    "url.white_space.dot",
    "There is a space in place of the dot after www."
  )
}

extension CodeDefinition.Argument {
  static let beginning = Self(
    "beginning",
    .text,
    "the scheme with its colon and slashes, such as https://"
  )
}
