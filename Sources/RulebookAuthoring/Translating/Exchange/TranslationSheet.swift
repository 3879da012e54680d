import PackLoading
import Rulebook
package import Violations

/// The texts of a language as they go out to translators and come back, in any format of exchange.
///
/// It holds everything that a catalog file holds, so that a file can be made of it again.
///
///     let sheet = try files.sheet(of: "nl")
///     sheet.texts.first { $0.key == "email" }?.translation  // "Controleer het e-mailadres."
package struct TranslationSheet: Hashable, Sendable {
  /// An entry of the file about the language, such as `@@x-style`.
  package struct Entry: Hashable, Sendable {
    /// The entry's name.
    package var name: String

    /// Its value, as JSON.
    package var json: String

    package init(name: String, json: String) {
      self.name = name
      self.json = json
    }
  }

  /// A text and its translation.
  package struct Text: Hashable, Sendable {
    package var key: String

    /// The text that is to be translated; empty for a translation whose source is gone.
    package var source: String

    /// The translation; nil if there is none.
    package var translation: String?

    /// The mark of the text from which it was translated; nil if nothing is known of that.
    package var mark: String?

    /// What else the file says of the translation, as a JSON object; nil if nothing.
    package var attributes: String?

    /// What a translator should know: when the text is shown, and what its arguments are.
    package var notes: [String]

    /// The byte at which the text stands in the file of exchange; nil if it was not read from one.
    package var offset: Int?

    package init(
      key: String,
      source: String,
      translation: String? = nil,
      mark: String? = nil,
      attributes: String? = nil,
      notes: [String] = [],
      offset: Int? = nil
    ) {
      self.key = key
      self.source = source
      self.translation = translation
      self.mark = mark
      self.attributes = attributes
      self.notes = notes
      self.offset = offset
    }
  }

  /// How far a translation is.
  package enum State: String, CaseIterable, Sendable {
    /// There is none.
    case missing

    /// It was translated from another text than the present one.
    case stale

    /// There is one, and nothing is known of its source.
    case unmarked

    /// It is a translation of the present text.
    case translated
  }

  /// The locale from which is translated.
  package var sourceLocale: LocaleIdentifier

  /// The locale into which is translated.
  package var locale: LocaleIdentifier

  /// What the file says of the language.
  package var entries: [Entry]

  /// The texts, in the order in which they are shown.
  package var texts: [Text]

  package init(
    sourceLocale: LocaleIdentifier,
    locale: LocaleIdentifier,
    entries: [Entry] = [],
    texts: [Text] = []
  ) {
    self.sourceLocale = sourceLocale
    self.locale = locale
    self.entries = entries
    self.texts = texts
  }
}

extension TranslationSheet.Text {
  /// How far the translation is.
  package var state: TranslationSheet.State {
    if translation == nil { return .missing }
    guard let mark else { return .unmarked }
    return mark == sourceMark ? .translated : .stale
  }

  package var sourceMark: String { TranslationMark(of: source).description }

  /// Takes a state as it came back: what is said to be translated is a translation of this source.
  ///
  /// Tools that know nothing of stale texts leave that as it was, so the mark stays then.
  package mutating func take(_ state: TranslationSheet.State) {
    switch state {
    case .stale, .unmarked: break
    case .missing, .translated: mark = translation == nil ? nil : sourceMark
    }
  }
}
