import CardNumbers
import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct CardGroupingTests {
  static let check: PaymentCardCheck = {
    do {
      let table = try IssuerTable(ShippedIssuers.prefixTable())
      return PaymentCardCheck(issuers: table, separators: .lenient)
    } catch { preconditionFailure("\(error)") }
  }()

  // As the brands print their numbers. Beyond 16 digits: groups of four, then the rest.
  static let shown: [(brand: String, text: String)] = [
    ("american-express", "3700 000000 00000"), ("dankort", "5019 0000 0000 0000"),
    ("dankort", "4571 0000 0000 0000"), ("diners-club", "3600 000000 0000"),
    ("diners-club", "3600 0000 0000 000"), ("diners-club", "3600 0000 0000 0000"),
    ("diners-club", "3600 0000 0000 0000 000"), ("discover", "6011 0000 0000 0000"),
    ("discover", "6011 0000 0000 0000 000"), ("elo", "5090 0000 0000 0000"),
    ("hiper", "6370 9500 0000 0000"), ("hipercard", "6062 8200 0000 0000"),
    ("jcb", "3528 0000 0000 0000"), ("jcb", "3528 0000 0000 0000 000"),
    ("jcb", "2131 000000 00000"), ("jcb", "1800 0000 0000 0000"), ("maestro", "5000 0000 0000"),
    ("maestro", "5000 0000 0000 0"), ("maestro", "5000 0000 0000 0000 000"),
    ("mastercard", "2221 0000 0000 0000"), ("mir", "2200 0000 0000 0000"),
    ("mir", "2200 0000 0000 0000 00"), ("naranja", "5895 6200 0000 0000"),
    ("naranja", "4029 1800 0000 0000"), ("rupay", "5085 0000 0000 0000"),
    ("rupay", "6521 5000 0000 0000"), ("troy", "9792 0000 0000 0000"),
    ("troy", "6502 7400 0000 0000"), ("uatp", "1000 00000 000000"),
    ("unionpay", "6200 0000 0000 00"), ("unionpay", "6200 0000 0000 0000"),
    ("unionpay", "620000 0000000000000"), ("verve", "5060 9900 0000 0000"),
    ("verve", "5060 9900 0000 0000 000"), ("visa", "4000 0000 0000 0"),
    ("visa", "4000 0000 0000 0000"), ("visa", "4000 0000 0000 0000 000"),
    ("visa-electron", "4917 0000 0000 0000"), ("uzcard", "8600 0000 0000 0000"),
    ("napas", "9704 0000 0000 0000 000"), ("afrigo", "5644 5600 0000 0000 00"),
  ]

  @Test("A number is shown as its brand prints it", arguments: shown)
  func display(brand: String, text: String) {
    let progress = CardNumberProgress(text.filter { $0 != " " }, for: Self.check)
    #expect(progress.brand?.name == brand)
    #expect(progress.isComplete)
    #expect(progress.displayForm == text)
  }

  @Test("Every row of the table groups its numbers at every length and while they are typed")
  func rows() throws {
    for row in try ShippedIssuers.prefixTable().rows {
      // The table lists groupings by their totals, ascending.
      let groupings: [[Int]] = (row.attributes["grouping"] ?? []).map { text in
        text.split(separator: " ").compactMap { Int($0) }
      }
      for prefix in row.prefixes {
        for length in row.lengths {
          let head = String(prefix.lowerBound)
          let number = head + String(repeating: "7", count: length - head.count)
          for typed in prefix.digits...length {
            expectGrouping(of: String(number.prefix(typed)), by: groupings, row.name)
          }
        }
      }
    }
  }

  private func expectGrouping(of typed: String, by groupings: [[Int]], _ brand: String) {
    let progress = CardNumberProgress(typed, for: Self.check)
    // A longer prefix may belong to another brand.
    guard progress.brand?.name == brand else { return }
    #expect(progress.displayForm.filter { $0 != " " } == typed)
    guard groupings.count == 1 || typed.count >= 9 else { return }
    let grouping = groupings.first { $0.reduce(0, +) >= typed.count } ?? groupings.last ?? []
    var rest = Substring(typed)
    var groups: [Substring] = []
    for size in grouping where !rest.isEmpty {
      groups.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    if !rest.isEmpty { groups.append(rest) }
    let expected = groups.joined(separator: " ")
    #expect(progress.displayForm == expected, "\(brand), \(typed.count) digits")
  }
}
