import ErrorCatalog
import Violations

/// The texts of the catalog that only screen readers say; their keys are `accessibility.valid` and
/// so on.
enum AccessibilityText: String, CaseIterable {
  /// An element was added to a list. It has the argument `label`.
  case added

  /// A check of the application runs.
  case checking

  /// A requirement is met. It has the argument `requirement`.
  case done

  /// How the phrases `first` and `second` are joined.
  case join

  /// A field may be blank.
  case optional

  /// The place of a field in its form. It has the arguments `position` and `count`.
  case position

  /// An element was removed from a list. It has the argument `label`.
  case removed

  /// A field must not be blank.
  case required

  /// A requirement isn't met. It has the argument `requirement`.
  case toDo = "to_do"

  /// The text of a field isn't valid yet.
  case unfinished

  /// The value of a field is valid.
  case valid

  /// The value of a field isn't valid.
  case wrong
}

extension Localizer {
  /// Returns a text that only screen readers say.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - arguments: Its arguments.
  ///   - locale: The locale of the text next to it, whose language comes first; nil if it is alone.
  /// - Returns: The text.
  func text(
    _ text: AccessibilityText,
    _ arguments: [String: Argument] = [:],
    nextTo locale: LocaleIdentifier? = nil
  ) -> LocalizedMessage {
    let key = "accessibility.\(text.rawValue)"
    let found =
      if let locale {
        self.text(for: key, arguments: arguments, nextTo: locale)
      } else {
        self.text(for: key, arguments: arguments)
      }
    return found ?? LocalizedMessage(text: "", locale: .root, key: "", isFallback: true)
  }

  /// Returns a text with the label of a field or element, which is in the language of the text.
  func text(
    _ text: AccessibilityText,
    labelOf path: FieldPath,
    form: String
  ) -> LocalizedMessage {
    // The language of the text must be known first.
    let locale = self.text(text, ["label": .text("")]).locale
    return self.text(text, ["label": .text(label(of: path, form: form, in: locale))])
  }

  /// Joins phrases about a field in one language: "Email address, required".
  func joiningPhrases(_ phrases: [String], in locale: LocaleIdentifier) -> String {
    guard var joined = phrases.first else { return "" }
    for phrase in phrases.dropFirst() {
      let parts: [String: Argument] = ["first": .text(joined), "second": .text(phrase)]
      joined = text(.join, parts, nextTo: locale).text
    }
    return joined
  }
}
