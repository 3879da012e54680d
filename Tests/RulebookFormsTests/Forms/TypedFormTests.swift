import RuleEngine
import Rulebook
import TestSupport
import Testing

/// Forms over an application's own types.
@Suite("Typed forms")
struct TypedFormTests {
  enum Plan: String, FieldValue { case free, paid }

  struct Address: Sendable, Equatable {
    var city = "Bern"
    var country = "CH"
  }

  struct Contact: Sendable, Equatable {
    var email = ""
    var phone: String?
    var country = ""
  }

  struct SignUp: Sendable, Equatable {
    var email = "ann@example.org"
    var country = "CH"
    var phone: String?
    var age = 44
    var plan = Plan.free
    var password = "correct horse battery"
    var passwordAgain = "correct horse battery"
    var address = Address()
    var billing: Address?
    var contacts: [Contact] = []
    var tags: [String] = []
    var start = CivilDate("2026-01-01")
    var end = CivilDate("2026-02-01")
    var shout: String {
      get { country }
      set { country = newValue }
    }
  }

  private static let pack = """
    format: 1
    pack: acme
    rules:
      age: { checks: [number: { minimum: 18, whole: true }] }
      word: { normalize: [trim, lowercase], checks: [length: { minimum: 2 }] }
    """

  private static let form = TypedForm<SignUp>("sign-up-typed", stop: .all) {
    Field(\.email, "email", required: true)
    Field(\.country, "country-code")
    Field(\.phone, "phone", with: ["region": .field(\.country)])
    Field(\.age, "age")
    Field(\.plan, "word")
    Field(\.password, "password", required: true, with: ["minimum": 8])
    Field(\.passwordAgain, sameAs: \.password, name: "password-again", required: true)
    Nested(\.address) {
      Field(\.city, "word", required: true)
      Field(\.country, "country-code")
    }
    Nested(\.billing) {
      Field(\.city, "word", required: true)
    }
    Each(\.contacts) {
      Field(\.email, "email", required: .whenBlank(\.phone))
      Field(\.phone, "phone", with: ["region": .named("country")])
    }
    Each(\.tags, "slug")
    Field(\.start, "date-of-birth", name: "start")
    Field(\.end, name: "end", required: .whenFilled(\.start))
    FieldCheck(\.end, .after, \.start)
  }

  private static func bound() throws -> BoundForm<SignUp> {
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "acme.yaml")]),
      surroundings: Surroundings { CivilDate("2026-11-21") ?? .epoch }
    )
    return try form.bound(to: rulebook)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @Sendable (inout SignUp) -> Void
    var found: [String]

    init(
      _ name: String,
      _ found: [String] = [],
      _ change: @escaping @Sendable (inout SignUp) -> Void
    ) {
      testDescription = name
      self.change = change
      self.found = found
    }
  }

  static let rows: [Row] = [
    Row("valid as it is") { _ in },
    Row("a text", ["email email.domain.missing"]) { $0.email = "ann@" },
    Row("a text that is blank", ["email required"]) { $0.email = "" },
    Row("an optional that is nil") { $0.phone = nil },
    Row("a parameter from another field") { $0.phone = "079 123 45 67" },
    Row("a parameter from another field that does not suit", ["phone phone.invalid_for_region"]) {
      $0.country = "US"
      $0.phone = "079 123 45 67"
    },
    Row("a number", ["age number.too_small"]) { $0.age = 17 },
    Row("a copy", ["password-again same_as.mismatch"]) { $0.passwordAgain += "!" },
    Row("a property inside", ["address.city required"]) { $0.address.city = " " },
    Row("a property inside a value that may be nil", ["billing.city length.too_short"]) {
      $0.billing = Address(city: "B")
    },
    Row("an element of a list", ["contacts[1].email email.missing_at"]) {
      $0.contacts = [Contact(email: "bob@example.org"), Contact(email: "cid")]
    },
    Row("required unless another of the same element", ["contacts[0].email required"]) {
      $0.contacts = [Contact(), Contact(phone: "079 123 45 67")]
    },
    Row("a list of plain values", ["tags[1] slug.format"]) { $0.tags = ["new", "not so new"] },
    Row("a check between fields", ["end compare.not_after"]) { $0.end = $0.start },
    Row("required if another is filled", ["end required"]) { $0.end = nil },
  ]

  @Test("Values of an application's type", arguments: rows)
  func row(_ row: Row) throws {
    var signUp = SignUp()
    signUp.start = CivilDate("2000-01-01")
    signUp.end = CivilDate("2026-02-01")
    row.change(&signUp)
    let report = try Self.bound().check(signUp)
    #expect(report.report.places == row.found)
    #expect(report.isValid == row.found.isEmpty)
    #expect((report.normalized == nil) == !row.found.isEmpty)
  }

  @Test("Violations are found by key paths")
  func keyPaths() throws {
    var signUp = SignUp()
    signUp.email = "ann"
    signUp.address.city = "B"
    signUp.billing = Address(city: "")
    signUp.contacts = [Contact(email: "bob@example.org"), Contact(email: "cid")]
    signUp.tags = ["ok", "a b"]
    signUp.passwordAgain = "x"
    let form = try Self.bound()
    let report = form.check(signUp)
    #expect(report.violations(at: \.email).map(\.code) == ["email.missing_at"])
    #expect(report.violations(at: \.passwordAgain).map(\.code) == ["same_as.mismatch"])
    #expect(report.violations(at: \.address.city).map(\.code) == ["length.too_short"])
    #expect(report.violations(at: \.billing, \.city).map(\.code) == ["required"])
    #expect(report.violations(at: \.contacts[1].email).map(\.code) == ["email.missing_at"])
    #expect(report.violations(at: \.contacts[0].email).isEmpty)
    #expect(report.violations(at: \.tags[1]).map(\.code) == ["slug.format"])
    #expect(report.violations(at: \.age).isEmpty)
    #expect(form.path(of: \.contacts[2].email)?.description == "contacts[2].email")
    #expect(form.path(of: \.passwordAgain)?.description == "password-again")
    #expect(form.path(of: \.shout) == nil)
  }

  @Test("A valid value comes back with every field normalised")
  func normalized() throws {
    var signUp = SignUp()
    signUp.email = " Ann@EXAMPLE.org "
    signUp.phone = "079 123 45 67"
    signUp.address.city = " BERN "
    signUp.billing = Address(city: " Basel")
    signUp.contacts = [Contact(email: "bob@Example.ORG", phone: "044 668 18 00")]
    signUp.start = CivilDate("2000-01-01")
    signUp.end = CivilDate("2026-02-01")
    var expected = signUp
    expected.email = "Ann@example.org"
    expected.phone = "+41791234567"
    expected.address.city = "bern"
    expected.billing = Address(city: "basel")
    expected.contacts = [Contact(email: "bob@example.org", phone: "+41446681800")]
    #expect(try Self.bound().check(signUp).normalized == expected)
  }

  @Test("A form of a pack takes its rules, numbers and checks from there")
  func packForm() throws {
    struct Person: Sendable {
      var name = "Ann Lee"
      var email = ""
    }
    let pack = """
      format: 1
      pack: acme
      forms:
        person:
          fields: { name: { rule: person-name, required: true }, e-mail: { rule: email, required: true } }
      codes: { required: { number: 3003 } }
      """
    let rulebook = try Rulebook(.bundled, .text(pack, name: "acme.yaml"))
    let form = TypedForm<Person>(pack: "person") {
      Field(\.name)
      Field(\.email, name: "e-mail")
    }
    let report = try form.bound(to: rulebook).check(Person())
    #expect(report.violations(at: \.email).map(\.number) == [3003])
  }

  @Test("Mistakes in a form are errors that say what was meant")
  func mistakes() throws {
    func error(@FormBuilder<SignUp> _ entries: () -> [FormBuilder<SignUp>.Entry]) -> String? {
      do {
        _ = try TypedForm<SignUp>("f", entries).bound(to: try Rulebook())
        return nil
      } catch {
        return "\(error)"
      }
    }
    let rows: [(String?, String)] = [
      (
        error { Field(\.email, "emial") },
        "the field `email`: there is no rule with that name; did you mean `email`?"
      ),
      (
        error { Field(\.phone, "phone", with: ["regoin": "CH"]) },
        "the field `phone`: the rule `phone` doesn't have a parameter with that name; did you mean `region`?"
      ),
      (
        error {
          Field(\.email, "email")
          Field(\.country, "slug", name: "email")
        },
        "the form `f`: two fields have the name `email`"
      ),
      (
        error { Field(\.phone, "phone", with: ["region": .field(\.country)]) },
        #"the form `f`: there is no field for `\SignUp.country`"#
      ),
      (
        error { Field(\.phone, "phone", with: ["region": .field(\.phone)]) },
        "the form `f`: fields depend on each other in a circle: phone → phone"
      ),
    ]
    for (message, expected) in rows { #expect(message == expected) }
    let computed = error { Field(\.shout, "email") }
    #expect(computed?.hasSuffix("is computed; give the field a name") == true)
  }
}
