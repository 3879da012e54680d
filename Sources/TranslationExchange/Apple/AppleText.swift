import UnicodeText
package import Violations

/// A text of an application in one language, as a file of Apple's holds it.
struct AppleText {
  /// A text, or a text for each form of a plural.
  enum Body {
    case plain(String)
    case plural([PluralCategory: String])

    /// The texts, the one for all other numbers first.
    var texts: [String] {
      switch self {
      case .plain(let text): [text]
      case .plural(let branches): PluralCategory.allCases.reversed().compactMap { branches[$0] }
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

  /// The texts by language.
  var texts: [LocaleIdentifier: AppleText] = [:]

  /// Languages of which the file does not say that the text is translated, with what it says.
  var unready: [LocaleIdentifier: String] = [:]

  /// Whether the key itself is the text of the source language, as the file has none.
  var keyIsText = false

  /// Whether the program does not have the text any more.
  var isStale = false
}

/// What a file of Apple's holds.
struct AppleFile {
  /// The language from which others are translated.
  var sourceLocale: LocaleIdentifier

  var entries: [AppleEntry] = []

  /// What is told of the file.
  var notes: [AppleNote] = []
}

/// Something that a person should know of an import, which is no mistake.
package struct AppleNote: Hashable, Sendable {
  /// What there is to know; the raw value is its name in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    /// The text is not marked as translated, and is left out.
    case unready

    /// The text would show nothing, and is left out.
    case blank

    /// Texts for devices are left out.
    case device

    /// The text lacks plural forms of its language, and those are as `other`.
    case pluralForms = "plural-forms"

    /// A specifier asks for what messages do not do.
    case specifier

    /// A percent sign is taken for itself.
    case percentSign = "percent-sign"

    /// The program does not have the text any more.
    case stale

    /// The key stands in place of the text, as the file has none.
    case keyAsText = "key-as-text"

    /// The file has no text in the source language, and the key is a code, which nobody should read.
    case noText = "no-text"

    /// A line of the map names a key that the file does not have.
    case unused
  }

  package var kind: Kind

  /// The key in the file of Apple's.
  package var key: String

  /// The language; nil if it is none of one language.
  package var locale: LocaleIdentifier?

  /// What is to say besides; empty if nothing.
  package var detail: String

  /// The place.
  package var position: SourcePosition

  /// Creates a note.
  package init(
    _ kind: Kind,
    key: String,
    locale: LocaleIdentifier? = nil,
    detail: String = "",
    at position: SourcePosition
  ) {
    self.kind = kind
    self.key = key
    self.locale = locale
    self.detail = detail
    self.position = position
  }
}
