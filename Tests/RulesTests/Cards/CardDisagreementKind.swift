/// A kind of row on which a public suite says otherwise, and how to recognise it.
///
/// The reasons stand in `known-disagreements.json`.
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
      // Rows about types are about beginnings, of which no brand is told.
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
  ]
}
