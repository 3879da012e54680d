public import ErrorCatalog
public import Observation
import Rules
public import Violations

/// A form while a person fills it in: what an interface shows of it, in the person's language.
///
///     let session = try rulebook.session(form: "sign-up", locale: "de-CH")
///     let email = session["email"]
///     email?.isFocused = true
///     email?.text = "ann@"
///     email?.state          // .unfinished
///     email?.message?.text  // nil: one does not interrupt
///     email?.isFocused = false
///     email?.message?.text  // "Gib nach dem @ eine Domain wie example.org ein."
///     session.locale = "fr"
///     email?.message?.text  // "Après le @, saisissez un domaine tel que example.org."
///
/// Each path of the record has a ``SessionField``, an object of its own, so that an interface draws
/// anew only what changed. A change of a value checks its field and those that look at it, nothing
/// else; a change of the locale checks nothing. ``report`` is always that of a check of the whole
/// record.
///
/// A session knows no interface toolkit. It lives on the main actor, and what is observed of it
/// works with SwiftUI, `withObservationTracking`, and `Observations` alike.
@MainActor @Observable public final class FormSession {
  /// The form.
  @ObservationIgnored public nonisolated let form: FormHandle

  /// The fields of the record, in the order of the form: of a field of a list, one for each
  /// element.
  public internal(set) var fields: [SessionField] = []

  /// What the whole record comes to.
  public internal(set) var outcome: Outcome

  /// Whether checks of the application are being made for a submission.
  public internal(set) var isSubmitting = false

  /// Is called when a field becomes valid or ceases to be, with its state before and after: never
  /// for a keystroke that leaves it as it was.
  @ObservationIgnored public var onFlip:
    ((_ field: SessionField, _ old: FieldState, _ new: FieldState) -> Void)?

  /// Is called when the whole record becomes valid or ceases to be.
  @ObservationIgnored public var onValidityChange: ((_ isValid: Bool) -> Void)?

  @ObservationIgnored var state: FormState
  @ObservationIgnored let language: SessionLanguage
  @ObservationIgnored var fieldsByPath: [FieldPath: SessionField] = [:]
  @ObservationIgnored var policies: [FieldPath: ValidationPolicy] = [:]
  @ObservationIgnored var defaultPolicy: ValidationPolicy
  @ObservationIgnored private var knownReport: Report?
  @ObservationIgnored private let firstRecord: Value

  /// Optional fields that were taken away and may come back.
  @ObservationIgnored var removed: [FieldPath: SessionField] = [:]

  /// Is called after every change of a value.
  @ObservationIgnored var onTaken: (() -> Void)?

  /// Is called when an element of a list is removed, with its path.
  @ObservationIgnored var onRemovedElement: ((FieldPath) -> Void)?

  /// The check that a submission waits for.
  @ObservationIgnored var pending: Task<[Violation], Never>?

  /// What the checks of a submission found.
  @ObservationIgnored var findings: [Violation] = []

  /// Counts the changes of values.
  var edition = 0

  /// Begins to fill in a form.
  ///
  /// - Complexity: That of checking the record.
  init(
    of form: FormHandle,
    record: Value,
    locale: String,
    policy: ValidationPolicy
  ) {
    self.form = form
    firstRecord = record
    language = SessionLanguage(locale, catalog: form.catalog)
    defaultPolicy = policy
    let state = FormState(of: form.definition, record: record, surroundings: form.surroundings)
    self.state = state
    outcome = state.outcome
    matchFieldsToRecord()
  }

  /// What was found in the whole record, in the order of the form.
  ///
  /// - Complexity: O(*n*) in the number of fields; O(1) until a value changes.
  public var report: Report {
    _ = edition
    if let knownReport { return knownReport }
    let report = state.report
    knownReport = report
    return report
  }

  /// Whether the whole record is valid.
  public var isValid: Bool { outcome == .valid }

  /// The record as it is now, as given.
  ///
  /// Secret values are in it: it is for the program, not for a log.
  public var record: Value {
    _ = edition
    return state.record
  }

  /// The record with each valid value in its normalised form, and everything else as given.
  var normalizedRecord: Value {
    _ = edition
    return state.normalizedRecord
  }

  /// Returns the field at a path, or nil if the form has no such field now.
  ///
  ///     session[FieldPath(field: "email")]
  public subscript(_ path: FieldPath) -> SessionField? {
    _ = fields
    return fieldsByPath[path]
  }

  /// Returns the field at a path, or nil if the form has no such field now.
  ///
  ///     session["referrals[0].email"]
  public subscript(_ path: String) -> SessionField? { FieldPath(path).flatMap { self[$0] } }

  /// Fills the form with what was in it at the beginning, or with another record.
  ///
  /// Nothing is touched or focused then, and what other systems found is forgotten.
  public func reset(to record: [String: Value]? = nil) {
    let record = record.map(Value.record) ?? firstRecord
    state = FormState(of: form.definition, record: record, surroundings: state.surroundings)
    removed = [:]
    for field in fields { field.marks = FieldMarks() }
    take(state.paths)
  }

  /// Takes over what was found anew at some paths.
  ///
  /// - Parameter paths: The paths whose values were checked anew.
  func take(_ paths: [FieldPath]) {
    pending?.cancel()
    edition &+= 1
    knownReport = nil
    if state.placeCount != fields.count + removed.count
      || paths.contains(where: { fieldsByPath[$0] == nil && removed[$0] == nil })
    {
      matchFieldsToRecord()
    }
    var flips: [(field: SessionField, old: FieldState)] = []
    for path in paths {
      guard let field = fieldsByPath[path] else { continue }
      if let old = field.take(from: state) { flips.append((field, old)) }
    }
    let oldOutcome = self.outcome
    let outcome = state.outcome
    if outcome != oldOutcome { self.outcome = outcome }
    onTaken?()
    if let onFlip { for flip in flips { onFlip(flip.field, flip.old, flip.field.state) } }
    if isValid != (oldOutcome == .valid) { onValidityChange?(isValid) }
  }

  /// Makes the fields of paths that are new, and drops those of paths that are gone.
  private func matchFieldsToRecord() {
    var known: [FieldPath: SessionField] = [:]
    var matched: [SessionField] = []
    for path in state.paths where known[path] == nil && removed[path] == nil {
      let field = fieldsByPath[path] ?? SessionField(at: path, of: self, state)
      known[path] = field
      matched.append(field)
    }
    for field in fields where known[field.path] == nil { field.marks = FieldMarks() }
    fieldsByPath = known
    if matched != fields { fields = matched }
  }
}

extension Rulebook {
  /// Begins to fill in a form.
  ///
  ///     let session = try rulebook.session(form: "sign-up", locale: "de-CH")
  ///     session["email"]?.label  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - name: The form.
  ///   - record: What is filled in already.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4).
  ///   - policy: When fields show what is wrong.
  /// - Returns: The session, in which nothing is touched or focused.
  /// - Throws: As ``form(_:)``.
  @MainActor
  public func session(
    form name: String,
    record: [String: Value] = [:],
    locale: String = "en",
    policy: ValidationPolicy = .standard
  ) throws(UsageError) -> FormSession {
    try self.form(name).session(record: record, locale: locale, policy: policy)
  }
}

extension FormSession {
  /// The language of the session: a language tag (BCP 47), a list of preferences, or an
  /// Accept-Language header (RFC 9110 §12.5.4).
  ///
  /// To set it puts labels, messages and checklists into other words, and checks nothing.
  public var locale: String {
    get { language.request }
    set { language.change(to: newValue) }
  }

  /// What writes the session's messages.
  public var localizer: Localizer { language.localizer }

  /// What is wrong with the whole record, shown or not: one line for each field, with its label.
  ///
  ///     session.summary.text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain wie example.org ein."
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var summary: ReportSummary {
    ReportSummary(of: report, in: localizer, extent: .firstPerField)
  }

  /// What is wrong with the record where no field of the form stands, such as a field that the form
  /// does not know.
  public var generalMessages: [LocalizedMessage] {
    let paths = fieldsByPath
    return report.violations
      .filter { paths[$0.path] == nil }
      .map { localizer.line(for: $0) }
  }
}
