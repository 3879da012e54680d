import Rules
public import Violations

extension FormSession {
  /// Changes the value at a place, as if the person had done so.
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
  /// so; otherwise every change is accepted. A place that the form does not have refuses all.
  ///
  /// - Returns: The verdict, with the text that the field has now and the place of the cursor.
  @discardableResult
  public func offer(_ edit: TextEdit, at path: FieldPath) -> EditVerdict {
    guard let field = self[path] else { return .refused }
    let verdict =
      field.refusesImpossibleEdits ? state.verdict(on: edit, at: path) ?? .refused : edit.asMeant
    if let text = verdict.text { set(.text(text), at: path) }
    return verdict
  }

  /// Adds violations that another system found, such as a name that is taken; they are shown at
  /// once, and stay until the value that they are about changes.
  ///
  ///     session.add([Violation("user_name.taken", path: FieldPath(field: "name"))])
  ///
  /// - Parameter violations: The violations, each with its path; one whose place the form does not
  ///   have is about the whole record.
  public func add(_ violations: [Violation]) {
    if violations.isEmpty { return }
    state.add(violations)
    let paths = Set(violations.map(\.path))
    take(fields.map(\.path).filter(paths.contains))
    for path in paths { fieldsByPath[path]?.noteFinding() }
  }
}
