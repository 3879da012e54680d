import CheckDigits
import RuleEngine
import Violations

extension ChecksumCheck {
  /// Refuses settings that would say nothing beside the others.
  ///
  /// - Throws: A ``SettingError`` for the first of them.
  static func refuseIdleSettings(_ settings: Settings) throws(SettingError) {
    if let method = settings.text("method") {
      try refuseSettings(besideMethod: method, settings)
      return
    }
    if settings.integer("base") != nil, settings.text("as") != "number" {
      throw SettingError("base", "`base` says nothing of a sum", hint: "write `as: number` too")
    }
    let hasCheck = settings.part("check") != nil
    if settings.texts("characters") != nil, !hasCheck {
      throw SettingError(
        "characters",
        "`characters` are those of a check part, and none is named",
        hint: "name it in `check:`"
      )
    }
    if settings.boolean("negative") == true, !hasCheck || settings.texts("characters") != nil {
      throw SettingError(
        "negative",
        "`negative` is about a check part that is a number",
        hint: "write the characters in another order, or another remainder"
      )
    }
    if settings.integers("remainder") != nil, hasCheck {
      throw SettingError(
        "remainder",
        "with `check:` the remainder is that of the check part",
        hint: "leave one of the two out"
      )
    }
  }

  /// Refuses what belongs to formulas beside a method that has a name.
  private static func refuseSettings(
    besideMethod method: String,
    _ settings: Settings
  ) throws(SettingError) {
    if settings.part("check") != nil {
      throw SettingError(
        "check",
        "the check digits of `\(method)` are the last characters of what it reads",
        hint: "name their part last in `of:`"
      )
    }
    let given: [(name: String, isGiven: Bool)] = [
      ("values", settings.value("values") != nil && method != ChecksumMethod.luhn.rawValue),
      ("as", settings.text("as") == "number"),
      ("base", settings.integer("base") != nil),
      ("weights", settings.integers("weights") != nil),
      ("from", settings.text("from") == ChecksumFormula.Direction.right.rawValue),
      ("fold", settings.boolean("fold") == true),
      ("modulus", settings.integer("modulus") != nil),
      ("remainder", settings.integers("remainder") != nil),
      ("characters", settings.texts("characters") != nil),
      ("negative", settings.boolean("negative") == true),
    ]
    if let name = given.first(where: \.isGiven)?.name {
      throw SettingError(
        name,
        "`\(name)` says nothing beside the method `\(method)`",
        hint: "leave one of the two out"
      )
    }
  }
}
