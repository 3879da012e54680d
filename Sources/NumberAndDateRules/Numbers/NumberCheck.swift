public import RuleEngine
public import Violations

/// Requires a number within limits, or a multiple of another number.
///
/// Arithmetic is exact.
///
/// A text is read as a number if ``ExactDecimal`` accepts it, such as `-12`, `+0.50` or `1e6`. A
/// strict check accepts only numbers, not texts.
///
///     NumberCheck(lower: .init(0), upper: .init(100, isIncluded: false), maximumFractionDigits: 2)
///     // 12.50   valid
///     // 100     number.not_below, maximum: 100
///     // 12.345  number.too_precise, maximum: 2
///     // 1,5     number.format, example: 12.5
///
///     NumberCheck(divisor: .init(5))
///     // 12      number.not_multiple, divisor: 5
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

  /// The lower bound.
  public var lower: Bound?

  /// The upper bound.
  public var upper: Bound?

  /// The maximum number of digits after the decimal point, which is 0 for whole numbers.
  public var maximumFractionDigits: Int?

  /// The divisor that the number must be a multiple of.
  public var divisor: Divisor?

  /// Whether texts are refused, even if they are written as numbers.
  public var isStrict: Bool

  /// Whether texts can have an exponent, as in `1e3`.
  public var acceptsExponent: Bool

  /// Creates a check.
  public init(
    lower: Bound? = nil,
    upper: Bound? = nil,
    maximumFractionDigits: Int? = nil,
    divisor: Divisor? = nil,
    isStrict: Bool = false,
    acceptsExponent: Bool = true
  ) {
    self.lower = lower
    self.upper = upper
    self.maximumFractionDigits = maximumFractionDigits
    self.divisor = divisor
    self.isStrict = isStrict
    self.acceptsExponent = acceptsExponent
  }

  /// Reports a text that isn't a number, or a number that is out of bounds.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if isStrict {
      findings.addMismatch(expected: .number, actual: .text)
    } else if let number = ExactDecimal(String(copying: text)) {
      if !acceptsExponent, let exponent = text.span.offsetOfExponent, accepts(number) {
        let range = exponent..<text.count
        if let digits = number.plain(addingZeros: 20) {
          findings.add(.numberExponent, at: range, ["example": .text(digits)])
        } else {
          // The number is too long to be shown in digits.
          let example = acceptedExamples.first ?? "12"
          findings.add(.numberFormat, at: range, ["example": .text(example)])
        }
      } else {
        check(number, into: &findings)
      }
    } else {
      reportFormat(text, into: &findings)
    }
  }

  /// Returns whether the text is the beginning of a number within limits.
  ///
  /// An exponent can still make a number as small or as large as necessary. So only the digits of
  /// `150` decide whether it can end up within limits: with `e-1` it is 15. More digits can also
  /// turn it into a multiple of the divisor.
  ///
  /// - Complexity: O(*n*) in the number of bytes, with a larger factor for the first 32 digits.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if isStrict { return .impossible(at: 0) }
    if passes(text, in: context) { return .valid }
    var number = TypedNumber(within: lower, upper, maximumFractionDigits: maximumFractionDigits)
    let bytes = text.span
    let exponent = acceptsExponent ? nil : bytes.offsetOfExponent
    for index in bytes.indices where index == exponent || !number.append(bytes[index]) {
      return .impossible(at: index)
    }
    return .unfinished
  }

  /// Reports a number that is out of bounds, and a value that isn't a number.
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

  /// Reports a number that is out of bounds.
  func check(_ number: ExactDecimal, into findings: inout Findings) {
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
        ["minimum": .plainNumber(lower.value)]
      )
    }
    if let upper, number > upper.value || (number == upper.value && !upper.isIncluded) {
      findings.add(
        upper.isIncluded ? .numberTooLarge : .numberNotBelow,
        ["maximum": .plainNumber(upper.value)]
      )
    }
    if let divisor, !divisor.divides(number) {
      findings.add(.numberNotMultiple, ["divisor": .plainNumber(divisor.number)])
    }
  }
}

extension NumberCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "number",
    "Requires a number within limits, or a multiple of another number.",
    settings: [
      .init("minimum", .decimal, "The minimum, which is accepted itself."),
      .init("maximum", .decimal, "The maximum, which is accepted itself."),
      .init("above", .decimal, "A limit that the number must be above."),
      .init("below", .decimal, "A limit that the number must be below."),
      .boolean("whole", "Whether fractions are refused."),
      .integer(
        "fraction-digits",
        0...100,
        "The maximum number of digits after the decimal point."
      ),
      .init(
        "multiple-of",
        .decimal,
        "A number above 0 that the number must be a multiple of, such as 0.05."
      ),
      .init(
        "type",
        .choice(["number", "any"]),
        "Whether texts written as numbers are refused (number) or accepted (any).",
        default: "any"
      ),
      .boolean("exponent", "Whether texts can have an exponent, as in 1e3.", default: true),
    ],
    codes: [
      .numberComma, .numberAmbiguous, .numberGrouping, .numberUnit, .numberLetterForDigit,
      .numberBrackets, .numberSeveral, .numberFormat, .numberExponent, .numberTooSmall,
      .numberTooLarge, .numberNotAbove, .numberNotBelow, .numberNotWhole, .numberTooPrecise,
      .numberNotMultiple,
    ],
    reports: CheckDefinition.codes(needing: [
      "number.too_small": [["minimum"]], "number.too_large": [["maximum"]],
      "number.not_above": [["above"]], "number.not_below": [["below"]],
      "number.not_whole": [["whole"], ["fraction-digits"]],
      "number.too_precise": [["fraction-digits"]],
      "number.not_multiple": [["multiple-of"]], "number.exponent": [["exponent"]],
    ])
  ) { settings throws(SettingError) in
    let lower = try bound(settings, inclusive: "minimum", exclusive: "above")
    let upper = try bound(settings, inclusive: "maximum", exclusive: "below")
    if let lower, let upper, lower.value > upper.value {
      throw SettingError(
        nil,
        "the lower limit \(lower.value) is above the upper limit \(upper.value)"
      )
    }
    let isWhole = settings.boolean("whole") == true
    if isWhole, let digits = settings.integer("fraction-digits"), digits > 0 {
      throw SettingError(
        "fraction-digits",
        "a whole number doesn't have digits after the decimal point"
      )
    }
    if let lower, let upper, !hasNumber(from: lower, to: upper, isWhole: isWhole) {
      let kind = isWhole ? "whole number" : "number"
      throw SettingError(nil, "there is no \(kind) between the limits")
    }
    let fractionDigits = isWhole ? 0 : settings.integer("fraction-digits")
    let divisor = try divisor(settings)
    if let lower, let upper, let divisor,
      !divisor.hasMultiple(from: lower, to: upper, fractionDigits: fractionDigits)
    {
      throw SettingError(
        "multiple-of",
        "there is no multiple of \(divisor.number) between the limits"
      )
    }
    return NumberCheck(
      lower: lower,
      upper: upper,
      maximumFractionDigits: fractionDigits,
      divisor: divisor,
      isStrict: settings.text("type") == "number",
      acceptsExponent: settings.boolean("exponent") ?? true
    )
  }
  .reading(.number)
  .playing(.range(minimum: "minimum", maximum: "maximum", neutral: ["whole", "type", "exponent"]))

  /// Whether there is any number within limits.
  ///
  /// The lower limit isn't above the upper limit.
  private static func hasNumber(from lower: Bound, to upper: Bound, isWhole: Bool) -> Bool {
    if lower.value == upper.value, !lower.isIncluded || !upper.isIncluded { return false }
    // If a limit is too large for an integer, the limits aren't examined further.
    guard isWhole, let floor = lower.value.floor, let ceiling = upper.value.ceiling else {
      return true
    }
    let first = ExactDecimal(floor) == lower.value && lower.isIncluded ? floor : floor + 1
    let last = ExactDecimal(ceiling) == upper.value && upper.isIncluded ? ceiling : ceiling - 1
    return first <= last
  }

  private static func divisor(_ settings: Settings) throws(SettingError) -> Divisor? {
    guard let number = settings.decimal("multiple-of") else { return nil }
    if let divisor = Divisor(number) { return divisor }
    if number > 0 {
      throw SettingError(
        "multiple-of",
        "the number has more than \(Divisor.mostDigits) digits",
        hint: "zeros at its ends don't count, so `1e30` and `1e-30` have one digit"
      )
    }
    throw SettingError(
      "multiple-of",
      "\(number) isn't above 0",
      hint: "write a number such as `0.05` or `12`; numbers below 0 can be multiples of it too"
    )
  }

  private static func bound(
    _ settings: Settings,
    inclusive: String,
    exclusive: String
  ) throws(SettingError) -> Bound? {
    switch (settings.decimal(inclusive), settings.decimal(exclusive)) {
    case (.some, .some):
      throw SettingError(exclusive, "give `\(inclusive)` or `\(exclusive)`, not both")
    case (let value?, nil): return Bound(value)
    case (nil, let value?): return Bound(value, isIncluded: false)
    case (nil, nil): return nil
    }
  }
}

extension Span<UInt8> {
  /// The offset of the letter before the exponent of a number.
  fileprivate var offsetOfExponent: Int? {
    for index in indices where self[index] | 0x20 == UInt8(ascii: "e") { return index }
    return nil
  }
}

extension ExactDecimal {
  /// The range of numbers that are compared as integers, well within the limits of integers.
  private static let integers = ExactDecimal(Int.min / 4)...ExactDecimal(Int.max / 4)

  /// The greatest integer that isn't greater than the number, or nil if it is very large.
  fileprivate var floor: Int? {
    guard Self.integers.contains(self), let truncated = truncatedInteger else { return nil }
    return ExactDecimal(truncated) > self ? truncated - 1 : truncated
  }

  /// The smallest integer that isn't smaller than the number, or nil if it is very large.
  fileprivate var ceiling: Int? {
    guard Self.integers.contains(self), let truncated = truncatedInteger else { return nil }
    return ExactDecimal(truncated) < self ? truncated + 1 : truncated
  }

  /// The number without its fraction.
  private var truncatedInteger: Int? {
    if let integer { return integer }
    guard let magnitude = Int("0" + digits.dropLast(-exponent)) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

extension CodeDefinition {
  static let numberFormat = CodeDefinition(
    "number.format",
    "The text isn't written as a number.",
    [.typedExample(of: "a number")]
  )

  static let numberExponent = CodeDefinition(
    "number.exponent",
    "The number has an exponent.",
    [.init("example", .text, "the number without an exponent", isFromInput: true)]
  )

  package static let numberTooSmall = CodeDefinition(
    "number.too_small",
    "The number is too small.",
    [.lowerLimit]
  )

  package static let numberTooLarge = CodeDefinition(
    "number.too_large",
    "The number is too large.",
    [.upperLimit]
  )

  static let numberNotAbove = CodeDefinition(
    "number.not_above",
    "The number isn't above the limit.",
    [.lowerLimit]
  )

  static let numberNotBelow = CodeDefinition(
    "number.not_below",
    "The number isn't below the limit.",
    [.upperLimit]
  )

  package static let numberNotWhole = CodeDefinition(
    "number.not_whole",
    "The number has a fraction."
  )

  package static let numberTooPrecise = CodeDefinition(
    "number.too_precise",
    "The number has too many digits after the decimal point.",
    [.init("maximum", .integer, "the maximum number of these digits")]
  )

  static let numberNotMultiple = CodeDefinition(
    "number.not_multiple",
    "The number isn't a multiple of the required divisor.",
    [.init("divisor", .decimal, "the number that it must be a multiple of", isPlainNumber: true)]
  )
}

extension CodeDefinition.Argument {
  // Checks for numbers in the notation of a locale report the same codes, with their limits in that
  // notation.
  fileprivate static let lowerLimit = Self(
    "minimum",
    .decimal,
    "the lower limit",
    isPlainNumber: true
  )

  fileprivate static let upperLimit = Self(
    "maximum",
    .decimal,
    "the upper limit",
    isPlainNumber: true
  )
}
