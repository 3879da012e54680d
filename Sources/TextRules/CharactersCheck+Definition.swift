public import RuleEngine
import Violations

extension CharactersCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "characters",
    "Limits which characters a text may have, and how many of a kind.",
    shorthand: "allowed",
    settings: [
      .init("allowed", .unicodeSet, "The only characters that may occur."),
      .init("forbidden", .unicodeSet, "Characters that must not occur."),
      .init("counted", .unicodeSet, "The characters that are counted."),
      .integer("minimum", 0...Int.max, "The minimum number of counted characters."),
      .integer("maximum", 0...Int.max, "The maximum number of counted characters."),
      .init(
        "class",
        .choice(CodeDefinition.classesOfCharacters + ["other"]),
        "The name that messages use for the counted characters.",
        default: "other"
      ),
    ],
    codes: [.charactersNotAllowed] + CodeDefinition.countsOfCharacters
  ) { settings throws(SettingError) in
    let count = try count(from: settings)
    let allowed = try settings.unicodeSet("allowed")
    let forbidden = try settings.unicodeSet("forbidden")
    guard count != nil || allowed != nil || forbidden != nil else {
      throw SettingError(nil, "give `allowed`, `forbidden` or `counted`")
    }
    return CharactersCheck(allowed: allowed, forbidden: forbidden, count: count)
  }
  .reporting(reports)
  .playing(.characters(allowed: "allowed"))

  private static func count(from settings: Settings) throws(SettingError) -> Count? {
    let minimum = settings.integer("minimum")
    let maximum = settings.integer("maximum")
    guard let set = try settings.unicodeSet("counted") else {
      guard minimum == nil, maximum == nil else {
        throw SettingError(
          minimum == nil ? "maximum" : "minimum",
          "`minimum` and `maximum` need `counted`, the set of characters to count",
          hint: "to limit the length of the whole text, use the check `length`"
        )
      }
      guard settings.text("class") ?? "other" == "other" else {
        throw SettingError("class", "`class` needs `counted`, the set of characters that it names")
      }
      return nil
    }
    guard minimum != nil || maximum != nil else {
      throw SettingError("counted", "`counted` needs `minimum` or `maximum`")
    }
    let lower = minimum ?? 0
    let upper = maximum ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    return Count(of: set, limits: lower...upper, className: settings.text("class") ?? "other")
  }

  private static func reports(
    _ code: ViolationCode,
    _ written: [String: SettingExpression]
  ) -> Bool {
    if code == "characters.not_allowed" {
      return written["allowed"] != nil || written["forbidden"] != nil
    }
    let isTooFew = code.isOrIsBelow("characters.too_few")
    guard written[isTooFew ? "minimum" : "maximum"] != nil else { return false }
    return switch written["class"] {
    case nil: code.isFamilyOfCounts
    case .constant(.text("other")): code.isFamilyOfCounts
    case .constant(.text(let name)): code.rawValue.hasSuffix(".\(name)")
    default: true
    }
  }
}

extension ViolationCode {
  /// Whether the code is for characters of a class without a name.
  fileprivate var isFamilyOfCounts: Bool {
    self == "characters.too_few" || self == "characters.too_many"
  }
}
