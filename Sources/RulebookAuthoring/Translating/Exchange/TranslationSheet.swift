import PackLoading
import Rulebook
package import Violations

/// The texts of a language in any exchange format, on the way to translators and back.
///
/// It contains everything in a catalog file, so the file can be created from it again.
///
///     let sheet = try files.sheet(of: "nl")
///     sheet.texts.first { $0.key == "email" }?.translation  // "Controleer het e-mailadres."
package struct TranslationSheet: Hashable, Sendable {
  /// An entry of the file about the language, such as `@@x-style`.
  package struct Entry: Hashable, Sendable {
    /// The entry's name.
    package var name: String

    /// The entry's value, as JSON.
    package var json: String

    package init(name: String, json: String) {
      self.name = name
      self.json = json
    }
  }

  /// A text and its translation.
  package struct Text: Hashable, Sendable {
    package var key: String

    /// The text to translate; empty for a translation whose source is gone.
    package var source: String

    /// The translation; nil if there is none.
    package var translation: String?

    /// The mark of the text that was translated; nil if that isn't known.
    package var mark: String?

    /// The other attributes of the translation, as a JSON object; nil if there are none.
    package var attributes: String?

    /// Notes for translators: when the text is shown, and what its arguments are.
    package var notes: [String]

    /// The offset in bytes of the text in the exchange file; nil if it wasn't read from a file.
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

  /// The state of a translation.
  package enum State: String, CaseIterable, Sendable {
    /// The text isn't translated.
    case missing

    /// The source has changed since the translation.
    case stale

    /// There is a translation, but its source isn't known.
    case unmarked

    /// There is a translation of the current source.
    case translated
  }

  /// Returns the language that the name of a file ends with, as in `messages.de.xlf`; nil if there
  /// is none.
  package static func locale(ofFile path: String) -> LocaleIdentifier? {
    let name = path.split(separator: "/").last ?? ""
    let end = name.lastIndex(of: ".") ?? name.endIndex
    return CatalogName(String(name[..<end])).locale
  }

  /// The locale to translate from.
  package var sourceLocale: LocaleIdentifier

  /// The locale to translate into.
  package var locale: LocaleIdentifier

  /// The entries of the file about the language.
  package var entries: [Entry]

  /// The texts, in the order to show them.
  package var texts: [Text]

  /// The mistakes in texts that were left out because they couldn't be read.
  package var refused: [Diagnostic] = []

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
  /// The state of the translation.
  package var state: TranslationSheet.State {
    if translation == nil { return .missing }
    guard let mark else { return .unmarked }
    return mark == sourceMark ? .translated : .stale
  }

  package var sourceMark: String { TranslationMark(of: source).description }

  /// Applies the state that came back: a translated text is a translation of this source.
  ///
  /// Tools that don't know about stale texts return their state unchanged, so the mark stays.
  package mutating func take(_ state: TranslationSheet.State) {
    switch state {
    case .stale, .unmarked: break
    case .missing, .translated: mark = translation == nil ? nil : sourceMark
    }
  }
}
