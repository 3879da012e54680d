import Rulebook

/// The text of a field, and the position of the cursor.
///
/// The session receives every change, and may correct or refuse it.
@MainActor
struct FieldEditor {
  let field: SessionField
  private let session: FormSession

  /// The position of the cursor, in UTF-16 code units.
  private var offset: Int

  /// Places the cursor after a field's text.
  init(_ field: SessionField, in session: FormSession) {
    self.field = field
    self.session = session
    offset = field.text.utf16.count
  }

  /// The position of the cursor.
  private var cursor: String.Index {
    get { String.Index(utf16Offset: min(offset, field.text.utf16.count), in: field.text) }
    set { offset = newValue.utf16Offset(in: field.text) }
  }

  /// The text with the cursor, or only the length of a secret.
  var shown: String {
    if field.isConsent(in: session) { return field.box + "▏" }
    let parts = [field.text[..<cursor], field.text[cursor...]]
    return parts.map { field.isSecret ? String(repeating: "•", count: $0.count) : String($0) }
      .joined(separator: "▏")
  }

  /// Inserts a text at the cursor.
  ///
  /// The space bar checks and clears a box.
  mutating func type(_ typed: String) {
    guard field.isConsent(in: session) else { return replace(cursor..<cursor, with: typed) }
    if typed == " " { session.set(.boolean(!field.isTicked), at: field.path) }
  }

  mutating func deleteBackward() {
    guard cursor > field.text.startIndex else { return }
    replace(field.text.index(before: cursor)..<cursor, with: "")
  }

  mutating func deleteForward() {
    guard cursor < field.text.endIndex else { return }
    replace(cursor..<field.text.index(after: cursor), with: "")
  }

  mutating func moveBackward() {
    if cursor > field.text.startIndex { cursor = field.text.index(before: cursor) }
  }

  mutating func moveForward() {
    if cursor < field.text.endIndex { cursor = field.text.index(after: cursor) }
  }

  mutating func moveToStart() { cursor = field.text.startIndex }

  mutating func moveToEnd() { cursor = field.text.endIndex }

  private mutating func replace(_ range: Range<String.Index>, with text: String) {
    let edit = TextEdit(oldText: field.text, range: range, replacement: text)
    if let place = field.offer(edit).utf16Cursor { offset = place }
  }
}
