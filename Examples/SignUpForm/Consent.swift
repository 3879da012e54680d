import Rulebook

extension SessionField {
  /// Whether the field is ticked, not written: its rule asks for a yes.
  func isConsent(in session: FormSession) -> Bool {
    session.form.fields.contains { $0.path == path && $0.rule == "yes" }
  }

  /// Whether the field is ticked.
  var isTicked: Bool { value == .boolean(true) }

  /// The box as it is drawn.
  var box: String { isTicked ? "[x]" : "[ ]" }
}
