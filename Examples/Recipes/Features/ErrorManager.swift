import Rulebook

extension Recipes {
  /// A manager that returns the first error of a model, as a number and a message.
  static func errorManager() throws {
    let rulebook = try rulebook("registration")
    let manager = try TypedForm<Person>(pack: "registration") {
      Field(\.email)
      Field(\.name)
      Field(\.mobile)
    }.bound(to: rulebook)

    show(1, manager.check(Person()).isValid)
    show(2, manager.check(Person()).report.first?.path.description ?? "")
    show(3, manager.check(Person()).report.first?.number ?? 0)
    show(4, manager.check(Person(email: "")).messages(at: \.email, in: "en").map(\.text))
    show(5, try rulebook.check(["email": nil], form: "registration").first?.number ?? 0)
    show(6, try rulebook.rule("mail").accepts("ann@example.org"))
    show(7, try accepts(Rule("mobile-digits") { .pattern("[0-9]{6,15}") }, "0123456"))
    show(8, try accepts(Rule("account") { .length(...10).rule("alphanumeric.ascii") }, "ann_lee"))

    let words: FieldText = ["en": "Use digits.", "de": "Nur Ziffern."]
    let digits = try Rule("digits", messages: ["digits.only": words]) {
      .pattern("[0-9]*", code: "digits.only")
    }
    let own = try Rulebook(.bundled, .rules([digits]))
    show(9, own.messages(for: try own.check("12a", as: "digits"), in: "de").map(\.text))
    show(10, manager.check(Person()).summary(in: "en").text)
  }
}
