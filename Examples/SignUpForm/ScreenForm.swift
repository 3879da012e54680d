import Rulebook

/// A form that fills the screen and shows the state of its fields after every keystroke.
@MainActor
struct ScreenForm {
  private let session: FormSession
  private let terminal: Terminal
  private var editor: FieldEditor?

  init(_ session: FormSession, on terminal: Terminal) {
    self.session = session
    self.terminal = terminal
  }

  /// Lets a person fill in the form, and returns the record, or nil if they give up.
  mutating func fill() -> Value? {
    session.focusedField = session.fields.first
    while let field = session.focusedField {
      var editor = editor(of: field)
      draw(editor)
      switch terminal.readKey() {
      case .text(let typed): editor.type(typed)
      case .backspace: editor.deleteBackward()
      case .delete: editor.deleteForward()
      case .left: editor.moveBackward()
      case .right: editor.moveForward()
      case .home: editor.moveToStart()
      case .end: editor.moveToEnd()
      case .up: move(from: field, by: -1)
      case .down: move(from: field, by: 1)
      case .enter:
        if !move(from: field, by: 1), case .accepted(let record, _) = session.submit() {
          return record
        }
      case .interrupt: return nil
      case .other: break
      }
      self.editor = editor
    }
    return nil
  }

  /// Returns the editor of the field with the focus, which may have just received it.
  private func editor(of field: SessionField) -> FieldEditor {
    if let editor, editor.field == field { editor } else { FieldEditor(field, in: session) }
  }

  /// Moves the focus, and returns whether there was a field to move to.
  @discardableResult
  private func move(from field: SessionField, by distance: Int) -> Bool {
    guard let index = session.fields.firstIndex(of: field),
      session.fields.indices.contains(index + distance)
    else { return false }
    session.focusedField = session.fields[index + distance]
    return true
  }

  // Each text is on its own line, so the terminal lays out right-to-left texts separately.
  private func draw(_ editor: FieldEditor) {
    var lines: [String] = []
    var focused = 0..<0
    for field in session.fields {
      let start = lines.count
      let isFocused = field == editor.field
      let label = field.label + (field.isRequired ? " *" : "")
      lines.append(isFocused ? Style.bold(label) : label)
      let text = isFocused ? editor.shown : field.shown(in: session)
      lines.append("\(Style.mark(of: field.state)) \(text)")
      lines += field.messages.map { Style.red($0.text) }
      lines += field.warnings.map { Style.yellow($0.text) }
      guard isFocused else { continue }
      lines += field.checklist.map { Style.mark(of: $0.state) + " " + Style.dim($0.message.text) }
      focused = start..<lines.count
    }
    terminal.show(lines, around: focused)
  }
}

extension SessionField {
  /// The text, the state of a box, or only the length of a secret.
  fileprivate func shown(in session: FormSession) -> String {
    if isConsent(in: session) { return box }
    return isSecret ? String(repeating: "•", count: text.count) : text
  }
}
