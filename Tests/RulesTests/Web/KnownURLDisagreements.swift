/// A row of a suite that is judged otherwise, and why.
struct KnownURLDisagreement: Sendable {
  var id: String
  var reason: String
  var clause: String

  /// Creates the entries of rows with one reason.
  static func rows(_ numbers: [Int], _ reason: String, _ clause: String) -> [Self] {
    numbers.map { Self(id: "url-validatorjs#\($0)", reason: reason, clause: clause) }
  }

  static let all: [Self] = []
}
