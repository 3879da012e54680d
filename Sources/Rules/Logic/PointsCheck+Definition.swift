import Violations

extension PointsCheck {
  /// The most points that one check or level may have.
  private static let limits = 0...1_000_000

  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "points",
    "Counts points for the checks that hold, and requires enough of them.",
    shorthand: "of",
    settings: [
      SettingDefinition(
        "of",
        .checks,
        "The checks that give points.",
        isRequired: true,
        isCondition: true
      ),
      SettingDefinition("weights", .list(.integer(limits)), "The points of each check, else one."),
      SettingDefinition(
        "levels",
        .record(.integer(limits)),
        "Names for numbers of points, each with the least number."
      ),
      SettingDefinition(
        "minimum",
        .integer(0...Int.max),
        "The least number of points; none is required unless set."
      ),
      SettingDefinition("minimum-level", .text, "The least level, instead of a number."),
    ],
    codes: [
      CodeDefinition(
        .pointsTooFew,
        "Too few of the checks hold.",
        [
          .init("points", .integer, "the number of points"),
          .init("minimum", .integer, "the least number of points"),
          .init("level", .text, "the level that the least number reaches, or none"),
        ]
      )
    ],
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
        "minimum \(minimum) cannot be reached: all checks together have \(total)"
      )
    }
    return PointsCheck(checks, weights: weights, scale: scale, minimum: minimum)
  }

  private static func weights(
    for count: Int,
    from settings: Settings
  ) throws(SettingError) -> [Int] {
    guard count > 0 else { throw SettingError("of", "of needs a check") }
    guard let weights = settings.integers("weights") else {
      return Array(repeating: 1, count: count)
    }
    guard weights.count == count else {
      throw SettingError(
        "weights",
        "weights needs a number for each check of `of`: \(count), not \(weights.count)"
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
        "a level at \(scale.highest) cannot be reached: all checks together have \(total)"
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
      throw SettingError("minimum-level", "minimum-level excludes minimum")
    }
    guard let points = scale.leastPoints(of: level) else {
      throw SettingError(
        "minimum-level",
        "there is no level '\(level)'",
        hint: scale.names.isEmpty
          ? "name the levels with `levels`"
          : "the levels are \(scale.names.joined(separator: ", "))"
      )
    }
    return points
  }
}
