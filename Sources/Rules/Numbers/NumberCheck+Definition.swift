import Violations

extension NumberCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "number",
    "Requires a number within limits.",
    settings: [
      SettingDefinition("minimum", .decimal, "The least number, itself accepted."),
      SettingDefinition("maximum", .decimal, "The greatest number, itself accepted."),
      SettingDefinition("above", .decimal, "A limit that the number must be above."),
      SettingDefinition("below", .decimal, "A limit that the number must be below."),
      SettingDefinition(
        "whole",
        .boolean,
        "Whether fractions are refused.",
        default: "false"
      ),
      SettingDefinition(
        "fraction-digits",
        .integer(0...100),
        "The greatest number of digits after the decimal point."
      ),
      SettingDefinition(
        "type",
        .choice(["number", "any"]),
        "Whether texts written as numbers are refused (number) or accepted (any).",
        default: "any"
      ),
    ],
    codes: [
      CodeDefinition(.numberFormat, "The text is not written as a number."),
      CodeDefinition(.numberTooSmall, "The number is too small.", [minimum]),
      CodeDefinition(.numberTooLarge, "The number is too large.", [maximum]),
      CodeDefinition(.numberNotAbove, "The number is not above the limit.", [minimum]),
      CodeDefinition(.numberNotBelow, "The number is not below the limit.", [maximum]),
      CodeDefinition(.numberNotWhole, "The number has a fraction."),
      CodeDefinition(
        .numberTooPrecise,
        "The number has too many digits after the decimal point.",
        [.init("maximum", .integer, "the greatest number of such digits")]
      ),
    ]
  ) { settings throws(SettingError) in
    let lower = try bound(settings, inclusive: "minimum", exclusive: "above")
    let upper = try bound(settings, inclusive: "maximum", exclusive: "below")
    if let lower, let upper, lower.value > upper.value {
      throw SettingError(nil, "the lower limit \(lower.value) is above the upper \(upper.value)")
    }
    return NumberCheck(
      lower: lower,
      upper: upper,
      maximumFractionDigits: settings.boolean("whole") == true
        ? 0 : settings.integer("fraction-digits"),
      isStrict: settings.text("type") == "number"
    )
  }

  private static let minimum = CodeDefinition.Argument("minimum", .decimal, "the lower limit")
  private static let maximum = CodeDefinition.Argument("maximum", .decimal, "the upper limit")

  private static func bound(
    _ settings: Settings,
    inclusive: String,
    exclusive: String
  ) throws(SettingError) -> Bound? {
    switch (settings.decimal(inclusive), settings.decimal(exclusive)) {
    case (.some, .some):
      throw SettingError(exclusive, "give \(inclusive) or \(exclusive), not both")
    case (let value?, nil): return Bound(value)
    case (nil, let value?): return Bound(value, isIncluded: false)
    case (nil, nil): return nil
    }
  }
}
