import UnicodeText
public import Violations

extension Localizer {
  /// Finds what a form calls a field.
  ///
  /// The label of the field in this form is searched first, then that of the field in any form,
  /// then that of its last name in any form; the last name itself stands behind all.
  ///
  ///     localizer.label(of: FieldPath("contacts[2].email"), form: "sign-up")
  ///     // the first of: sign-up/contacts[].email:  field:contacts[].email  field:email
  ///
  /// - Parameters:
  ///   - path: The place of the field in the record.
  ///   - form: The name of the form, or nil for no form.
  /// - Returns: The label, or nil for the path of the whole value.
  public func label(of path: FieldPath, form: String?) -> LocalizedMessage? {
    guard let lastName = path.lastName else { return nil }
    let name = path.pattern.description
    // The last name alone names a field only as a path of its own, which may need quotes.
    let last = FieldPath(field: lastName).description
    let found = find { step in
      if let form, step.table.hasKeys(of: form), let found = step["\(form)/\(name):"] {
        return found
      }
      return step["field:\(name)"] ?? (last == name ? nil : step["field:\(last)"])
    }
    return found?.localized(with: [:], .none)
      ?? LocalizedMessage(text: lastName, locale: .root, key: "", isFallback: true)
  }

  /// Returns label and message of a violation in one text, joined as the language does.
  ///
  ///     localizer.line(for: violation).text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain wie example.org ein."
  ///
  /// The entry `violation.line` joins them by `{label}` and `{message}`. Locale and key are
  /// those of the message. A violation of the whole value has no label, so its line is its
  /// message.
  public func line(for violation: Violation) -> LocalizedMessage {
    var message = message(for: violation)
    guard let label = label(of: violation.path, form: violation.form) else { return message }
    let joined = text(
      for: "violation.line",
      arguments: ["label": .text(label.text), "message": .text(message.text)]
    )
    message.text = joined?.text ?? "\(label.text): \(message.text)"
    return message
  }
}
