import ArgumentParser
import PackLoading
import Rulebook
import UnicodeText

extension Rulebook {
  /// Returns the packs that commands about the codes of programs look at.
  ///
  /// - Parameter names: The names of packs; if empty, all that are not bundled are meant.
  /// - Returns: The packs, the lowest layer first.
  /// - Throws: A `ValidationError` if there is no such pack.
  func packs(named names: [String]) throws -> [PackDeclaration] {
    let own = library.layers.filter { !$0.isBundled && !$0.isOnlyTables }
    for name in names where !library.layers.contains(where: { $0.name == name }) {
      let near = nearestName(to: name, in: library.layers.map(\.name))
      throw ValidationError(
        "There is no pack of that name. "
          + (near.map { "Did you mean `\($0)`?" } ?? "Give its file by --packs.")
      )
    }
    guard names.isEmpty else { return library.packs.filter { names.contains($0.name) } }
    guard !own.isEmpty else {
      throw ValidationError("There is no pack but the bundled ones. Give yours by --packs.")
    }
    return own
  }
}
