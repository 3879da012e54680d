public import ErrorCatalog
import Violations

extension SessionField {
  /// What a screen reader says about a field, in the session's language.
  ///
  ///     let texts = session.field(\.email).accessibility
  ///     texts.name.text          // "Email address, required, 2 of 5"
  ///     texts.description?.text  // "Needs attention. After the @, enter a domain, …"
  ///
  /// The texts contain the messages that are shown, but not the value. No text mixes languages: a
  /// label that isn't translated is the last name of the field's path. They say that the value is
  /// wrong only once the field's ``SessionField/policy`` shows it.
  public struct Accessibility: Hashable, Sendable {
    /// The label with ``presence`` and ``position``, for toolkits that don't say these themselves.
    public var name: LocalizedMessage

    /// The word for “required” or “optional”.
    public var presence: LocalizedMessage

    /// The place of the field in the form, such as “2 of 5”; nil if the field was removed.
    public var position: LocalizedMessage?

    /// The state of the value: valid, unfinished, wrong, or being checked.
    ///
    /// It is nil for a blank field, and for a wrong value that isn't shown as wrong yet.
    public var status: LocalizedMessage?

    /// The ``status`` and all messages and warnings that are shown, as one text; nil if there is
    /// nothing to say.
    public var description: LocalizedMessage?
  }

  /// What a screen reader says about the field, in the session's language.
  ///
  /// Reading it counts as reading the label, the state, the messages and the fields of the session.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public var accessibility: Accessibility {
    let localizer = language.localizer
    let presence = localizer.text(isRequired ? .required : .optional)
    let locale = presence.locale
    let position = self.position.map { localizer.text(.position, $0, nextTo: locale) }
    var name = presence
    name.text = localizer.joiningPhrases(
      [localizer.label(of: path, form: form, in: locale), presence.text]
        + (position.map { [$0.text] } ?? []),
      in: locale
    )
    let shown = messages + warnings
    let status = self.status.map { localizer.text($0, nextTo: shown.first?.locale) }
    let spoken = (status.map { [$0] } ?? []) + shown
    var description = spoken.first
    description?.text = localizer.joining(spoken.map(\.text))
    return Accessibility(
      name: name,
      presence: presence,
      position: position,
      status: status,
      description: description
    )
  }

  /// The ``checklist`` with the state of each requirement in words, instead of a mark.
  ///
  ///     password.spokenChecklist.map(\.text)
  ///     // ["To do: Enter at least 8 characters.", "Done: Use at least 1 digit."]
  ///
  /// - Complexity: The complexity of ``checklist``.
  public var spokenChecklist: [LocalizedMessage] {
    checklist.map { line in
      let requirement: [String: Argument] = ["requirement": .text(line.message.text)]
      let locale = line.message.locale
      return switch line.state {
      case .open: line.message
      case .met: language.localizer.text(.done, requirement, nextTo: locale)
      case .unmet: language.localizer.text(.toDo, requirement, nextTo: locale)
      }
    }
  }

  private var position: [String: Argument]? {
    guard let session, let index = session.fields.firstIndex(of: self) else { return nil }
    return ["position": .integer(index + 1), "count": .integer(session.fields.count)]
  }

  /// The state of the value, if it may be shown now.
  private var status: AccessibilityText? {
    let isShownAsWrong = shownViolations.contains { $0.severity == .error }
    switch state {
    case .undecided: return nil
    case _ where isShownAsWrong: return .wrong
    case .valid: return .valid
    case .checking: return .checking
    case .unfinished: return .unfinished
    case .blank, .invalid: return nil
    }
  }
}

/// What was announced last about a field.
struct AnnouncedState {
  /// The text of the message that is shown.
  var text: String?

  /// Whether the value was wrong or being checked when it was announced last, so that the person
  /// waits for the word that it is valid.
  var isAwaited = false
}

extension SessionField {
  /// The violation whose message is announced: the first error that is shown, or else the first
  /// warning.
  var announcedViolation: Violation? {
    shownViolations.foremostError.map { shownViolations[$0] } ?? shownViolations.first
  }

  /// Records what is shown now, and returns what to announce about it; nil if nothing changed that
  /// the person needs to know.
  func noteAnnouncement() -> FormSession.Announcement.Kind? {
    let old = announced
    announced.text = announcedViolation.map { language.localizer.message(for: $0).text }
    if shownViolations.foremostError != nil {
      announced.isAwaited = true
    } else if state == .valid || state == .blank {
      announced.isAwaited = false
    }
    if let text = announced.text { return text == old.text ? nil : .message }
    return state == .valid && old.isAwaited ? .valid : nil
  }
}
