import ErrorCatalog
import PackLoading
import Rulebook
import UnicodeText

/// Looks for characters that don't belong in a message: invisible ones, line breaks, markup, digits
/// of other scripts, and letters that aren't in Unicode's composed form (NFC).
struct CharacterLint {
  let text: TextToLint

  func run() -> [Diagnostic] {
    invisible + lineBreaks + decomposed + markup + digits
  }

  // MARK: Invisible characters

  /// Characters without a shape and without a use in messages.
  ///
  /// ``TypographyLint`` reports direction marks.
  private static let invisible: Set<Unicode.Scalar> = [
    "\u{AD}", "\u{34F}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{17B5}", "\u{180E}", "\u{200B}",
    "\u{200C}", "\u{200D}", "\u{2060}", "\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}", "\u{3164}",
    "\u{FEFF}", "\u{FFA0}",
  ]
  private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
  private static let wordBreak: Unicode.Scalar = "\u{200B}"

  /// The scripts of Southeast Asia that may mark the end of a word with U+200B.
  private static let scriptsWithoutSpaces = Set(
    ["Thai", "Laoo", "Khmr", "Mymr"].compactMap { Script($0) }
  )

  /// The scripts whose letters never take another shape next to a joiner (U+200C, U+200D).
  private static let plainScripts: Set<Script> = [
    .latin, .cyrillic, .greek, .hebrew, .han, .hiragana, .katakana, .hangul, .bopomofo,
  ]

  private var invisible: [Diagnostic] {
    var before: Unicode.Scalar?
    for scalar in text.words.unicodeScalars {
      defer { before = scalar }
      // These are all control characters, and they never change.
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      let isSeen = !isControl && (scalar.isASCII || !Self.invisible.contains(scalar))
      if isSeen || isControl && Self.isBreak(scalar) || Self.isUsed(scalar, after: before) {
        continue
      }
      return [
        text.warning(
          "lint.invisible_character",
          at: String(scalar),
          "the text has the invisible character U+\(scalar.hexadecimal)",
          hint: "remove it"
        )
      ]
    }
    return []
  }

  /// Whether an invisible character is part of the spelling of a word, or of an emoji.
  private static func isUsed(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
    guard let before else { return false }
    let script = ScalarProperties(of: before).script
    if scalar == wordBreak { return scriptsWithoutSpaces.contains(script) }
    guard joiners.contains(scalar), !joiners.contains(before) else { return false }
    switch before.properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark: return !plainScripts.contains(script)
    case .otherSymbol, .modifierSymbol: return scalar == "\u{200D}"
    default: return false
    }
  }

  // MARK: Line breaks

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private var lineBreaks: [Diagnostic] {
    let texts = text.own.texts
    let found = texts.lazy.compactMap { $0.unicodeScalars.first(where: Self.isBreak) }.first
    guard let found else { return [] }
    let isInSource = text.ofSource.texts.contains { source in
      source.unicodeScalars.contains(where: Self.isBreak)
    }
    if isInSource { return [] }
    return [
      text.warning(
        "lint.line_break",
        at: String(found),
        "the text has a line break or tab",
        hint: "write a space; a program breaks lines where its page ends"
      )
    ]
  }

  // MARK: Composed letters

  private var decomposed: [Diagnostic] {
    let pattern = text.message.message.pattern
    if pattern.utf8Span.isNormalized(.nfc) { return [] }
    let composed = Array(pattern.utf8Span.normalized(.nfc).text.unicodeScalars)
    let own = Array(pattern.unicodeScalars)
    let offset = zip(own, composed).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return [
      text.message.diagnostic(
        "lint.not_nfc",
        atScalar: offset,
        "the text isn't in Unicode's composed form (NFC) here, so that searches may miss it",
        hint: "type the letter again, or let your editor convert the file to NFC"
      )
    ]
  }

  // MARK: Markup

  /// A tag such as `<b>`, or an entity such as `&nbsp;`, which people see as it is.
  private var markup: [Diagnostic] {
    guard let found = Self.markup(in: text.words), !text.sourceWords.contains(found) else {
      return []
    }
    return [
      text.warning(
        "lint.markup",
        at: found,
        "people see `\(found)` as it is, because messages are plain text",
        hint: found.hasPrefix("&") ? "write the character itself" : "remove it"
      )
    ]
  }

  private static func markup(in words: String) -> String? {
    let marks = words.utf8
    guard marks.contains(UInt8(ascii: "<")) || marks.contains(UInt8(ascii: "&")) else { return nil }
    var rest = words[...]
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      rest = rest[start...]
      let isTag = rest.first == "<"
      let name = rest.dropFirst().prefix { isTag ? $0 != ">" && $0 != "<" : $0 != ";" }
      let end = name.endIndex
      if end < rest.endIndex, rest[end] == (isTag ? ">" : ";"),
        isTag ? isTagName(name) : isEntityName(name)
      {
        return String(rest[...end])
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func isTagName(_ name: Substring) -> Bool {
    let name = name.first == "/" ? name.dropFirst() : name
    let word = name.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let rest = name[word.endIndex...]
    return word.first?.isLetter == true && (rest.isEmpty || rest.first == " " || rest == "/")
  }

  private static func isEntityName(_ name: Substring) -> Bool {
    let word = name.first == "#" ? name.dropFirst() : name
    return (1...10).contains(word.count)
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  // MARK: Digits

  /// The zeros of numbering systems.
  private static let zeros: [String: Unicode.Scalar] = [
    "arab": "\u{660}", "arabext": "\u{6F0}", "beng": "\u{9E6}", "deva": "\u{966}",
    "gujr": "\u{AE6}", "guru": "\u{A66}", "khmr": "\u{17E0}", "knda": "\u{CE6}",
    "laoo": "\u{ED0}", "latn": "0", "mlym": "\u{D66}", "mymr": "\u{1040}", "orya": "\u{B66}",
    "tamldec": "\u{BE6}", "telu": "\u{C66}", "thai": "\u{E50}", "tibt": "\u{F20}",
  ]

  /// Digits of another system than the one of the file, or of two systems.
  ///
  /// Examples that the source has in the digits 0 to 9 stay as they are.
  private var digits: [Diagnostic] {
    let own = text.words.unicodeScalars.filter { $0.zeroOfDigits != nil }
    let expected = text.profile.digits.flatMap { Self.zeros[$0] }
    let foreign = own.first { scalar in
      guard !scalar.isASCII, let zero = scalar.zeroOfDigits else { return false }
      return expected.map { $0 != zero } ?? own.contains { !$0.isASCII && $0.zeroOfDigits != zero }
    }
    // The numbers that fill arguments have the digits of the file.
    let hasOthers = own.contains { !$0.isASCII } || (expected ?? "0") != "0"
    let place = foreign.map { String($0) } ?? (hasOthers ? typedDigit : nil)
    guard let place, let wrong = place.unicodeScalars.first else { return [] }
    return [
      text.warning(
        "lint.mixed_digits",
        at: place,
        "\(wrong) (U+\(wrong.hexadecimal)) is a digit of another system than the others",
        hint: "write all digits in the system of `@@x-digits`, and examples as in the source"
      )
    ]
  }

  /// The text from a digit from 0 to 9 on, in a word that the source doesn't have.
  private var typedDigit: String? {
    let words = text.words.withoutIsolates
    for word in words.split(whereSeparator: { !$0.isASCII || $0.isWhitespace }) {
      guard let start = word.firstIndex(where: { $0.isLetter || $0.isNumber }),
        let end = word.lastIndex(where: { $0.isLetter || $0.isNumber }),
        let digit = word[start...end].firstIndex(where: \.isNumber),
        !text.sourceWords.contains(word[start...end])
      else { continue }
      return String(words[digit...].prefix { $0 != "\n" && $0 != "\u{FFFC}" })
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The zero of a digit's numbering system; nil for other characters.
  fileprivate var zeroOfDigits: Unicode.Scalar? {
    // There are no other digits before those of Arabic.
    if value < 0x660 { return "0"..."9" ~= self ? "0" : nil }
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(self.value - UInt32(value))
  }
}
