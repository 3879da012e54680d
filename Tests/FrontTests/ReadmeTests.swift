import Foundation
import Observation
import Rulebook
import SwiftUINames
import Testing

/// README's examples, in a file that imports what the files of an application do.
///
/// They use nothing but what the front shows. `Scripts/check-documentation` holds them against
/// README, blanks aside. The target `FrontOnMainActorTests` compiles this file a second time, with the
/// main actor as the default isolation, as in new applications.
@Suite("Examples of the README")
struct ReadmeTests {
  nonisolated struct SignUp: Sendable {
    var email = ""
    var country = ""
    var phone: String?
    var contacts: [Contact] = []
  }

  nonisolated struct Contact: Sendable { var email = "" }

  /// The folder with the bundled data is found beside the tests; what is printed is in README.
  @Test("A value, a handle and a record")
  func quickStart() throws {
    let rulebook = try Rulebook()
    let report = try rulebook.check("ann@", as: "email")
    print(report.outcome)
    for locale in ["en", "de-CH", "fr", "pl", "ar", "ja"] {
      print(locale, rulebook.messages(for: report, in: locale).map(\.text))
    }

    // A handle looks nothing up and allocates nothing for a valid address.
    let email = try rulebook.rule("email")
    print(email.accepts("ann@example.org"))

    // A record, against a form.
    let record: [String: Value] = [
      "email": "ann@example.org", "password": "correct horse battery", "terms": true,
    ]
    for violation in try rulebook.check(record, form: "sign-up").violations {
      print(rulebook.localizer(for: "en").line(for: violation).text)
    }
    #expect(report.violations.map(\.code) == ["email.domain.missing"])
    #expect(email.accepts("ann@example.org"))
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
      Each(\.contacts) { Field(\.email, "email", required: true) }
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
