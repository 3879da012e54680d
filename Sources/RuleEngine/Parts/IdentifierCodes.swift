package import Violations

/// The codes for values that consist of parts, which the identification numbers of all countries
/// share.
extension CodeDefinition {
  /// A value isn't in the format that its rule requires.
  public static let identifierFormat = identifier(
    "format",
    "A value isn't in the format that its rule requires."
  )

  /// A value has the wrong length.
  public static let identifierLength = identifier("length", "A value is too short or too long.")

  /// A part of a value refers to something that doesn't exist, such as a country.
  public static let identifierUnknownPart = identifier(
    "unknown_part",
    "A part of a value refers to something that doesn't exist."
  )

  /// A value is a code that isn't in the list of its standard.
  public static let identifierUnknownCode = identifier(
    "unknown_code",
    "A value is a code that isn't in its list."
  )

  /// The date in a value isn't possible.
  public static let identifierDate = identifier("date", "The date in a value isn't possible.")

  /// The check digits don't match the rest of the value.
  public static let identifierCheckDigit = identifier(
    "check_digit",
    "The check digits of a value don't match the rest."
  )

  /// A value has the right format, but is never issued to anyone.
  public static let identifierNotIssued = identifier(
    "not_issued",
    "A value has the right format, but is never issued to anyone."
  )

  /// The country of a value isn't one of the known countries.
  public static let identifierCountry = identifier(
    "country",
    "The country of a value doesn't have a rule."
  )

  /// All of these codes, for listings and for the loader.
  static let identifiers: [CodeDefinition] =
    [
      .identifierFormat, .identifierLength, .identifierUnknownPart, .identifierUnknownCode,
      .identifierDate, .identifierCheckDigit, .identifierNotIssued, .identifierCountry,
    ] + identifierSlips

  static func identifier(
    _ name: String,
    _ summary: String,
    _ arguments: [Argument] = [],
    isCase: Bool = false
  ) -> CodeDefinition {
    CodeDefinition(
      ViolationCode(rawValue: "identifier." + name),
      summary,
      [
        .init("title", .rule, "the name of this kind of value"),
        .init("example", .text, "a valid value"),
      ] + arguments,
      isCase: isCase
    )
  }
}

extension ViolationCode {
  /// The family of all codes for values that consist of parts.
  package static let identifier = ViolationCode(rawValue: "identifier")

  /// Whether this is one of the codes for values that consist of parts, or below one of them.
  package var isIdentifierCode: Bool { rawValue.hasPrefix("identifier.") }
}
