import Rulebook

extension SessionField {
  /// Whether the field is a checkbox rather than a text, because its rule requires a yes.
  func isConsent(in session: FormSession) -> Bool {
    session.form.fields.contains { $0.path == path && $0.rule == "yes" }
  }

  /// Whether the box is checked.
  var isTicked: Bool { value == .boolean(true) }

  /// The drawing of the box.
  var box: String { isTicked ? "[x]" : "[ ]" }
}
