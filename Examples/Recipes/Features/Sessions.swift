import Rulebook

extension Recipes {
  /// Forms while they are filled in.
  @MainActor static func sessions() throws {
    let booking = try rulebook("results").session(form: "booking", locale: "en")
    let profile = try rulebook("conditions").session(form: "profile", locale: "en")
    guard let title = booking["title"], let nick = profile["nick"] else { return }

    booking.setPolicy([.onChange], for: "title")
    title.isFocused = true
    title.text = "A title that is far too long to fit"
    show(53, title.messages.isEmpty)

    profile.onValidityChange = { show(54, $0) }
    nick.text = "zoë99"
    profile.onValidityChange = nil
    show(55, booking.submit())
    show(56, profile.removeField(at: "site"))
    nick.text = "z"
    show(57, nick.lastValidValue?.text ?? "")
    show(59, title.label)

    let person = try TypedForm<Person>("person") {
      Field(\.email, "email", required: true)
    }.bound(to: Rulebook()).session(for: Person())
    person.field(\.email).text = "bob@example.org"
    show(68, person.submit()?.email ?? "")
  }
}
