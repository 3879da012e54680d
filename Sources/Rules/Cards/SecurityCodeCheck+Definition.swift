import Violations

extension SecurityCodeCheck {
  /// The check as packs know it.
  public static let definition = CheckDefinition(
    "security-code",
    "Requires the security code of a payment card.",
    settings: [
      SettingDefinition(
        "issuers",
        .table("prefix-ranges"),
        "The table of issuers; needed with brand-from and number."
      ),
      SettingDefinition(
        "brand-from",
        .field,
        "The field that holds the card number."
      ),
      SettingDefinition(
        "number",
        .text,
        "The card number, for rules that take it as a parameter."
      ),
      SettingDefinition(
        "length",
        .integer(allLengths),
        "The number of digits, whatever the brand."
      ),
    ],
    codes: [
      CodeDefinition(
        .securityCodeCharacter,
        "A security code has a character that is not a digit."
      ),
      CodeDefinition(
        .securityCodeLength,
        "A security code has another number of digits than its brand uses.",
        [
          .init("length", .integer, "the number of digits"),
          .init("name", .text, "what the brand calls the code, such as CVV or CID"),
        ]
      ),
      CodeDefinition(
        .securityCodeLengthRange,
        "A security code has another number of digits than any brand uses.",
        [
          .init("minimum", .integer, "the smallest number of digits"),
          .init("maximum", .integer, "the largest number of digits"),
        ]
      ),
    ],
    isForSecrets: true
  ) { (settings: Settings) throws(SettingError) in try SecurityCodeCheck(settings) }

  /// Creates a check from its settings in a pack.
  ///
  /// A length goes before a brand.
  init(_ settings: Settings) throws(SettingError) {
    if settings.contains("brand-from"), settings.contains("number") {
      throw SettingError("number", "brand-from and number exclude each other")
    }
    if let length = settings.integer("length") {
      self.init(.length(length))
    } else if let path = settings.field("brand-from") {
      self.init(.brandOfField(path, try IssuerTable(settings)))
    } else if let number = settings.text("number") {
      self.init(.brandOfNumber(number, try IssuerTable(settings)))
    } else {
      self.init(.any)
    }
  }
}
