public import Violations

/// Requires a number within limits, compared exactly.
///
/// A text is read as a number if ``ExactDecimal`` accepts it: `-12`, `+0.50`,
/// `1e6`. A strict check accepts numbers only and not their texts.
///
///     NumberCheck(lower: .init(0), upper: .init(100, isIncluded: false), maximumFractionDigits: 2)
///     // 12.50   valid
///     // 100     number.not_below, maximum: 100
///     // 12.345  number.too_precise, maximum: 2
///     // 1,5     number.format
public struct NumberCheck: Check {
  /// One end of the accepted range.
  public struct Bound: Hashable, Sendable {
    /// The limit.
    public let value: ExactDecimal

    /// Whether the limit itself is accepted.
    public let isIncluded: Bool

    /// Creates a bound.
    public init(_ value: ExactDecimal, isIncluded: Bool = true) {
      self.value = value
      self.isIncluded = isIncluded
    }
  }

  /// The least number.
  public var lower: Bound?

  /// The greatest number.
  public var upper: Bound?

  /// The greatest number of digits after the decimal point; 0 for whole numbers.
  public var maximumFractionDigits: Int?

  /// Whether texts are refused, even those that are written as numbers.
  public var isStrict: Bool

  /// Creates a check.
  public init(
    lower: Bound? = nil,
    upper: Bound? = nil,
    maximumFractionDigits: Int? = nil,
    isStrict: Bool = false
  ) {
    self.lower = lower
    self.upper = upper
    self.maximumFractionDigits = maximumFractionDigits
    self.isStrict = isStrict
  }

  /// Reports a text that is no number, or one out of limits.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if isStrict {
      findings.addMismatch(expected: .number, actual: .text)
    } else if let number = ExactDecimal(String(copying: text)) {
      check(number, into: &findings)
    } else {
      findings.add(.numberFormat)
    }
  }

  /// Returns whether the text is the beginning of a number within limits.
  ///
  /// An exponent may still make a number as small or as large as is needed, so that of `150` only
  /// its digits tell whether it can come to lie within limits: with `e-1` it is 15.
  ///
  /// - Complexity: O(*n*) in the number of bytes, with a factor for the first 32 digits.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if isStrict { return .impossible(at: 0) }
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    var number = TypedNumber(within: lower, upper, maximumFractionDigits: maximumFractionDigits)
    let bytes = text.span
    for index in bytes.indices where !number.append(bytes[index]) { return .impossible(at: index) }
    return .unfinished
  }

  /// Reports a number out of limits, and a value that is none.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if case .decimal(let number) = value {
      check(number, into: &findings)
    } else {
      findings.addMismatch(expected: .number, actual: value.kind)
    }
  }

  private func check(_ number: ExactDecimal, into findings: inout Findings) {
    if let maximumFractionDigits, number.fractionDigits > maximumFractionDigits {
      if maximumFractionDigits == 0 {
        findings.add(.numberNotWhole)
      } else {
        findings.add(.numberTooPrecise, ["maximum": .integer(maximumFractionDigits)])
      }
    }
    if let lower, number < lower.value || (number == lower.value && !lower.isIncluded) {
      findings.add(
        lower.isIncluded ? .numberTooSmall : .numberNotAbove,
        ["minimum": Argument(lower.value)]
      )
    }
    if let upper, number > upper.value || (number == upper.value && !upper.isIncluded) {
      findings.add(
        upper.isIncluded ? .numberTooLarge : .numberNotBelow,
        ["maximum": Argument(upper.value)]
      )
    }
  }
}

extension Argument {
  /// Creates a whole number where the number is written as one, else a decimal.
  package init(_ number: ExactDecimal) {
    self = Int(number.description).map(Argument.integer) ?? .decimal(number)
  }
}

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
      .numberFormat, .numberTooSmall, .numberTooLarge, .numberNotAbove, .numberNotBelow,
      .numberNotWhole, .numberTooPrecise,
    ],
    reports: CheckDefinition.codes(needing: [
      "number.too_small": [["minimum"]], "number.too_large": [["maximum"]],
      "number.not_above": [["above"]], "number.not_below": [["below"]],
      "number.not_whole": [["whole"], ["fraction-digits"]],
      "number.too_precise": [["fraction-digits"]],
    ])
  ) { settings throws(SettingError) in
    let lower = try bound(settings, inclusive: "minimum", exclusive: "above")
    let upper = try bound(settings, inclusive: "maximum", exclusive: "below")
    if let lower, let upper, lower.value > upper.value {
      throw SettingError(nil, "the lower limit \(lower.value) is above the upper \(upper.value)")
    }
    let isWhole = settings.boolean("whole") == true
    if isWhole, let digits = settings.integer("fraction-digits"), digits > 0 {
      throw SettingError("fraction-digits", "a whole number has no digits after its point")
    }
    if let lower, let upper, !hasNumber(from: lower, to: upper, isWhole: isWhole) {
      let kind = isWhole ? "whole number" : "number"
      throw SettingError(nil, "no \(kind) lies between the limits")
    }
    return NumberCheck(
      lower: lower,
      upper: upper,
      maximumFractionDigits: isWhole ? 0 : settings.integer("fraction-digits"),
      isStrict: settings.text("type") == "number"
    )
  }

  /// Whether any number lies within limits, of which the lower is not above the upper.
  private static func hasNumber(from lower: Bound, to upper: Bound, isWhole: Bool) -> Bool {
    if lower.value == upper.value, !lower.isIncluded || !upper.isIncluded { return false }
    // Where a limit is too large for an integer, limits are not looked at so closely.
    guard isWhole, let floor = lower.value.floor, let ceiling = upper.value.ceiling else {
      return true
    }
    let first = ExactDecimal(floor) == lower.value && lower.isIncluded ? floor : floor + 1
    let last = ExactDecimal(ceiling) == upper.value && upper.isIncluded ? ceiling : ceiling - 1
    return first <= last
  }

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

extension ExactDecimal {
  /// The limits of what is compared as integers, far from where integers end.
  private static let integers = ExactDecimal(Int.min / 4)...ExactDecimal(Int.max / 4)

  /// The greatest integer that is not greater; nil if it is very large.
  fileprivate var floor: Int? {
    guard Self.integers.contains(self), let truncated = truncatedInteger else { return nil }
    return ExactDecimal(truncated) > self ? truncated - 1 : truncated
  }

  /// The smallest integer that is not smaller; nil if it is very large.
  fileprivate var ceiling: Int? {
    guard Self.integers.contains(self), let truncated = truncatedInteger else { return nil }
    return ExactDecimal(truncated) < self ? truncated + 1 : truncated
  }

  /// The number without what stands behind its point.
  private var truncatedInteger: Int? {
    if let integer { return integer }
    guard let magnitude = Int("0" + digits.dropLast(-exponent)) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

extension CodeDefinition {
  static let numberFormat = CodeDefinition(
    "number.format",
    "The text is not written as a number."
  )

  static let numberTooSmall = CodeDefinition(
    "number.too_small",
    "The number is too small.",
    [.lowerLimit]
  )

  static let numberTooLarge = CodeDefinition(
    "number.too_large",
    "The number is too large.",
    [.upperLimit]
  )

  static let numberNotAbove = CodeDefinition(
    "number.not_above",
    "The number is not above the limit.",
    [.lowerLimit]
  )

  static let numberNotBelow = CodeDefinition(
    "number.not_below",
    "The number is not below the limit.",
    [.upperLimit]
  )

  static let numberNotWhole = CodeDefinition(
    "number.not_whole",
    "The number has a fraction."
  )

  static let numberTooPrecise = CodeDefinition(
    "number.too_precise",
    "The number has too many digits after the decimal point.",
    [.init("maximum", .integer, "the greatest number of such digits")]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let lowerLimit = Self("minimum", .decimal, "the lower limit")

  fileprivate static let upperLimit = Self("maximum", .decimal, "the upper limit")
}
