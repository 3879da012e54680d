import Rulebook

/// Ways of checking from other libraries, each in its own file.
///
/// With the argument `features`, it shows all their features instead.
@main
struct Recipes {
  @MainActor static func main() async throws {
    if CommandLine.arguments.dropFirst() == ["features"] { return try features() }
    try formManager()
    try conditions()
    try results()
    try prefixes()
    try fieldsByEnumeration()
    try rulesInSwift()
    try requests()
    try await liveChecks()
    try accessibility()
  }

  /// Returns a rulebook with a pack in this folder.
  static func rulebook(_ pack: String) throws -> Rulebook {
    try Rulebook(.bundled, .file("Examples/Recipes/Packs/\(pack).yaml"))
  }
}
