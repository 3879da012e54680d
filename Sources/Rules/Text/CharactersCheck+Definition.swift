import UnicodeText
import Violations

extension CharactersCheck {
  private static let actual = CodeDefinition.Argument("actual", .integer, "the number found")
  private static let className = CodeDefinition.Argument(
    "class",
    .text,
    "digit, letter, lowercase, uppercase, symbol, space or other"
  )

  /// The kinds of character that messages can name.
  private static let classNames = [
    "digit", "letter", "lowercase", "uppercase", "symbol", "space", "other",
  ]

  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "characters",
    "Limits which characters a text may have, and how many of a kind.",
    shorthand: "allowed",
    settings: [
      SettingDefinition("allowed", .unicodeSet, "The only characters that may occur."),
      SettingDefinition("forbidden", .unicodeSet, "Characters that must not occur."),
      SettingDefinition("counted", .unicodeSet, "The characters that are counted."),
      SettingDefinition("minimum", .integer(0...Int.max), "The least number of those counted."),
      SettingDefinition("maximum", .integer(0...Int.max), "The greatest number of those counted."),
      SettingDefinition(
        "class",
        .choice(classNames),
        "What messages call the characters that are counted.",
        default: "other"
      ),
    ],
    codes: [
      CodeDefinition(
        .charactersNotAllowed,
        "The text has a character that is not allowed.",
        [.init("character", .character, "the first such character", isFromInput: true)]
      ),
      CodeDefinition(
        .charactersTooFew,
        "The text has too few characters of a kind.",
        [.init("minimum", .integer, "the least number"), actual, className]
      ),
      CodeDefinition(
        .charactersTooMany,
        "The text has too many characters of a kind.",
        [.init("maximum", .integer, "the greatest number"), actual, className]
      ),
    ]
  ) { settings throws(SettingError) in
    let count = try count(from: settings)
    let allowed = try settings.unicodeSet("allowed")
    let forbidden = try settings.unicodeSet("forbidden")
    guard count != nil || allowed != nil || forbidden != nil else {
      throw SettingError(nil, "give allowed, forbidden or counted")
    }
    return CharactersCheck(allowed: allowed, forbidden: forbidden, count: count)
  }

  private static func count(from settings: Settings) throws(SettingError) -> Count? {
    let minimum = settings.integer("minimum")
    let maximum = settings.integer("maximum")
    guard let set = try settings.unicodeSet("counted") else {
      guard minimum == nil, maximum == nil else {
        throw SettingError(
          minimum == nil ? "maximum" : "minimum",
          "minimum and maximum need counted, the set of characters to count",
          hint: "for the length of the whole text use the check length"
        )
      }
      return nil
    }
    guard minimum != nil || maximum != nil else {
      throw SettingError("counted", "counted needs minimum or maximum")
    }
    let lower = minimum ?? 0
    let upper = maximum ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    return Count(of: set, limits: lower...upper, className: settings.text("class") ?? "other")
  }
}
