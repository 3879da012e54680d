public import RuleEngine
public import Violations

/// Requires a number of elements of a list, or of members of a record, within limits.
///
///     CountCheck(1...3)  // [a, b, c, d]: count.too_many, maximum: 3, actual: 4
///
/// Blank elements count. An empty list is blank, and so is an empty record: `required` speaks of these.
public struct CountCheck: ContainerCheck {
  /// The accepted numbers.
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

  /// Returns the least and the greatest number, where there is one.
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
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "count",
    "Requires a number of elements of a list, or of members of a record, within limits.",
    shorthand: "exact",
    settings: [
      .integer("minimum", 0...Int.max, "The least number."),
      .integer("maximum", 0...Int.max, "The greatest number."),
      .integer("exact", 0...Int.max, "The only number."),
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
        "no list passes: an empty one is blank and not checked",
        hint: "`absent: true` beside a form's field says that it must be blank"
      )
    }
    return CountCheck(limits)
  }
}

extension CodeDefinition {
  static let countTooFew = CodeDefinition(
    "count.too_few",
    "A list has too few elements, or a record too few members.",
    [.init("minimum", .integer, "the least number"), .actualCount]
  )

  static let countTooMany = CodeDefinition(
    "count.too_many",
    "A list has too many elements, or a record too many members.",
    [.init("maximum", .integer, "the greatest number"), .actualCount]
  )

  static let countWrong = CodeDefinition(
    "count.wrong",
    "A list or a record does not have the one number of members that is accepted.",
    [.init("expected", .integer, "the only number"), .actualCount]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let actualCount = Self("actual", .integer, "the number found")
}
