import Violations

extension PhoneCheck {
  /// The check as packs know it.
  public static let definition = CheckDefinition(
    "phone",
    "Requires a telephone number that is in use somewhere.",
    settings: settings,
    codes: codes,
    facts: facts,
    givesCanonicalForm: true
  ) { (settings: Settings) throws(SettingError) in try PhoneCheck(settings) }

  private static let types = PhoneNumberType.allCases.filter { $0 != .unknown }

  private static let settings = [
    SettingDefinition(
      "numbers",
      .table(.phoneRegions),
      "The table of regions and their numbers.",
      isRequired: true
    ),
    SettingDefinition(
      "region",
      .text,
      "The region, such as CH, where numbers without a calling code are dialled."
    ),
    SettingDefinition(
      "regions",
      .list(.text),
      "The regions whose numbers are accepted; all if absent."
    ),
    SettingDefinition(
      "types",
      .list(.choice(types.map(\.rawValue))),
      "The types of number that are accepted; all if absent."
    ),
    SettingDefinition(
      "require-international",
      .boolean,
      "Whether a number must begin with + and its calling code.",
      default: "false"
    ),
    SettingDefinition(
      "allow-possible",
      .boolean,
      "Whether a number with a possible length is enough.",
      default: "false"
    ),
    SettingDefinition(
      "extensions",
      .boolean,
      "Whether a number may have an extension.",
      default: "true"
    ),
    SettingDefinition(
      "vanity-letters",
      .boolean,
      "Whether digits may be written as letters, as in 1-800-FLOWERS.",
      default: "true"
    ),
  ]

  private static let region = CodeDefinition.Argument("region", .region, "the number's region")
  private static let example = CodeDefinition.Argument("example", .text, "a number as it should be")
  private static let type = CodeDefinition.Argument("type", .text, "the number's type")

  private static let codes = [
    CodeDefinition(.phoneNotANumber, "The text is no telephone number.", [example]),
    CodeDefinition(
      .phoneTooShort,
      "A number has fewer digits than any of its region.",
      [region, example]
    ),
    CodeDefinition(
      .phoneTooLong,
      "A number has more digits than any of its region.",
      [region, example]
    ),
    CodeDefinition(
      .phoneWrongLength,
      "A number has a length between those that its region uses.",
      [region, example]
    ),
    CodeDefinition(
      .phoneUnknownCallingCode,
      "No region has the calling code that a number begins with.",
      [.init("calling_code", .text, "the + and the first digits after it", isFromInput: true)]
    ),
    CodeDefinition(
      .phoneInvalidForRegion,
      "No number in use in its region is like this one.",
      [region, example]
    ),
    CodeDefinition(
      .phoneWrongRegion,
      "A number belongs to a region that is not accepted.",
      [region, .init("accepted", .list, "the accepted regions")]
    ),
    CodeDefinition(.phoneWrongType, "A number's type is not accepted.", [type, example]),
    CodeDefinition(
      .phoneMobileWanted,
      "Only numbers of mobile telephones are accepted.",
      [type, example]
    ),
    CodeDefinition(
      .phoneFixedLineWanted,
      "Only numbers of fixed lines are accepted.",
      [type, example]
    ),
    CodeDefinition(.phoneOnlyLocal, "A number lacks its area code.", [region, example]),
    CodeDefinition(.phoneExtension, "A number has an extension, which is not accepted."),
    CodeDefinition(.phoneLetters, "A number has letters, which are not accepted."),
    CodeDefinition(
      .phoneInternationalRequired,
      "A number must begin with + and its calling code.",
      [example]
    ),
  ]

  private static let facts = [
    FactDefinition("region", "The region, such as CH; 001 for numbers of no region."),
    FactDefinition("type", "The type of number, such as mobile; unknown if it is not valid."),
    FactDefinition("national", "The number as it is written in its region.", isFromInput: true),
    FactDefinition(
      "international",
      "The number as it is written for other regions.",
      isFromInput: true
    ),
    FactDefinition("rfc3966", "The number as a tel URI (RFC 3966).", isFromInput: true),
    FactDefinition("extension", "The extension, where there is one.", isFromInput: true),
  ]
}
