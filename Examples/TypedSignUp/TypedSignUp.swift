import Rulebook

nonisolated struct SignUp: Sendable {
  var email = ""
  var country = ""
  var phone: String?
  var contacts: [Contact] = []
}

nonisolated struct Contact: Sendable { var email = "" }

let signUp = TypedForm<SignUp>("sign-up") {
  Field(\.email, "email", required: true)
  Field(\.country, "country-code")
  Field(
    \.phone,
    "phone",
    required: .whenFilled(\.country),
    with: ["region": .field(\.country)],
    label: ["en": "Phone", "de": "Telefon"]
  )
  Each(\.contacts, label: ["en": "Contact {position}", "de": "Kontakt {position}"]) {
    Field(\.email, "email", required: true)
  }
}
let rulebook = try Rulebook()
let form = try signUp.bound(to: rulebook)

var ann = SignUp(email: " Ann@Example.ORG", country: "ch", contacts: [Contact(email: "bob@")])
let report = form.check(ann)
print(report.violations(at: \.contacts[0].email).map(\.code))
print(report.summary(in: "de").text)

ann.phone = "079 123 45 67"
ann.contacts[0].email = "bob@example.org"
if let valid = form.check(ann).normalized { print(valid.email, valid.phone ?? "") }
