import RuleEngine

/// Names for numbers of points.
///
///     let scale = PointsScale(["weak": 2, "fair": 3, "strong": 5])
///     scale.level(at: 1)  // nil
///     scale.level(at: 4)  // "fair"
public struct PointsScale: Hashable, Sendable {
  /// A name and the least points for it.
  private struct Level: Hashable {
    var name: String
    var least: Int
  }

  /// The levels, highest first.
  private let levels: [Level]

  /// Creates a scale from the least number of points of each level.
  ///
  /// If levels have the same number, the last one in alphabetical order counts as the highest.
  public init(_ leastPoints: [String: Int] = [:]) {
    levels = leastPoints.map { Level(name: $0.key, least: $0.value) }
      .sorted { ($0.least, $0.name) > ($1.least, $1.name) }
  }

  /// Returns the highest level that a number of points reaches, or nil if it doesn't reach any.
  ///
  /// - Complexity: O(*n*) in the number of levels.
  public func level(at points: Int) -> String? { levels.first { $0.least <= points }?.name }

  /// Returns the least points of a level, or nil if there is no level of that name.
  ///
  /// - Complexity: O(*n*) in the number of levels.
  public func leastPoints(of name: String) -> Int? { levels.first { $0.name == name }?.least }

  /// The names of the levels, lowest first.
  public var names: [String] { levels.reversed().map(\.name) }

  /// The names of two levels with the same number of points, if there are any.
  var equalLevels: (String, String)? {
    zip(levels.dropFirst(), levels).first { $0.least == $1.least }.map { ($0.name, $1.name) }
  }

  /// The points of the highest level.
  var highest: Int { levels.first?.least ?? 0 }
}
