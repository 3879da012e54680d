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
///
/// | Code                   | Arguments |
/// | ---------------------- | --------- |
/// | `number.format`        |           |
/// | `number.too_small`     | `minimum` |
/// | `number.too_large`     | `maximum` |
/// | `number.not_above`     | `minimum` |
/// | `number.not_below`     | `maximum` |
/// | `number.not_whole`     |           |
/// | `number.too_precise`   | `maximum` |
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
  /// Creates a whole number where that is exact, else a decimal.
  init(_ number: ExactDecimal) {
    self = number.integer.map(Argument.integer) ?? .decimal(number)
  }
}

extension ViolationCode {
  /// A text is not written as a number.
  public static let numberFormat: Self = "number.format"

  /// A number is below the least one accepted.
  public static let numberTooSmall: Self = "number.too_small"

  /// A number is above the greatest one accepted.
  public static let numberTooLarge: Self = "number.too_large"

  /// A number is not above a limit that is not itself accepted.
  public static let numberNotAbove: Self = "number.not_above"

  /// A number is not below a limit that is not itself accepted.
  public static let numberNotBelow: Self = "number.not_below"

  /// A number has a fraction.
  public static let numberNotWhole: Self = "number.not_whole"

  /// A number has too many digits after the decimal point.
  public static let numberTooPrecise: Self = "number.too_precise"
}
