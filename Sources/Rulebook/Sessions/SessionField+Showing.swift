public import ErrorCatalog
import Observation
import RuleEngine
import Violations

/// What a field remembers: the events that determine whether its violations are shown, and the
/// value that was valid last.
struct FieldHistory {
  var lastValidValue: Value?
  var isTouched = false
  var isFocused = false
  var isEdited = false
  var isBeingTyped = false
  var isRevealed = false
}

// Violations are shown while the field is revealed. Events reveal it according to the policy. If
// the policy doesn't include changes, a change hides the violations again, unless the value was
// invalid before and still is.
extension SessionField {
  /// What the field remembers.
  var history: FieldHistory {
    get {
      FieldHistory(
        lastValidValue: lastValidValue,
        isTouched: isTouched,
        isFocused: hasFocus,
        isEdited: isEdited,
        isBeingTyped: isBeingTyped,
        isRevealed: isRevealed
      )
    }
    set {
      if refusal != nil { refusal = nil }
      if lastValidValue != newValue.lastValidValue { lastValidValue = newValue.lastValidValue }
      if isTouched != newValue.isTouched { isTouched = newValue.isTouched }
      if hasFocus != newValue.isFocused { hasFocus = newValue.isFocused }
      isEdited = newValue.isEdited
      isBeingTyped = newValue.isBeingTyped
      isRevealed = newValue.isRevealed
      show()
    }
  }

  /// Records that the person is about to change the value.
  func noteEdit() {
    isEdited = true
    if refusal != nil { refusal = nil }
    isChangedByHand = true
    isBeingTyped = hasFocus
  }

  /// Records the verdict on an edit.
  func note(_ verdict: TextEdit.Verdict) {
    let new = verdict.reason == nil ? nil : verdict
    if refusal != new { refusal = new }
  }

  /// Records that the report on the value changed.
  func noteChange(wasValid: Bool) {
    if policy.contains(.onChange), isEdited {
      isRevealed = true
    } else if policy.contains(.onChangeAfterBlur), isTouched {
      isRevealed = true
    } else if wasValid || isValid {
      isRevealed = false
    }
  }

  /// Records that the field gets the focus.
  func noteFocus() {
    hasFocus = true
    isBeingTyped = false
  }

  /// Records that the field loses the focus.
  func noteBlur() {
    hasFocus = false
    isBeingTyped = false
    if !isTouched { isTouched = true }
    if policy.contains(.onBlur) { isRevealed = true }
    show()
    session?.live?.noteBlur(at: path)
    session?.announceChanges(in: [self])
  }

  /// Records that the form is submitted.
  func noteSubmission() {
    isBeingTyped = false
    if !isTouched { isTouched = true }
    if policy.contains(.onSubmit) { isRevealed = true }
    show()
  }

  /// Records that another system found a violation of the value.
  func noteFinding() {
    isBeingTyped = false
    if !policy.isEmpty { isRevealed = true }
    show()
  }

  /// Records whether a check of the application runs, or is about to run.
  func noteChecking(_ isBeingChecked: Bool) {
    self.isBeingChecked = isBeingChecked
    if isBeingChecked, state == .valid { state = .checking }
    if !isBeingChecked, state == .checking { state = .valid }
  }

  /// Updates the violations that may be shown now.
  func show() {
    let isSilent = isBeingTyped && !policy.contains(.onChange)
    let isWaitedFor = isSilent && (state == .unfinished || state == .blank)
    let violations = isRevealed && !isWaitedFor && !policy.isEmpty ? report.violations : []
    if violations != shownViolations { shownViolations = violations }
  }
}

extension SessionField {
  /// The field's label, in the session's language.
  public var label: String {
    language.localizer.label(of: path, form: form)?.text ?? path.description
  }

  /// The message for the first error that may be shown now, in the session's language; nil if there
  /// is none.
  public var message: LocalizedMessage? {
    shownViolations.foremostError.map { language.localizer.message(for: shownViolations[$0]) }
  }

  /// The message for the last edit if it was refused, or if only a part of it was inserted, in the
  /// session's language; nil after another edit.
  ///
  ///     session.offer(typing, at: card.path)  // refused: a 5, where only Visa is accepted
  ///     card.refusalMessage?.text             // "Use another card. This brand isn’t accepted …"
  public var refusalMessage: LocalizedMessage? {
    guard let refusal, let reason = refusal.reason else { return nil }
    let localizer = language.localizer
    var message = localizer.message(for: reason)
    let part = localizer.text(for: "edit.shortened", nextTo: message.locale)
    if refusal.text != nil, let part {
      message.text = localizer.joining([part.text, message.text])
    }
    return message
  }

  /// The messages for all errors that may be shown now.
  public var messages: [LocalizedMessage] { words(for: .error) }

  /// The messages for all warnings that may be shown now.
  public var warnings: [LocalizedMessage] { words(for: .warning) }

  /// The requirements of the field, each with its state for the text so far: hints for an empty
  /// field, or a checklist that changes while a person types a password.
  ///
  /// - Complexity: After a value changes, the complexity of checking the text; otherwise O(*n*) in
  ///   the number of requirements.
  public var checklist: [Requirement.Localized] { language.localizer.words(for: requirements) }

  private func words(for severity: Severity) -> [LocalizedMessage] {
    shownViolations
      .filter { $0.severity == severity }
      .map { language.localizer.message(for: $0) }
  }

  private var requirements: [Requirement] {
    // The requirements can depend on other fields. If these change, the report is updated too.
    _ = report
    if let knownRequirements { return knownRequirements }
    let requirements = session?.state.checklist(for: text, at: path) ?? []
    knownRequirements = requirements
    return requirements
  }
}

/// The language of a session, which all its fields share.
@MainActor @Observable final class SessionLanguage {
  /// The requested locale.
  private(set) var request: String

  /// The localizer of that language.
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
