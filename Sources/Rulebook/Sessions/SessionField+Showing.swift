public import ErrorCatalog
import Observation
import Rules
import Violations

/// What happened to a field so far, on which it depends what is shown.
struct FieldMarks {
  var isTouched = false
  var isFocused = false
  var isEdited = false
  var isBeingTyped = false
  var isRevealed = false
}

// What is wrong is shown while the field is revealed. Events reveal it as the policy says; a change
// after which the policy is silent hides it again, unless something was wrong before and still is.
extension SessionField {
  /// Everything that happened to the field.
  var marks: FieldMarks {
    get {
      FieldMarks(
        isTouched: isTouched,
        isFocused: hasFocus,
        isEdited: isEdited,
        isBeingTyped: isBeingTyped,
        isRevealed: isRevealed
      )
    }
    set {
      if isTouched != newValue.isTouched { isTouched = newValue.isTouched }
      if hasFocus != newValue.isFocused { hasFocus = newValue.isFocused }
      isEdited = newValue.isEdited
      isBeingTyped = newValue.isBeingTyped
      isRevealed = newValue.isRevealed
      show()
    }
  }

  /// The value is about to be changed by the person.
  func noteEdit() {
    isEdited = true
    isChangedByHand = true
    isBeingTyped = hasFocus
  }

  /// What was found about the value changed.
  func noteChange(wasValid: Bool) {
    if policy.contains(.onChange), isEdited {
      isRevealed = true
    } else if policy.contains(.onChangeAfterBlur), isTouched {
      isRevealed = true
    } else if wasValid || isValid {
      isRevealed = false
    }
  }

  /// The field gets the focus.
  func noteFocus() {
    hasFocus = true
    isBeingTyped = false
  }

  /// The field is left.
  func noteBlur() {
    hasFocus = false
    isBeingTyped = false
    if !isTouched { isTouched = true }
    if policy.contains(.onBlur) { isRevealed = true }
    show()
  }

  /// The form is submitted.
  func noteSubmission() {
    isBeingTyped = false
    if !isTouched { isTouched = true }
    if policy.contains(.onSubmit) { isRevealed = true }
    show()
  }

  /// Another system found something about the value.
  func noteFinding() {
    isBeingTyped = false
    if !policy.isEmpty { isRevealed = true }
    show()
  }

  /// Shows what may be shown now.
  func show() {
    let isSilent = isBeingTyped && !policy.contains(.onChange)
    let isWaitedFor = isSilent && (state == .unfinished || state == .blank)
    let violations = isRevealed && !isWaitedFor && !policy.isEmpty ? report.violations : []
    if violations != shownViolations { shownViolations = violations }
  }
}

extension SessionField {
  /// What the form calls the field, in the session's language.
  public var label: String {
    language.localizer.label(of: path, form: form)?.text ?? path.description
  }

  /// What is wrong and may be shown now: the first error, in the session's language.
  public var message: LocalizedMessage? {
    shownViolations.foremostError.map { language.localizer.message(for: shownViolations[$0]) }
  }

  /// Every error that may be shown now.
  public var messages: [LocalizedMessage] { words(for: .error) }

  /// Every warning that may be shown now.
  public var warnings: [LocalizedMessage] { words(for: .warning) }

  /// What the field asks, each with whether the text so far has it: hints for an empty field, and a
  /// checklist that changes while a password is typed.
  ///
  /// - Complexity: That of checking the text; O(*n*) in the number of requirements until a value
  ///   changes.
  public var checklist: [LocalizedRequirement] { language.localizer.words(for: requirements) }

  private func words(for severity: Severity) -> [LocalizedMessage] {
    shownViolations
      .filter { $0.severity == severity }
      .map { language.localizer.message(for: $0) }
  }

  private var requirements: [Requirement] {
    // What is asked may change with other fields, and with them the report is made anew.
    _ = report
    if let knownRequirements { return knownRequirements }
    let requirements = session?.state.checklist(for: text, at: path) ?? []
    knownRequirements = requirements
    return requirements
  }
}

/// The language in which a session speaks, which all its fields share.
@MainActor @Observable final class SessionLanguage {
  /// What was asked for.
  private(set) var request: String

  /// What writes messages in it.
  private(set) var localizer: Localizer

  @ObservationIgnored private let catalog: Catalog

  init(_ request: String, catalog: Catalog) {
    self.request = request
    self.catalog = catalog
    localizer = catalog.localizer(forRequest: request)
  }

  func change(to request: String) {
    if request == self.request { return }
    self.request = request
    let localizer = catalog.localizer(forRequest: request)
    if localizer !== self.localizer { self.localizer = localizer }
  }
}
