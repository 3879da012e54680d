import CardNumbers
public import RuleEngine
import Violations

extension PaymentCardCheck {
  /// The definition of this check for packs.
  public static let definition = CheckDefinition(
    "payment-card",
    "Requires the number of a payment card whose brand is accepted.",
    settings: [
      .init("issuers", .table("prefix-ranges"), "The table of issuers.", isRequired: true),
      .init(
        "accepted",
        .list(.text),
        "The names of the accepted brands in the table; all brands if absent."
      ),
      .init("separators", .text, "The characters that may separate digits.", default: " -"),
      .boolean(
        "separators-anywhere",
        "Whether separators may appear anywhere and repeatedly, or only singly between digits."
      ),
      .init(
        "check-digit",
        .choice(["by-issuer", "always"]),
        "Whether every number needs a check digit, or only those whose issuer uses one.",
        default: "by-issuer"
      ),
    ],
    codes: [
      .paymentCardCharacter, .paymentCardSeparator, .paymentCardUnknownIssuer,
      .paymentCardNotAccepted, .paymentCardTooShort, .paymentCardTooLong, .paymentCardSeveral,
      .paymentCardWrongLength, .paymentCardCheckDigit,
    ],
    facts: [
      FactDefinition("brand", "The brand's name in the table, such as `visa`."),
      FactDefinition("complete", "Whether the number has as many digits as the issuer's numbers."),
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
    else { throw SettingError("separators", "a digit or a letter can't be a separator") }
    self.init(
      issuers: issuers,
      accepted: accepted.map { Set($0) },
      separators: separators,
      alwaysNeedsCheckDigit: settings.text("check-digit") == "always"
    )
  }

  private static func verify(_ accepted: [String], in issuers: IssuerTable) throws(SettingError) {
    let names = issuers.brands.map(\.name)
    guard !accepted.isEmpty else {
      throw SettingError(
        "accepted",
        "the list is empty",
        hint: "leave out the setting to accept all brands"
      )
    }
    for name in accepted where !names.contains(name) {
      throw SettingError(
        "accepted",
        "the table doesn't contain the brand `\(name)`",
        hint: "the brands are " + names.joined(separator: ", ")
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
    "A separator in a card number isn't between two digits."
  )

  static let paymentCardUnknownIssuer = CodeDefinition(
    "payment_card.unknown_issuer",
    "No issuer uses card numbers that begin like this."
  )

  static let paymentCardNotAccepted = CodeDefinition(
    "payment_card.not_accepted",
    "The card's brand isn't accepted.",
    [.brandOfCard, .init("accepted", .list, "the accepted brands")]
  )

  static let paymentCardTooShort = CodeDefinition(
    "payment_card.too_short",
    "A card number has fewer digits than any number of its issuer.",
    [.init("minimum", .integer, "the smallest number of digits", isMeasured: true)]
  )

  static let paymentCardTooLong = CodeDefinition(
    "payment_card.too_long",
    "A card number has more digits than any number of its issuer.",
    [.init("maximum", .integer, "the largest number of digits", isMeasured: true)]
  )

  static let paymentCardSeveral = CodeDefinition(
    "payment_card.several",
    "Something else follows a whole card number, such as its month of expiry or another number."
  )

  static let paymentCardWrongLength = CodeDefinition(
    "payment_card.wrong_length",
    "A card number has a length that its issuer doesn't use.",
    [
      .brandOfCard,
      .init("lengths", .list, "the numbers of digits that the issuer uses", isMeasured: true),
    ]
  )

  static let paymentCardCheckDigit = CodeDefinition(
    "payment_card.check_digit",
    "The check digit of a card number doesn't match the other digits.",
    [.brandOfCard]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let brandOfCard = Self(
    "brand",
    .text,
    "the brand, such as Visa",
    isMeasured: true
  )
}

extension IssuerTable {
  /// Creates the table from the setting `issuers`.
  init(_ settings: Settings) throws(SettingError) {
    let table = try settings.requiredTable("issuers", as: PrefixTable.self)
    self = try table.issuers()
  }
}

extension PrefixTable {
  /// Returns the table as a table of card issuers, created once for all copies.
  ///
  /// - Throws: A `SettingError` with the row that is wrong and the reason.
  func issuers() throws(SettingError) -> IssuerTable {
    try derived.content { () throws(SettingError) in try IssuerTable(self) }
  }
}
