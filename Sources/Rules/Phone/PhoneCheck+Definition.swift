import PhoneNumbers
import Violations

extension PhoneCheck {
  /// The check as packs write it, with its settings, codes and facts.
  public static let definition = CheckDefinition(
    "phone",
    "Requires a telephone number that is in use somewhere.",
    settings: settings,
    codes: codes,
    facts: facts,
    givesCanonicalForm: true
  ) { (settings: Settings) throws(SettingError) in try PhoneCheck(settings) }

  /// The types that a pack can ask for.
  private static let types = PhoneNumberType.allCases.filter { $0 != .unknown }

  private static let settings = [
    SettingDefinition(
      "numbers",
      .table("phone-regions"),
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

  private static let codes: [CodeDefinition] = [
    .phoneNotANumber, .phoneTooShort, .phoneTooLong, .phoneWrongLength, .phoneUnknownCallingCode,
    .phoneInvalidForRegion, .phoneWrongRegion, .phoneWrongType, .phoneMobileWanted,
    .phoneFixedLineWanted, .phoneOnlyLocal, .phoneExtension, .phoneLetters,
    .phoneInternationalRequired,
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

extension PhoneCheck {
  /// Creates a check from its settings in a pack.
  init(_ settings: Settings) throws(SettingError) {
    guard let directory = settings.table("numbers", as: PhoneDirectory.self) else {
      throw SettingError("numbers", "a table of regions is needed")
    }
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

  /// Returns a region's code in uppercase letters, or `001`, which stands for numbers that belong
  /// to no region.
  ///
  /// - Throws: A ``SettingError`` for the setting if the name has the form of neither.
  private static func code(_ name: String, in setting: String) throws(SettingError) -> String {
    let letters = name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    if name.utf8.count == 2, letters { return name.uppercased() }
    if name.utf8.elementsEqual("001".utf8) { return name }
    throw SettingError(
      setting,
      "'\(name.prefix(40))' is not the code of a region",
      hint: "write a code of ISO 3166-1 like CH"
    )
  }

  /// Returns a region's code, as ``code(_:in:)`` does.
  ///
  /// - Throws: A ``SettingError`` for the setting also if the table has no numbers of the region.
  private static func region(
    _ name: String,
    of directory: PhoneDirectory,
    in setting: String
  ) throws(SettingError) -> String {
    let code = try code(name, in: setting)
    if code == "001" || directory.contains(region: code) { return code }
    throw SettingError(setting, "the table has no region \(code)")
  }
}

extension CodeDefinition {
  static let phoneNotANumber = CodeDefinition(
    "phone.not_a_number",
    "The text is no telephone number.",
    [.example]
  )

  static let phoneTooShort = CodeDefinition(
    "phone.too_short",
    "A number has fewer digits than any of its region.",
    [.region, .example]
  )

  static let phoneTooLong = CodeDefinition(
    "phone.too_long",
    "A number has more digits than any of its region.",
    [.region, .example]
  )

  static let phoneWrongLength = CodeDefinition(
    "phone.wrong_length",
    "A number has a length between those that its region uses.",
    [.region, .example]
  )

  static let phoneUnknownCallingCode = CodeDefinition(
    "phone.unknown_calling_code",
    "No region has the calling code that a number begins with.",
    [.init("calling_code", .text, "the + and the first digits after it", isFromInput: true)]
  )

  static let phoneInvalidForRegion = CodeDefinition(
    "phone.invalid_for_region",
    "No number in use in its region is like this one.",
    [.region, .example]
  )

  static let phoneWrongRegion = CodeDefinition(
    "phone.wrong_region",
    "A number belongs to a region that is not accepted.",
    [.region, .init("accepted", .list, "the accepted regions")]
  )

  static let phoneWrongType = CodeDefinition(
    "phone.wrong_type",
    "A number's type is not accepted.",
    [.type, .example]
  )

  static let phoneMobileWanted = CodeDefinition(
    "phone.wrong_type.mobile_wanted",
    "Only numbers of mobile telephones are accepted.",
    [.type, .example]
  )

  static let phoneFixedLineWanted = CodeDefinition(
    "phone.wrong_type.fixed_line_wanted",
    "Only numbers of fixed lines are accepted.",
    [.type, .example]
  )

  static let phoneOnlyLocal = CodeDefinition(
    "phone.only_local",
    "A number lacks its area code.",
    [.region, .example]
  )

  static let phoneExtension = CodeDefinition(
    "phone.extension",
    "A number has an extension, which is not accepted."
  )

  static let phoneLetters = CodeDefinition(
    "phone.letters",
    "A number has letters, which are not accepted."
  )

  static let phoneInternationalRequired = CodeDefinition(
    "phone.international_required",
    "A number must begin with + and its calling code.",
    [.example]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let region = Self("region", .region, "the number's region")
  fileprivate static let example = Self("example", .text, "a number as it should be")
  fileprivate static let type = Self("type", .text, "the number's type")
}
