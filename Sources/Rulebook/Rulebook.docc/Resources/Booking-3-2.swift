import Rulebook

struct Booking: Sendable {
  var name = ""
  var email = ""
  var phone: String?
  var seats = 2
}

let seatsMessage: FieldText = ["en": "Book 1 to 8 seats.", "de": "Buche 1 bis 8 Plätze."]
let seats = try Rule("seats", messages: ["seats.wrong": seatsMessage]) {
  .number(1...8, isWhole: true, code: "seats.wrong")
}

let bookingForm = TypedForm<Booking>("booking") {
  Field(\.name, "person-name", required: true)
  Field(\.email, "email", required: true)
  Field(\.phone, "phone", with: ["region": "CH"])
  Field(\.seats, seats, required: true, label: ["en": "Seats", "de": "Plätze"])
}
let rulebook = try Rulebook(.bundled, .rules([seats]))
let form = try bookingForm.bound(to: rulebook)

let report = form.check(Booking(name: "Ann", email: "ann@example.org", seats: 9))
print(report.summary(in: "de").text)
