import Foundation
import Rules
import TestSupport
import Testing
import Violations

/// Runs open public cases where they are found beside the package.
@Suite struct CardConformanceTests {
  struct Case {
    let id: String
    let input: String
    let expectsValid: Bool
    let expectsPossible: Bool
    let brand: String?
  }

  /// A difference that follows from what issuers do, and how to recognise it.
  struct Reason: Sendable {
    let text: String
    let explains: @Sendable (_ number: Case, _ digits: String, _ brand: String?) -> Bool
  }

  static let reasons = [
    Reason(text: "Separators stand one at a time between digits; the suite removes all of them.") {
      number,
      _,
      _ in
      let text = number.input.trimmingCharacters(in: .whitespacesAndNewlines)
      return text.contains { !"0123456789 -".contains($0) }
        || text.contains(/[ -]{2,}/) || text.contains(/^[ -]|[ -]$/)
    },
    Reason(text: "Visa issued numbers of 13 digits; gateways publish 4222222222222 for tests.") {
      _,
      digits,
      brand in brand == "visa" && digits.count == 13
    },
    Reason(
      text: "Diners Club and Discover numbers have every length to 19 (Discover's range tables)."
    ) {
      _,
      digits,
      brand in
      brand == "diners-club" && [15, 17, 18].contains(digits.count)
        || brand == "discover" && [17, 18].contains(digits.count)
    },
    Reason(text: "JCB numbers under 1800 and 2131 had 15 digits.") {
      _,
      digits,
      brand in brand == "jcb" && digits.count == 15
    },
    Reason(text: "Visa Electron numbers have 16 digits; the suite counts them as Visa.") {
      _,
      _,
      brand in brand == "visa-electron"
    },
    Reason(text: "The suite does not know Dankort, RuPay and UATP.") {
      _,
      _,
      brand in ["dankort", "rupay", "uatp"].contains(brand)
    },
    Reason(text: "Verve has the whole ranges 506099-506198, 507865-507964 and 650002-650027.") {
      _,
      _,
      brand in brand == "verve"
    },
    Reason(
      text: "Naranja is not in the table; its numbers are found as Visa, Mastercard or Maestro."
    ) {
      number,
      _,
      _ in number.brand == "naranja"
    },
    Reason(text: "Troy under 65 is shared with Discover and found as Discover.") {
      number,
      _,
      _ in number.brand == "troy"
    },
    Reason(text: "UnionPay has all of 62; the suite leaves parts to Maestro.") {
      _,
      digits,
      brand in brand == "unionpay" && digits.hasPrefix("62")
    },
  ]

  static let folder = ShippedIssuers.packageRoot.appending(path: "../shared/conformance/cards")

  @Test(
    "Public suites agree, or differ for a known reason",
    .enabled(if: FileManager.default.fileExists(atPath: folder.path)),
    arguments: ["card-card-validator", "card-generated-open"]
  )
  func agreement(suite: String) throws {
    let check = PaymentCardCheck(issuers: try IssuerTable(ShippedIssuers.prefixTable()))
    let cases = try Self.cases(of: suite)
    var agreed = 0
    var explained: [Int: Int] = [:]
    for number in cases {
      let text = number.input.trimmingCharacters(in: .whitespacesAndNewlines)
      let findings = check.findings(in: text)
      let isValid = findings.violations.isEmpty
      let brand = findings.facts["brand"]?.text
      let isPossible =
        switch check.progress(of: text.utf8Span, in: CheckContext()) {
        case .impossible: false
        default: true
        }
      let agrees =
        isValid == number.expectsValid && isPossible == number.expectsPossible
        && (!isValid || number.brand == nil || brand == number.brand)
      if agrees {
        agreed += 1
        continue
      }
      let digits = text.filter(\.isWholeNumber)
      let reason = Self.reasons.firstIndex { $0.explains(number, digits, brand) }
      guard let reason else {
        Issue.record(
          "\(number.id): valid \(isValid), possible \(isPossible), brand \(brand ?? "-")"
        )
        continue
      }
      explained[reason, default: 0] += 1
    }
    print("\(suite): \(agreed) of \(cases.count) agree")
    for (reason, count) in explained.sorted(by: { $0.value > $1.value }) {
      print("  \(count): \(Self.reasons[reason].text)")
    }
  }

  private static func cases(of suite: String) throws -> [Case] {
    let file = folder.appending(path: suite + ".jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let object, let context = object["context"] as? [String: Any],
        context["field"] as? String == "number", let extra = object["extra"] as? [String: Any],
        let id = object["id"] as? String, let input = object["input"] as? String, !input.isEmpty
      else { return nil }
      return Case(
        id: id,
        input: input,
        expectsValid: object["expected"] as? String == "valid",
        expectsPossible: extra["isPotentiallyValid"] as? Bool ?? false,
        brand: extra["card"] as? String
      )
    }
  }
}
