import CardNumbers
import Violations

extension PaymentCardCheck {
  /// The check as packs know it.
  public static let definition = CheckDefinition(
    "payment-card",
    "Requires the number of a payment card whose brand is accepted.",
    settings: [
      SettingDefinition(
        "issuers",
        .table("prefix-ranges"),
        "The table of issuers.",
        isRequired: true
      ),
      SettingDefinition(
        "accepted",
        .list(.text),
        "The names of the accepted brands, as the table has them; all if absent."
      ),
      SettingDefinition(
        "separators",
        .text,
        "The characters that may stand between digits.",
        default: " -"
      ),
      SettingDefinition(
        "separators-anywhere",
        .boolean,
        "Whether separators may stand anywhere and side by side, or one at a time between digits.",
        default: "false"
      ),
      SettingDefinition(
        "check-digit",
        .choice(["by-issuer", "always"]),
        "Whether every number needs a check digit, or only those whose issuer uses one.",
        default: "by-issuer"
      ),
    ],
    codes: [
      .paymentCardCharacter, .paymentCardSeparator, .paymentCardUnknownIssuer,
      .paymentCardNotAccepted, .paymentCardTooShort, .paymentCardTooLong,
      .paymentCardWrongLength, .paymentCardCheckDigit,
    ],
    facts: [
      FactDefinition("brand", "The brand's name in the table, such as visa."),
      FactDefinition("complete", "Whether as many digits are there as the issuer's numbers have."),
    ],
    confidentiality: .secret
  ) { (settings: Settings) throws(SettingError) in try PaymentCardCheck(settings) }

  /// Creates a check from its settings in a pack.
  init(_ settings: Settings) throws(SettingError) {
    let issuers = try IssuerTable(settings)
    let accepted = settings.texts("accepted")
    if let accepted { try Self.verify(accepted, in: issuers) }
    let characters = settings.text("separators") ?? " -"
    let mayStandAnywhere = settings.boolean("separators-anywhere") ?? false
    guard let separators = CardSeparators(characters, mayStandAnywhere: mayStandAnywhere)
    else { throw SettingError("separators", "a digit or a letter cannot be a separator") }
    self.init(
      issuers: issuers,
      accepted: accepted.map { Set($0) },
      separators: separators,
      alwaysNeedsCheckDigit: settings.text("check-digit") == "always"
    )
  }

  private static func verify(
    _ accepted: [String],
    in issuers: IssuerTable
  ) throws(SettingError) {
    let names = issuers.brands.map(\.name)
    guard !accepted.isEmpty else {
      throw SettingError("accepted", "the list is empty", hint: "leave it out to accept all brands")
    }
    for name in accepted where !names.contains(name) {
      throw SettingError(
        "accepted",
        "the table has no brand \(name)",
        hint: "brands are " + names.joined(separator: ", ")
      )
    }
  }
}

extension CodeDefinition {
  static let paymentCardCharacter = CodeDefinition(
    "payment_card.character",
    "A card number has a character that is neither a digit nor a separator."
  )

  static let paymentCardSeparator = CodeDefinition(
    "payment_card.separator",
    "A separator in a card number does not stand between two digits."
  )

  static let paymentCardUnknownIssuer = CodeDefinition(
    "payment_card.unknown_issuer",
    "Nobody issues card numbers that begin like this."
  )

  static let paymentCardNotAccepted = CodeDefinition(
    "payment_card.not_accepted",
    "The card is of a brand that is not accepted.",
    [.brandOfCard, .init("accepted", .list, "the accepted brands")]
  )

  static let paymentCardTooShort = CodeDefinition(
    "payment_card.too_short",
    "A card number has fewer digits than any of its issuer.",
    [.init("minimum", .integer, "the smallest number of digits")]
  )

  static let paymentCardTooLong = CodeDefinition(
    "payment_card.too_long",
    "A card number has more digits than any of its issuer.",
    [.init("maximum", .integer, "the largest number of digits")]
  )

  static let paymentCardWrongLength = CodeDefinition(
    "payment_card.wrong_length",
    "A card number has a length between those that its issuer uses.",
    [.brandOfCard, .init("lengths", .list, "the numbers of digits that the issuer uses")]
  )

  static let paymentCardCheckDigit = CodeDefinition(
    "payment_card.check_digit",
    "The check digit of a card number does not fit the other digits.",
    [.brandOfCard]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let brandOfCard = Self("brand", .text, "the brand, such as Visa")
}

extension IssuerTable {
  /// Creates the table that the setting `issuers` names.
  init(_ settings: Settings) throws(SettingError) {
    guard let table = settings.table("issuers", as: PrefixTable.self) else {
      throw SettingError("issuers", "a table of issuers is needed")
    }
    self = try table.issuers()
  }
}

extension PrefixTable {
  /// Returns the table as one of card issuers, made once for all copies of it.
  ///
  /// - Throws: A `SettingError` that says which row is wrong and why.
  func issuers() throws(SettingError) -> IssuerTable {
    try derived.content { () throws(SettingError) in try IssuerTable(self) }
  }
}
