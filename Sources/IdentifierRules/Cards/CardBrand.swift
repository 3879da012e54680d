import CardNumbers
import RuleEngine

/// A brand of payment cards, as a table of issuers describes it.
public struct CardBrand: Hashable, Sendable {
  /// The name in packs and facts, such as `american-express`.
  public let name: String

  /// The name that people use, such as `American Express`.
  public let title: String

  /// The security code printed on the cards, or nil if they have none.
  public let securityCode: SecurityCode?

  /// The code printed near a card's number.
  public struct SecurityCode: Hashable, Sendable {
    /// The brand's name for it, such as `CVV` or `CID`.
    public let name: String

    /// The number of digits.
    public let length: Int
  }
}

/// The properties of the numbers with some prefixes, according to a table.
struct CardIssuer: Hashable, Sendable {
  /// The brand, as an index into the table's list of brands.
  let brand: Int

  /// The possible lengths of a number, in digits.
  let lengths: CardLengths

  /// Whether the last digit is a check digit on every card.
  let hasCheckDigit: Bool

  /// The group sizes of a written number, one list for each length.
  let groupings: [[Int]]

  /// The brands under whose name the card is also accepted, as indices into the list of brands.
  let acceptedAs: [Int]
}

/// Reads the attributes of a table's rows as properties of cards.
struct IssuerRowReader {
  let setting: String
  private(set) var brands: [CardBrand] = []

  init(setting: String) { self.setting = setting }

  private static let attributes: Set = [
    "accepted-as", "grouping", "luhn", "security-code", "security-code-length", "source", "title",
  ]

  /// Adds the brand of a row, unless it was already added.
  mutating func addBrand(of row: PrefixTable.Row) throws(SettingError) {
    if let unknown = row.attributes.keys.sorted().first(where: { !Self.attributes.contains($0) }) {
      throw error(
        row,
        "unknown attribute `\(unknown)`",
        hint: "the attributes are " + Self.attributes.sorted().joined(separator: ", ")
      )
    }
    let brand = CardBrand(
      name: row.name,
      title: try requiredText("title", of: row),
      securityCode: try securityCode(of: row)
    )
    guard let known = brands.first(where: { $0.name == brand.name }) else {
      brands.append(brand)
      return
    }
    guard known == brand else {
      throw error(row, "rows of one brand have different titles or security codes")
    }
  }

  /// Returns the properties in a row; all brands must be added first.
  func issuer(of row: PrefixTable.Row) throws(SettingError) -> CardIssuer {
    let allowed = IssuerTable.numberLengths
    guard !row.prefixes.isEmpty else { throw error(row, "there are no prefixes") }
    guard !row.lengths.isEmpty, row.lengths.allSatisfy(allowed.contains) else {
      throw error(row, "lengths must be from \(allowed.lowerBound) to \(allowed.upperBound) digits")
    }
    return CardIssuer(
      brand: try position(of: row.name, in: row),
      lengths: CardLengths(row.lengths),
      hasCheckDigit: try boolean("luhn", of: row),
      groupings: try groupings(of: row),
      acceptedAs: try acceptedAs(of: row)
    )
  }

  private func acceptedAs(of row: PrefixTable.Row) throws(SettingError) -> [Int] {
    var positions: [Int] = []
    for name in row.attributes["accepted-as"] ?? [] {
      positions.append(try position(of: name, in: row))
    }
    return positions
  }

  private func position(of name: String, in row: PrefixTable.Row) throws(SettingError) -> Int {
    guard let position = brands.firstIndex(where: { $0.name == name }) else {
      throw error(row, "there is no brand named `\(name)`")
    }
    return position
  }

  private func securityCode(
    of row: PrefixTable.Row
  ) throws(SettingError) -> CardBrand.SecurityCode? {
    let name = try text("security-code", of: row)
    let length = try text("security-code-length", of: row)
    guard name != nil || length != nil else { return nil }
    guard let name, let length else {
      throw error(row, "`security-code` and `security-code-length` must be used together")
    }
    guard let digits = Int(length), 3...4 ~= digits else {
      throw error(row, "`security-code-length` must be 3 or 4")
    }
    return CardBrand.SecurityCode(name: name, length: digits)
  }

  /// Reads groupings such as `4 4 4 4`.
  private func groupings(of row: PrefixTable.Row) throws(SettingError) -> [[Int]] {
    var groupings: [[Int]] = []
    for text in row.attributes["grouping"] ?? [] {
      let groups = text.split(separator: " ").map { Int($0) ?? 0 }
      guard !groups.isEmpty, groups.allSatisfy({ 1...19 ~= $0 }), groups.reduce(0, +) <= 19 else {
        throw error(row, "`grouping` must contain group sizes, like `4 4 4 4`")
      }
      groupings.append(groups)
    }
    guard !groupings.isEmpty else { throw error(row, "there is no `grouping`") }
    return groupings.sorted { $0.reduce(0, +) < $1.reduce(0, +) }
  }

  private func boolean(_ attribute: String, of row: PrefixTable.Row) throws(SettingError) -> Bool {
    switch try requiredText(attribute, of: row) {
    case "true": return true
    case "false": return false
    default: throw error(row, "`\(attribute)` must be `true` or `false`")
    }
  }

  private func requiredText(
    _ attribute: String,
    of row: PrefixTable.Row
  ) throws(SettingError) -> String {
    guard let text = try text(attribute, of: row) else {
      throw error(row, "there is no `\(attribute)`")
    }
    return text
  }

  private func text(_ attribute: String, of row: PrefixTable.Row) throws(SettingError) -> String? {
    guard let values = row.attributes[attribute] else { return nil }
    guard let value = values.first, values.count == 1, !value.isEmpty else {
      throw error(row, "`\(attribute)` must be one text")
    }
    return value
  }

  private func error(
    _ row: PrefixTable.Row,
    _ reason: String,
    hint: String? = nil
  ) -> SettingError {
    SettingError(setting, "\(row.name): \(reason)", hint: hint)
  }
}
