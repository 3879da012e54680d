import Rulebook

/// A form that is filled in line by line, for input from a file or another program.
@MainActor
struct LineForm {
  private let session: FormSession

  init(_ session: FormSession) { self.session = session }

  /// Asks for all fields, and then again for invalid ones.
  ///
  /// Returns the record, or nil if the input ends too early.
  func fill() -> Value? {
    var fields = session.fields
    while true {
      for field in fields {
        guard ask(for: field) else { return nil }
      }
      switch session.submit() {
      case .accepted(let record, _): return record
      case .refused(_?, _): fields = session.fields.filter { !$0.isValid }
      case .refused(nil, _), .outdated: return nil
      }
    }
  }

  /// Reads a value, and prints its violations right away.
  private func ask(for field: SessionField) -> Bool {
    let answer = field.isConsent(in: session) ? " (yes)" : ""
    print(field.label + answer + (field.isRequired ? " *" : ""))
    for requirement in field.checklist { print("  · \(requirement.message.text)") }
    field.focus()
    guard let line = readLine() else { return false }
    field.enter(line)
    field.blur()
    for message in field.messages { print("  ✗ \(message.text)") }
    for warning in field.warnings { print("  ! \(warning.text)") }
    return true
  }
}

extension SessionField {
  /// Enters the typed text.
  func enter(_ line: String) { text = line }
}
