import CheckDigits
import RuleEngine
import Violations

extension ChecksumCheck {
  /// Refuses settings without any effect in combination with the other settings.
  ///
  /// - Throws: A ``SettingError`` for the first of them.
  static func refuseIdleSettings(_ settings: Settings) throws(SettingError) {
    if let method = settings.text("method") {
      try refuseSettings(besideMethod: method, settings)
      return
    }
    if settings.integer("base") != nil, settings.text("as") != "number" {
      throw SettingError("base", "`base` doesn't apply to a sum", hint: "also write `as: number`")
    }
    let hasCheck = settings.part("check") != nil
    if settings.texts("characters") != nil, !hasCheck {
      throw SettingError(
        "characters",
        "`characters` needs a check part",
        hint: "name the part in `check:`"
      )
    }
    if settings.boolean("negative") == true, !hasCheck || settings.texts("characters") != nil {
      throw SettingError(
        "negative",
        "`negative` needs a check part that is a number",
        hint: "write the characters in a different order, or a different remainder"
      )
    }
    if settings.integers("remainder") != nil, hasCheck {
      throw SettingError(
        "remainder",
        "with `check:`, the check part determines the remainder",
        hint: "leave out one of the two"
      )
    }
  }

  /// Refuses settings of formulas together with a named method.
  private static func refuseSettings(
    besideMethod method: String,
    _ settings: Settings
  ) throws(SettingError) {
    if settings.part("check") != nil {
      throw SettingError(
        "check",
        "`\(method)` expects its check digits at the end of the text",
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
        "`\(name)` doesn't apply to the method `\(method)`",
        hint: "leave out one of the two"
      )
    }
  }
}
