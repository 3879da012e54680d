import UnicodeText
import Violations

/// A text of an application in one language, as a file of Apple's holds it.
struct AppleText {
  /// A text, or a text for each form of a plural.
  enum Body {
    case plain(String)

    /// Forms for some numbers, and the one for all others.
    case plural([PluralCategory: String], other: String)

    /// The texts, the one for all other numbers first.
    var texts: [String] {
      switch self {
      case .plain(let text): [text]
      case .plural(let forms, let other):
        [other] + PluralCategory.allCases.reversed().compactMap { forms[$0] }
      }
    }
  }

  /// A text within the text that depends on a number of its own.
  struct Substitution {
    /// The place of the number in the call; nil if it is that of `%#@name@`.
    var position: Int?

    /// How the number is written, such as `lld`.
    var specifier: String?

    var body: Body
  }

  var body: Body
  var substitutions: [String: Substitution] = [:]

  /// The byte at which the text stands.
  var offset: Int
}

/// A text of an application in all languages of a file.
struct AppleEntry {
  var key: String

  /// The byte at which the key stands.
  var offset: Int

  /// What the program's authors say of the text.
  var comment: String?

  var texts: [LocaleIdentifier: AppleText] = [:]

  /// Languages of which the file does not say that the text is translated, with what it says.
  var unready: [LocaleIdentifier: String] = [:]

  /// Whether the key itself is the text of the source language, as the file has none.
  var keyIsText = false

  /// Whether the program does not have the text any more.
  var isStale = false
}

extension AppleEntry {
  /// Whether the entry has a blank key, which no text of a program has, and nothing is lost with.
  var isBlank: Bool { key.allSatisfy(\.isWhitespace) }
}

extension AppleText {
  /// The names that the texts give arguments, with their places.
  var writtenNames: [(position: Int, name: String)] {
    body.texts.flatMap { text -> [(position: Int, name: String)] in
      let format: FormatText
      // A mistake in a text is told where the text becomes a message.
      do throws(FormatText.Problem) { format = try FormatText(text) } catch { return [] }
      let named = format.specifiers.compactMap { specifier in
        specifier.name.map { (specifier.position, $0) }
      }
      return named
        + format.substitutions.map { name, position in
          (substitutions[name]?.position ?? position, name)
        }
    }
  }
}
