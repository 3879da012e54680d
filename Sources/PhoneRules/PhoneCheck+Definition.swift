import PhoneNumbers
public import RuleEngine
import Violations

extension PhoneCheck {
  /// The definition of the check for packs, with its settings, codes and facts.
  public static let definition = CheckDefinition(
    "phone",
    "Requires a telephone number that is in use somewhere.",
    settings: settings,
    codes: codes + slipCodes,
    facts: facts,
    givesCanonicalForm: true
  ) { (settings: Settings) throws(SettingError) in try PhoneCheck(settings) }

  /// The types that a pack can require.
  private static let types = PhoneNumberType.allCases.filter { $0 != .unknown }

  private static let settings: [SettingDefinition] = [
    .init(
      "numbers",
      .table("phone-regions"),
      "The table of regions and their numbers.",
      isRequired: true
    ),
    .init(
      "region",
      .text,
      "The region, such as CH, where numbers without a calling code are dialed."
    )
    .namingRegion(),
    .init("regions", .list(.text), "The regions whose numbers are accepted; all if absent."),
    .init(
      "types",
      .list(.choice(types.map(\.rawValue))),
      "The types of number that are accepted; all if absent."
    ),
    .boolean("require-international", "Whether a number must begin with + and its calling code."),
    .boolean("allow-possible", "Whether a number is accepted if only its length is possible."),
    .boolean("extensions", "Whether a number may have an extension.", default: true),
    .boolean(
      "vanity-letters",
      "Whether digits may be written as letters, as in 1-800-FLOWERS.",
      default: true
    ),
  ]

  private static let codes: [CodeDefinition] = [
    .phoneNotANumber, .phoneTooShort, .phoneTooLong, .phoneWrongLength, .phoneUnknownCallingCode,
    .phoneInvalidForRegion, .phoneWrongRegion, .phoneWrongType, .phoneMobileWanted,
    .phoneFixedLineWanted, .phoneOnlyLocal, .phoneExtension, .phoneLetters,
    .phoneInternationalRequired,
  ]

  private static let facts = [
    FactDefinition("region", "The region, such as CH; 001 for numbers that belong to no region."),
    FactDefinition("type", "The type of number, such as mobile; unknown if it isn't valid."),
    FactDefinition("national", "The number as written in its region.", isFromInput: true),
    FactDefinition(
      "international",
      "The number as written for other regions.",
      isFromInput: true
    ),
    FactDefinition("rfc3966", "The number as a tel URI (RFC 3966).", isFromInput: true),
    FactDefinition("extension", "The extension, if there is one.", isFromInput: true),
  ]
}

extension PhoneCheck {
  /// Creates a check from its settings in a pack.
  init(_ settings: Settings) throws(SettingError) {
    let directory = try settings.requiredTable("numbers", as: PhoneDirectory.self)
    var options: Options = []
    if settings.boolean("require-international") == true { options.insert(.requireInternational) }
    if settings.boolean("allow-possible") == true { options.insert(.allowPossible) }
    if settings.boolean("extensions") == false { options.insert(.refuseExtensions) }
    if settings.boolean("vanity-letters") == false { options.insert(.refuseLetters) }
    var regions: [String]?
    if let names = settings.texts("regions") {
      regions = []
      for name in names { regions?.append(try Self.region(name, of: directory, in: "regions")) }
      if names.isEmpty {
        throw SettingError("regions", "the list is empty", hint: "leave it out to accept all")
      }
    }
    let types = settings.texts("types")?.compactMap(PhoneNumberType.init)
    if types?.isEmpty == true {
      throw SettingError("types", "the list is empty", hint: "leave it out to accept all")
    }
    self.init(
      directory,
      region: try settings.text("region").map { (name) throws(SettingError) in
        try Self.code(name, in: "region")
      },
      regions: regions,
      types: types.map { Set($0) },
      options: options
    )
  }

  /// Returns a region's code in uppercase letters, or `001` for numbers that belong to no region.
  ///
  /// - Throws: A ``SettingError`` for the setting if the name has neither form.
  private static func code(_ name: String, in setting: String) throws(SettingError) -> String {
    let letters = name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    if name.utf8.count == 2, letters { return name.uppercased() }
    if name.utf8.elementsEqual("001".utf8) { return name }
    throw SettingError(
      setting,
      "`\(name.prefix(40))` isn't a region code",
      hint: "write an ISO 3166-1 code like `CH`"
    )
  }

  /// Returns a region's code, like ``code(_:in:)``.
  ///
  /// - Throws: A ``SettingError`` for the setting, also if the table doesn't contain the region.
  private static func region(
    _ name: String,
    of directory: PhoneDirectory,
    in setting: String
  ) throws(SettingError) -> String {
    let code = try code(name, in: setting)
    if code == "001" || directory.contains(region: code) { return code }
    throw SettingError(setting, "the table doesn't contain the region `\(code)`")
  }
}

extension CodeDefinition {
  static let phoneNotANumber = CodeDefinition(
    "phone.not_a_number",
    "The text isn't a telephone number.",
    [.example]
  )

  static let phoneTooShort = CodeDefinition(
    "phone.too_short",
    "A number has fewer digits than any number in its region.",
    [.region, .example]
  )

  static let phoneTooLong = CodeDefinition(
    "phone.too_long",
    "A number has more digits than any number in its region.",
    [.region, .example]
  )

  static let phoneWrongLength = CodeDefinition(
    "phone.wrong_length",
    "A number's length is between the lengths that its region uses.",
    [.region, .example]
  )

  static let phoneUnknownCallingCode = CodeDefinition(
    "phone.unknown_calling_code",
    "No region has the calling code that a number begins with.",
    [.init("calling_code", .text, "the + and the first digits after it", isFromInput: true)]
  )

  static let phoneInvalidForRegion = CodeDefinition(
    "phone.invalid_for_region",
    "A number isn't in use in its region.",
    [.region, .example]
  )

  static let phoneWrongRegion = CodeDefinition(
    "phone.wrong_region",
    "A number belongs to a region that isn't accepted.",
    [.region, .init("accepted", .list, "the accepted regions")]
  )

  static let phoneWrongType = CodeDefinition(
    "phone.wrong_type",
    "A number's type isn't accepted.",
    [.type, .example]
  )

  static let phoneMobileWanted = CodeDefinition(
    "phone.wrong_type.mobile_wanted",
    "Only mobile numbers are accepted.",
    [.type, .example]
  )

  static let phoneFixedLineWanted = CodeDefinition(
    "phone.wrong_type.fixed_line_wanted",
    "Only fixed-line numbers are accepted.",
    [.type, .example]
  )

  static let phoneOnlyLocal = CodeDefinition(
    "phone.only_local",
    "A number lacks its area code.",
    [.region, .example]
  )

  static let phoneExtension = CodeDefinition(
    "phone.extension",
    "A number has an extension, but extensions aren't accepted."
  )

  static let phoneLetters = CodeDefinition(
    "phone.letters",
    "A number has letters, but letters aren't accepted."
  )

  static let phoneInternationalRequired = CodeDefinition(
    "phone.international_required",
    "A number must begin with + and its calling code.",
    [.example]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let region = Self(
    "region",
    .region,
    "the number's region",
    isMeasured: true
  )
  fileprivate static let example = Self(
    "example",
    .text,
    "a number that would be accepted",
    isMeasured: true
  )
  fileprivate static let type = Self("type", .text, "the number's type", isMeasured: true)
}
