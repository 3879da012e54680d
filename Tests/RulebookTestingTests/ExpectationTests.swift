import Rulebook
import RulebookTesting
import Testing

@Suite("Expectations of reports")
struct ExpectationTests {
  struct Guest: Sendable {
    var email = ""
    var name = ""
    var home: Home?
  }

  struct Home: Sendable {
    var country = ""
    var city = ""
  }

  private let rulebook: Rulebook
  private let form: BoundForm<Guest>

  init() throws {
    rulebook = try Rulebook()
    form = try TypedForm<Guest>("guest") {
      Field(\.email, "email", required: true)
      Field(\.name, "person-name")
      Nested(\.home) {
        Field(\.country, "country-code")
        Field(\.city, "person-name")
      }
    }.bound(to: rulebook)
  }

  @Test("What is there is expected, by its code or a general one")
  func expected() throws {
    let report = form.check(Guest(email: "ann@"))
    report.expectViolation(at: \.email, "email.domain.missing")
    report.expectViolation(at: \.email, "email")
    report.expectNoViolation(at: \.name)
    report.report.expectViolation(at: "email", "email.domain.missing")
    form.check(Guest(email: "ann@example.org")).expectValid()
    let other = form.check(Guest(email: "ann@example.org", home: Home(country: "zq7kw")))
    other.expectViolation(at: \.home, \.country, "country_code")
    other.expectViolation(at: \.home!.country, "country_code")
    other.expectNoViolation(at: \.home, \.city)
    try rulebook.check("ann@", as: "email").expectViolation("email.domain.missing")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expect: @Sendable (TypedReport<Guest>) -> Void
    var reason: String
  }

  static let rows: [Row] = [
    Row(
      testDescription: "another code",
      expect: { $0.expectViolation(at: \.email, "required") },
      reason: "reported: `email.domain.missing` at `email`"
    ),
    Row(
      testDescription: "another place",
      expect: { $0.expectViolation(at: \.name, "email.domain.missing") },
      reason: "reported: `email.domain.missing` at `email`"
    ),
    Row(
      testDescription: "a more special code",
      expect: { $0.expectViolation(at: \.email, "email.domain.missing.label") },
      reason: "expected `email.domain.missing.label`"
    ),
    Row(
      testDescription: "no violation",
      expect: { $0.expectNoViolation(at: \.email) },
      reason: "reported: `email.domain.missing` at `email`"
    ),
    Row(
      testDescription: "another property of an optional value",
      expect: { $0.expectViolation(at: \.home, \.city, "required") },
      reason: "city`; reported: `email.domain.missing` at `email`"
    ),
    Row(
      testDescription: "a violation in an optional value",
      expect: { $0.expectNoViolation(at: \.home, \.country) },
      reason: "at `home.country`"
    ),
    Row(
      testDescription: "a valid value",
      expect: { $0.expectValid() },
      reason: "expected a valid value; reported: `email.domain.missing` at `email`"
    ),
  ]

  @Test("What isn't there is reported, without the value", arguments: rows)
  func unexpected(_ row: Row) {
    let report = form.check(Guest(email: "zq7kw@", home: Home(country: "zq7kw")))
    withKnownIssue {
      row.expect(report)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(row.reason) && !$0.rawValue.contains("zq7kw")
      }
    }
  }
}
