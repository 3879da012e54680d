import Rulebook
import TestSupport
import Testing

/// Random typing, pasting and deleting in fields with a notation, compared with slow models.
@Suite("Notations under random edits")
struct TypedNotationTests {
  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  private static func rule(_ model: NotationModel) throws -> RuleHandle {
    try rulebook.get().rule(model.rule, with: model.parameters)
  }

  @Test(
    "Only separators change, and the cursor stays after its character",
    arguments: NotationModel.all,
    0..<12 as Range<UInt64>
  )
  func edits(_ model: NotationModel, seed: UInt64) throws {
    let rule = try Self.rule(model)
    var generator = SplitMix64(seed: seed)
    var field = FormattedText("", cursor: "".startIndex)
    var faults: [String] = []
    for _ in 0..<80 {
      let edit = Self.edit(of: field, model, &generator)
      let shown = rule.typing(edit)
      faults += Self.faults(of: shown, after: edit, rule)
      if let notation = model.notation, shown.text != notation(edit) {
        faults.append("\(edit.newText) isn't \(notation(edit)), but \(shown.text)")
      }
      field = shown
    }
    #expect(faults == [])
  }

  @Test(
    "The cursor never moves back when it is put further on",
    arguments: NotationModel.all,
    0..<6 as Range<UInt64>
  )
  func cursor(_ model: NotationModel, seed: UInt64) throws {
    let rule = try Self.rule(model)
    var generator = SplitMix64(seed: seed)
    var faults: [String] = []
    for _ in 0..<20 {
      let text = String.random(ofScalars: 0..<14, from: model.alphabet, using: &generator)
      var last: FormattedText?
      for index in text.indices + [text.endIndex] {
        let tail = String(text[index...])
        let start = tail.startIndex
        let edit = TextEdit(
          oldText: tail,
          range: start..<start,
          replacement: String(text[..<index])
        )
        let shown = rule.typing(edit)
        if let last, last.text != shown.text, !model.dependsOnOldText {
          faults.append("\(text) is \(last.text) and \(shown.text)")
        }
        if let last, last.text == shown.text, last.utf16Cursor > shown.utf16Cursor {
          faults.append("\(text) at \(edit.replacement)")
        }
        last = shown
      }
    }
    #expect(faults == [])
  }

  @Test("Every key deletes a character or moves past a separator", arguments: NotationModel.all)
  func deleting(_ model: NotationModel) throws {
    let rule = try Self.rule(model)
    for pasted in model.pasted {
      for isForward in [false, true] {
        var field = rule.typing(pasted)
        if isForward { field.cursor = field.text.startIndex }
        var presses = 2 * field.text.count
        while !field.text.isEmpty, presses > 0 {
          field = rule.typing(Self.deletion(in: field, isForward: isForward))
          presses -= 1
        }
        #expect(field.text == "", "\(pasted), forward: \(isForward)")
      }
    }
  }

  // MARK: - Edits

  /// Returns the deletion of the character next to the cursor.
  private static func deletion(in field: FormattedText, isForward: Bool) -> TextEdit {
    let text = field.text
    let start =
      isForward || field.cursor == text.startIndex ? field.cursor : text.index(before: field.cursor)
    let end =
      isForward && field.cursor < text.endIndex ? text.index(after: field.cursor) : field.cursor
    var edit = TextEdit(oldText: text, range: start..<end, replacement: "")
    edit.deletesForward = isForward
    return edit
  }

  private static func edit(
    of field: FormattedText,
    _ model: NotationModel,
    _ generator: inout SplitMix64
  ) -> TextEdit {
    let text = field.text
    let places = text.indices + [text.endIndex]
    func place() -> String.Index { places.randomElement(using: &generator) ?? text.endIndex }
    let typed = String.random(ofScalars: 1..<3, from: model.alphabet, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<5:
      return TextEdit(oldText: text, range: field.cursor..<field.cursor, replacement: typed)
    case 5:
      let cursor = place()
      return TextEdit(oldText: text, range: cursor..<cursor, replacement: typed)
    case 6:
      let (one, other) = (place(), place())
      return TextEdit(oldText: text, range: min(one, other)..<max(one, other), replacement: typed)
    case 7:
      let pasted = model.pasted.randomElement(using: &generator) ?? typed
      return TextEdit(oldText: text, range: text.startIndex..<text.endIndex, replacement: pasted)
    case 8:
      var moved = field
      moved.cursor = place()
      return deletion(in: moved, isForward: true)
    default: return deletion(in: field, isForward: false)
    }
  }

  // MARK: - Promises

  private static func faults(
    of shown: FormattedText,
    after edit: TextEdit,
    _ rule: RuleHandle
  ) -> [String] {
    let typed = edit.typed
    var faults: [String] = []
    if kept(shown.text) != kept(typed.text) {
      faults.append("\(typed.text) loses or gains characters in \(shown.text)")
    }
    if rule.typing(shown.text).text != shown.text {
      faults.append("\(shown.text) changes again")
    }
    if kept(shown.text[..<shown.cursor]) != kept(typed.text[..<typed.cursor]) {
      faults.append("\(typed.text) has the cursor elsewhere in \(shown.text)")
    }
    return faults
  }

  /// Returns the letters and digits of a text.
  private static func kept(_ text: some StringProtocol) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }
}
