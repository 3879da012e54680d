import Rulebook

/// What a service stores about a customer.
struct Account: Sendable {
  var email = ""
  var pin = ""
}

let accountForm = TypedForm("account", blank: Account()) {
  Field(\.email, "email", required: true)
  Field(\.pin, "pin", required: true)
}
