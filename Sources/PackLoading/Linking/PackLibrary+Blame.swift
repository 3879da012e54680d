import RuleEngine
import SourceTexts
import Violations

// Whose fault it is that a rule or form cannot be linked.
extension PackLibrary {
  /// Returns what is wrong with a rule or form, as a mistake of the pack whose fault it is: its own, or
  /// one above that replaced or disabled something on which it builds.
  ///
  /// It is linked again without the highest of these changes. If it is sound then, that change broke it;
  /// otherwise the mistake that is left counts, of which the next lower change may be the cause.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - standing: The rule or form.
  ///   - link: Links it in a library without some of the changes.
  /// - Returns: The error, at its place in the pack whose fault it is.
  func blamed<Declaration>(
    _ error: LoadingError,
    of standing: Standings<Declaration>.Standing,
    linking link: (PackLibrary) throws(LoadingError) -> Void
  ) -> LoadingError {
    guard isWhole, let layer = layers.firstIndex(where: { $0.name == standing.pack.name }) else {
      return error
    }
    let file = standing.pack.source.name
    var (library, found) = (self, error)
    while found.diagnostics.contains(where: { $0.file == file }),
      let change = library.highestChange(below: standing, above: layer)
    {
      library = unchanged(from: change.layer)
      do throws(LoadingError) {
        try link(library)
        let diagnostics = found.diagnostics.map {
          $0.file == file ? change.breaking(standing, $0) : $0
        }
        return LoadingError(diagnostics) ?? found
      } catch {
        // What cannot be afforded was not tried.
        if error.diagnostics.contains(where: { $0.code == "pack.too_costly" }) { break }
        found = error
      }
    }
    return found
  }

  /// Returns the change of the highest pack, among those above a layer that change something on which a
  /// rule or form builds.
  ///
  /// - Complexity: O(*n*) in the number of rules and forms on which it builds.
  private func highestChange<Declaration>(
    below standing: Standings<Declaration>.Standing,
    above layer: Int
  ) -> Change? {
    var highest: Change?
    var open = standing.declaration.bases
    for table in standing.pack.tables.tables.values {
      open += table.rows?.handedRules.map(\.name) ?? []
    }
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      for change in rules.changes(of: name) + forms.changes(of: name)
      where change.layer > highest?.layer ?? layer {
        highest = change
      }
      open += rules.stack(name).flatMap(\.declaration.bases)
      open += forms.stack(name).flatMap(\.declaration.bases)
    }
    return highest
  }
}
