import Rulebook

/// A form that fills the screen and says at every keystroke how its fields stand.
@MainActor
struct ScreenForm {
  private let session: FormSession
  private let terminal: Terminal

  init(_ session: FormSession, on terminal: Terminal) {
    self.session = session
    self.terminal = terminal
  }

  /// Lets a person fill in the form; returns the record, or nil if they give up.
  func fill() -> Value? {
    session.focusedField = session.fields.first
    while true {
      draw()
      guard let field = session.focusedField else { return nil }
      switch terminal.readKey() {
      case .text(let typed): field.type(typed, in: session)
      case .backspace: field.deleteLast(in: session)
      case .up: move(from: field, by: -1)
      case .down: move(from: field, by: 1)
      case .enter:
        if move(from: field, by: 1) { continue }
        if case .accepted(let record, _) = session.submit() { return record }
      case .interrupt: return nil
      case .other: continue
      }
    }
  }

  /// Moves the focus, and returns whether there was a field to move it to.
  @discardableResult
  private func move(from field: SessionField, by distance: Int) -> Bool {
    guard let index = session.fields.firstIndex(of: field),
      session.fields.indices.contains(index + distance)
    else { return false }
    session.focusedField = session.fields[index + distance]
    return true
  }

  // Each text stands in a line of its own, so that the terminal lays out those that run from right
  // to left by themselves.
  private func draw() {
    var lines: [String] = []
    for field in session.fields {
      let star = field.isRequired ? " *" : ""
      lines.append(field.isFocused ? Style.bold("\(field.label)\(star)") : field.label + star)
      let text = field.isSecret ? String(repeating: "•", count: field.text.count) : field.text
      lines.append("\(Style.mark(of: field.state)) \(text)\(field.isFocused ? "▏" : "")")
      lines += field.messages.map { Style.red($0.text) }
      lines += field.warnings.map { Style.yellow($0.text) }
      guard field.isFocused else { continue }
      lines += field.checklist.map { Style.mark(of: $0.state) + " " + Style.dim($0.message.text) }
    }
    terminal.show(lines)
  }
}

extension SessionField {
  fileprivate func type(_ typed: String, in session: FormSession) {
    let end = text.endIndex
    session.offer(TextEdit(oldText: text, range: end..<end, replacement: typed), at: path)
  }

  fileprivate func deleteLast(in session: FormSession) {
    guard let last = text.indices.last else { return }
    let edit = TextEdit(oldText: text, range: last..<text.endIndex, replacement: "")
    session.offer(edit, at: path)
  }
}
