import UnicodeText
import Violations

/// A text of an application in one language, as one of Apple's files has it.
struct AppleText {
  /// A text, or a text for each form of a plural.
  enum Body {
    case plain(String)

    /// Forms for some numbers, and the form for all others.
    case plural([PluralCategory: String], other: String)

    /// The texts, with the one for all other numbers first.
    var texts: [String] {
      switch self {
      case .plain(let text): [text]
      case .plural(let forms, let other):
        [other] + PluralCategory.allCases.reversed().compactMap { forms[$0] }
      }
    }
  }

  /// A text within the text that depends on its own number.
  struct Substitution {
    /// The position of the number in the call; nil if it is the position of `%#@name@`.
    var position: Int?

    /// How the number is written, such as `lld`.
    var specifier: String?

    var body: Body
  }

  var body: Body
  var substitutions: [String: Substitution] = [:]

  /// The offset of the text in bytes.
  var offset: Int
}

/// A text of an application in all languages of a file.
struct AppleEntry {
  var key: String

  /// The offset of the key in bytes.
  var offset: Int

  /// The comment of the program's authors about the text.
  var comment: String?

  var texts: [LocaleIdentifier: AppleText] = [:]

  /// Languages whose text isn't marked as translated, with their state in the file.
  var unready: [LocaleIdentifier: String] = [:]

  /// Languages whose text couldn't be read.
  var refused: Set<LocaleIdentifier> = []

  /// Whether the key itself is the text of the source language, because the file doesn't have one.
  var keyIsText = false

  /// Whether the program no longer has the text.
  var isStale = false
}

extension AppleEntry {
  /// Whether the entry has an empty key, or only whitespace.
  ///
  /// No text of a program has this key, so nothing is lost without it.
  var isBlank: Bool { key.allSatisfy(\.isWhitespace) }
}

extension AppleText {
  /// The names that the texts give to arguments, with their positions.
  var writtenNames: [(position: Int, name: String)] {
    body.texts.flatMap { text -> [(position: Int, name: String)] in
      let format: FormatText
      // A mistake in a text is reported when the text becomes a message.
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
