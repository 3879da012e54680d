import CheckDigits
public import RuleEngine
import Violations

extension ChecksumCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "checksum",
    "Requires check digits that fit the rest of the text.",
    shorthand: "method",
    settings: [
      .choice(
        "method",
        ChecksumMethod.self,
        "A method by its name; or a formula, with the settings below."
      ),
      .init("of", .list(.part), "The parts that count, one behind the other; all if absent."),
      .init(
        "values",
        .value,
        "What characters count: their places in a text, 0-9A-Z if absent; or a list of texts that share "
          + "places, a list of lists that take turns, or ranges with the number at which they begin."
      ),
      .init(
        "as",
        .choice(["sum", "number"]),
        "Whether values are weighted and added up, or are one number.",
        default: "sum"
      ),
      .integer("base", 2...10_000, "The base of the number, if it is not decimal."),
      .init(
        "weights",
        .list(.integer(ChecksumFormula.possibleWeights)),
        "The factors of the characters, repeated as often as needed; 1 if absent."
      ),
      .choice("from", ChecksumFormula.Direction.self, "Where the weights begin.", default: .left),
      .boolean("fold", "Whether the digits of each product are added up."),
      .integer("modulus", ChecksumFormula.moduli, "What the result is divided by."),
      .init(
        "remainder",
        .list(.integer(0...ChecksumFormula.moduli.upperBound)),
        "What must remain; one or several."
      ),
      .init("check", .part, "The part that has the check digits, if the text has them not."),
      .init(
        "characters",
        .list(.text),
        "The check character for each remainder from 0 on; or several such texts."
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
        "the parts can be more than \(PartGrowth.mostTimes) times as long as the value together",
        hint: "name each part once"
      )
    }
    return ChecksumCheck(try checksum(settings), of: parts, check: settings.part("check"))
  }
  .acceptingAnyCharacters()

  /// Makes the checksum that the settings describe: a method with a name, or a formula.
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

  /// Makes a method that has a name.
  ///
  /// Of the settings for formulas, only `values` is read, and only for Luhn's method.
  private static func named(
    _ name: String,
    _ settings: Settings
  ) throws(ChecksumError) -> Checksum {
    let values = try settings.value("values").map(CharacterValues.init(setting:))
    if name == ChecksumMethod.luhn.rawValue, let values { return try Checksum(luhnOver: values) }
    return Checksum(ChecksumMethod(rawValue: name) ?? .luhn)
  }

  /// Makes a formula of its settings; `Checksum` refuses one that cannot be calculated.
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
