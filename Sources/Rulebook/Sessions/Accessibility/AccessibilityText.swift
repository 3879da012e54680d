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
  func text(
    _ text: AccessibilityText,
    _ arguments: [String: Argument] = [:]
  ) -> LocalizedMessage {
    self.text(for: "accessibility.\(text.rawValue)", arguments: arguments)
      ?? LocalizedMessage(text: "", locale: .root, key: "", isFallback: true)
  }

  /// Joins phrases about a field: "Email address, required".
  func joiningPhrases(_ phrases: [String]) -> String {
    guard var joined = phrases.first else { return "" }
    for phrase in phrases.dropFirst() {
      joined = text(.join, ["first": .text(joined), "second": .text(phrase)]).text
    }
    return joined
  }
}
