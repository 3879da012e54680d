import LocalizedValues
public import RuleEngine
import Violations

extension Subject {
  /// Checks for numbers, dates, times, durations and amounts of money as people write them in their
  /// language.
  public static let localized = Subject(
    "localized",
    checks: [
      LocalizedNumberCheck.definition, LocalizedDateCheck.definition, MoneyCheck.definition,
      LocalizedTimeCheck.definition, LocalizedDurationCheck.definition,
    ]
  )
}

extension Settings {
  /// Returns the locale of the setting `locale`, or `und` if there is none.
  ///
  /// - Throws: A ``SettingError`` if the text isn't a tag, or if CLDR doesn't know its language.
  func locale<Writing>(_ find: (LocaleIdentifier) -> Writing?) throws(SettingError) -> Writing {
    let tag = text("locale") ?? LocaleIdentifier.root.tag
    guard let locale = LocaleIdentifier(tag) else {
      throw SettingError("locale", "`\(tag.prefix(60))` isn't a language tag such as `de-CH`")
    }
    guard let writing = find(locale) else {
      throw SettingError(
        "locale",
        "there is no data on how the locale `\(locale)` writes this",
        hint:
          "the language or its calendar is unknown; `-u-ca-gregory` requests the Gregorian calendar"
      )
    }
    return writing
  }
}

extension SettingDefinition {
  /// The setting for the locale of the text.
  static let writtenLocale = SettingDefinition(
    "locale",
    .text,
    "The locale of the text, a BCP 47 tag such as de-CH; und if absent."
  )

  static let lowerNumber = SettingDefinition(
    "minimum",
    .decimal,
    "The minimum, which is accepted itself."
  )

  static let upperNumber = SettingDefinition(
    "maximum",
    .decimal,
    "The maximum, which is accepted itself."
  )

  static let fractionDigits = SettingDefinition.integer(
    "fraction-digits",
    0...Int.max,
    "The maximum number of digits after the decimal separator, without trailing zeros."
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
    "The text isn't written as a number in the locale.",
    [.writtenExample]
  )

  static let localizedNumberSeparators = CodeDefinition(
    "localized_number.separators",
    "The separators of a number are in the wrong places for the locale.",
    [.writtenExample]
  )

  static let localizedNumberAmbiguous = CodeDefinition(
    "localized_number.ambiguous",
    "The number has a separator that could come before a fraction or between groups.",
    [
      .init(
        "example",
        .text,
        "the number that was understood, in an unambiguous form",
        isFromInput: true
      )
    ],
    severity: .warning
  )

  static let localizedDateFormat = CodeDefinition(
    "localized_date.format",
    "The text isn't written as a date in the locale.",
    [.writtenExample]
  )

  static let localizedDateAmbiguous = CodeDefinition(
    "localized_date.ambiguous",
    "The date is ambiguous: its year, or its order of day and month, could differ.",
    [
      .init("date", .date, "the date that was understood", isFromInput: true),
      .init("example", .text, "the same date in the format of ISO 8601", isFromInput: true),
    ],
    severity: .warning
  )

  static let localizedDateTwoCalendars = CodeDefinition(
    "localized_date.two_calendars",
    "The year of a date is of our time in two calendars.",
    [
      .init("date", .date, "the date in the calendar of the locale", isFromInput: true),
      .init("other", .date, "the date in the Gregorian calendar", isFromInput: true),
      .init("example", .text, "the first date in the format of ISO 8601", isFromInput: true),
    ]
  )

  static let localizedTimeFormat = CodeDefinition(
    "localized_time.format",
    "The text isn't written as a time of day in the locale.",
    [.writtenExample]
  )

  static let localizedDurationFormat = CodeDefinition(
    "localized_duration.format",
    "The text isn't written as a duration in the locale.",
    [.writtenExample]
  )

  static let moneyFormat = CodeDefinition(
    "money.format",
    "The text isn't written as an amount of money in the locale.",
    [.writtenExample]
  )

  static let moneyCurrencyMissing = CodeDefinition(
    "money.currency_missing",
    "The amount has no currency.",
    [.writtenExample]
  )

  static let moneyCurrencyUnknown = CodeDefinition(
    "money.currency_unknown",
    "The text next to the number isn't a currency, or is a symbol that several currencies share.",
    [.writtenExample]
  )

  static let moneyCurrencyNotAccepted = CodeDefinition(
    "money.currency_not_accepted",
    "The amount has a currency that isn't accepted.",
    [.init("currencies", .list, "the codes of the accepted currencies")]
  )
}

extension CodeDefinition.Argument {
  /// An example in the locale's format.
  fileprivate static let writtenExample = Self(
    "example",
    .text,
    "an example in the format of the rule's locale"
  )
}
