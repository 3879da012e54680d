public import RuleEngine
public import Violations

/// Requires the number of elements in a list, or of members in a record, to be within limits.
///
///     CountCheck(1...3)  // [a, b, c, d]: count.too_many, maximum: 3, actual: 4
///
/// Blank elements count. An empty list or record is blank, so `required` is responsible for it.
public struct CountCheck: ContainerCheck {
  /// The accepted counts.
  public let limits: ClosedRange<Int>

  /// Creates a check.
  public init(_ limits: ClosedRange<Int>) { self.limits = limits }

  /// Reports a list or a record with too few or too many members.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let actual: Int
    switch value {
    case .list(let elements): actual = elements.count
    case .record(let entries): actual = entries.count
    default: return findings.addMismatch(expected: .list, actual: value.kind)
    }
    if limits.contains(actual) { return }
    let (least, greatest) = (limits.lowerBound, limits.upperBound)
    if least == greatest {
      findings.add(.countWrong, ["expected": .integer(least), "actual": .integer(actual)])
    } else if actual < least {
      findings.add(.countTooFew, ["minimum": .integer(least), "actual": .integer(actual)])
    } else {
      findings.add(.countTooMany, ["maximum": .integer(greatest), "actual": .integer(actual)])
    }
  }

  /// Returns the minimum and maximum count, if there are any.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    let (least, greatest) = (limits.lowerBound, limits.upperBound)
    if least == greatest { return [Violation(.countWrong, ["expected": .integer(least)])] }
    var requirements: [Violation] = []
    if least > 0 { requirements.append(Violation(.countTooFew, ["minimum": .integer(least)])) }
    if greatest < .max {
      requirements.append(Violation(.countTooMany, ["maximum": .integer(greatest)]))
    }
    return requirements
  }
}

extension CountCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "count",
    "Requires the number of elements in a list, or of members in a record, to be within limits.",
    shorthand: "exact",
    settings: [
      .integer("minimum", 0...Int.max, "The minimum number."),
      .integer("maximum", 0...Int.max, "The maximum number."),
      .integer("exact", 0...Int.max, "The exact number."),
    ],
    codes: [.countTooFew, .countTooMany, .countWrong],
    reports: CheckDefinition.codes(needing: [
      "count.too_few": [["minimum"]], "count.too_many": [["maximum"]],
      "count.wrong": [["exact"], ["minimum", "maximum"]],
    ])
  ) { settings throws(SettingError) in
    let limits = try settings.limits()
    if limits.upperBound == 0 {
      throw SettingError(
        settings.integer("exact") == nil ? "maximum" : "exact",
        "no list passes: an empty list is blank and isn't checked",
        hint: "to require a blank field, write `absent: true` in the form's field"
      )
    }
    return CountCheck(limits)
  }
}

extension CodeDefinition {
  static let countTooFew = CodeDefinition(
    "count.too_few",
    "A list has too few elements, or a record too few members.",
    [.init("minimum", .integer, "the minimum number"), .actualCount]
  )

  static let countTooMany = CodeDefinition(
    "count.too_many",
    "A list has too many elements, or a record too many members.",
    [.init("maximum", .integer, "the maximum number"), .actualCount]
  )

  static let countWrong = CodeDefinition(
    "count.wrong",
    "A list or a record doesn't have the exact number of members.",
    [.init("expected", .integer, "the exact number"), .actualCount]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let actualCount = Self(
    "actual",
    .integer,
    "the number found",
    isMeasured: true
  )
}
