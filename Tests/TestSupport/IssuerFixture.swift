package import IdentifierRules
package import RuleEngine

/// A frozen table of issuers for tests of logic; the shipped one has its own tests.
package enum IssuerFixture {
  package static let prefixTable = PrefixTable(
    rows: [
      row("american-express", "American Express", ["34", "37"], [15], ["4 6 5"], ("CID", 4)),
      row("dankort", "Dankort", ["5019"], [16]),
      row("dankort", "Dankort", ["4571"], [16], acceptedAs: ["visa"]),
      row(
        "diners-club",
        "Diners Club",
        ["300-305", "36", "38-39"],
        Array(14...19),
        ["4 6 4", "4 4 4 4", "4 4 4 4 3"]
      ),
      row("discover", "Discover", ["6011", "644-649", "65"], Array(16...19), code: ("CID", 3)),
      row("elo", "Elo", ["401178-401179", "650031-650033"], [16], code: ("CVE", 3)),
      row("hiper", "Hiper", ["637095", "63737423"], [16], code: ("CVC", 3)),
      row("jcb", "JCB", ["3528-3589"], Array(16...19)),
      row("maestro", "Maestro", ["50", "56-59", "6"], Array(12...19), code: ("CVC", 3)),
      row("mastercard", "Mastercard", ["2221-2720", "51-55"], [16], code: ("CVC", 3)),
      row("uatp", "UATP", ["1"], [15], ["4 5 6"], nil),
      row("unionpay", "UnionPay", ["62"], Array(14...19), luhn: "false", code: ("CVN", 3)),
      row("visa", "Visa", ["4"], [13, 16, 18, 19]),
    ]
  )

  package static let table: IssuerTable = {
    do { return try IssuerTable(prefixTable) } catch { preconditionFailure("\(error)") }
  }()

  package static let check = PaymentCardCheck(issuers: table)

  /// Returns a row; numbers have groups of four unless something else is said.
  package static func row(
    _ name: String,
    _ title: String,
    _ prefixes: [String],
    _ lengths: [Int],
    _ grouping: [String] = ["4 4 4 4", "4 4 4 4 3"],
    _ code: (name: String, length: Int)? = ("CVV", 3),
    luhn: String = "true",
    acceptedAs: [String] = []
  ) -> PrefixTable.Row {
    var attributes = ["title": [title], "luhn": [luhn], "grouping": grouping]
    if let code {
      attributes["security-code"] = [code.name]
      attributes["security-code-length"] = [String(code.length)]
    }
    if !acceptedAs.isEmpty { attributes["accepted-as"] = acceptedAs }
    return PrefixTable.Row(
      name: name,
      prefixes: prefixes.compactMap { PrefixTable.Prefix($0) },
      lengths: lengths,
      attributes: attributes
    )
  }

  package static func row(
    _ name: String,
    _ title: String,
    _ prefixes: [String],
    _ lengths: [Int],
    luhn: String = "true",
    code: (name: String, length: Int)
  ) -> PrefixTable.Row {
    row(name, title, prefixes, lengths, ["4 4 4 4", "4 4 4 4 3"], code, luhn: luhn)
  }
}
