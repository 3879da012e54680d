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
      SettingDefinition(
        "method",
        .choice(ChecksumMethod.allCases.map(\.rawValue)),
        "A method by its name; or a formula, with the settings below."
      ),
      SettingDefinition(
        "of",
        .list(.part),
        "The parts that count, one behind the other; all if absent."
      ),
      SettingDefinition(
        "values",
        .value,
        "What characters count: their places in a text, 0-9A-Z if absent; or a list of texts that share "
          + "places, a list of lists that take turns, or ranges with the number at which they begin."
      ),
      SettingDefinition(
        "as",
        .choice(["sum", "number"]),
        "Whether values are weighted and added up, or are one number.",
        default: "sum"
      ),
      SettingDefinition(
        "base",
        .integer(2...10_000),
        "The base of the number, if it is not decimal."
      ),
      SettingDefinition(
        "weights",
        .list(.integer(ChecksumFormula.possibleWeights)),
        "The factors of the characters, repeated as often as needed; 1 if absent."
      ),
      SettingDefinition(
        "from",
        .choice(ChecksumFormula.Direction.allCases.map(\.rawValue)),
        "Where the weights begin.",
        default: "left"
      ),
      SettingDefinition(
        "fold",
        .boolean,
        "Whether the digits of each product are added up.",
        default: "false"
      ),
      SettingDefinition(
        "modulus",
        .integer(ChecksumFormula.moduli),
        "What the result is divided by."
      ),
      SettingDefinition(
        "remainder",
        .list(.integer(0...ChecksumFormula.moduli.upperBound)),
        "What must remain; one or several."
      ),
      SettingDefinition(
        "check",
        .part,
        "The part that has the check digits, if the text has them not."
      ),
      SettingDefinition(
        "characters",
        .list(.text),
        "The check character for each remainder from 0 on; or several such texts."
      ),
      SettingDefinition(
        "negative",
        .boolean,
        "Whether the check part, as a number, is the negative of the remainder.",
        default: "false"
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
    return ChecksumCheck(
      try checksum(settings),
      of: parts,
      check: settings.part("check")
    )
  }
  .acceptingAnyCharacters()

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

  /// Makes a method that has a name; of the settings of formulas it knows values alone.
  private static func named(
    _ name: String,
    _ settings: Settings
  ) throws(ChecksumError) -> Checksum {
    let values = try settings.value("values").map(CharacterValues.init(setting:))
    if name == ChecksumMethod.luhn.rawValue, let values { return try Checksum(luhnOver: values) }
    return Checksum(ChecksumMethod(rawValue: name) ?? .luhn)
  }

  private static func formula(_ settings: Settings) throws(ChecksumError) -> ChecksumFormula {
    let expectation: ChecksumFormula.Expectation =
      if let characters = settings.texts("characters") {
        .characters(characters)
      } else if settings.part("check") != nil {
        .number(isNegative: settings.boolean("negative") ?? false)
      } else {
        .remainder(settings.integers("remainder") ?? [])
      }
    var formula = ChecksumFormula(
      modulus: settings.integer("modulus") ?? 0,
      expecting: expectation
    )
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

extension ChecksumCheck {
  /// Returns the characters that have a value in some position of a text; nil if parameters say which.
  static func valuedCharacters(of template: CheckTemplate) -> [Unicode.Scalar]? {
    do throws(ChecksumError) {
      switch (template.settings["method"], template.settings["values"]) {
      case (nil, nil): return CharacterValues.alphanumeric.characters
      case (.constant(.text(let name))?, nil):
        return ChecksumMethod(rawValue: name).map { Checksum($0).valuedCharacters }
      case (nil, .constant(.value(let values))?), (.constant?, .constant(.value(let values))?):
        return try CharacterValues(setting: values).characters
      default: return nil
      }
    } catch {
      return nil
    }
  }
}

extension CharacterValues {
  /// Reads values as packs write them.
  ///
  /// - Throws: A `ChecksumError` for what is none of the ways.
  init(setting value: Value) throws(ChecksumError) {
    switch value {
    case .text(let text): try self.init(text)
    case .decimal(let number): try self.init(number.description)
    case .list(let elements):
      if elements.contains(where: \.isCollection) {
        guard elements.allSatisfy(\.isCollection) else {
          throw ChecksumError(
            .values,
            "Texts stand beside lists.",
            "Characters that share a place are texts alone. What takes turns is lists alone, "
              + "of one text too, like [0-9A-Z]."
          )
        }
        var turns: [CharacterValues] = []
        for element in elements { turns.append(try CharacterValues(setting: element)) }
        try self.init(takingTurns: turns)
      } else {
        // Of one text alone, characters count by their places.
        if elements.count == 1 {
          try self.init(elements[0].text ?? "")
        } else {
          try self.init(sharing: elements.map { $0.text ?? "" })
        }
      }
    case .record(let entries):
      var starts: [String: Int] = [:]
      for (range, start) in entries {
        starts[range] = start.text.flatMap { Int($0) } ?? start.integer ?? -1
      }
      try self.init(from: starts)
    case .null, .boolean: try self.init("")
    }
  }
}

extension Value {
  fileprivate var isCollection: Bool {
    switch self {
    case .list, .record: true
    default: false
    }
  }

  fileprivate var integer: Int? {
    if case .decimal(let number) = self { number.integer } else { nil }
  }
}

extension Subject {
  /// Check digits.
  public static let checkDigits = Subject("check-digits", checks: [ChecksumCheck.definition])
}
