public import Observation
import RuleEngine
public import Violations

/// One field of a form while a person fills it in.
///
///     let email = session["email"]
///     email?.text = "ann@example.org"
///     email?.state  // .valid
///
/// Each property is observed separately: code that reads only the message is notified only when the
/// message changes.
@MainActor @Observable public final class SessionField {
  /// The field's path in the record.
  @ObservationIgnored public nonisolated let path: FieldPath

  /// Whether the value is secret, such as a password, so that a user interface shows dots.
  @ObservationIgnored public nonisolated let isSecret: Bool

  /// The value as it was entered; `.null` if there is none.
  public internal(set) var value: Value

  /// The report on the value, whether or not it is shown: violations, facts such as a card's brand,
  /// and the normalized value.
  public internal(set) var report: Report

  /// The state of the value.
  public internal(set) var state: FieldState

  /// The violations that the reader may see now.
  public internal(set) var shownViolations: [Violation] = []

  /// Whether the field was left or submitted at least once.
  public internal(set) var isTouched = false

  /// The normalized value when the field was last valid and not blank; nil if it never was, and for
  /// all secrets.
  ///
  /// It belongs to the record: it moves with the element of a list, and is forgotten when the form
  /// is reset or the record around it is replaced.
  ///
  ///     pin?.text = "1234"
  ///     pin?.text = "12"
  ///     pin?.lastValidValue  // "1234"
  public internal(set) var lastValidValue: Value?

  /// Whether ``FormSession/offer(_:at:)`` refuses text that can't become valid.
  public var refusesImpossibleEdits = false

  /// Whether ``FormSession/offer(_:at:)`` adds the separators of the usual format, as `typing(_:)`
  /// of a ``RuleHandle`` does.
  ///
  ///     session["card"]?.formatsTypedText = true
  ///     let typing = TextEdit(oldText: "4111", utf16Range: 4..<4, replacement: "1")
  ///     session.offer(typing, at: FieldPath(field: "card")).text  // "4111 1"
  public var formatsTypedText = false

  /// The last verdict on an edit, if not everything was inserted.
  var refusal: TextEdit.Verdict?

  /// The policy for when the field shows its messages.
  public var policy: ValidationPolicy {
    didSet { if policy != oldValue { show() } }
  }

  var hasFocus = false

  /// Whether a check of the application runs, or is about to run.
  @ObservationIgnored var isBeingChecked = false
  @ObservationIgnored var isEdited = false
  @ObservationIgnored var isBeingTyped = false
  @ObservationIgnored var isChangedByHand = false
  @ObservationIgnored var isRevealed = false
  @ObservationIgnored var knownRequirements: [Requirement]?
  @ObservationIgnored var knownRequired: Bool?
  @ObservationIgnored var announced = AnnouncedState()
  @ObservationIgnored let form: String
  @ObservationIgnored let language: SessionLanguage
  @ObservationIgnored weak var session: FormSession?

  init(at path: FieldPath, of session: FormSession, _ state: FormState) {
    self.path = path
    self.session = session
    form = session.form.name
    language = session.language
    isSecret = state.field(at: path)?.rule.isSecret ?? false
    policy = session.policy(for: path)
    value = state.record[path] ?? .null
    let report = state.report(at: path) ?? Report()
    self.report = report
    self.state = state.fieldState(at: path, report)
    keepIfValid(value, report, self.state)
  }

  /// The text as it was typed; empty if the value is neither a text nor a number.
  ///
  /// Setting it counts as typing: the field and the fields that depend on it are checked. A field
  /// that was removed is added again if the text isn't empty.
  public var text: String {
    get {
      switch value {
      case .text(let text): text
      case .decimal(let number): number.description
      case .boolean, .list, .null, .record: ""
      }
    }
    set {
      guard let session else { return }
      // The field of a removed element isn't connected to a path anymore.
      if session[path] === self || session.removed[path] === self && !newValue.isEmpty {
        session.set(.text(newValue), at: path)
      }
    }
  }

  /// Whether the value is valid.
  public var isValid: Bool { report.isValid }

  /// Whether the field has the focus; setting it moves the focus.
  public var isFocused: Bool {
    get { hasFocus }
    set { if newValue { focus() } else { blur() } }
  }

  /// Whether a blank value would be a violation; this can depend on other fields.
  public var isRequired: Bool {
    _ = report
    if let knownRequired { return knownRequired }
    let isRequired = session?.state.isRequired(at: path) ?? false
    knownRequired = isRequired
    return isRequired
  }

  // The two functions below run at each keystroke. They read the storage of properties or get
  // values as arguments, because reading a property looks for observers, which takes 140
  // instructions.

  /// Keeps the value if it is valid and not blank.
  private func keepIfValid(_ value: Value, _ report: Report, _ state: FieldState) {
    guard state == .valid || state == .checking, !isSecret else { return }
    let value = report.normalized ?? value
    if value != _lastValidValue { lastValidValue = value }
  }

  /// Takes over what another field remembers, because its value is now the value of this field.
  func recall(_ history: FieldHistory) {
    self.history = history
    keepIfValid(value, report, state)
  }

  /// Updates the field from the state of the form.
  ///
  /// - Returns: The previous state of the value, if it became valid or stopped being valid;
  ///   otherwise nil.
  func take(from state: FormState) -> FieldState? {
    let value = state.record[path] ?? .null
    // A value that the program replaced isn't the one that the refused edit was about.
    if _refusal != nil, value != _value { refusal = nil }
    self.value = value
    knownRequirements = nil
    knownRequired = nil
    let report = state.report(at: path) ?? Report()
    let (old, oldState) = (_report, _state)
    let isNew = report.outcome != old.outcome || report.violations != old.violations
    self.report = report
    var fieldState = state.fieldState(at: path, report)
    if fieldState == .valid, isBeingChecked { fieldState = .checking }
    if fieldState != oldState { self.state = fieldState }
    keepIfValid(value, report, fieldState)
    if isNew || isChangedByHand { noteChange(wasValid: old.isValid) }
    isChangedByHand = false
    show()
    return report.isValid == old.isValid ? nil : oldState
  }
}

extension SessionField: Equatable {
  /// Returns whether two objects are the same field of the same session.
  public nonisolated static func == (left: SessionField, right: SessionField) -> Bool {
    left === right
  }
}

extension FormState {
  /// Returns the state of the value at a path.
  fileprivate func fieldState(at path: FieldPath, _ report: Report) -> FieldState {
    switch report.outcome {
    case .valid: isBlank(at: path) ? .blank : .valid
    case .inconclusive: .undecided
    case .invalid:
      if isBlank(at: path) {
        .blank
      } else if case .text(let text)? = record[path], progress(of: text, at: path) == .unfinished {
        .unfinished
      } else {
        .invalid
      }
    }
  }
}

/// The state of a field's value in a form.
///
/// For a field with the pattern `[A-Z]{2}-\d{6}`:
///
/// | Text        | State        |
/// | ----------- | ------------ |
/// |             | `blank`      |
/// | `AB-12`     | `unfinished` |
/// | `AB-123456` | `valid`      |
/// | `A1`        | `invalid`    |
public enum FieldState: String, CaseIterable, Sendable {
  /// The value is blank, whether or not it is required.
  case blank

  /// The text isn't valid, but more typing can make it valid.
  case unfinished

  /// The value is valid.
  case valid

  /// The value is valid so far, and a check of the application runs, or is about to run. See
  /// ``FormSession/startLiveChecks(_:)``.
  case checking

  /// The value isn't valid.
  case invalid

  /// The value could not be checked: it is beyond a limit, data could not be read, or a check of
  /// the application could not answer.
  case undecided
}

// A field's value is for the program and the person, and must not appear in logs.
extension SessionField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The path of the field, without its value.
  public nonisolated var description: String { "SessionField(\(path))" }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }

  /// A mirror that contains only the path.
  public nonisolated var customMirror: Mirror { Mirror(self, children: ["path": path]) }
}

extension FormSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the form, without any values.
  public nonisolated var description: String { "FormSession(\(form.name))" }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }

  /// A mirror that contains only the form's name.
  public nonisolated var customMirror: Mirror { Mirror(self, children: ["form": form.name]) }
}
