import UnicodeText
import Violations

extension LengthCheck {
  private static let actual = CodeDefinition.Argument("actual", .integer, "the length found")
  private static let unitArgument = CodeDefinition.Argument(
    "unit",
    .text,
    "characters, scalars, utf16 or bytes"
  )

  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "length",
    "Requires the length of a text to be within limits.",
    shorthand: "exact",
    settings: [
      SettingDefinition("minimum", .integer(0...Int.max), "The least length."),
      SettingDefinition("maximum", .integer(0...Int.max), "The greatest length."),
      SettingDefinition("exact", .integer(0...Int.max), "The only length."),
      SettingDefinition("ignoring", .unicodeSet, "Characters that do not count."),
      SettingDefinition(
        "unit",
        .choice(Unit.allCases.map(\.rawValue)),
        "What is counted.",
        default: Unit.characters.rawValue
      ),
    ],
    codes: [
      CodeDefinition(
        .lengthTooShort,
        "The text is too short.",
        [.init("minimum", .integer, "the least length"), actual, unitArgument]
      ),
      CodeDefinition(
        .lengthTooLong,
        "The text is too long.",
        [.init("maximum", .integer, "the greatest length"), actual, unitArgument]
      ),
      CodeDefinition(
        .lengthWrong,
        "The text does not have the one length that is accepted.",
        [.init("expected", .integer, "the only length"), actual, unitArgument]
      ),
    ]
  ) { settings throws(SettingError) in
    let exact = settings.integer("exact")
    let minimum = settings.integer("minimum")
    let maximum = settings.integer("maximum")
    if exact == nil, minimum == nil, maximum == nil {
      throw SettingError(nil, "give minimum, maximum or exact")
    }
    if exact != nil, minimum != nil || maximum != nil {
      throw SettingError("exact", "exact excludes minimum and maximum")
    }
    let lower = exact ?? minimum ?? 0
    let upper = exact ?? maximum ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    return LengthCheck(
      lower...upper,
      counting: settings.choice("unit") ?? .characters,
      ignoring: try settings.unicodeSet("ignoring")
    )
  }
}
