import Foundation
import Rulebook

/// The order that a request brings.
struct SeatOrder: Sendable {
  var email = ""
  var seats = 0
  var note: String?
}

extension Recipes {
  static func requests() throws {
    let order = TypedForm("order", blank: SeatOrder()) {
      Field(\.email, "email", required: true)
      Field(\.seats, "integer", required: true, with: ["minimum": 1, "maximum": 8])
      Field(\.note, "text.single-line")
    }
    let form = try order.bound(to: Rulebook())

    func respond(to body: Data, in acceptLanguage: String) {
      let (report, order) = form.decode(body)
      if let problem = report.problem(in: acceptLanguage) {
        print(problem.status, problem.errors.map(\.pointer))
      } else if let order {
        print(201, order.email, order.seats)
      }
    }
    respond(to: Data(#"{"email": "ann@", "seats": "two"}"#.utf8), in: "de-CH, en;q=0.5")
    respond(to: Data(#"{"email": "ann@Example.ORG", "seats": 2}"#.utf8), in: "de-CH, en;q=0.5")
  }
}
