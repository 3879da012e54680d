import LocalizedValues
public import RuleEngine
import Violations

extension Subject {
  /// Numbers and dates as people write them in their language.
  public static let localized = Subject(
    "localized",
    checks: [
      LocalizedNumberCheck.definition, LocalizedDateCheck.definition, MoneyCheck.definition,
    ]
  )
}

extension Settings {
  /// The locale of a setting `locale`; `und` if there is none.
  ///
  /// - Throws: A ``SettingError`` if the text is no tag, or if CLDR does not know its language.
  func locale<Writing>(_ find: (LocaleIdentifier) -> Writing?) throws(SettingError) -> Writing {
    let tag = text("locale") ?? LocaleIdentifier.root.tag
    guard let locale = LocaleIdentifier(tag) else {
      throw SettingError("locale", "'\(tag.prefix(60))' is not a language tag such as de-CH")
    }
    guard let writing = find(locale) else {
      throw SettingError(
        "locale",
        "nothing is known of how the locale \(locale) writes this",
        hint: "the language may be unknown, or its calendar; -u-ca-gregory asks for the Gregorian"
      )
    }
    return writing
  }
}

extension SettingDefinition {
  /// The locale of what is written.
  static let writtenLocale = SettingDefinition(
    "locale",
    .text,
    "The locale of the text, a tag of BCP 47 such as de-CH; und if absent."
  )

  static let lowerNumber = SettingDefinition("minimum", .decimal, "The least number accepted.")

  static let upperNumber = SettingDefinition("maximum", .decimal, "The greatest number accepted.")

  static let fractionDigits = SettingDefinition.integer(
    "fraction-digits",
    0...Int.max,
    "The greatest number of digits after the decimal sign, zeros at the end left out."
  )

  static let grouping = SettingDefinition(
    "grouping",
    .choice(["optional", "required", "refused"]),
    "Whether large numbers are written in groups of digits.",
    default: "optional"
  )
}

extension CodeDefinition {
  static let localizedNumberFormat = CodeDefinition(
    "localized_number.format",
    "The text is not written as a number of the locale.",
    [.writtenExample]
  )

  static let localizedNumberSeparators = CodeDefinition(
    "localized_number.separators",
    "The separators of a number are not where the locale has them.",
    [.writtenExample]
  )

  static let localizedNumberAmbiguous = CodeDefinition(
    "localized_number.ambiguous",
    "The number has a separator that may stand before a fraction or between groups.",
    [
      .init(
        "example",
        .text,
        "the number that was understood, written so that it is clear",
        isFromInput: true
      )
    ],
    severity: .warning
  )

  static let localizedDateFormat = CodeDefinition(
    "localized_date.format",
    "The text is not written as a date of the locale.",
    [.writtenExample]
  )

  static let localizedDateAmbiguous = CodeDefinition(
    "localized_date.ambiguous",
    "The date may be another one: by a year of two digits, the order of day and month, or a calendar.",
    [
      .init("date", .date, "the date that was understood", isFromInput: true),
      .init("example", .text, "the same date as ISO 8601 writes it", isFromInput: true),
    ],
    severity: .warning
  )

  static let moneyFormat = CodeDefinition(
    "money.format",
    "The text is not written as an amount of money of the locale.",
    [.writtenExample]
  )

  static let moneyCurrencyMissing = CodeDefinition(
    "money.currency_missing",
    "The amount has no currency.",
    [.writtenExample]
  )

  static let moneyCurrencyUnknown = CodeDefinition(
    "money.currency_unknown",
    "What stands beside the number is no currency, or a symbol of several.",
    [.writtenExample]
  )

  static let moneyCurrencyNotAccepted = CodeDefinition(
    "money.currency_not_accepted",
    "The amount is of a currency that is not accepted.",
    [.init("currencies", .list, "the codes of the currencies that are accepted")]
  )
}

extension CodeDefinition.Argument {
  /// An example as the locale writes it.
  fileprivate static let writtenExample = Self(
    "example",
    .text,
    "an example as the locale of the rule writes it"
  )
}
