package import Violations

/// The codes of values that are made of pieces, which the numbers of all countries share.
extension CodeDefinition {
  /// The value is not written as such a value is.
  public static let identifierFormat = identifier(
    "format",
    "A value is not written as its rule asks for."
  )

  /// A value has the wrong length.
  public static let identifierLength = identifier("length", "A value is too short or too long.")

  /// A part of the value names something that there is not, such as a country.
  public static let identifierUnknownPart = identifier(
    "unknown_part",
    "A part of a value names something that there is not."
  )

  /// The value is a code that the list of a standard does not have.
  public static let identifierUnknownCode = identifier(
    "unknown_code",
    "A value is a code that its list does not have."
  )

  /// A part of the value is no day that such a value can have.
  public static let identifierDate = identifier("date", "The date in a value is not possible.")

  /// The check digits do not fit the rest of the value.
  public static let identifierCheckDigit = identifier(
    "check_digit",
    "The check digits of a value do not fit the rest."
  )

  /// A value of the right form that nobody has.
  public static let identifierNotIssued = identifier(
    "not_issued",
    "A value is of a form that is not given to anybody."
  )

  /// The country of a value is not among those that are known.
  public static let identifierCountry = identifier(
    "country",
    "No rule is known for the country of a value."
  )

  /// All of them, for listings and for the loader.
  static let identifiers: [CodeDefinition] = [
    .identifierFormat, .identifierLength, .identifierUnknownPart, .identifierUnknownCode,
    .identifierDate, .identifierCheckDigit, .identifierNotIssued, .identifierCountry,
  ]

  private static func identifier(_ name: String, _ summary: String) -> CodeDefinition {
    CodeDefinition(
      ViolationCode(rawValue: "identifier." + name),
      summary,
      [
        .init("title", .rule, "what such a value is called"),
        .init("example", .text, "a valid value"),
      ]
    )
  }
}

extension ViolationCode {
  /// The family of all codes of values that are made of pieces.
  package static let identifier = ViolationCode(rawValue: "identifier")

  /// Whether this is one of the codes of values that are made of pieces, or one below it.
  package var isIdentifierCode: Bool { rawValue.hasPrefix("identifier.") }
}
