/// A kind of row where a public suite disagrees, and how to recognize it.
///
/// The reasons are in `known-disagreements.json`.
struct CardDisagreementKind: Sendable {
  var name: String
  var explains: @Sendable (_ row: CardSuiteRow, _ brand: String?) -> Bool

  static let all = [
    CardDisagreementKind(name: "digits-of-other-scripts") { row, _ in
      row.subject == "number" && row.normalizedInput.utf8.count < row.input.utf8.count
        && !row.input.unicodeScalars.allSatisfy {
          $0.isASCII || $0.properties.numericType != .decimal
        }
    },
    CardDisagreementKind(name: "visa-13") { row, brand in
      brand == "visa" && row.digits.count == 13
    },
    CardDisagreementKind(name: "diners-discover-lengths") { row, brand in
      brand == "diners-club" && [15, 17, 18].contains(row.digits.count)
        || brand == "discover" && [17, 18].contains(row.digits.count)
    },
    CardDisagreementKind(name: "jcb-old-ranges") { row, brand in
      // Rows about types are about beginnings, which are reported without a brand.
      let isBeginning = row.subject.contains("types") && row.input.count == 2
      return ["30", "31", "33"].contains(row.digits.prefix(2)) && (brand == "jcb" || isBeginning)
    },
    CardDisagreementKind(name: "jcb-15") { row, brand in
      brand == "jcb" && row.digits.count == 15
    },
    CardDisagreementKind(name: "brands-unknown-to-the-suite") { _, brand in
      ["dankort", "rupay", "uatp", "visa-electron"].contains(brand)
    },
    CardDisagreementKind(name: "verve-ranges") { _, brand in brand == "verve" },
    CardDisagreementKind(name: "naranja-check-digit") { _, brand in brand == "naranja" },
    CardDisagreementKind(name: "schemes-of-one-country") { row, brand in
      // The brand isn't known before the eighth digit, or before the fourth one of 19.
      brand.map(schemes.contains)
        ?? ["9", "31", "19"].contains { row.digits.hasPrefix($0) }
    },
  ]

  /// Schemes of one country, and cards of stores and meals, that the suites don't know.
  static let schemes: Set = [
    "afrigo", "alia", "anda", "arca", "belkart", "borica", "carnet", "confiable", "creditel",
    "dinacard", "edenred", "elcart", "gpn", "humo", "korean-domestic", "lankapay", "mada", "meeza",
    "napas", "nps-pridnestrovie", "passcard", "prostir", "sodexo", "t-union", "tarjeta-d",
    "ukrcard", "uzcard",
  ]
}
