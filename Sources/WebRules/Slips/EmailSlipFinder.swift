import EmailAddresses
import RuleEngine
import Violations

/// Finds the slip that explains why a text isn't an email address.
///
/// Doing what the message says leads to the address that was meant, or to a text that isn't an
/// address. So nothing is named if the text without it could be someone else's address:
/// `ann lee@example.org` isn't `lee@example.org` with a word in front.
struct EmailSlipFinder {
  /// The text, which isn't an address.
  let text: String

  /// Returns whether a text is an address.
  let accepts: (String) -> Bool

  /// The part before the only @ and the part after it; nil if there isn't exactly one.
  private let parts: (local: Substring, domain: Substring)?

  /// Creates a finder.
  init(in text: String, accepts: @escaping (String) -> Bool) {
    self.text = text
    self.accepts = accepts
    let pieces = text.split(separator: "@", omittingEmptySubsequences: false)
    parts = pieces.count == 2 ? (pieces[0], pieces[1]) : nil
  }

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    NamedSlip.first(of: [
      markup, openBracket, brackets, several, scheme, parameters, webAddress, standIn, comma,
      backslash, onlyEnding, path, textAfter, textBefore, missingDot,
    ])
  }

  /// Finds `&lt;` and other codes that come from a web page.
  private func markup() -> NamedSlip? {
    for written in ["&lt;", "&gt;", "<a ", "</"] {
      if let range = text.firstRange(of: written) {
        return NamedSlip(.emailMarkup, text[range], of: text)
      }
    }
    return nil
  }

  /// Finds the bracket after a name, if the other one is missing.
  private func openBracket() -> NamedSlip? {
    guard !text.contains(">"), let open = text.firstIndex(of: "<"), open > text.startIndex,
      accepts(String(text[open...].dropFirst()))
    else { return nil }
    let code = EmailFault.Kind.displayNameUnclosed.code
    return NamedSlip(code, text[open...open], of: text)
  }

  /// Finds brackets or parentheses around the address, after a name or alone.
  private func brackets() -> NamedSlip? {
    guard let address = EmailSlips.insideBrackets(of: text), accepts(String(address)),
      !text[..<address.startIndex].contains("@")
    else { return nil }
    let bracket = text.index(before: address.startIndex)
    return NamedSlip(.emailBrackets, text[bracket...], of: text)
  }

  /// Finds a second address, whatever separates it from the first one.
  private func several() -> NamedSlip? {
    let pieces = text.split { " ,;/|<>\n\t".contains($0) }.filter { $0.contains("@") }
    return .several(EmailFault.Kind.severalAddresses.code, pieces, of: text) {
      accepts(String($0.trimmingPrefix("mailto:")))
    }
  }

  /// Finds a scheme in front of the address or of its domain, as in `https://ann@example.org`.
  private func scheme() -> NamedSlip? {
    if let scheme = Self.scheme(of: text[...], Self.schemes),
      accepts(String(text[scheme.endIndex...]))
    {
      return NamedSlip(.emailScheme, scheme, of: text, ["scheme": .text(String(scheme))])
    }
    guard let (local, domain) = parts, var scheme = Self.scheme(of: domain, Self.webSchemes),
      accepts("\(local)@\(domain[scheme.endIndex...])")
    else { return nil }
    // A mailbox is rarely at the name of a web server.
    let host = domain[scheme.endIndex...]
    if host.lowercased().hasPrefix("www."), accepts("\(local)@\(host.dropFirst(4))") {
      scheme = domain[..<host.index(host.startIndex, offsetBy: 4)]
    }
    return NamedSlip(.emailScheme, scheme, of: text, ["scheme": .text(String(scheme))])
  }

  /// Returns one of the schemes at the beginning of a text, with the signs after it.
  private static func scheme(of text: Substring, _ schemes: Set<String>) -> Substring? {
    let word = text.prefix(while: \.isLetter)
    guard schemes.contains(word.lowercased()) else { return nil }
    let rest = text[word.endIndex...].drop { ":;/\\ ".contains($0) }
    let signs = text[word.endIndex..<rest.startIndex]
    return signs.contains { $0 != " " } ? text[..<rest.startIndex] : nil
  }

  private static let schemes: Set<String> = [
    "mailto", "mail", "email", "http", "https", "smtp", "imap", "sip", "xmpp", "skype",
  ]

  /// The schemes that can be in front of a domain.
  ///
  /// The others are also names of servers: `ann@mail:example.org` is `ann@mail.example.org`, typed
  /// with Shift on a German keyboard.
  private static let webSchemes: Set<String> = ["http", "https"]

  /// Finds what a link adds to an address, as in `ann@example.org?subject=Hello`.
  private func parameters() -> NamedSlip? {
    guard let mark = text.firstIndex(of: "?"), text[mark...].contains("="),
      accepts(String(text[..<mark]))
    else { return nil }
    return NamedSlip(.emailLinkParameters, text[mark...], of: text)
  }

  /// Finds a web address.
  private func webAddress() -> NamedSlip? {
    guard !text.contains("@"), text.contains("://") || text.lowercased().hasPrefix("www.") else {
      return nil
    }
    let example = Argument.text(ExampleAddresses.usual)
    return NamedSlip(.emailWebAddress, text[...], of: text, ["example": example])
  }

  /// Finds what stands for the @, as in `ann(at)example.org`.
  private func standIn() -> NamedSlip? {
    let meant = EmailSlips.meantValues(by: text, EmailFault.Kind.missingAt.code.code.rawValue)
    guard !text.contains("@"), let address = meant.first, accepts(address) else { return nil }
    for word in ["(at)", "[at]", "%40", "at"] {
      let written = word == "at" ? " at " : word
      guard let range = text.firstRange(of: written) else { continue }
      let part = word == "at" ? text[range].dropFirst().dropLast() : text[range]
      let arguments = ["word": Argument.text(word), "example": .text(ExampleAddresses.usual)]
      return NamedSlip(.emailAtWord, part, of: text, arguments)
    }
    return nil
  }

  /// Finds a comma that stands for a dot.
  private func comma() -> NamedSlip? {
    // In front of angle brackets, a comma belongs to a name.
    guard let (local, domain) = parts, !text.contains("<") else { return nil }
    if let comma = domain.firstIndex(of: ","), let meant = WebSlips.withDotsForCommas(in: domain),
      accepts("\(local)@\(meant)")
    {
      return NamedSlip(.emailDomainComma, text[comma...comma], of: text)
    }
    guard let comma = local.firstIndex(of: ","),
      accepts("\(local.replacing(",", with: "."))@\(domain)")
    else { return nil }
    return NamedSlip(.emailLocalComma, text[comma...comma], of: text)
  }

  /// Finds a backslash before the @, as in the name of an account of a company's network.
  private func backslash() -> NamedSlip? {
    guard let (local, domain) = parts, !local.contains("\""),
      let place = local.firstIndex(of: "\\"),
      accepts("\(local.replacing("\\", with: ""))@\(domain)")
    else { return nil }
    return NamedSlip(.emailLocalBackslash, text[place...place], of: text)
  }

  /// Finds a domain that is only an ending, as in `ann@.org`.
  ///
  /// Without its dot, it isn't a domain either.
  private func onlyEnding() -> NamedSlip? {
    guard let (local, domain) = parts, domain.first == ".",
      domain.lastIndex(of: ".") == domain.startIndex,
      !accepts("\(local)@\(domain.dropFirst())"), accepts("\(local)@example\(domain)")
    else { return nil }
    let example = Argument.text(ExampleAddresses.usual)
    return NamedSlip(EmailFault.Kind.domainMissing.code, domain, of: text, ["example": example])
  }

  /// Finds a domain whose last dot is missing, as in `ann@exampleorg`, or that has a colon or a
  /// semicolon for a dot, as in `ann@mail:example.org`.
  ///
  /// With an ending after it, or without the sign, it would be another domain. So the message asks
  /// whether the one with the dot is meant.
  private func missingDot() -> NamedSlip? {
    guard let (local, domain) = parts else { return nil }
    let hasSign = domain.contains { ":;".contains($0) }
    let dotted =
      hasSign
      ? String(domain).replacing(":", with: ".").replacing(";", with: ".")
      : WebSlips.withDotBeforeEnding(in: domain)
    guard let dotted, accepts("\(local)@\(dotted)") else { return nil }
    return NamedSlip(.emailDomainLikelyTypo, domain, of: text, ["suggestion": .text(dotted)])
  }

  /// Finds the rest of a web address after the domain, as in `ann@example.com/shop`.
  ///
  /// After another ending, the slash can be a dot that was typed wrongly: `ann@mail.example/com`.
  private func path() -> NamedSlip? {
    guard let domain = parts?.domain, let start = domain.firstIndex(where: { "/?#".contains($0) }),
      let ending = domain[..<start].split(separator: ".").last, WebSlips.isLikelyEnding(ending),
      accepts(String(text[..<start]))
    else { return nil }
    let rest = domain[start...].dropFirst()
    if rest.isEmpty || WebSlips.isLikelyEnding(rest) { return nil }
    return NamedSlip(EmailFault.Kind.textAfter.code, domain[start...], of: text)
  }

  /// Finds a remark after the address.
  private func textAfter() -> NamedSlip? {
    if let domain = parts?.domain, let comma = domain.firstIndex(of: ","),
      !domain[comma...].dropFirst().isEmpty, accepts(String(text[..<comma]))
    {
      return NamedSlip(EmailFault.Kind.textAfter.code, text[comma...], of: text)
    }
    guard let address = EmailSlips.beforeRemark(of: text).first, accepts(address) else {
      return nil
    }
    let remark = text[text.utf8.index(text.startIndex, offsetBy: address.utf8.count)...]
    let words = remark.drop { $0 == " " }
    // The message for a comment says to remove the part in parentheses.
    let isComment =
      words.first == "(" && words.last == ")" && words.count(where: { "()".contains($0) }) == 2
    let kind: EmailFault.Kind = isComment ? .comment : .textAfter
    return NamedSlip(kind.code, remark, of: text)
  }

  /// Finds words in front of the address.
  ///
  /// A single word can be a part of the address. Words before angle brackets are a name.
  private func textBefore() -> NamedSlip? {
    guard let blank = text.lastIndex(of: " ") else { return nil }
    let before = text[..<blank]
    guard !before.contains("@"), let last = before.last,
      before.contains(" ") || ":-–—".contains(last), last != ".",
      !text[blank...].hasPrefix(" <"),
      accepts(String(text[blank...].dropFirst()))
    else { return nil }
    return NamedSlip(.emailTextBefore, before, of: text)
  }
}

extension EmailSlipFinder {
  /// The codes of slips that no fault of an address has.
  static let codes: [CodeDefinition] = [
    .emailScheme, .emailTextBefore, .emailLinkParameters, .emailMarkup, .emailWebAddress,
    .emailAtWord, .emailDomainComma, .emailLocalComma, .emailLocalBackslash, .emailBrackets,
  ]
}

extension CodeDefinition {
  static let emailScheme = CodeDefinition(
    "email.scheme",
    "There is a scheme in the address, such as https://.",
    [.writtenScheme]
  )

  fileprivate static let emailBrackets = CodeDefinition(
    "email.brackets",
    "There are brackets or parentheses around the address, and perhaps a name before them."
  )

  fileprivate static let emailTextBefore = CodeDefinition(
    "email.text_before",
    "There are words before the address."
  )

  fileprivate static let emailLinkParameters = CodeDefinition(
    "email.link_parameters",
    "The address ends with the parameters of a link, such as a subject."
  )

  fileprivate static let emailMarkup = CodeDefinition(
    "email.markup",
    "There is code of a web page in the text, such as &lt;."
  )

  fileprivate static let emailWebAddress = CodeDefinition(
    "email.web_address",
    "The text is a web address.",
    [.example]
  )

  fileprivate static let emailAtWord = CodeDefinition(
    "email.missing_at.word",
    "There is a word or code in place of the @.",
    [.init("word", .text, "the word or code", isFromInput: true), .example]
  )

  fileprivate static let emailDomainComma = CodeDefinition(
    "email.domain.comma",
    "There is a comma in place of a dot in the domain."
  )

  fileprivate static let emailLocalComma = CodeDefinition(
    "email.local.comma",
    "There is a comma in the part before the @."
  )

  fileprivate static let emailLocalBackslash = CodeDefinition(
    "email.local.backslash",
    "There is a backslash in the part before the @."
  )
}
