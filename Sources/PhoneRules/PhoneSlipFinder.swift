import PhoneNumbers
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
    NamedSlip.first(of: [several, textAfter, prefixRepeated, letters])
  }

  /// Finds a second number.
  private func several() -> NamedSlip? {
    for separator in Self.separators {
      let slip = NamedSlip.several(.phoneSeveral, text.split(separator: separator), of: text) {
        accepts(String(CommonSlips.withoutSpacesAround($0)))
      }
      if let slip { return slip }
    }
    for blank in text.indices where text[blank] == " " {
      let second = text[blank...].dropFirst()
      guard accepts(String(text[..<blank])), accepts(String(second)) else { continue }
      return NamedSlip(.phoneSeveral, second, of: text)
    }
    return nil
  }

  private static let separators = [
    ",", ";", "/", "|", "\n", " & ", " or ", " and ", " oder ", " und ", " ou ", " et ",
    " of ", " en ", " lub ", " i ",
  ]

  /// Finds a remark after the number, as in `079 123 45 67 (mobile)`.
  private func textAfter() -> NamedSlip? {
    let found = CommonSlips.beginnings(of: text).first { accepts($0.value) }
    guard let value = found?.value ?? beforeWords else { return nil }
    let remark = text[text.utf8.index(text.startIndex, offsetBy: value.utf8.count)...]
    return NamedSlip(.phoneTextAfter, remark, of: text)
  }

  /// The number before words with digits in them, as in `079 123 45 67 ab 18 Uhr`; nil if they can
  /// be an extension.
  private var beforeWords: String? {
    guard let letter = text.firstIndex(where: \.isLetter), letter > text.startIndex,
      text[text.index(before: letter)] == " "
    else { return nil }
    let word = text[letter...].prefix(while: \.isLetter).lowercased()
    var number = text[..<letter]
    while number.last == " " { number.removeLast() }
    guard word.count > 1, !Self.extensionWords.contains(word), accepts(String(number)) else {
      return nil
    }
    return String(number)
  }

  private static let extensionWords: Set<String> = [
    "ext", "extn", "extension", "dw", "durchwahl", "app", "apparat", "nst", "poste", "toestel",
    "tst", "wew", "int", "interno", "anexo", "ramal",
  ]

  /// Finds a calling code that is there twice, as in `+41 0041 79 123 45 67`.
  private func prefixRepeated() -> NamedSlip? {
    guard text.hasPrefix("+") || text.hasPrefix("00") else { return nil }
    let digits = text.drop { "+0".contains($0) }.prefix { "0"..."9" ~= $0 }
    let rest = text[digits.endIndex...].drop { " -/".contains($0) }
    let number = rest.drop { "+0".contains($0) }
    guard 1...3 ~= digits.count, rest.hasPrefix("+") || rest.hasPrefix("00"),
      number.hasPrefix(digits), accepts("+" + number)
    else { return nil }
    // A number can begin with a plus sign in every region, but not with zeros.
    guard text.hasPrefix("+") else {
      return NamedSlip(.phonePrefixRepeated, text[..<rest.startIndex], of: text)
    }
    let national = number.dropFirst(digits.count).drop { " -/".contains($0) }
    return NamedSlip(.phonePrefixRepeated, text[rest.startIndex..<national.startIndex], of: text)
  }

  /// Finds a letter that stands for a digit: one that looks like it, or one right after a digit.
  ///
  /// Three letters or more can be a word for digits, and an x can come before an extension.
  private func letters() -> NamedSlip? {
    if let place = CommonSlips.letterForDigit(in: text, accepts: accepts) {
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
  func slip(in text: UTF8Span) throws(PhoneRegionUnreadable) -> NamedSlip? {
    guard text.count <= NamedSlip.longestText else { return nil }
    let written = String(copying: text)
    let finder = PhoneSlipFinder(text: written) { passes($0.utf8Span, in: CheckContext()) }
    if let slip = finder.slip() { return slip }
    return try zerosForPlus(in: written)
  }

  /// Finds the two zeros that most countries dial before the number of another country, if the
  /// region dials something else.
  ///
  /// The message shows a number of that other country.
  private func zerosForPlus(in text: String) throws(PhoneRegionUnreadable) -> NamedSlip? {
    guard !options.contains(.requireInternational), let number = Self.withPlusForZeros(text),
      passes(number.utf8Span, in: CheckContext())
    else { return nil }
    let reading: PhoneReading
    do throws(PhoneNumberError) {
      reading = try directory.read(number.utf8Span, region: region)
    } catch {
      return nil
    }
    let verdict = try directory.verdict(on: reading)
    let example = try example(in: verdict.region, isInternational: true)
    let arguments = ["example": Argument.text(example)]
    return NamedSlip(.phoneInternationalRequired, text.prefix(2), of: text, arguments)
  }

  /// Returns a number with a plus sign for the two zeros that it begins with; nil if it doesn't.
  static func withPlusForZeros(_ text: String) -> String? {
    guard text.hasPrefix("00") else { return nil }
    return "+" + text.dropFirst(2).drop { " -/.".contains($0) }
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
