public import RuleEngine
public import Violations

/// Counts points for the checks that pass, and requires enough of them.
///
///     points:
///       of: [ { length: { minimum: 8 } }, { characters: { counted: '\d', minimum: 1 } } ]
///       weights: [2, 1]
///       levels: { weak: 1, strong: 3 }
///       minimum-level: strong
///
/// `abc1` has one point, so it is `weak`. The check reports `points.too_few` with `points` 1,
/// `minimum` 3 and `level` strong.
///
/// The violations and facts of the counted checks are dropped. If one of the checks can't be
/// decided, neither can the points.
public struct PointsCheck: PartSensitiveCheck {
  private let checks: CheckList
  private let weights: [Int]
  private let scale: PointsScale
  private let minimum: Int

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - checks: The checks that give points.
  ///   - weights: The points of each check, or nil for one point each.
  ///   - scale: The names for numbers of points.
  ///   - minimum: The minimum number of points.
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
    checks.runEach(on: text, in: context, findings.branch()) { index, branch in
      tally.count(branch, weights[index])
      return false
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
    checks.runEach(on: value, in: context, findings.branch()) { index, branch in
      tally.count(branch, weights[index])
      return false
    }
    report(tally, into: &findings)
  }

  /// Returns whether there are enough points, or can still be.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
    var losses: [(offset: Int, weight: Int)] = []
    var attainable = 0
    for index in checks.checks.indices where weights[index] > 0 {
      attainable += weights[index]
      let progress = checks.checks[index].progress(of: text, in: context)
      if case .impossible(let offset) = progress { losses.append((offset, weights[index])) }
    }
    for loss in losses.sorted(by: { $0.offset < $1.offset }) {
      attainable -= loss.weight
      if attainable < minimum { return .impossible(at: loss.offset) }
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

  /// Returns the required number of points, if there is one.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    minimum > 0 ? [Violation(.pointsTooFew, wanted)] : []
  }

  private var wanted: [String: Argument] {
    ["minimum": .integer(minimum), "level": .text(scale.level(at: minimum) ?? "none")]
  }
}

/// The points of the checks that have run so far.
private struct Tally: ~Copyable {
  var points = 0
  var undecided: Findings

  init(_ detail: Findings.Detail) { undecided = Findings(detail) }

  /// Counts the findings of one check.
  mutating func count(_ branch: consuming Findings, _ weight: Int) {
    switch branch.outcome {
    case .valid: points += weight
    case .inconclusive: undecided.mergeLimits(branch)
    case .invalid: break
    }
  }
}

extension PointsCheck: MeasuredCheck {
  package var runningCost: RunningCost { checks.cost }
}

extension PointsCheck {
  /// The most points that one check or level may have.
  private static let limits = 0...1_000_000

  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "points",
    "Counts points for the checks that pass, and requires enough of them.",
    shorthand: "of",
    settings: [
      .init("of", .checks, "The checks that give points.", isRequired: true, isCondition: true),
      .init("weights", .list(.integer(limits)), "The points of each check; one each if absent."),
      .init(
        "levels",
        .record(.integer(limits)),
        "Names for numbers of points, each with its minimum."
      ),
      .integer("minimum", 0...Int.max, "The minimum number of points; none if absent."),
      .init("minimum-level", .text, "The minimum level, instead of a number."),
    ],
    codes: [.pointsTooFew],
    facts: [
      FactDefinition("points", "The number of points."),
      FactDefinition("level", "The name of the highest level reached; absent below the first."),
    ]
  ) { settings throws(SettingError) in
    let checks = settings.checks("of") ?? CheckList([])
    let weights = try weights(for: checks.checks.count, from: settings)
    let total = weights.reduce(0, +)
    let scale = try scale(upTo: total, from: settings)
    let minimum = try minimum(on: scale, from: settings)
    guard minimum <= total else {
      throw SettingError(
        "minimum",
        "minimum \(minimum) can't be reached: all checks together have \(total)"
      )
    }
    return PointsCheck(checks, weights: weights, scale: scale, minimum: minimum)
  }

  private static func weights(
    for count: Int,
    from settings: Settings
  ) throws(SettingError) -> [Int] {
    guard count > 0 else { throw SettingError("of", "`of` needs a check") }
    guard let weights = settings.integers("weights") else {
      return Array(repeating: 1, count: count)
    }
    guard weights.count == count else {
      throw SettingError(
        "weights",
        "`weights` needs a number for each check in `of`: \(count), not \(weights.count)"
      )
    }
    return weights
  }

  private static func scale(
    upTo total: Int,
    from settings: Settings
  ) throws(SettingError) -> PointsScale {
    let levels = settings.record("levels") ?? [:]
    let scale = PointsScale(
      levels.compactMapValues { if case .integer(let points) = $0 { points } else { nil } }
    )
    if let (first, second) = scale.equalLevels {
      throw SettingError("levels", "the levels \(first) and \(second) have the same points")
    }
    guard scale.highest <= total else {
      throw SettingError(
        "levels",
        "a level at \(scale.highest) can't be reached: all checks together have \(total)"
      )
    }
    return scale
  }

  private static func minimum(
    on scale: PointsScale,
    from settings: Settings
  ) throws(SettingError) -> Int {
    guard let level = settings.text("minimum-level") else {
      return settings.integer("minimum") ?? 0
    }
    guard settings.integer("minimum") == nil else {
      throw SettingError("minimum-level", "`minimum-level` excludes `minimum`")
    }
    guard let points = scale.leastPoints(of: level) else {
      throw SettingError(
        "minimum-level",
        "there is no level `\(level)`",
        hint: scale.names.isEmpty
          ? "name the levels with `levels`"
          : "the levels are \(scale.names.joined(separator: ", "))"
      )
    }
    return points
  }
}

extension CodeDefinition {
  static let pointsTooFew = CodeDefinition(
    "points.too_few",
    "Too few of the checks pass.",
    [
      .init("points", .integer, "the number of points", isMeasured: true),
      .init("minimum", .integer, "the minimum number of points"),
      .init("level", .text, "the level that the minimum number reaches, if any"),
    ]
  )
}
