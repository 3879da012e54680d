import Observation
import Rulebook

extension Recipes {
  /// Conditions of a field on the screen, while it changes.
  @MainActor static func liveConditions() throws {
    let rulebook = try rulebook("conditions")
    show(26, try rulebook.check(["nick": "zoë99"], form: "profile").isValid)
    let violated = try rulebook.check("a!", as: "nick")
    show(28, rulebook.messages(for: violated, in: "pl").map(\.text))

    let session = try rulebook.session(form: "profile", locale: "en")
    guard let nick = session["nick"] else { return }
    nick.refusesImpossibleEdits = true
    show(29, nick.offer(TextEdit(oldText: "", utf16Range: 0..<0, replacement: "!")))

    nick.policy = .onBlur
    nick.isFocused = true
    nick.text = "z"
    show(30, nick.messages.isEmpty)

    session.onFlip = { field, _, state in show(31, "\(field.path) \(state)") }
    nick.text = "zoë99"
    session.onFlip = nil

    withObservationTracking {
      _ = nick.state
    } onChange: {
      print(32, "the state changes")
    }
    nick.text = "z"
    show(34, session.isValid)
  }
}
