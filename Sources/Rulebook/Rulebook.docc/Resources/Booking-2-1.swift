import Rulebook

struct Booking: Sendable {
  var name = ""
  var email = ""
  var phone: String?
}

let bookingForm = TypedForm<Booking>("booking") {
  Field(\.name, "person-name", required: true)
  Field(\.email, "email", required: true)
  Field(\.phone, "phone", with: ["region": "CH"])
}
