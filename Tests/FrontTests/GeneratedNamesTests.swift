import Foundation
import Rulebook
import RulebookNames
import Testing

/// The constants of the bundled packs do the same as the names that they stand for.
///
/// That a misspelt constant doesn't compile needs no test.
@Suite("Constants for the names in bundled packs")
struct GeneratedNamesTests {
  struct Person: Sendable {
    var email = ""
    var country = ""
    var phone: String?
    var tags: [String] = []
  }

  @Test("A rule without parameters")
  func rule() throws {
    let rulebook = try Rulebook()
    #expect(try rulebook.check("ann@", as: .email) == rulebook.check("ann@", as: "email"))
    #expect(try rulebook.check("ann@", as: .email).first?.code == .emailDomainMissing)
    #expect(try rulebook.check(12.5, as: .integer).first?.code == .numberNotWhole)
    #expect(try rulebook.rule(.iban).accepts("CH93 0076 2011 6238 5295 7"))
  }

  @Test("Parameters are literals, variables, lists, and values that may be missing")
  func parameters() throws {
    let rulebook = try Rulebook()
    let number = "079 123 45 67"
    let inSwitzerland = try rulebook.check(number, as: "phone", with: ["region": "CH"])
    let region: String? = "CH"
    let nowhere: String? = nil
    #expect(try rulebook.check(number, as: .phone(region: "CH")) == inSwitzerland)
    #expect(try rulebook.check(number, as: .phone(region: region)) == inSwitzerland)
    #expect(
      try rulebook.check(number, as: .phone(region: nowhere)) == rulebook.check(number, as: .phone)
    )
    let least = 18
    #expect(try !rulebook.rule(.age(minimum: least)).accepts("2999-01-01"))
    let card = "4111 1111 1111 1111"
    #expect(try rulebook.rule(.paymentCard(accepted: ["visa"])).accepts(card))
    #expect(try !rulebook.rule(.paymentCard(accepted: ["mastercard"])).accepts(card))
  }

  @Test("What a rule requires")
  func requirements() throws {
    let rulebook = try Rulebook()
    let named = try rulebook.requirements(of: "password", with: ["minimum": 12], in: "de")
    #expect(!named.isEmpty)
    #expect(try rulebook.requirements(of: .password(minimum: 12), in: "de") == named)
    let german = Locale(identifier: "de")
    #expect(try rulebook.requirements(of: .password(minimum: 12), in: german) == named)
    let typed = try rulebook.checklist(for: "correct", of: "password", in: "de")
    #expect(try rulebook.checklist(for: "correct", of: .password, in: "de") == typed)
    #expect(try rulebook.checklist(for: "correct", of: .password, in: german) == typed)
  }

  @Test("Fields of a typed form, whose parameters are other fields")
  func fields() throws {
    let person = TypedForm<Person>("person", stop: .all) {
      Field(\.email, .email, required: true, messages: [.emailDomainMissing: "Add a domain."])
      Field(\.country, .countryCode)
      Field(\.phone, .phone(region: .field(\.country), types: ["mobile"]))
      Each(\.tags, .slug)
    }
    let form = try person.bound(to: Rulebook())
    let report = form.check(
      Person(email: "ann@", country: "CH", phone: "079 123 45 67", tags: ["a", "A b"])
    )
    #expect(report.violations.map(\.path.description) == ["email", "tags[1]"])
    #expect(report.messages(at: \.email, in: "en").map(\.text) == ["Add a domain."])
    #expect(report.fact(.region, at: \.phone) == "CH")
    #expect(report.fact(.region, at: \.email) == nil)
    #expect(report.report.fact(.type, at: "phone") == "mobile")
  }

  @Test("A rule in Swift that requires another rule")
  func ruleInSwift() throws {
    let account = try Rule("account", messages: ["account.wrong": "Enter a Swiss IBAN."]) {
      .rule(.iban, code: "account.wrong").pattern("CH.*", code: "account.wrong")
    }
    let mobile = try Rule("mobile") { .length(4...).rule(.phone(region: "CH", types: ["mobile"])) }
    let rulebook = try Rulebook(.bundled, .rules([account, mobile]))
    #expect(
      try rulebook.check("CH00", as: Rule.Reference("account")).first?.code == "account.wrong"
    )
    #expect(try rulebook.rule(mobile).accepts("079 123 45 67"))
    #expect(try !rulebook.rule(mobile).accepts("044 668 18 00"))
  }

  @Test("A fact of a value, and a form's fields")
  func factsAndForms() throws {
    let rulebook = try Rulebook()
    let card = try rulebook.check("4111 1111 1111 1111", as: .paymentCard)
    #expect(card.fact(.brand) == "visa")
    #expect(card.fact(.birthDate) == nil)
    let record: [String: Value] = ["referrals": [["email": "bob@"]]]
    let report = try rulebook.check(record, form: SignUpFields.formName)
    #expect(report.violations(at: SignUpFields.passwordAgain).map(\.code) == [.required])
    #expect(
      report.violations(at: SignUpFields.referralsEmail(0)).map(\.code) == [.emailDomainMissing]
    )
    #expect(SignUpFields.referralsEmail == SignUpFields.referralsEmail(0).pattern)
  }
}
