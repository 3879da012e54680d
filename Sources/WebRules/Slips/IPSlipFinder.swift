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
    let finders: [() -> NamedSlip?] = [comma, letter, scheme, prefix, port, several, parts]
    for find in finders {
      if let slip = find() { return slip }
    }
    return nil
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
    guard let place = text.firstIndex(where: { "OIl|".contains($0) }),
      let letter = text[place].unicodeScalars.first,
      CommonSlips.withDigitsForLetters(in: text).contains(where: accepts)
    else { return nil }
    let arguments = ["character": Argument.character(letter)]
    return NamedSlip(.ipLetterForDigit, text[place...place], of: text, arguments)
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
      isNumber(text[slash...].dropFirst())
    else { return nil }
    return NamedSlip(.ipPrefixNotAllowed, text[slash...], of: text)
  }

  /// Finds a port after an address.
  private func port() -> NamedSlip? {
    guard let colon = text.firstIndex(of: ":"), accepts(String(text[..<colon])),
      isNumber(text[colon...].dropFirst())
    else { return nil }
    return NamedSlip(.ipPort, text[colon...], of: text)
  }

  /// Finds a second address.
  private func several() -> NamedSlip? {
    let pieces = text.split { " ,;\n\t".contains($0) }
    guard pieces.count > 1, let last = pieces.last,
      pieces.allSatisfy({ accepts(String($0)) })
    else { return nil }
    return NamedSlip(.ipSeveral, text[pieces[1].startIndex..<last.endIndex], of: text)
  }

  /// Finds an IPv4 address with more or less than four numbers.
  private func parts() -> NamedSlip? {
    let address = text.prefix { $0 != "/" }
    let numbers = address.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count > 1, numbers.count != 4, numbers.allSatisfy({ isNumber($0) }) else {
      return nil
    }
    return NamedSlip(.ipParts, address, of: text)
  }

  private func isNumber(_ text: Substring) -> Bool {
    1...5 ~= text.utf8.count && text.utf8.allSatisfy(\.isDigit)
  }
}

extension IPSlipFinder {
  /// The codes of slips.
  static let codes: [CodeDefinition] = [
    .ipComma, .ipLetterForDigit, .ipScheme, .ipPrefixNotAllowed, .ipPort, .ipSeveral, .ipParts,
  ]
}

extension CodeDefinition {
  fileprivate static let ipComma = CodeDefinition(
    "ip.format.comma",
    "There is a comma in place of a dot."
  )

  fileprivate static let ipLetterForDigit = CodeDefinition(
    "ip.format.letter_for_digit",
    "There is a letter in place of a digit.",
    [.init("character", .character, "the letter", isFromInput: true)]
  )

  fileprivate static let ipScheme = CodeDefinition(
    "ip.format.scheme",
    "There is a scheme in front of the address, such as https://.",
    [.init("scheme", .text, "the scheme, as it is written", isFromInput: true)]
  )

  fileprivate static let ipPrefixNotAllowed = CodeDefinition(
    "ip.format.prefix",
    "There is the length of a prefix after the address."
  )

  fileprivate static let ipPort = CodeDefinition(
    "ip.format.port",
    "There is a port after the address."
  )

  fileprivate static let ipSeveral = CodeDefinition(
    "ip.format.several",
    "There are several addresses."
  )

  fileprivate static let ipParts = CodeDefinition(
    "ip.format.parts",
    "An IPv4 address doesn't have four numbers."
  )
}
