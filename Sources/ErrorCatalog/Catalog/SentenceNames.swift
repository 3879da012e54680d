import UnicodeText
import Violations

/// The names inside a sentence, in the language of the sentence.
///
/// A name in another language would be a foreign word in the sentence, so a code is shown instead:
///
/// | name              | entry             | without a name in the language                     |
/// | ----------------- | ----------------- | -------------------------------------------------- |
/// | a field           | `field:email`     | the last name of its path: `email`                 |
/// | a rule            | `rule:iban`       | the name of the rule: `iban`                       |
/// | a character       | `character:space` | its code point: `U+0009`                           |
/// | a region          | ICU's data        | its code: `CH` (``LocaleFormats/regionName(_:)``)  |
///
/// A rule's title that the catalog doesn't have as an entry in a source language is a proper name,
/// such as `PESEL`. It is the same in every language that doesn't have an entry.
struct SentenceNames {
  private let localizer: Localizer
  private let form: String?
  private let locale: LocaleIdentifier

  /// Creates the names for a sentence.
  ///
  /// - Parameters:
  ///   - localizer: The localizer that writes the sentence.
  ///   - form: The name of the form that the sentence is about; nil for none.
  ///   - locale: A locale in the language of the sentence.
  init(_ localizer: Localizer, form: String?, locale: LocaleIdentifier) {
    self.localizer = localizer
    self.form = form
    self.locale = locale
  }

  /// Returns the label of a field, without the elements of lists that it is in.
  func label(of path: FieldPath) -> String { label(of: path, find(path)) }

  /// Returns the label of a field whose entry was found.
  func label(of path: FieldPath, _ found: LookupStep.Finding?) -> String {
    found?.localized(with: path.positionArguments).text ?? path.plainName
  }

  /// Returns the entry with the label of a field; nil if the language doesn't have one.
  func find(_ path: FieldPath) -> LookupStep.Finding? {
    localizer.steps.find(in: locale) { $0.label(of: path, form: form) }
  }

  /// Returns the name of a rule's values.
  func title(ofRule name: String, else title: String) -> String {
    let key = "rule:\(name)"
    if let found = text(for: key) { return found }
    return localizer.steps.containsInSources(key) ? name : title
  }

  /// Returns an entry of the catalog; nil if the language doesn't have it.
  func text(for key: String, arguments: [String: Argument] = [:]) -> String? {
    entry(for: key, arguments: arguments)?.text
  }

  /// Returns an entry of the catalog with its origin; nil if the language doesn't have it.
  func entry(for key: String, arguments: [String: Argument]) -> LocalizedMessage? {
    localizer.steps.find(in: locale) { $0[key] }?.localized(with: arguments)
  }
}

extension LookupSteps {
  /// Returns the first entry in one language that a closure finds.
  fileprivate func find(
    in language: LocaleIdentifier,
    _ body: (LookupStep) -> LookupStep.Finding?
  ) -> LookupStep.Finding? {
    func inLanguage(_ step: LookupStep) -> LookupStep.Finding? {
      guard let found = body(step), found.style.locale.isInOneLanguage(with: language) else {
        return nil
      }
      return found
    }
    return findWished(inLanguage) ?? findInSources(inLanguage)
  }

  /// Returns whether there is an entry in one of the source languages.
  fileprivate func containsInSources(_ key: String) -> Bool {
    findInSources { $0[key] } != nil
  }
}
