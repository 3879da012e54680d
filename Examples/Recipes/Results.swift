import Rulebook

extension Recipes {
  @MainActor static func results() throws {
    let rulebook = try rulebook("results")
    let card = try rulebook.check("4111 1", as: "card")
    print(card.outcome, card.facts["brand"]?.text ?? "unknown")

    let session = try rulebook.session(form: "booking", locale: "en")
    session.set("A - B", at: FieldPath(field: "title"))
    session.set(9, at: FieldPath(field: "seats"))
    if case .refused(let first, _) = session.submit() {
      print("to", first?.path ?? FieldPath())
      print(session.summary.text)
    }
  }
}
