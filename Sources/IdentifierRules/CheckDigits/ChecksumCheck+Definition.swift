import CheckDigits
public import RuleEngine
import Violations

extension ChecksumCheck {
  /// The definition of this check for packs and documentation.
  public static let definition = CheckDefinition(
    "checksum",
    "Requires check digits that match the rest of the text.",
    shorthand: "method",
    settings: [
      .choice(
        "method",
        ChecksumMethod.self,
        "The name of a method; for a formula, use the settings below."
      ),
      .init("of", .list(.part), "The parts that count, in this order; the whole text if absent."),
      .init(
        "values",
        .value,
        "Character values: positions in a text, `0-9A-Z` if absent; or a list of texts that each "
          + "share a value, a list of alternating lists, or ranges with their first values."
      ),
      .init(
        "as",
        .choice(["sum", "number"]),
        "Whether values are weighted and added up, or form one number.",
        default: "sum"
      ),
      .integer("base", 2...10_000, "The base of the number, if it isn't decimal."),
      .init(
        "weights",
        .list(.integer(ChecksumFormula.possibleWeights)),
        "The factors of the characters, repeated as often as needed; 1 if absent."
      ),
      .choice(
        "from",
        ChecksumFormula.Direction.self,
        "The end of the text where the weights begin.",
        default: .left
      ),
      .boolean("fold", "Whether to add up the digits of each product."),
      .integer("modulus", ChecksumFormula.moduli, "The number that the result is divided by."),
      .init(
        "remainder",
        .list(.integer(0...ChecksumFormula.moduli.upperBound)),
        "The remainders that are right, one or several."
      ),
      .init("check", .part, "The part with the check digits, if the text doesn't contain them."),
      .init(
        "characters",
        .list(.text),
        "The check character for each remainder, starting at 0; or several of these texts."
      ),
      .boolean(
        "negative",
        "Whether the check part, as a number, is the negative of the remainder."
      ),
    ],
    codes: [.identifierCheckDigit]
  ) { settings throws(SettingError) in
    try refuseIdleSettings(settings)
    let parts = settings.parts("of")
    let growth = parts?.reduce(0) { $0 + $1.growth } ?? 0
    guard growth <= PartGrowth.mostTimes, parts?.count ?? 0 <= PartGrowth.mostTimes else {
      throw SettingError(
        "of",
        "together, the parts can be more than \(PartGrowth.mostTimes) times as long as the value",
        hint: "name each part once"
      )
    }
    return ChecksumCheck(try checksum(settings), of: parts, check: settings.part("check"))
  }
  .acceptingAnyCharacters()

  /// Creates the checksum that the settings describe: a named method or a formula.
  private static func checksum(_ settings: Settings) throws(SettingError) -> Checksum {
    do throws(ChecksumError) {
      if let name = settings.text("method") {
        return try named(name, settings)
      }
      return try Checksum(try formula(settings))
    } catch {
      throw SettingError(error.part.rawValue, error.reason, hint: error.hint)
    }
  }

  /// Creates a named method.
  ///
  /// Among the settings for formulas, only `values` is read, and only for the Luhn method.
  private static func named(
    _ name: String,
    _ settings: Settings
  ) throws(ChecksumError) -> Checksum {
    let values = try settings.value("values").map(CharacterValues.init(setting:))
    if name == ChecksumMethod.luhn.rawValue, let values { return try Checksum(luhnOver: values) }
    return Checksum(ChecksumMethod(rawValue: name) ?? .luhn)
  }

  /// Creates a formula from its settings.
  ///
  /// `Checksum` refuses one that can't be calculated.
  private static func formula(_ settings: Settings) throws(ChecksumError) -> ChecksumFormula {
    let expectation: ChecksumFormula.Expectation =
      if let characters = settings.texts("characters") {
        .characters(characters)
      } else if settings.part("check") != nil {
        .number(isNegative: settings.boolean("negative") ?? false)
      } else {
        .remainder(settings.integers("remainder") ?? [])
      }
    var formula = ChecksumFormula(modulus: settings.integer("modulus") ?? 0, expecting: expectation)
    if let values = settings.value("values") {
      formula.values = try CharacterValues(setting: values)
    }
    if settings.text("as") == "number" {
      formula.reading = settings.integer("base").map { .digits(base: $0) } ?? .number
    }
    if let weights = settings.integers("weights") { formula.weights = weights }
    formula.from = settings.choice("from") ?? .left
    formula.folds = settings.boolean("fold") ?? false
    return formula
  }
}
