public import RuleEngine
import Violations

extension NumberCheck {
  /// Returns numbers that the check accepts, beginning with one that shows how fractions are
  /// written, if they are accepted.
  ///
  /// There are none if the check refuses texts.
  public func examples(in context: borrowing CheckContext) -> [String] {
    isStrict ? [] : acceptedExamples
  }

  /// Numbers within the limits, with as many decimal places as allowed, and divisible by the
  /// divisor.
  package var acceptedExamples: [String] {
    let usual = ["12.5", "12", "1", "100"].compactMap { ExactDecimal($0) }
    let further = ["0", "0.5", "1000", "-1"].compactMap { ExactDecimal($0) }
    let limits = [lower, upper].compactMap { $0?.value }
    var seen: Set<String> = []
    return (usual + multiples + further + limits).filter(accepts)
      .map { $0.plain(addingZeros: Self.mostZeros) ?? $0.description }
      .filter { seen.insert($0).inserted }
  }

  /// The maximum number of zeros that an example has instead of an exponent.
  private static let mostZeros = 20

  /// Returns whether a number is within limits.
  func accepts(_ number: ExactDecimal) -> Bool {
    var findings = Findings(.outcome)
    check(number, into: &findings)
    return findings.outcome == .valid
  }

  /// The accepted numbers that are nearest to 12.5, first without and then with decimal places.
  ///
  /// There are none if the limits have too many digits for an integer.
  private var multiples: [ExactDecimal] {
    let numbers = [lower?.value, upper?.value, divisor?.number].compactMap(\.self)
    // Between two limits, there is a number with one more decimal place.
    let finest = (numbers.map(\.fractionDigits).max() ?? 0) + 1
    guard finest <= 15, let target = ExactDecimal("12.5")?.count(ofUnits: -finest),
      let one = ExactDecimal(1).count(ofUnits: -finest)
    else { return [] }
    var found: [ExactDecimal] = []
    var step = one
    for _ in 0...max(0, min(finest, maximumFractionDigits ?? finest)) {
      if let count = multiple(of: step, near: target, inUnits: -finest),
        let number = ExactDecimal("\(count)e-\(finest)")
      {
        found.append(number)
      }
      step /= 10
    }
    return found
  }

  /// Returns the accepted multiple of a step that is nearest to a target; nil if there is none.
  ///
  /// All integers count units of a power of ten.
  private func multiple(of step: Int, near target: Int, inUnits power: Int) -> Int? {
    var step = step
    if let divisor {
      guard let units = divisor.number.count(ofUnits: power) else { return nil }
      let (common, isTooLarge) = (units / greatestCommonDivisor(units, step))
        .multipliedReportingOverflow(by: step)
      guard !isTooLarge, common < Self.largestStep else { return nil }
      step = common
    }
    var count = target - target % step
    if let lower {
      guard let limit = lower.value.count(ofUnits: power) else { return nil }
      // The remainder of a negative number is negative too.
      var least = limit - limit % step
      if least < limit || least == limit && !lower.isIncluded { least += step }
      count = max(count, least)
    }
    if let upper {
      guard let limit = upper.value.count(ofUnits: power) else { return nil }
      var greatest = limit - limit % step
      if greatest > limit || greatest == limit && !upper.isIncluded { greatest -= step }
      count = min(count, greatest)
    }
    return count
  }

  /// A limit for steps, so that adding one to a limit doesn't overflow.
  ///
  /// The limits themselves have at most 17 digits.
  private static let largestStep = Int.max / 4
}
