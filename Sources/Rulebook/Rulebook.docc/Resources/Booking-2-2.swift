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
let rulebook = try Rulebook()
let form = try bookingForm.bound(to: rulebook)

let report = form.check(Booking(name: "Ann", email: "ann@", phone: "079 123 45 67"))
print(report.summary(in: "en").text)
