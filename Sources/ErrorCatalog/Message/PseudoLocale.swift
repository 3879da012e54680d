import UnicodeText
import Violations

/// A locale that nobody speaks, in which a program is tried out before it is translated.
///
/// Its messages are made of those of the source locale when they are asked for, for any catalog. What stays
/// as it is on the page was not put into the catalog; what is cut off had too little room.
package enum PseudoLocale: Hashable, Sendable {
  /// `en-XA`: with accents, longer, and in brackets.
  ///
  ///     [Ƒîļļ îñ ţĥîš ƒîéļð. one two]
  case accented

  /// `ar-XB`: each word written from right to left, on a page that runs so.
  case mirrored

  /// The locale by itself, without what a request may add to it.
  var locale: LocaleIdentifier {
    switch self {
    case .accented: LocaleIdentifier(trusted: "en-XA")
    case .mirrored: LocaleIdentifier(trusted: "ar-XB")
    }
  }

  /// Creates the pseudo-locale of a tag; nil for locales that people speak.
  package init?(_ locale: LocaleIdentifier) {
    switch (locale.language, locale.region) {
    case ("en", "XA"): self = .accented
    case ("ar", "XB"): self = .mirrored
    default: return nil
    }
  }

  /// Returns a message of the source locale as the pseudo-locale has it, with the same arguments and branches.
  func message(from source: Message) -> Message {
    switch self {
    case .accented:
      let letters = source.pattern.unicodeScalars.count { $0.properties.isAlphabetic }
      let words = Self.fillers.prefix(max(1, letters / 12)).joined(separator: " ")
      return source.mappingTexts(Self.accented, between: "[", and: " \(words)]")
    case .mirrored:
      return source.mappingTexts(Self.mirrored, between: "", and: "")
    }
  }

  private static let fillers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static let accents: [Character: Character] = Dictionary(
    zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþʠŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
    ),
    uniquingKeysWith: { first, _ in first }
  )

  private static func accented(_ text: String) -> String {
    String(text.map { accents[$0] ?? $0 })
  }

  /// Wraps each word in an override to the right and its end (UAX #9 §2.2).
  private static func mirrored(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      if character.isLetter != isInWord {
        result += isInWord ? "\u{202C}" : "\u{202E}"
        isInWord.toggle()
      }
      result.append(character)
    }
    return isInWord ? result + "\u{202C}" : result
  }
}
