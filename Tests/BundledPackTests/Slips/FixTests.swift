import Foundation
import Rulebook
import TestSupport
import Testing
import Violations

/// What happens to somebody who accepts a fix.
@Suite("Fixes of values that people type") struct FixTests {
  static let rulebook: Rulebook = {
    do {
      let day = try Date("2026-11-27T12:00:00Z", strategy: .iso8601)
      return try Rulebook(.init(clock: { day }))
    } catch { preconditionFailure("\(error)") }
  }()

  /// A fix that a report on a row of the table offers.
  struct Offer: CustomTestStringConvertible, Sendable {
    var slip: Slip
    var code: ViolationCode
    var fix: Violation.Fix
    var testDescription: String { slip.description }
  }

  static func offers() throws -> [Offer] {
    try Slip.all().flatMap { slip in
      try rulebook.check(slip.typed, as: slip.rule, with: slip.given).violations
        .compactMap { violation in
          violation.fix.map { Offer(slip: slip, code: violation.code, fix: $0) }
        }
    }
  }

  @Test("A fix gives what was meant, and nothing else", arguments: try offers())
  func meaning(_ offer: Offer) throws {
    let slip = offer.slip
    let corrected = try #require(offer.fix.applied(to: slip.typed))
    let report = try Self.rulebook.check(corrected, as: slip.rule, with: slip.given)
    #expect(report.isValid, "\(corrected)")
    if slip.isUnknown { return }
    let meant = try #require(slip.meant, "nobody knows what was meant, but \(corrected)")
    let right = try Self.rulebook.check(meant, as: slip.rule, with: slip.intended)
    #expect(report.normalized == right.normalized)
  }

  @Test("The codes that say what to change have fixes")
  func codes() throws {
    let counts = Dictionary(grouping: try Self.offers(), by: \.code.rawValue).mapValues(\.count)
    for code in [
      "email.domain.comma", "email.multiple_at", "email.domain.consecutive_dots",
      "email.local.consecutive_dots", "email.missing_at.word", "email.comment", "email.white_space",
      "email.scheme", "email.text_after", "email.text_before", "url.scheme.missing", "url.slashes",
      "url.backslash", "url.scheme.colon", "url.scheme.repeated", "url.scheme.position",
      "host.scheme", "host.path", "ip.format.comma", "number.format.comma", "number.format.unit",
      "number.format.brackets",
      "date.format.order", "time.format.notation", "phone.text_after", "identifier.format",
      "identifier.format.letter_for_digit", "identifier.format.end", "identifier.format.text_after",
      "identifier.format.text_before",
    ] {
      #expect(counts[code, default: 0] > 0, "\(code)")
    }
  }

  /// Changes that have a fix where the value is neither secret nor personal.
  static let changes: [@Sendable (String) -> String] = [
    { $0 + "," }, { $0 + "." }, { $0 + " (work)" }, { $0.replacing("0", with: "O") },
    { $0.replacing("1", with: "l") },
  ]

  @Test("A secret or personal value never has a fix")
  func confidentialValues() throws {
    let slips = try Slip.all()
    var rules: Set<String> = []
    for slip in slips {
      let rule = try Self.rulebook.rule(slip.rule, with: slip.intended)
      guard rule.isSecret || rule.isPersonal else { continue }
      rules.insert(slip.rule)
      let changed = Self.changes.flatMap { change in slip.meant.map { [change($0)] } ?? [] }
      for value in [slip.typed] + changed {
        let fixes = rule.check(value).violations.compactMap(\.fix)
        #expect(fixes.isEmpty, "\(slip)")
      }
    }
    #expect(rules.count > 25)
    #expect(rules.isSuperset(of: ["payment-card", "us.ssn", "pl.pesel", "security-code"]))
  }
}
