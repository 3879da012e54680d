import CardNumbers

/// A brand of payment cards, as a table of issuers describes it.
public struct CardBrand: Hashable, Sendable {
  /// The name in packs and facts, such as `american-express`.
  public let name: String

  /// The name that people know, such as `American Express`.
  public let title: String

  /// The security code printed on the cards, or nil if they have none.
  public let securityCode: SecurityCode?

  /// The code printed beside a card's number.
  public struct SecurityCode: Hashable, Sendable {
    /// What the brand calls it, such as `CVV` or `CID`.
    public let name: String

    /// How many digits it has.
    public let length: Int
  }
}

/// What a table says about the numbers under some prefixes.
struct CardIssuer: Hashable, Sendable {
  /// The brand, as an index of the table's list of brands.
  let brand: Int

  /// The lengths that a number may have, in digits.
  let lengths: CardLengths

  /// Whether the last digit is a check digit on every card.
  let hasCheckDigit: Bool

  /// The sizes of the groups in which a number is written, one list for each length.
  let groupings: [[Int]]

  /// The brands under whose name the card is accepted too, as indices of the list of brands.
  let acceptedAs: [Int]
}
