public import ErrorCatalog
public import Violations

extension FormSession {
  /// A text that a screen reader says because something changed on the screen, in the session's
  /// language.
  ///
  ///     session.onAnnouncement = { announcement in
  ///       print(announcement.isUrgent ? "alert:" : "status:", announcement.message.text)
  ///     }
  ///     session["email"]?.blur()
  ///     // status: Email address: After the @, enter a domain, as in …
  ///
  /// | Kind                           | When                                 | Urgent |
  /// | ------------------------------ | ------------------------------------ | ------ |
  /// | ``Kind/message``               | a field shows another message        | no     |
  /// | ``Kind/valid``                 | a value is valid after all           | no     |
  /// | ``Kind/checking``              | the application's checks run         | no     |
  /// | ``Kind/refusedEdit``           | not everything typed was inserted    | yes    |
  /// | ``Kind/refusedSubmission``     | the form can't be submitted          | yes    |
  /// | ``Kind/added``                 | an element was added to a list       | no     |
  /// | ``Kind/removed``               | an element was removed from a list   | no     |
  ///
  /// The label of the field is part of the text, unless the field has the focus.
  public struct Announcement: Hashable, Sendable {
    /// The kinds of announcements.
    public enum Kind: String, CaseIterable, Sendable {
      /// A field shows another message, usually because it was left.
      case message

      /// A value is valid that was wrong or was being checked before.
      ///
      /// Nothing is announced while a person types a value for the first time.
      case valid

      /// The application's checks of a field or of a submission run.
      case checking

      /// A field refused an edit, or took only the beginning of it.
      case refusedEdit

      /// A submission was refused: how many fields need attention, and the message of the first
      /// one, which now has the focus.
      case refusedSubmission

      /// An element was added to a list.
      case added

      /// An element was removed from a list.
      case removed
    }

    /// The kind.
    public let kind: Kind

    /// The text to say.
    public let message: LocalizedMessage

    /// The path of the field or element; nil for the whole form.
    public let path: FieldPath?

    /// Whether the text interrupts what the screen reader is saying, because the person's last
    /// action had no effect.
    ///
    /// In HTML, such a text belongs in a live region with `role="alert"`, and the others in one
    /// with `role="status"`.
    public var isUrgent: Bool { kind == .refusedEdit || kind == .refusedSubmission }
  }

  /// Runs a closure without announcing anything that it changes.
  func quietly(_ body: () -> Void) {
    let wasQuiet = isQuiet
    isQuiet = true
    body()
    isQuiet = wasQuiet
    noteAnnouncements()
  }

  /// Records what all fields show now, so that only later changes are announced.
  func noteAnnouncements() {
    if onAnnouncement == nil { return }
    for field in fields { _ = field.noteAnnouncement() }
  }

  /// Announces what changed in some fields.
  func announceChanges(in fields: [SessionField]) {
    if onAnnouncement == nil || isQuiet { return }
    for field in fields {
      switch field.noteAnnouncement() {
      case .message?:
        guard let violation = field.announcedViolation else { continue }
        let message =
          field.hasFocus ? localizer.message(for: violation) : localizer.line(for: violation)
        announce(.message, message, at: field.path)
      case .valid?: announce(.valid, .valid, in: field)
      default: continue
      }
    }
  }

  /// Announces that the application's checks of a field run.
  func announceChecking(of field: SessionField) {
    if onAnnouncement == nil || isQuiet { return }
    field.announced.isAwaited = true
    announce(.checking, .checking, in: field)
  }

  /// Announces that the application's checks of a submission run.
  func announceChecking() {
    if onAnnouncement != nil { announce(.checking, localizer.text(.checking), at: nil) }
  }

  /// Announces the violations among some that don't belong to a field.
  func announceGeneral(_ violations: [Violation]) {
    if onAnnouncement == nil || isQuiet { return }
    for violation in violations where fieldsByPath[violation.path] == nil {
      var located = violation
      if located.form == nil { located.form = form.name }
      announce(.message, localizer.line(for: located), at: violation.path)
    }
  }

  /// Announces why the last edit of a field was refused or shortened.
  func announceRefusedEdit(of field: SessionField) {
    if onAnnouncement == nil { return }
    if let message = field.refusalMessage { announce(.refusedEdit, message, at: field.path) }
  }

  /// Announces how many fields need attention, and the message of the first one.
  func announceRefusal(_ first: SessionField?) {
    if onAnnouncement == nil { return }
    let violation = first == nil ? report.violations.first : first?.announcedViolation
    let spoken = localizer.inOneLanguage({ localizer in
      let summary = Report.Summary(
        of: report,
        in: localizer,
        extent: .firstPerField,
        inOneLanguage: false
      )
      let parts = [summary.headline] + (violation.map { [localizer.line(for: $0)] } ?? [])
      return (text: localizer.joining(parts.map(\.text)), parts: parts)
    }) { $0.parts.map(\.locale) }
    guard var message = spoken.parts.first else { return }
    message.text = spoken.text
    announce(.refusedSubmission, message, at: first?.path)
  }

  /// Announces that an element was added to a list or removed from it.
  func announceElement(_ kind: Announcement.Kind, at path: FieldPath) {
    if onAnnouncement == nil || path.lastName == nil { return }
    let text: AccessibilityText = kind == .added ? .added : .removed
    announce(kind, localizer.text(text, labelOf: path, form: form.name), at: path)
  }

  private func announce(
    _ kind: Announcement.Kind,
    _ text: AccessibilityText,
    in field: SessionField
  ) {
    let text = localizer.text(text)
    let line = field.hasFocus ? text : localizer.line(text, at: field.path, form: form.name)
    announce(kind, line, at: field.path)
  }

  private func announce(
    _ kind: Announcement.Kind,
    _ message: LocalizedMessage,
    at path: FieldPath?
  ) {
    if isQuiet { return }
    onAnnouncement?(Announcement(kind: kind, message: message, path: path))
  }
}
