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
  ///
  /// The names in the text itself come first, then those in its substitutions.
  var writtenNames: [(position: Int, name: String)] {
    var names: [(position: Int, name: String)] = []
    var bodies = [(body: body, first: 1)]
    var seen: Set<String> = []
    var next = 0
    while next < bodies.count {
      let formats = bodies[next].body.formats(from: bodies[next].first)
      next += 1
      for specifier in formats.flatMap(\.specifiers) {
        guard let name = specifier.name else { continue }
        names.append((position: specifier.position, name: name))
      }
      for (name, position) in formats.flatMap(\.substitutions) {
        let substitution = substitutions[name]
        let number = substitution?.position ?? position
        names.append((position: number, name: name))
        guard let substitution, seen.insert(name).inserted else { continue }
        bodies.append((body: substitution.body, first: number))
      }
    }
    return names
  }
}

extension AppleText.Body {
  /// Returns the texts that can be split, as ``AppleMessage`` splits them.
  fileprivate func formats(from first: Int) -> [FormatText] {
    let isCounted = if case .plural = self { true } else { false }
    return texts.compactMap { text -> FormatText? in
      // A mistake in a text is reported when the text becomes a message.
      do throws(FormatText.Problem) {
        return try FormatText(text, from: first, isCounted: isCounted)
      } catch {
        return nil
      }
    }
  }
}
