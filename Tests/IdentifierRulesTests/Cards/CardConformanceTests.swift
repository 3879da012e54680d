import CardNumbers
import Foundation
import TestSupport
import Testing
import Violations

@testable import IdentifierRules
@testable import RuleEngine

/// Compares verdicts with those of public suites.
///
/// A row that this project judges otherwise stands in `known-disagreements.json`, by itself or as
/// one of a kind whose rows are counted, with the reason and the source that decides.
@Suite struct CardConformanceTests {
  static let check: PaymentCardCheck = {
    do {
      let table = try IssuerTable(ShippedIssuers.prefixTable())
      return PaymentCardCheck(issuers: table, separators: .lenient)
    } catch { preconditionFailure("\(error)") }
  }()

  static let suites: [(name: String, judged: Int)] = [
    ("card-card-validator", 229), ("card-credit-card-type", 251), ("card-generated-open", 5881),
  ]

  @Test(
    "Public suites agree, but for the known disagreements",
    .needsConformanceSuites,
    arguments: suites
  )
  func agreement(suite: (name: String, judged: Int)) throws {
    let known = try KnownCardDisagreement.all()
    let ids = Set(known.compactMap(\.id))
    var judged = 0
    var agreed = 0
    var kinds: [String: Int] = [:]
    for row in try CardSuite.rows(of: suite.name) {
      guard let answer = answer(row) else { continue }
      judged += 1
      if answer.agrees {
        agreed += 1
        #expect(!ids.contains(row.id), "\(row.id) agrees now; remove it from the list")
      } else if !ids.contains(row.id) {
        let kind = CardDisagreementKind.all.first { $0.explains(row, answer.brand) }
        #expect(kind != nil, "\(row.id) \(row.subject) \(row.input): \(answer.text)")
        if let kind { kinds[kind.name, default: 0] += 1 }
      }
    }
    let expected = known.compactMap { entry in
      entry.kind.flatMap { kind in entry.counts?[suite.name].map { (kind, $0) } }
    }
    #expect(kinds == Dictionary(expected) { first, _ in first })
    #expect(judged == suite.judged)
    print("\(suite.name): \(agreed) of \(judged) agree; \(kinds.sorted { $0.key < $1.key })")
  }

  @Test("Every known disagreement has a reason and a clause")
  func reasons() throws {
    let names = CardDisagreementKind.all.map(\.name)
    for entry in try KnownCardDisagreement.all() {
      #expect((entry.id == nil) != (entry.kind == nil))
      #expect(entry.kind.map(names.contains) ?? true, "\(entry.kind ?? "")")
      #expect(!entry.reason.isEmpty && !entry.clause.isEmpty)
    }
  }

  /// Whether a row agrees, and what this project says of it.
  struct Answer {
    var agrees: Bool
    var brand: String?
    var text: String
  }

  /// Returns the answer, or nil for a row about something that this project does not judge.
  func answer(_ row: CardSuiteRow) -> Answer? {
    switch row.subject {
    case "number": number(row)
    case "cvv": verdict(row, securityCodeCheck(row))
    case "expiration-date": verdict(row, CardExpiryCheck())
    case "types-exactly-one", "candidate-types", "candidate-types (ordered)": types(row)
    case "security-code": securityCode(row)
    case "lengths": lengths(row)
    default: nil
    }
  }

  private func number(_ row: CardSuiteRow) -> Answer {
    var answer = verdict(row, Self.check)
    let findings = Self.check.findings(in: row.normalizedInput)
    answer.brand = findings.facts["brand"]?.text
    answer.text += ", brand \(answer.brand ?? "-")"
    if findings.violations.isEmpty, row.brand != nil, answer.brand != row.brand {
      answer.agrees = false
    }
    return answer
  }

  private func verdict(_ row: CardSuiteRow, _ check: some Check) -> Answer {
    if row.isOtherThanText {
      let isValid = check.violations(in: Value.null).isEmpty
      return Answer(agrees: isValid == row.isValid && !row.isPossible, text: "not a text")
    }
    let text = row.normalizedInput
    let today = row.today ?? .epoch
    let context = CheckContext(surroundings: Surroundings(today: { today }))
    let isValid = check.outcome(of: text, context: context) == .valid
    let progress = check.progress(of: text.utf8Span, in: context)
    // A blank field can still be filled.
    let isPossible = if case .impossible = progress { text.isEmpty } else { true }
    return Answer(
      agrees: isValid == row.isValid && isPossible == row.isPossible,
      text: "valid \(isValid), possible \(isPossible)"
    )
  }

  private func securityCodeCheck(_ row: CardSuiteRow) -> SecurityCodeCheck {
    switch row.codeLengths.count {
    case 0: SecurityCodeCheck(.length(3))
    case 1: SecurityCodeCheck(.length(row.codeLengths.first ?? 3))
    default: SecurityCodeCheck()
    }
  }

  /// Brands that the suites do not know are left out of what is compared.
  private static let others = CardDisagreementKind.schemes.union([
    "dankort", "rupay", "uatp", "visa-electron",
  ])

  private func types(_ row: CardSuiteRow) -> Answer {
    let candidates = CardNumberProgress(row.input, for: Self.check).candidates.map(\.name)
    let expected = row.types + [row.diagnosis].compactMap { $0 }
    return Answer(
      agrees: Set(candidates).subtracting(Self.others) == Set(expected),
      text: "\(candidates) for \(expected)"
    )
  }

  private func securityCode(_ row: CardSuiteRow) -> Answer {
    let brand = Self.check.issuers.brands.first { $0.title == row.brand }
    return Answer(
      agrees: brand?.securityCode == row.code,
      text: "\(brand?.securityCode?.name ?? "-") for \(row.code?.name ?? "-")"
    )
  }

  private func lengths(_ row: CardSuiteRow) -> Answer {
    let scan = CardNumberScan(row.input.utf8Span, .standard)
    let table = Self.check.issuers
    var lengths = CardLengths([])
    for issuer in CardNumberOutlook(of: scan, for: Self.check).candidates {
      let issuer = table.issuers[issuer]
      if table.brands[issuer.brand].name == row.types.first { lengths.formUnion(issuer.lengths) }
    }
    return Answer(
      agrees: lengths.elements == row.lengths,
      text: "\(lengths.elements) for \(row.lengths)"
    )
  }
}
