import Rulebook

extension Recipes {
  static func rulesInSwift() throws {
    let words: FieldText = ["en": "Use digits.", "de": "Nur Ziffern."]
    let pin = try Rule("pin", messages: ["pin.digits": words]) {
      .length(4...4).pattern("[0-9]*", code: "pin.digits")
    }
    let rulebook = try Rulebook(.bundled, .rules([pin]))
    let report = try rulebook.check("12a4", as: "pin")
    print(rulebook.messages(for: report, in: "de").map(\.text))
  }
}
