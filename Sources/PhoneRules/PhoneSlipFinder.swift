import RuleEngine
import Violations

/// Finds the slip that explains why a text isn't a telephone number that is accepted.
struct PhoneSlipFinder {
  /// The text, which isn't accepted.
  let text: String

  /// Returns whether a text is a number that is accepted.
  let accepts: (String) -> Bool

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    let finders: [() -> NamedSlip?] = [several, textAfter, prefixRepeated, letters]
    for find in finders {
      if let slip = find() { return slip }
    }
    return nil
  }

  /// Finds a second number.
  private func several() -> NamedSlip? {
    for separator in Self.separators {
      let pieces = text.split(separator: separator)
      guard pieces.count > 1, let last = pieces.last,
        pieces.allSatisfy({ accepts(Self.withoutSpaces($0)) })
      else { continue }
      return NamedSlip(.phoneSeveral, text[pieces[1].startIndex..<last.endIndex], of: text)
    }
    return nil
  }

  private static func withoutSpaces(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  private static let separators = [
    ",", ";", "/", "|", "\n", " & ", " or ", " and ", " oder ", " und ", " ou ", " et ", " of ",
    " en ",
    " lub ", " i ",
  ]

  /// Finds a remark after the number, as in `079 123 45 67 (mobile)`.
  private func textAfter() -> NamedSlip? {
    let found = CommonSlips.beginnings(of: text).first { accepts($0.value) }
    guard let found else { return nil }
    let remark = text[text.utf8.index(text.startIndex, offsetBy: found.value.utf8.count)...]
    return NamedSlip(.phoneTextAfter, remark, of: text)
  }

  /// Finds a calling code that is there twice, as in `+41 0041 79 123 45 67`.
  private func prefixRepeated() -> NamedSlip? {
    guard text.hasPrefix("+") || text.hasPrefix("00") else { return nil }
    let digits = text.drop { "+0".contains($0) }.prefix { "0"..."9" ~= $0 }
    let rest = text[digits.endIndex...].drop { " -/".contains($0) }
    guard 1...3 ~= digits.count, rest.hasPrefix("+") || rest.hasPrefix("00"),
      rest.drop(while: { "+0".contains($0) }).hasPrefix(digits), accepts(String(rest))
    else { return nil }
    return NamedSlip(.phonePrefixRepeated, text[..<rest.startIndex], of: text)
  }

  /// Finds a letter that stands for a digit: one that looks like it, or one right after a digit.
  ///
  /// Three letters or more can be a word for digits, and an x can come before an extension.
  private func letters() -> NamedSlip? {
    let isMeant = CommonSlips.withDigitsForLetters(in: text).contains(where: accepts)
    if isMeant, let place = text.firstIndex(where: { "OIl|".contains($0) }) {
      return NamedSlip(.phoneLetters, text[place...place], of: text)
    }
    let letters = text.indices.filter { text[$0].isLetter }
    guard let place = letters.first, letters.count < 3, place > text.startIndex,
      text[text.index(before: place)].isNumber, !"xX".contains(text[place])
    else { return nil }
    return NamedSlip(.phoneLetters, text[place...place], of: text)
  }
}

extension PhoneCheck {
  /// Returns the slip that explains why a text isn't accepted, or nil if none does.
  func slip(in text: UTF8Span) -> NamedSlip? {
    guard text.count <= NamedSlip.longestText else { return nil }
    let finder = PhoneSlipFinder(text: String(copying: text)) {
      passes($0.utf8Span, in: CheckContext())
    }
    return finder.slip()
  }

  /// The codes of slips.
  static let slipCodes: [CodeDefinition] = [.phoneTextAfter, .phoneSeveral, .phonePrefixRepeated]
}

extension CodeDefinition {
  fileprivate static let phoneTextAfter = CodeDefinition(
    "phone.text_after",
    "There is a remark after the number."
  )

  fileprivate static let phoneSeveral = CodeDefinition(
    "phone.several_numbers",
    "There are several numbers."
  )

  fileprivate static let phonePrefixRepeated = CodeDefinition(
    "phone.prefix_repeated",
    "The calling code is there twice."
  )
}
