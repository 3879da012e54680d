import Rulebook
import RulebookNames

nonisolated struct Colleague: Sendable {
  var badge = ""
  var email = ""
  var country = ""
  var phone: String?
}

let colleague = TypedForm<Colleague>("colleague") {
  Field(\.badge, .staffId(site: "CD"), required: true)
  Field(\.email, .email, required: true, messages: [.emailDomainMissing: "Add a domain."])
  Field(\.country, .countryCode)
  Field(\.phone, .phone(region: .field(\.country)))
}

/// Checks values with constants instead of names in strings, so that a misspelt name doesn't
/// compile.
@main
enum GeneratedNames {
  static func main() throws {
    let rulebook = try Rulebook(.bundled, .folder("Examples/GeneratedNames/Packs"))
    try checkValues(with: rulebook)
    try checkColleague(with: rulebook)
    try checkRecord(with: rulebook)
    print(StaffError.full(desks: 40).text(in: "de-CH").message)
  }

  static func checkValues(with rulebook: Rulebook) throws {
    let brands = ["visa", "mastercard"]
    let card = try rulebook.check("4111 1111 1111 1111", as: .paymentCard(accepted: brands))
    print(card.isValid, card.fact(.brand)?.text ?? "unknown")
    print(try rulebook.rule(.iban).accepts("CH93 0076 2011 6238 5295 7"))
  }

  static func checkColleague(with rulebook: Rulebook) throws {
    let ann = Colleague(badge: "AB-123456", email: "ann@", country: "CH", phone: "079 123 45 67")
    let report = try colleague.bound(to: rulebook).check(ann)
    for violation in report.violations {
      switch violation.code {
      case .staffIdWrongSite: print("a badge of", report.fact(.issuedAt, at: \.badge)?.text ?? "")
      case .emailDomainMissing: print(report.messages(at: \.email, in: "en").map(\.text))
      default: print(violation)
      }
    }
    print(report.fact(.type, at: \.phone)?.text ?? "unknown")
  }

  static func checkRecord(with rulebook: Rulebook) throws {
    let record: [String: Value] = ["staff-id": "AB-123456", "phones": [["number": "0"]]]
    let report = try rulebook.check(record, form: NewColleagueFields.formName)
    print(report.violations(at: NewColleagueFields.email).map(\.code))
    print(report.violations(at: NewColleagueFields.phonesNumber(0)).map(\.code))
  }
}
