import ArgumentParser
import PackLoading
import Rulebook
import UnicodeText

extension Rulebook {
  /// Returns the packs for commands that work on the codes of programs.
  ///
  /// - Parameter names: The names of packs; if empty, all packs that aren't bundled.
  /// - Returns: The packs, the lowest layer first.
  /// - Throws: A `ValidationError` if there is no such pack.
  func packs(named names: [String]) throws -> [PackDeclaration] {
    let own = library.layers.filter { !$0.isBundled && !$0.isOnlyTables }
    for name in names where !library.layers.contains(where: { $0.name == name }) {
      let near = nearestName(to: name, in: library.layers.map(\.name))
      throw ValidationError(
        "No pack has that name. "
          + (near.map { "Did you mean `\($0)`?" } ?? "Give its file with --packs.")
      )
    }
    guard names.isEmpty else { return library.packs.filter { names.contains($0.name) } }
    guard !own.isEmpty else {
      throw ValidationError("There are only bundled packs. Give yours with --packs.")
    }
    return own
  }
}
