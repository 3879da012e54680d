import RuleEngine
public import Violations

extension FormSession {
  /// Changes the value at a path as if the person had changed it.
  ///
  ///     session.set(.boolean(true), at: FieldPath(field: "terms"))
  ///
  /// The field and the fields that depend on it are checked. Violations that other systems found in
  /// the old value are removed. Setting the same value again changes nothing. A field that was
  /// removed is added again if its value isn't null.
  ///
  /// - Parameters:
  ///   - value: The new value; `.null` for none.
  ///   - path: The path of the value. Missing records on the path are created, and an element can
  ///     be added at the end of a list. Otherwise, a path that leads nowhere doesn't change
  ///     anything, and neither does a path that the form doesn't have.
  /// - Returns: Whether the path has the value now.
  /// - Complexity: O(*n*) in the number of fields, plus the time that the checked rules take.
  @discardableResult
  public func set(_ value: Value, at path: FieldPath) -> Bool {
    guard state.isInForm(path) else { return false }
    if state.has(value, at: path) { return true }
    (fieldsByPath[path] ?? removed[path])?.noteEdit()
    let checked = state.set(value, at: path)
    guard state.has(value, at: path) else { return false }
    if value.text == nil {
      // Whatever was valid inside another value isn't from this one.
      forgetValues(inside: path)
      onReplaced?()
    }
    take(checked)
    return true
  }

  /// Checks an edit of a text field before it happens, and applies the verdict.
  ///
  ///     let paste = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "12x4")
  ///     session.offer(paste, at: FieldPath(field: "staff-id")).text  // "AB-12"
  ///     session["staff-id"]?.refusalMessage?.text
  ///     // "Only the beginning of the text fits. Enter …"
  ///
  /// A field refuses text that can't become valid only if its
  /// ``SessionField/refusesImpossibleEdits`` is true; otherwise every edit is accepted. If its
  /// ``SessionField/formatsTypedText`` is true, the text gets the separators of its usual format,
  /// which counts as a correction. If the form doesn't have the path, every edit is refused. If not
  /// everything fits, ``SessionField/refusalMessage`` says why.
  ///
  /// - Returns: The verdict, with the text that the field has now and the position of the cursor.
  @discardableResult
  public func offer(_ edit: TextEdit, at path: FieldPath) -> TextEdit.Verdict {
    guard let field = self[path] else { return Self.noField(at: path, form.name) }
    var verdict = edit.asMeant
    if field.refusesImpossibleEdits, let judged = state.verdict(on: edit, at: path) {
      verdict = judged
    }
    if field.formatsTypedText { verdict = formatted(verdict, on: edit, at: path) }
    if let text = verdict.text { set(.text(text), at: path) }
    field.note(verdict)
    if verdict.reason != nil { announceRefusedEdit(of: field) }
    return verdict
  }

  /// Formats the text of a verdict; the field must show it instead of the typed text.
  private func formatted(
    _ verdict: TextEdit.Verdict,
    on edit: TextEdit,
    at path: FieldPath
  ) -> TextEdit.Verdict {
    switch verdict {
    case .refused: return verdict
    case .accepted(let text, _), .corrected(let text, _):
      let formatted = state.formatted(edit, at: path)
      return formatted.text == text
        ? .accepted(text: text, cursor: formatted.cursor)
        : .corrected(text: formatted.text, cursor: formatted.cursor)
    case .shortened(let text, let cursor, let reason):
      var shorter = edit
      shorter.replacement = text.inserted(by: edit, before: cursor)
      let formatted = state.formatted(shorter, at: path)
      return .shortened(text: formatted.text, cursor: formatted.cursor, reason: reason)
    }
  }

  /// Adds violations that another system found, such as a name that is taken.
  ///
  /// The session shows them immediately. Each one stays until the value that it is about changes,
  /// and moves with it if an element of a list is removed.
  ///
  ///     session.add([Violation("user_name.taken", path: FieldPath(field: "name"))])
  ///
  /// The violations must be about the current values. If the person may have typed in the meantime,
  /// use ``add(_:about:)`` or ``add(_:aboutRecord:)``.
  ///
  /// - Parameter violations: The violations, each with its path; a violation whose path isn't in
  ///   the form or the record is about the whole record.
  public func add(_ violations: [Violation]) { add(violations, from: .program) }

  /// Adds violations that another system found in a value, unless the value has changed since.
  ///
  ///     let asked = field.value
  ///     if await users.isTaken(asked) {
  ///       session.add([Violation("user_name.taken", path: field.path)], about: asked)
  ///     }
  ///
  /// - Parameters:
  ///   - violations: The violations, each with its path.
  ///   - value: The value at these paths that the other system saw, as it was entered or
  ///     normalized.
  /// - Returns: Whether all were added, because the value is still the same.
  @discardableResult
  public func add(_ violations: [Violation], about value: Value) -> Bool {
    let current = violations.filter { state.isStill(value, at: state.subject(of: $0.path)) }
    add(current)
    return current.count == violations.count
  }

  /// Adds violations that another system found in a record, except those about values that have
  /// changed since.
  ///
  ///     let sent = session.record
  ///     session.add(await server.violations(in: sent), aboutRecord: sent)
  ///
  /// - Parameters:
  ///   - violations: The violations, each with its path.
  ///   - record: The record that the other system saw, as it was entered or normalized.
  /// - Returns: Whether all were added, because their values are still the same.
  @discardableResult
  public func add(_ violations: [Violation], aboutRecord record: Value) -> Bool {
    let current = violations.filter { violation in
      let subject = state.subject(of: violation.path)
      return state.isStill(record[subject] ?? .null, at: subject)
    }
    add(current)
    return current.count == violations.count
  }

  func add(_ violations: [Violation], from source: AddedViolationSource) {
    if violations.isEmpty { return }
    state.add(violations, from: source)
    let paths = Set(violations.map(\.path))
    take(fields.map(\.path).filter(paths.contains))
    for path in paths { fieldsByPath[path]?.noteFinding() }
    announceChanges(in: fields.filter { paths.contains($0.path) })
    announceGeneral(violations)
  }
}

extension FormSession {
  /// Adds an element at the end of a list; its fields appear.
  ///
  ///     session.appendElement(to: FieldPath(field: "referrals"))
  ///     session["referrals[0].email"]?.state  // .blank
  ///
  /// - Parameters:
  ///   - path: The path of the list, which is created if it doesn't exist. A value that isn't a
  ///     list stays unchanged, and a path that the form doesn't have changes nothing.
  ///   - element: The element.
  /// - Complexity: O(*n*) in the number of elements, plus the time that their rules take.
  public func appendElement(to path: FieldPath, _ element: Value = .record([:])) {
    guard state.isInForm(path.appending(.index(0))) else { return }
    let index: Int
    switch state.record[path] {
    case .list(let elements)?:
      index = elements.count
      take(state.set(element, at: path.appending(.index(index))))
    case .null?, nil:
      index = 0
      take(state.set(.list([element]), at: path))
    default: return
    }
    let place = path.appending(.index(index))
    if state.record[place] != nil { announceElement(.added, at: place) }
  }

  /// Removes an element of a list; the elements after it move up and keep their state.
  ///
  ///     session.removeElement(at: FieldPath("referrals[0]"))
  ///
  /// The field objects keep their paths: the object for `referrals[0].email` now shows what was the
  /// second element.
  ///
  /// - Parameter path: The path of the element; if there is none, nothing changes.
  /// - Complexity: O(*n*) in the number of elements, plus the time that their rules take.
  public func removeElement(at path: FieldPath) {
    guard case .index? = path.components.last, state.record[path] != nil else { return }
    onRemovedElement?(path)
    live?.noteRemoval(of: path)
    var moved: [FieldPath: FieldHistory] = [:]
    for field in fields {
      guard let new = field.path.afterRemoval(of: path), new != field.path else { continue }
      moved[new] = field.history
    }
    let checked = state.removeElement(at: path)
    quietly {
      take(checked) {
        for field in fields where field.path.afterRemoval(of: path) != field.path {
          field.recall(moved[field.path] ?? FieldHistory())
        }
      }
    }
    live?.updateAll()
    announceElement(.removed, at: path)
  }
}

extension FormSession {
  /// Removes an optional field: it is blank and not among ``fields`` until it is added again.
  ///
  /// It is also added again when it becomes required, gets a value, or when the record that
  /// contains it is replaced.
  ///
  ///     session.removeField(at: FieldPath(field: "note"))
  ///     session["note"]  // nil
  ///
  /// - Parameter path: The path of the field. A field in a list can only be removed with its
  ///   element, and a field that is currently required can't be removed.
  /// - Returns: Whether the field was removed.
  @discardableResult
  public func removeField(at path: FieldPath) -> Bool {
    guard let field = self[path], !field.isRequired, path.positions.isEmpty else { return false }
    quietly { field.blur() }
    removed[path] = field
    state.removeAdded(at: path)
    take(state.set(.null, at: path))
    return true
  }

  /// Adds a removed field again, with its last valid value.
  ///
  ///     session.addField(at: FieldPath(field: "note"))
  ///     session["note"]?.text  // its last valid text
  ///
  /// - Returns: Whether the field had been removed.
  @discardableResult
  public func addField(at path: FieldPath) -> Bool {
    guard let field = removed.removeValue(forKey: path) else { return false }
    fieldsByPath[path] = field
    take(state.set(field.lastValidValue ?? .null, at: path))
    return true
  }

  /// The removed fields that can be added again, in the order of the form.
  public var removedPaths: [FieldPath] {
    _ = fields
    return state.paths.filter { removed[$0] != nil }
  }
}

extension FormSession {
  /// The field that has the focus; setting it moves the focus, and nil removes it.
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
  /// Moves the focus to the field.
  public func focus() {
    if let session, session[path] === self { session.focusedField = self }
  }

  /// Removes the focus from the field, which counts as leaving it.
  public func blur() { if hasFocus { noteBlur() } }
}

extension SessionField {
  /// Checks an edit of the field's text before it happens, and applies the verdict, as
  /// ``FormSession/offer(_:at:)`` does.
  ///
  ///     let typing = TextEdit(oldText: field.text, utf16Range: 3..<3, replacement: "x")
  ///     field.offer(typing).text     // nil: refused
  ///     field.refusalMessage?.text   // "Enter only digits."
  ///
  /// - Returns: The verdict. The field of a removed element refuses every edit.
  @discardableResult
  public func offer(_ edit: TextEdit) -> TextEdit.Verdict {
    guard let session, session[path] === self else { return FormSession.noField(at: path, form) }
    return session.offer(edit, at: path)
  }
}

extension FormSession {
  /// The verdict on an edit where there is no field.
  fileprivate static func noField(at path: FieldPath, _ form: String) -> TextEdit.Verdict {
    .refused(reason: Violation("field.unknown", form: form, path: path))
  }
}

extension String {
  /// The part of a shortened text that an edit inserted, which ends at the cursor.
  fileprivate func inserted(by edit: TextEdit, before cursor: String.Index) -> String {
    let start = edit.oldText.utf8.distance(
      from: edit.oldText.startIndex,
      to: edit.range.lowerBound
    )
    let first = utf8.index(startIndex, offsetBy: start, limitedBy: cursor) ?? cursor
    return String(self[first..<cursor])
  }
}
