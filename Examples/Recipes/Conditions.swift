import Rulebook

extension Recipes {
  @MainActor static func conditions() throws {
    let rulebook = try rulebook("conditions")
    let violated = try rulebook.check("a!", as: "nick")
    print(rulebook.messages(for: violated, in: "fr").map(\.text))

    // A control that doesn't accept characters that its conditions refuse.
    let session = try rulebook.session(form: "profile", locale: "en")
    session["nick"]?.refusesImpossibleEdits = true
    session.onValidityChange = { print("the form is", $0 ? "valid" : "not valid") }
    for character in ["z", "o", "!", "ë"] {
      guard let nick = session["nick"] else { continue }
      let end = nick.text.endIndex
      let typing = TextEdit(oldText: nick.text, range: end..<end, replacement: character)
      _ = session.offer(typing, at: nick.path)
    }
    print(session["nick"]?.text ?? "")
  }
}
