public import Violations

/// Counts points for the checks that hold, and requires enough of them.
///
///     points:
///       of: [ { length: { minimum: 8 } }, { characters: { counted: '\d', minimum: 1 } } ]
///       weights: [2, 1]
///       levels: { weak: 1, strong: 3 }
///       minimum-level: strong
///
/// `abc1` has one point, so it is `weak` and gives `points.too_few` with `points` 1,
/// `minimum` 3 and `level` strong.
///
/// Of the checks that are counted, neither violations nor facts stay. If one of them cannot be
/// decided, neither can the points.
///
/// | Code             | Arguments                    |
/// | ---------------- | ---------------------------- |
/// | `points.too_few` | `points`, `minimum`, `level` |
///
/// | Fact     | Meaning                                                  |
/// | -------- | -------------------------------------------------------- |
/// | `points` | the number of points                                     |
/// | `level`  | the highest level reached; absent below the first        |
public struct PointsCheck: Check {
  private let checks: CheckList
  private let weights: [Int]
  private let scale: PointsScale
  private let minimum: Int

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - checks: The checks that give points.
  ///   - weights: The points of each check; one for each if nil.
  ///   - scale: The names for numbers of points.
  ///   - minimum: The least number of points.
  /// - Precondition: There are as many weights as checks.
  public init(
    _ checks: CheckList,
    weights: [Int]? = nil,
    scale: PointsScale = PointsScale(),
    minimum: Int = 0
  ) {
    let weights = weights ?? checks.checks.map { _ in 1 }
    precondition(weights.count == checks.checks.count, "a weight is needed for each check")
    self.checks = checks
    self.weights = weights
    self.scale = scale
    self.minimum = minimum
  }

  /// Reports a text with too few points.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var undecided = Findings(findings.detail)
    var points = 0
    for index in checks.checks.indices {
      var branch = Findings(findings.detail)
      checks.checks[index].run(text, in: context, into: &branch)
      switch branch.outcome {
      case .valid: points += weights[index]
      case .inconclusive: undecided.mergeLimits(branch)
      case .invalid: break
      }
    }
    report(points, undecided, into: &findings)
  }

  /// Reports a value that is not a text and has too few points.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var undecided = Findings(findings.detail)
    var points = 0
    for index in checks.checks.indices {
      var branch = Findings(findings.detail)
      checks.checks[index].run(value, in: context, into: &branch)
      switch branch.outcome {
      case .valid: points += weights[index]
      case .inconclusive: undecided.mergeLimits(branch)
      case .invalid: break
      }
    }
    report(points, undecided, into: &findings)
  }

  /// Returns how many points are needed.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    if minimum <= 0 { return [] }
    let level = Argument.text(scale.level(at: minimum) ?? "none")
    return [Violation(.pointsTooFew, ["minimum": .integer(minimum), "level": level])]
  }

  private func report(
    _ points: Int,
    _ undecided: consuming Findings,
    into findings: inout Findings
  ) {
    if undecided.outcome == .inconclusive {
      findings.mergeLimits(undecided)
      return
    }
    findings.setFact("points", .decimal(ExactDecimal(points)))
    if let level = scale.level(at: points) { findings.setFact("level", .text(level)) }
    if points < minimum {
      findings.add(
        .pointsTooFew,
        [
          "points": .integer(points), "minimum": .integer(minimum),
          "level": .text(scale.level(at: minimum) ?? "none"),
        ]
      )
    }
  }
}

/// Names for numbers of points.
///
///     let scale = PointsScale(["weak": 2, "fair": 3, "strong": 5])
///     scale.level(at: 1)  // nil
///     scale.level(at: 4)  // "fair"
public struct PointsScale: Hashable, Sendable {
  /// One name.
  private struct Level: Hashable {
    var name: String
    var least: Int
  }

  /// The levels, highest first.
  private let levels: [Level]

  /// Creates a scale of the least number of points of each level.
  ///
  /// Of levels with the same number, the last in alphabetical order counts as the highest.
  public init(_ leastPoints: [String: Int] = [:]) {
    levels = leastPoints.map { Level(name: $0.key, least: $0.value) }
      .sorted { ($0.least, $0.name) > ($1.least, $1.name) }
  }

  /// Returns the highest level that some points reach, or nil if they reach none.
  ///
  /// - Complexity: O(*n*) in the number of levels.
  public func level(at points: Int) -> String? { levels.first { $0.least <= points }?.name }

  /// Returns the least points of a level, or nil if there is none of that name.
  ///
  /// - Complexity: O(*n*) in the number of levels.
  public func leastPoints(of name: String) -> Int? { levels.first { $0.name == name }?.least }

  /// The names of the levels, lowest first.
  public var names: [String] { levels.reversed().map(\.name) }

  /// The names of two levels with the same number of points, if there are such.
  var equalLevels: (String, String)? {
    zip(levels.dropFirst(), levels).first { $0.least == $1.least }.map { ($0.name, $1.name) }
  }

  /// The points of the highest level.
  var highest: Int { levels.first?.least ?? 0 }
}

extension ViolationCode {
  /// A value has fewer points than its ``PointsCheck`` requires.
  public static let pointsTooFew: Self = "points.too_few"
}
