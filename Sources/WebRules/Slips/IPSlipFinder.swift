import RuleEngine
import UnicodeText
import Violations

/// Finds the slip that explains why a text isn't an IP address or a network.
struct IPSlipFinder {
  /// The text, which isn't an address.
  let text: String

  /// Returns whether a text is an address.
  let accepts: (String) -> Bool

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    NamedSlip.first(of: [
      comma, letter, scheme, prefix, port, brackets, several, textAfter, parts,
    ])
  }

  /// Finds a comma that stands for a dot.
  private func comma() -> NamedSlip? {
    guard let comma = text.firstIndex(of: ","), accepts(text.replacing(",", with: ".")) else {
      return nil
    }
    return NamedSlip(.ipComma, text[comma...comma], of: text)
  }

  /// Finds a letter that stands for the digit that it looks like.
  private func letter() -> NamedSlip? {
    .letterForDigit(.ipLetterForDigit, in: text, accepts: accepts)
  }

  /// Finds a scheme in front of the address.
  private func scheme() -> NamedSlip? {
    guard let slashes = text.firstRange(of: "//"), slashes.upperBound < text.endIndex else {
      return nil
    }
    let part = text[..<slashes.upperBound]
    guard part.allSatisfy({ $0.isLetter || ":/".contains($0) }) else { return nil }
    return NamedSlip(.ipScheme, part, of: text, ["scheme": .text(String(part))])
  }

  /// Finds the length of a prefix after an address.
  private func prefix() -> NamedSlip? {
    guard let slash = text.firstIndex(of: "/"), accepts(String(text[..<slash])),
      Self.isNumber(text[slash...].dropFirst())
    else { return nil }
    return NamedSlip(.ipPrefixNotAllowed, text[slash...], of: text)
  }

  /// Finds a port after an address.
  private func port() -> NamedSlip? {
    guard let colon = text.firstIndex(of: ":"), accepts(String(text[..<colon])),
      Self.isNumber(text[colon...].dropFirst())
    else { return nil }
    return NamedSlip(.ipPort, text[colon...], of: text)
  }

  /// Finds square brackets around an IPv6 address, as in a URL, perhaps with a port after them.
  private func brackets() -> NamedSlip? {
    guard let address = Self.addressInBrackets(of: text), accepts(String(address)) else {
      return nil
    }
    return NamedSlip(.ipBrackets, text[...], of: text)
  }

  /// Returns what is in the square brackets that a text begins with; nil if more than a port
  /// follows them.
  static func addressInBrackets(of text: String) -> Substring? {
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
    let rest = text[end...].dropFirst()
    let isPort = rest.first == ":" && isNumber(rest.dropFirst())
    return rest.isEmpty || isPort ? text[..<end].dropFirst() : nil
  }

  /// Finds a second address.
  private func several() -> NamedSlip? {
    let pieces = text.split { " ,;\n\t".contains($0) }
    return .several(.ipSeveral, pieces, of: text) { accepts(String($0)) }
  }

  /// Finds a remark after an address, as in `192.0.2.1 (router)`.
  private func textAfter() -> NamedSlip? {
    guard let end = text.firstIndex(where: { " (".contains($0) }),
      text[end...].contains(where: { $0 != " " }), accepts(String(text[..<end]))
    else { return nil }
    return NamedSlip(.ipTextAfter, text[end...], of: text)
  }

  /// Finds an IPv4 address with more or less than four numbers.
  private func parts() -> NamedSlip? {
    let address = text.prefix { $0 != "/" }
    let numbers = address.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count > 1, numbers.count != 4, numbers.allSatisfy({ Self.isNumber($0) }) else {
      return nil
    }
    return NamedSlip(.ipParts, address, of: text)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    1...5 ~= text.utf8.count && text.utf8.allSatisfy(\.isDigit)
  }
}

extension IPSlipFinder {
  /// The codes of slips.
  static let codes: [CodeDefinition] = [
    .ipComma, .ipLetterForDigit, .ipScheme, .ipPrefixNotAllowed, .ipPort, .ipBrackets, .ipSeveral,
    .ipTextAfter, .ipParts,
  ]
}

extension CodeDefinition {
  fileprivate static let ipComma = CodeDefinition(
    "ip.format.comma",
    of: .ipFormat,
    "There is a comma in place of a dot."
  )

  fileprivate static let ipLetterForDigit = CodeDefinition(
    "ip.format.letter_for_digit",
    of: .ipFormat,
    "There is a letter in place of a digit.",
    [.letterForDigit]
  )

  fileprivate static let ipScheme = CodeDefinition(
    "ip.format.scheme",
    of: .ipFormat,
    "There is a scheme in front of the address, such as https://.",
    [.writtenScheme]
  )

  fileprivate static let ipPrefixNotAllowed = CodeDefinition(
    "ip.format.prefix",
    of: .ipFormat,
    "There is the length of a prefix after the address."
  )

  fileprivate static let ipPort = CodeDefinition(
    "ip.format.port",
    of: .ipFormat,
    "There is a port after the address."
  )

  fileprivate static let ipBrackets = CodeDefinition(
    "ip.format.brackets",
    of: .ipFormat,
    "There are square brackets around an IPv6 address, and perhaps a port after them."
  )

  fileprivate static let ipSeveral = CodeDefinition(
    "ip.format.several",
    of: .ipFormat,
    "There are several addresses."
  )

  fileprivate static let ipTextAfter = CodeDefinition(
    "ip.format.text_after",
    of: .ipFormat,
    "A remark follows the address."
  )

  fileprivate static let ipParts = CodeDefinition(
    "ip.format.parts",
    of: .ipFormat,
    "An IPv4 address doesn't have four numbers."
  )
}
