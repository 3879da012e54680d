import Rules
public import Violations

extension FormSession {
  /// Changes the value at a path, as if the person had done so.
  ///
  ///     session.set(.boolean(true), at: FieldPath(field: "terms"))
  ///
  /// The field and those that look at it are checked; what other systems found about the value is
  /// forgotten. The value that already stands there changes nothing.
  ///
  /// - Parameters:
  ///   - value: The new value; `.null` for none.
  ///   - path: Where it stands; see ``FormState/set(_:at:)``.
  /// - Complexity: O(*n*) in the number of fields, and what the rules of those checked anew take.
  public func set(_ value: Value, at path: FieldPath) {
    if state.has(value, at: path) { return }
    fieldsByPath[path]?.noteEdit()
    take(state.set(value, at: path))
  }

  /// Decides what becomes of a change of a text field before it happens, and lets it happen.
  ///
  ///     let paste = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "12x4")
  ///     session.offer(paste, at: FieldPath(field: "staff-id")).text  // "AB-12"
  ///
  /// A field refuses what cannot become valid only if ``SessionField/refusesImpossibleEdits`` says
  /// so; otherwise every change is accepted. One whose ``SessionField/groupsTypedText`` says so takes
  /// numbers in groups, which counts as a correction. A path that the form does not have refuses all.
  ///
  /// - Returns: The verdict, with the text that the field has now and where the cursor stands.
  @discardableResult
  public func offer(_ edit: TextEdit, at path: FieldPath) -> EditVerdict {
    guard let field = self[path] else { return .refused }
    var verdict =
      field.refusesImpossibleEdits ? state.verdict(on: edit, at: path) ?? .refused : edit.asMeant
    if field.groupsTypedText { verdict = grouped(verdict, at: path) }
    if let text = verdict.text { set(.text(text), at: path) }
    return verdict
  }

  /// Puts the text of a verdict into groups; the field shall take it in place of what was typed.
  private func grouped(_ verdict: EditVerdict, at path: FieldPath) -> EditVerdict {
    switch verdict {
    case .refused: return verdict
    case .accepted(let text, let cursor), .corrected(let text, let cursor):
      let formatted = state.formatted(FormattedText(text, cursor: cursor), at: path)
      return formatted.text == text
        ? verdict : .corrected(text: formatted.text, cursor: formatted.cursor)
    }
  }

  /// Adds violations that another system found, such as a name that is taken; they are shown at
  /// once, and stay until the value that they are about changes.
  ///
  ///     session.add([Violation("user_name.taken", path: FieldPath(field: "name"))])
  ///
  /// - Parameter violations: The violations, each with its path; one whose path the form does not
  ///   have is about the whole record.
  public func add(_ violations: [Violation]) {
    if violations.isEmpty { return }
    state.add(violations)
    let paths = Set(violations.map(\.path))
    take(fields.map(\.path).filter(paths.contains))
    for path in paths { fieldsByPath[path]?.noteFinding() }
  }
}

extension FormSession {
  /// Adds an element at the end of a list, whose fields appear.
  ///
  ///     session.appendElement(to: FieldPath(field: "referrals"))
  ///     session["referrals[0].email"]?.state  // .blank
  ///
  /// - Parameters:
  ///   - path: The list; it is made where there is none. A value that is no list stays as it is.
  ///   - element: The element.
  /// - Complexity: O(*n*) in the number of elements, and what their rules take.
  public func appendElement(to path: FieldPath, _ element: Value = .record([:])) {
    switch state.record[path] {
    case .list(let elements)?:
      take(state.set(element, at: path.appending(.index(elements.count))))
    case .null?, nil: take(state.set(.list([element]), at: path))
    default: return
    }
  }

  /// Removes an element of a list; those behind it move up, with what the person did to them.
  ///
  ///     session.removeElement(at: FieldPath("referrals[0]"))
  ///
  /// The objects of the fields stay with their paths: that of `referrals[0].email` now shows what
  /// was the second element.
  ///
  /// - Parameter path: The element; a path that leads to none changes nothing.
  /// - Complexity: O(*n*) in the number of elements, and what their rules take.
  public func removeElement(at path: FieldPath) {
    guard case .index(let removed)? = path.components.last else { return }
    let list = FieldPath(components: path.components.dropLast())
    guard case .list(var elements)? = state.record[list], elements.indices.contains(removed)
    else { return }
    elements.remove(at: removed)
    onRemovedElement?(path)
    let marks = fieldsByPath.mapValues(\.marks)
    take(state.set(.list(elements), at: list))
    let depth = list.components.count
    for field in fields where field.path.components.starts(with: list.components) {
      guard field.path.components.count > depth,
        case .index(let index) = field.path.components[depth], index >= removed
      else { continue }
      var source = field.path
      source.components[depth] = .index(index + 1)
      field.marks = marks[source] ?? FieldMarks()
    }
  }
}

extension FormSession {
  /// Takes an optional field away: it is blank and not among ``fields`` until it is added again.
  ///
  ///     session.removeField(at: FieldPath(field: "note"))
  ///     session["note"]  // nil
  ///
  /// - Parameter path: The field. One inside a list goes with its element, and one that must be
  ///   filled now stays.
  /// - Returns: Whether there was such a field.
  @discardableResult
  public func removeField(at path: FieldPath) -> Bool {
    guard let field = self[path], !field.isRequired, path.positions.isEmpty else { return false }
    field.blur()
    removed[path] = field
    take(state.set(.null, at: path))
    return true
  }

  /// Brings back a field that was taken away, with its last valid value.
  ///
  ///     session.addField(at: FieldPath(field: "note"))
  ///     session["note"]?.text  // what it last had that was valid
  ///
  /// - Returns: Whether the field had been taken away.
  @discardableResult
  public func addField(at path: FieldPath) -> Bool {
    guard let field = removed.removeValue(forKey: path) else { return false }
    fieldsByPath[path] = field
    take(state.set(field.lastValidValue ?? .null, at: path))
    return true
  }

  /// The fields that were taken away and can be added again, in the order of the form.
  public var removedPaths: [FieldPath] {
    _ = fields
    return state.paths.filter { removed[$0] != nil }
  }
}

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
