import Foundation
import Observation
import Rulebook
import SwiftUINames
import Testing

/// The README's examples, in a file with the imports that files of an application have.
///
/// They use only what the front shows. `Scripts/check-documentation` compares them with README,
/// ignoring whitespace. The target `FrontOnMainActorTests` compiles this file a second time, with
/// the main actor as the default isolation, as in new applications.
@Suite("Examples of the README")
struct ReadmeTests {
  nonisolated struct SignUp: Sendable {
    var email = ""
    var country = ""
    var phone: String?
    var contacts: [Contact] = []
  }

  nonisolated struct Contact: Sendable { var email = "" }

  /// The folder with the bundled data is found next to the tests; README shows the output.
  @Test("A value, a handle and a record")
  func quickStart() throws {
    let rulebook = try Rulebook()
    let report = try rulebook.check("ann@", as: "email")
    print(report.outcome)
    for locale in ["en", "de-CH", "fr", "pl", "ar", "ja"] {
      print(locale, rulebook.messages(for: report, in: locale).map(\.text))
    }

    // A handle finds its rule once, and accepts a valid address without an allocation.
    let email = try rulebook.rule("email")
    print(email.accepts("ann@example.org"))

    // A rule can have parameters. Here, a number without + is dialed in Switzerland.
    let phone = try rulebook.check("079 123 45 67", as: "phone", with: ["region": "CH"])
    print(phone.normalized?.text ?? "", phone.facts["type"]?.text ?? "")

    // A form checks a record.
    let record: [String: Value] = [
      "email": "ann@example.org", "password": "correct horse battery", "terms": true,
    ]
    for violation in try rulebook.check(record, form: "sign-up").violations {
      print(rulebook.localizer(for: "en").line(for: violation).text)
    }
    #expect(report.violations.map(\.code) == ["email.domain.missing"])
    #expect(email.accepts("ann@example.org"))
    #expect(phone.normalized?.text == "+41791234567")
  }

  @Test("A typed form")
  func typedForm() throws {
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
    #expect(report.violations(at: \.contacts[0].email).map(\.code) == ["email.domain.missing"])
    ann.phone = "079 123 45 67"
    ann.contacts[0].email = "bob@example.org"
    #expect(form.check(ann).normalized?.phone == "+41791234567")
  }
}
