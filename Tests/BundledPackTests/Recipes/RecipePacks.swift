import RuleEngine
import Rulebook

/// The packs of `Examples/Recipes/Packs`, which the documentation shows.
enum RecipePacks {
  /// Returns a rulebook with the bundled packs and one of these.
  static func rulebook(_ name: String) throws -> Rulebook {
    let parts = #filePath.split(separator: "/").dropLast(4)
    let path = "/" + parts.joined(separator: "/") + "/Examples/Recipes/Packs/\(name).yaml"
    return try Rulebook(
      .init(sources: [.bundled, .file(path)]),
      surroundings: Surroundings { CivilDate("2026-11-21") ?? .epoch }
    )
  }
}
