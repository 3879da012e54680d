import Rulebook

private struct Visitor: Sendable {
  var email = ""
  var phone: String?
}

extension Recipes {
  @MainActor static func accessibility() throws {
    let form = try TypedForm<Visitor>("visitor") {
      Field(\.email, "email", required: true)
      Field(\.phone, "phone", with: ["region": "CH"])
    }.bound(to: Rulebook())
    let session = form.session(for: Visitor(), locale: "en")

    session.onAnnouncement = { announcement in
      print(announcement.isUrgent ? "alert:" : "status:", announcement.message.text)
    }

    let email = session.field(\.email)
    print(email.accessibility.name.text)
    email.focus()
    email.text = "ann@"
    email.blur()
    print(email.accessibility.description?.text ?? "")

    email.focus()
    email.text = "ann@example.org"
    session.field(\.phone).text = "079"
    _ = session.submit()
  }
}
