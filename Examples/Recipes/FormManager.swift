import Rulebook

extension Recipes {
  struct Person: Sendable {
    var email = "ann@example.org"
    var name = ""
    var mobile = "081234 56789"
  }

  static func formManager() throws {
    let rulebook = try rulebook("registration")
    let form = try TypedForm<Person>(pack: "registration") {
      Field(\.email)
      Field(\.name)
      Field(\.mobile)
    }.bound(to: rulebook)

    if let error = form.check(Person()).report.first, let number = error.number {
      print(number, rulebook.localizer(for: "en").message(for: error).text)
    }
  }
}
