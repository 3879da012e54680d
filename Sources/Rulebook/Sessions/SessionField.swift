public import Observation
import Rules
public import Violations

/// One field of a form while a person fills it in.
///
///     let email = session["email"]
///     email?.text = "ann@example.org"
///     email?.state  // .valid
///
/// Its properties are observed one by one: who reads only the message is told only when another
/// one is shown.
@MainActor @Observable public final class SessionField {
  /// The path in the record.
  @ObservationIgnored public nonisolated let path: FieldPath

  /// Whether the value is secret, such as a password, so that an interface shows dots.
  @ObservationIgnored public nonisolated let isSecret: Bool

  /// The value as given; `.null` if there is none.
  public internal(set) var value: Value

  /// What was found about the value, whether or not it is shown: violations, facts such as a card's
  /// brand, and the normalised value.
  public internal(set) var report: Report

  /// How the value stands.
  public internal(set) var state: FieldState

  /// The violations that the reader may see now.
  public internal(set) var shownViolations: [Violation] = []

  /// Whether the field was left once, or submitted.
  public internal(set) var isTouched = false

  /// The normalised value when the field was last valid and not blank; nil if it never was, and of
  /// secrets always.
  ///
  ///     pin?.text = "1234"
  ///     pin?.text = "12"
  ///     pin?.lastValidValue  // "1234"
  public private(set) var lastValidValue: Value?

  /// Whether ``FormSession/offer(_:at:)`` refuses what cannot become valid.
  public var refusesImpossibleEdits = false

  /// Whether ``FormSession/offer(_:at:)`` puts card numbers and telephone numbers into groups.
  ///
  ///     session["card"]?.groupsTypedText = true
  ///     let typing = TextEdit(oldText: "4111", utf16Range: 4..<4, replacement: "1")
  ///     session.offer(typing, at: FieldPath(field: "card")).text  // "4111 1"
  public var groupsTypedText = false

  /// When the field shows what is wrong.
  public var policy: ValidationPolicy {
    didSet { if policy != oldValue { show() } }
  }

  var hasFocus = false
  @ObservationIgnored var isEdited = false
  @ObservationIgnored var isBeingTyped = false
  @ObservationIgnored var isChangedByHand = false
  @ObservationIgnored var isRevealed = false
  @ObservationIgnored var knownRequirements: [Requirement]?
  @ObservationIgnored var knownRequired: Bool?
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

  /// The text as typed; empty where the value is no text or number.
  ///
  /// To set it is to type: the field and those that look at it are checked.
  public var text: String {
    get {
      switch value {
      case .text(let text): text
      case .decimal(let number): number.description
      case .boolean, .list, .null, .record: ""
      }
    }
    set {
      // The field of an element that was removed leads nowhere.
      if let session, session[path] === self { session.set(.text(newValue), at: path) }
    }
  }

  /// Whether the value can be accepted.
  public var isValid: Bool { report.isValid }

  /// Whether the field has the focus; to set it moves the focus.
  public var isFocused: Bool {
    get { hasFocus }
    set { if newValue { focus() } else { blur() } }
  }

  /// Whether a blank value would be a violation, which may depend on other fields.
  public var isRequired: Bool {
    _ = report
    if let knownRequired { return knownRequired }
    let isRequired = session?.state.isRequired(at: path) ?? false
    knownRequired = isRequired
    return isRequired
  }

  // The two functions below, which run at each keystroke, read the storage of properties, or are
  // handed what they look at: reading a property looks for observers, which takes 140 instructions.

  /// Keeps the value if it is valid and there is one.
  private func keepIfValid(_ value: Value, _ report: Report, _ state: FieldState) {
    guard state == .valid, !isSecret else { return }
    let value = report.normalized ?? value
    if value != _lastValidValue { lastValidValue = value }
  }

  /// Takes over what was found anew.
  ///
  /// - Returns: How the value stood before, if it became valid or ceased to be.
  func take(from state: FormState) -> FieldState? {
    let value = state.record[path] ?? .null
    self.value = value
    knownRequirements = nil
    knownRequired = nil
    let report = state.report(at: path) ?? Report()
    let (old, oldState) = (_report, _state)
    let isNew = report.outcome != old.outcome || report.violations != old.violations
    self.report = report
    let fieldState = state.fieldState(at: path, report)
    if fieldState != oldState { self.state = fieldState }
    keepIfValid(value, report, fieldState)
    if isNew || isChangedByHand { noteChange(wasValid: old.isValid) }
    isChangedByHand = false
    show()
    return report.isValid == old.isValid ? nil : oldState
  }
}

extension SessionField: Equatable {
  /// Returns whether two are the same field of the same session.
  public nonisolated static func == (left: SessionField, right: SessionField) -> Bool {
    left === right
  }
}

extension FormState {
  /// Returns how the value at a path stands.
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

/// How the value of one field of a form stands.
///
/// Of a field with the pattern `[A-Z]{2}-\d{6}`:
///
/// | Text        | State        |
/// | ----------- | ------------ |
/// |             | `blank`      |
/// | `AB-12`     | `unfinished` |
/// | `AB-123456` | `valid`      |
/// | `A1`        | `invalid`    |
public enum FieldState: String, CaseIterable, Sendable {
  /// Nothing is there yet, whether or not something must be.
  case blank

  /// The text is not valid, and typing on may make it so.
  case unfinished

  /// The value is valid.
  case valid

  /// The value is wrong.
  case invalid

  /// The value could not be checked: it is beyond a limit, data could not be read, or a check of
  /// the application could not answer.
  case undecided
}

// What stands in a field is for the program and the person, never for a log.
extension SessionField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The path of the field, without its value.
  public nonisolated var description: String { "SessionField(\(path))" }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }

  /// A mirror with the path alone.
  public nonisolated var customMirror: Mirror { Mirror(self, children: ["path": path]) }
}

extension FormSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the form, without any value.
  public nonisolated var description: String { "FormSession(\(form.name))" }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }

  /// A mirror with the form's name alone.
  public nonisolated var customMirror: Mirror { Mirror(self, children: ["form": form.name]) }
}
