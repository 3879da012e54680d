public import ErrorCatalog
public import Observation
import RuleEngine
public import Violations

/// A form while a person fills it in, with everything that a user interface shows, in the person's
/// language.
///
///     let session = try rulebook.session(form: "sign-up", locale: "de-CH")
///     let email = session["email"]
///     email?.isFocused = true
///     email?.text = "ann@"
///     email?.state          // .unfinished
///     email?.message?.text  // nil, so as not to interrupt
///     email?.isFocused = false
///     email?.message?.text  // "Gib nach dem @ eine Domain ein, …"
///     session.locale = "fr"
///     email?.message?.text  // "Après le @, saisissez un domaine, …"
///
/// Each path of the record has a ``SessionField``, which is a separate object, so a user interface
/// updates only what changed. When a value changes, its field and the fields that depend on it are
/// checked, and nothing else. When the locale changes, nothing is checked. ``report`` is always the
/// same as after a check of the whole record.
///
/// A session doesn't depend on a UI framework. It runs on the main actor, and observing it works
/// with SwiftUI, `withObservationTracking` and `Observations`.
@MainActor @Observable public final class FormSession {
  /// The form that is filled in.
  @ObservationIgnored public nonisolated let form: FormHandle

  /// The fields of the record, in the order of the form; a field in a list appears once for each
  /// element.
  public internal(set) var fields: [SessionField] = []

  /// The outcome for the whole record.
  public internal(set) var outcome: Outcome

  /// Whether the application's checks are running for a submission.
  public internal(set) var isSubmitting = false

  /// A closure that is called when a field becomes valid or stops being valid, with its state
  /// before and after.
  ///
  /// It isn't called for edits that don't change the validity.
  @ObservationIgnored public var onFlip:
    ((_ field: SessionField, _ old: FieldState, _ new: FieldState) -> Void)?

  /// A closure that is called when the whole record becomes valid or stops being valid.
  @ObservationIgnored public var onValidityChange: ((_ isValid: Bool) -> Void)?

  /// A closure that is called with each text that a screen reader must say because something
  /// changed.
  ///
  /// Without it, no such texts are made.
  @ObservationIgnored public var onAnnouncement: ((_ announcement: Announcement) -> Void)? {
    didSet { noteAnnouncements() }
  }

  @ObservationIgnored var state: FormState
  @ObservationIgnored let language: SessionLanguage
  @ObservationIgnored var fieldsByPath: [FieldPath: SessionField] = [:]
  @ObservationIgnored var policies: [FieldPath: ValidationPolicy] = [:]
  @ObservationIgnored var defaultPolicy: ValidationPolicy
  @ObservationIgnored private var knownReport: Report?
  @ObservationIgnored private let firstRecord: Value

  /// The removed optional fields, which can be added again.
  @ObservationIgnored var removed: [FieldPath: SessionField] = [:]

  /// A closure that is called after every change of a value.
  @ObservationIgnored var onTaken: (() -> Void)?

  /// A closure that is called with the path of a list's element before the element is removed.
  @ObservationIgnored var onRemovedElement: ((FieldPath) -> Void)?

  /// A closure that is called after the program replaced a value that isn't a text.
  @ObservationIgnored var onReplaced: (() -> Void)?

  /// A closure that is called with the new record before the form is reset to it.
  @ObservationIgnored var onReset: ((Value) -> Void)?

  /// The checks that a submission is waiting for.
  @ObservationIgnored var pending: Task<[Violation], Never>?

  /// Whether changes aren't announced now.
  @ObservationIgnored var isQuiet = false

  /// The application's checks that run while the form is filled in.
  @ObservationIgnored var live: LiveChecks?

  /// The number of changes so far.
  var edition = 0

  /// Creates a session for a form.
  ///
  /// - Complexity: The complexity of checking the record.
  init(of form: FormHandle, record: Value, locale: String, policy: ValidationPolicy) {
    self.form = form
    firstRecord = record
    language = SessionLanguage(locale, catalog: form.catalog)
    defaultPolicy = policy
    let state = FormState(of: form.definition, record: record, surroundings: form.surroundings)
    self.state = state
    outcome = state.outcome
    matchFieldsToRecord()
  }

  /// The report on the whole record, in the order of the form.
  ///
  /// - Complexity: After a value changes, O(*n*) in the number of fields; otherwise O(1).
  public var report: Report {
    _ = edition
    if let knownReport { return knownReport }
    let report = state.report
    knownReport = report
    return report
  }

  /// Whether the whole record is valid.
  public var isValid: Bool { outcome == .valid }

  /// The current record, as it was entered.
  ///
  /// It contains secret values, so keep it out of logs.
  public var record: Value {
    _ = edition
    return state.record
  }

  /// The record with each valid value in its normalized form, and everything else unchanged.
  var normalizedRecord: Value {
    _ = edition
    return state.normalizedRecord
  }

  /// Returns the field at a path, or nil if the form doesn't have it now.
  ///
  ///     session[FieldPath(field: "email")]
  public subscript(_ path: FieldPath) -> SessionField? {
    _ = fields
    return fieldsByPath[path]
  }

  /// Returns the field at a path, or nil if the form doesn't have it now.
  ///
  ///     session["referrals[0].email"]
  public subscript(_ path: String) -> SessionField? { FieldPath(path).flatMap { self[$0] } }

  /// Resets the form to its initial record, or to another one.
  ///
  /// Afterward the fields are untouched and not focused. Violations that other systems found,
  /// values that were valid before, and removals of fields are forgotten.
  public func reset(to record: [String: Value]? = nil) {
    let record = record.map(Value.record) ?? firstRecord
    onReset?(record)
    live?.forgetAll()
    state = FormState(of: form.definition, record: record, surroundings: state.surroundings)
    removed = [:]
    for field in fields { field.history = FieldHistory() }
    quietly { take(state.paths) }
    live?.noteAcceptance()
  }

  /// Returns whether a person would say that the current record is the same as another one; see
  /// ``Value/isEntered(like:)``.
  func isRecord(like other: Value) -> Bool {
    _ = edition
    return state.record.isEntered(like: other)
  }

  /// Updates the session after a check of some paths.
  ///
  /// - Parameters:
  ///   - paths: The paths whose values were checked again.
  ///   - move: Moves what fields remember to other fields. It runs before the callbacks.
  func take(_ paths: [FieldPath], moving move: () -> Void = {}) {
    pending?.cancel()
    edition &+= 1
    knownReport = nil
    let added = addNeededFields()
    if state.placeCount != fields.count + removed.count
      || paths.contains(where: { fieldsByPath[$0] == nil && removed[$0] == nil })
    {
      matchFieldsToRecord()
    }
    var flips: [(field: SessionField, old: FieldState)] = []
    for path in added.isEmpty ? paths : paths + added.filter({ !paths.contains($0) }) {
      guard let field = fieldsByPath[path] else { continue }
      if let old = field.take(from: state) { flips.append((field, old)) }
    }
    move()
    live?.update(paths)
    let oldOutcome = self.outcome
    let outcome = state.outcome
    if outcome != oldOutcome { self.outcome = outcome }
    onTaken?()
    if onAnnouncement != nil { announceChanges(in: paths.compactMap { fieldsByPath[$0] }) }
    if let onFlip { for flip in flips { onFlip(flip.field, flip.old, flip.field.state) } }
    if isValid != (oldOutcome == .valid) { onValidityChange?(isValid) }
  }

  /// Adds the removed fields again that have a value or are required.
  ///
  /// - Returns: Their paths.
  private func addNeededFields() -> [FieldPath] {
    if removed.isEmpty { return [] }
    let needed = state.paths.filter { path in
      removed[path] != nil
        && ((state.record[path] ?? .null) != .null || state.isRequired(at: path))
    }
    for path in needed { fieldsByPath[path] = removed.removeValue(forKey: path) }
    return needed
  }

  /// Forgets what was valid inside a value that was replaced, and which fields were removed there.
  func forgetValues(inside path: FieldPath) {
    func isInside(_ other: FieldPath) -> Bool {
      other.components.count > path.components.count
        && other.components.starts(with: path.components)
    }
    for field in fields where isInside(field.path) { field.lastValidValue = nil }
    removed = removed.filter { !isInside($0.key) }
  }

  /// Creates the fields of new paths, and removes the fields of paths that no longer exist.
  private func matchFieldsToRecord() {
    if !removed.isEmpty {
      let paths = Set(state.paths)
      removed = removed.filter { paths.contains($0.key) }
    }
    var known: [FieldPath: SessionField] = [:]
    var matched: [SessionField] = []
    for path in state.paths where known[path] == nil && removed[path] == nil {
      let field = fieldsByPath[path] ?? SessionField(at: path, of: self, state)
      known[path] = field
      matched.append(field)
    }
    for field in fields where known[field.path] == nil {
      let isKept = removed[field.path] != nil
      // The interface can still have the field, so it forgets its value and what was shown of it.
      field.noteChecking(false)
      _ = field.take(from: state)
      field.announced = AnnouncedState()
      field.history = FieldHistory(lastValidValue: isKept ? field.lastValidValue : nil)
    }
    fieldsByPath = known
    if matched != fields { fields = matched }
  }
}

extension Rulebook {
  /// Creates a session for filling in a form.
  ///
  ///     let session = try rulebook.session(form: "sign-up", locale: "de-CH")
  ///     session["email"]?.label  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - name: The form's name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  ///   - record: The values that are already filled in.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header (RFC
  ///     9110 §12.5.4).
  ///   - policy: When fields show their messages.
  /// - Returns: The session, whose fields are untouched and not focused.
  /// - Throws: The same errors as ``form(_:groups:)``.
  @MainActor
  public func session(
    form name: String,
    groups: Set<String> = [],
    record: [String: Value] = [:],
    locale: String = "en",
    policy: ValidationPolicy = .standard
  ) throws(UsageError) -> FormSession {
    try self.form(name, groups: groups).session(record: record, locale: locale, policy: policy)
  }
}

extension FormSession {
  /// The language of the session: a language tag (BCP 47), a list of preferences, or an
  /// Accept-Language header (RFC 9110 §12.5.4).
  ///
  /// Setting it translates labels, messages and checklists, without checking anything.
  public var locale: String {
    get { language.request }
    set {
      language.change(to: newValue)
      noteAnnouncements()
    }
  }

  /// The localizer of the session's messages.
  public var localizer: Localizer { language.localizer }

  /// A summary of the violations of the whole record, shown or not: one line for each field, with
  /// its label.
  ///
  ///     session.summary.text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain ein, …"
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var summary: Report.Summary {
    Report.Summary(of: report, in: localizer, extent: .firstPerField)
  }

  /// The messages for violations that don't belong to a field of the form, such as an unknown
  /// field.
  public var generalMessages: [LocalizedMessage] {
    let paths = fieldsByPath
    return report.violations
      .filter { paths[$0.path] == nil }
      .map { localizer.line(for: $0) }
  }
}
