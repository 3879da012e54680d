import UnicodeText
import Violations

/// A locale for testing a program before it is translated.
///
/// Its messages are generated on demand from the source locale's messages, for any catalog. Text
/// that looks unchanged on a page is missing from the catalog, and text that is cut off has too
/// little room.
package enum PseudoLocale: Hashable, Sendable {
  /// `en-XA`: with accents, longer, and in brackets.
  ///
  ///     [Ƒîļļ îñ ţĥîš ƒîéļð. one two]
  case accented

  /// `ar-XB`: each word written from right to left, on a right-to-left page.
  case mirrored

  /// The locale alone, without the extensions that a request can add.
  var locale: LocaleIdentifier {
    switch self {
    case .accented: LocaleIdentifier(trusted: "en-XA")
    case .mirrored: LocaleIdentifier(trusted: "ar-XB")
    }
  }

  /// Creates the pseudo-locale for a tag; nil for real locales.
  package init?(_ locale: LocaleIdentifier) {
    switch (locale.language, locale.region) {
    case ("en", "XA"): self = .accented
    case ("ar", "XB"): self = .mirrored
    default: return nil
    }
  }

  /// Returns a message of the source locale changed for the pseudo-locale, with the same arguments
  /// and branches.
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

  /// Wraps each word in a right-to-left override and its end (UAX #9 §2.2).
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
