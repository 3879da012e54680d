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
    var tally = Tally(findings.detail)
    for index in checks.checks.indices {
      var branch = Findings(findings.detail)
      checks.checks[index].run(text, in: context, into: &branch)
      tally.count(branch, weights[index])
    }
    report(tally, into: &findings)
  }

  /// Reports a value that is not a text and has too few points.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var tally = Tally(findings.detail)
    for index in checks.checks.indices {
      var branch = Findings(findings.detail)
      checks.checks[index].run(value, in: context, into: &branch)
      tally.count(branch, weights[index])
    }
    report(tally, into: &findings)
  }

  /// Returns whether there are enough points, and whether enough can still come.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    var losses: [(place: Int, weight: Int)] = []
    var attainable = 0
    for index in checks.checks.indices where weights[index] > 0 {
      attainable += weights[index]
      let progress = checks.checks[index].progress(of: text, in: context)
      if case .impossible(let place) = progress { losses.append((place, weights[index])) }
    }
    for loss in losses.sorted(by: { $0.place < $1.place }) {
      attainable -= loss.weight
      if attainable < minimum { return .impossible(at: loss.place) }
    }
    return .unfinished
  }

  private func report(_ tally: consuming Tally, into findings: inout Findings) {
    if tally.undecided.outcome == .inconclusive {
      findings.mergeLimits(tally.undecided)
      return
    }
    let points = tally.points
    findings.setFact("points", .decimal(ExactDecimal(points)))
    if let level = scale.level(at: points) { findings.setFact("level", .text(level)) }
    if points < minimum {
      findings.add(.pointsTooFew, wanted.merging(["points": .integer(points)]) { $1 })
    }
  }

  /// Returns how many points there must be, if any.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    minimum > 0 ? [Violation(.pointsTooFew, wanted)] : []
  }

  private var wanted: [String: Argument] {
    ["minimum": .integer(minimum), "level": .text(scale.level(at: minimum) ?? "none")]
  }
}

/// The points of the checks that were run so far.
private struct Tally: ~Copyable {
  var points = 0
  var undecided: Findings

  init(_ detail: Findings.Detail) { undecided = Findings(detail) }

  /// Counts what one check found.
  mutating func count(_ branch: consuming Findings, _ weight: Int) {
    switch branch.outcome {
    case .valid: points += weight
    case .inconclusive: undecided.mergeLimits(branch)
    case .invalid: break
    }
  }
}

extension ViolationCode {
  /// A value has fewer points than its ``PointsCheck`` requires.
  public static let pointsTooFew: Self = "points.too_few"
}
