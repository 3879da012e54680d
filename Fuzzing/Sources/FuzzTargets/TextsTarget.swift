import Rulebook
import RulebookKernels

/// Findings within texts: markup, addresses, unwanted words, deceptive characters.
public struct TextsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "texts"

  private let subjects: [CheckSubject]
  private let suspicious = SuspiciousCharactersCheck()

  /// Creates the target.
  public init() {
    let words = ["darn", "heck no", "ärger", "馬鹿", "Shell", "क्या"]
    subjects = [
      CheckSubject("markup", MarkupCheck(), MarkupCheck.definition),
      CheckSubject("addresses", AddressesCheck(), AddressesCheck.definition),
      CheckSubject("unwanted-words", UnwantedWordsCheck(words), UnwantedWordsCheck.definition),
      CheckSubject("suspicious-characters", suspicious, SuspiciousCharactersCheck.definition),
      CheckSubject(
        "suspicious-characters within a text",
        SuspiciousCharactersCheck(within: .text),
        SuspiciousCharactersCheck.definition
      ),
    ]
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    let bytes = Array(text.utf8)
    for subject in subjects {
      let report = try subject.attack(with: bytes)
      try expect(
        subject.progress(of: bytes) == .valid || !report.isValid,
        "\(subject.name): a valid text is not unfinished",
        text.debugDescription
      )
    }
    try expectFinalProgress(text)
  }

  /// An impossible text stays impossible, whatever is typed after it.
  private func expectFinalProgress(_ text: String) throws(Breach) {
    var typed = ""
    for character in text.prefix(48) {
      typed.append(character)
      guard subjects[3].progress(of: typed.utf8).isImpossible else { continue }
      let report = try subjects[3].report(on: Array(text.utf8))
      try expect(
        !report.isValid,
        "suspicious-characters: impossible is final",
        text.debugDescription
      )
      return
    }
  }
}

extension TextsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      var text = ""
      for _ in 0..<(1 + generator.below(6)) {
        text += Self.words.any(&generator) + [" ", " ", ", ", ". ", "", "\n"].any(&generator)
      }
      return Array(text.utf8)
    }
  }

  private static let words = [
    "hello", "darn", "d4rn", "dаrn", "HECK", "no", "h3ck", "n0", "she11", "$hell", "馬鹿", "ärger",
    "https://example.org/x", "www.example.org", "ann@example.org", "example.com", "Node.js", "a.b",
    "<b>", "</b>", "&amp;", "[a](b)", "2 < 3", "pаypal", "Москва", "東京", "Tシャツ", "کار\u{200C}ها",
    "👩\u{200D}🚀", "1٢3", "٣٤", "क्\u{200D}ष", "file\u{202E}exe", "pay\u{200B}pal", "mailto:x",
  ]

  private static let pieces = [
    "<", ">", "&", ";", "#", "]", "(", ")", "/", "!", "?", ":", "//", "://", "@", ".", "..", "-",
    "www.",
    "com", "de", "a", "é", "e\u{301}", "а", "ο", "漢", "か", "한", "ا", "\u{200B}", "\u{200C}",
    "\u{200D}",
    "\u{FE0F}", "\u{E0100}", "\u{E0067}", "\u{E007F}", "🏴", "👍", "🏽", "🇨", "🇭", "\u{20E3}", "1",
    "٢", "२",
    "\u{202E}", "\u{2066}", "\u{61C}", "\u{AD}", "\u{180B}", "ᠮ", "darn", "d", "4", "rn", " ", "\n",
    "\u{3000}",
    "\0", "\u{FFFD}", "ﬁ", "ß", "İ", "\u{1F1E6}",
  ]
}
