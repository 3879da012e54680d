import PackLoading
import Rulebook
import UnicodeText
import Violations

/// The texts of a locale that a new file begins with, and what its files say about the language.
///
/// Files of higher layers come first, and a locale comes before its parents.
struct StartingTexts {
  let files: TranslationFiles

  /// The locale that has the texts.
  let origin: LocaleIdentifier

  /// Whether the new file is for the same language, so that the profile is right for it, too.
  let isSameLanguage: Bool

  init(of origin: LocaleIdentifier, for locale: LocaleIdentifier, in files: TranslationFiles) {
    self.files = files
    self.origin = origin
    isSameLanguage = locale.language == origin.language
  }

  /// A text with what its file says about it.
  struct Text {
    var pattern: String

    /// The mark of the text that it was translated from; nil if its file doesn't say.
    var mark: TranslationMark?

    /// The reasons for suppressed findings, by code.
    var exceptions: [String: String]
  }

  /// Returns a text; nil if neither the locale nor a parent of it has the text.
  func text(_ key: String) -> Text? {
    for part in files.parts.reversed() {
      for locale in origin.chain {
        guard let message = part.messages[locale]?[key] else { continue }
        let file = part.files[locale]
        return Text(
          pattern: message.pattern,
          mark: file?.attributes[key]?.mark,
          exceptions: exceptions(file?.suppressions[key])
        )
      }
    }
    return nil
  }

  /// Returns how many of the keys have a text.
  func count(of keys: some Sequence<String>) -> Int { keys.count { text($0) != nil } }

  /// The entries about the language, by their names; those that no file has are left out.
  ///
  /// The form of address is empty, because a variant of a language often has another one.
  var profile: [String: String] {
    let profile = catalogs.reduce(LanguageProfile()) { $0.inheriting($1.profile) }
    var entries: [String: String] = [:]
    for entry in LanguageProfile.Entry.allCases where entry != .address {
      entries[entry.rawValue] = profile.written(entry)
    }
    return entries
  }

  /// The reasons for findings that are suppressed in whole files, by code.
  var exceptions: [String: String] {
    catalogs.reduce(into: [:]) { all, file in
      all.merge(exceptions(file.suppressions[""])) { nearest, _ in nearest }
    }
  }

  /// The catalog files, first the one that takes precedence.
  private var catalogs: [ARBFile] {
    files.parts.reversed().flatMap { part in origin.chain.compactMap { part.files[$0] } }
  }

  /// Returns the suppressions that still match a finding in the new file.
  ///
  /// It doesn't say how the reader is addressed. A file for another language doesn't have the words
  /// of the origin either.
  private func exceptions(_ suppressions: [String: ARBFile.Suppression]?) -> [String: String] {
    let idle: Set<String> = isSameLanguage ? ["lint.address"] : Self.codesOfWords
    return (suppressions ?? [:]).filter { !idle.contains($0.key) }.mapValues(\.reason)
  }

  private static let codesOfWords: Set<String> = ["lint.address", "lint.avoided_word", "lint.term"]
}
