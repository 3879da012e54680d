import Rulebook

/// Five ways of checking that other libraries have, each in a file of its own.
@main
struct Recipes {
  @MainActor static func main() throws {
    try formManager()
    try conditions()
    try results()
    try prefixes()
    try fieldsByEnumeration()
  }

  /// Returns a rulebook with a pack of this folder.
  static func rulebook(_ pack: String) throws -> Rulebook {
    try Rulebook(.bundled, .file("Examples/Recipes/Packs/\(pack).yaml"))
  }
}
