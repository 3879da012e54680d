import Foundation
import RuleEngine
import TestSupport
import Testing
import Violations

/// Compares verdicts with public suites.
///
/// Each suite belongs to a profile. A row that this project judges differently is in
/// `known-disagreements.json`, with the reason and the clause that decides.
@Suite struct EmailConformanceTests {
  @Test(
    "Public suites agree, but for the known disagreements",
    .needsConformanceSuites,
    arguments: EmailSuite.all
  )
  func suite(_ suite: EmailSuite) throws {
    let rows = try suite.rows()
    let known = try KnownDisagreement.all()
    var agreed = 0
    var judged = 0
    for row in rows {
      guard let check = suite.check(row), row.expected == "valid" || row.expected == "invalid"
      else { continue }
      judged += 1
      let verdict = check.outcome(of: suite.input(row)) == .valid ? "valid" : "invalid"
      let isKnown = known.contains { $0.id == row.id }
      if verdict == row.expected {
        agreed += 1
        #expect(!isKnown, "\(row.id) agrees now; remove it from the list")
      } else {
        let codes = check.violations(in: suite.input(row)).map(\.code.rawValue)
        #expect(isKnown, "\(row.id) \(row.input.debugDescription) is \(verdict): \(codes)")
      }
    }
    print("\(suite.name): \(agreed) of \(judged) agree; \(rows.count - judged) not judged")
  }

  @Test("Both forms of a domain are those that a public suite knows", .needsConformanceSuites)
  func domains() throws {
    let name = "email-python-email-validator"
    let suite = try #require(EmailSuite.all.first { $0.name == name })
    for row in try suite.rows() {
      guard let extra = row.extra, let domain = extra.domain, let ascii = extra.ascii_domain,
        let check = suite.check(row)
      else { continue }
      let facts = check.findings(in: row.input).facts
      #expect(facts["domain"] == .text(domain), "\(row.id)")
      #expect(facts["ascii_domain"] == .text(ascii), "\(row.id)")
    }
  }

  @Test("Every known disagreement has a reason and a clause")
  func reasons() throws {
    for entry in try KnownDisagreement.all() {
      #expect(!entry.reason.isEmpty && !entry.clause.isEmpty, "\(entry.id)")
    }
  }
}

/// The members of a suite's row that matter here.
struct EmailSuiteRow: Decodable {
  struct Context: Decodable {
    var allow_quoted_local: Bool?
    var allow_display_name: Bool?
    var allow_smtputf8: Bool?
    var test_environment: Bool?
    var multiple: Bool?
    var args: [Arguments]?
  }

  struct Arguments: Decodable {
    var allow_utf8_local_part: Bool?
    var allow_display_name: Bool?
    var allow_ip_domain: Bool?
    var domain_specific_validation: Bool?
    var require_display_name: Bool?
    var allow_underscores: Bool?
    var blacklisted_chars: String?
    var ignore_max_length: Bool?
    var host_blacklist: [Host]?
    var host_whitelist: [Host]?
  }

  /// A host in a list: a name, or an object for a pattern, which isn't part of the data.
  struct Host: Decodable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do { name = try container.decode(String.self) } catch { name = nil }
    }
  }

  var id: String
  var input: String
  var expected: String
  var context: Context
  var extra: Extra?

  struct Extra: Decodable {
    var domain: String?
    var ascii_domain: String?
  }
}

/// A row that is judged differently, and why.
struct KnownDisagreement: Decodable {
  var id: String
  var reason: String
  var clause: String

  static func all() throws -> [KnownDisagreement] {
    let file = Checkout.fixtures.appending(path: "Email/known-disagreements.json")
    return try JSONDecoder().decode([KnownDisagreement].self, from: Data(contentsOf: file))
  }
}
