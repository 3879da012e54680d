extension FormSession {
  /// The field that has the focus; to set it moves the focus, and nil takes it away.
  ///
  ///     session.focusedField = session["email"]
  public var focusedField: SessionField? {
    get { fields.first(where: \.hasFocus) }
    set {
      let old = focusedField
      if old === newValue { return }
      old?.noteBlur()
      newValue?.noteFocus()
    }
  }
}

extension SessionField {
  /// Gives the focus to the field; another field that has it is left.
  public func focus() {
    if let session, session[path] === self { session.focusedField = self }
  }

  /// Takes the focus away from the field, which counts as left.
  public func blur() { if hasFocus { noteBlur() } }
}
