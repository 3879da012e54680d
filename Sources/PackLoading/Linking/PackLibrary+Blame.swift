import RuleEngine
import SourceTexts
import Synchronization
import Violations

// Finds the pack that causes an error in a rule or form.
extension PackLibrary {
  /// Returns what is wrong with a rule or form, as a mistake of the pack that caused it.
  ///
  /// That is its own pack, or one above that replaced or disabled something that it builds on.
  ///
  /// The rule or form is linked again without the highest of these changes. If it is correct then,
  /// that change broke it. Otherwise, the error that remains counts, and the next lower change may
  /// be its cause.
  ///
  /// The function `link` must link the rule or form in a library without some of the changes.
  ///
  /// - Returns: The error, at its position in the pack that caused it.
  func blamed<Declaration>(
    _ error: LoadingError,
    of standing: Standings<Declaration>.Standing,
    linking link: (PackLibrary) throws(LoadingError) -> Void
  ) -> LoadingError {
    guard isWhole, let layer = layers.firstIndex(where: { $0.name == standing.pack.name }),
      max(rules.highestChange, forms.highestChange) > layer, !isBlamed(error)
    else { return error }
    let found = foundCause(of: error, in: standing, above: layer, linking: link)
    settled.withLock { $0.formUnion(found.diagnostics) }
    return found
  }

  /// Returns whether the cause of an error is already known, because what a declaration builds on
  /// has the same error.
  private func isBlamed(_ error: LoadingError) -> Bool {
    settled.withLock { settled in error.diagnostics.allSatisfy { settled.contains($0) } }
  }

  private func foundCause<Declaration>(
    of error: LoadingError,
    in standing: Standings<Declaration>.Standing,
    above layer: Int,
    linking link: (PackLibrary) throws(LoadingError) -> Void
  ) -> LoadingError {
    let file = standing.pack.source.name
    var (library, found) = (self, error)
    while found.diagnostics.contains(where: { $0.file == file }),
      let change = library.highestChange(below: standing, above: layer)
    {
      library = unchanged(from: change.layer)
      do throws(LoadingError) {
        try link(library)
        // The change is one mistake, no matter how often the declaration has the same error.
        var reasons: Set<String> = []
        let diagnostics = found.diagnostics
          .filter { $0.file != file || reasons.insert($0.reason).inserted }
          .map { $0.file == file ? change.breaking(standing, $0) : $0 }
        return LoadingError(diagnostics) ?? found
      } catch {
        // If linking would cost too much, it wasn't tried.
        if error.diagnostics.contains(where: { $0.code == "pack.too_costly" }) { break }
        found = error
      }
    }
    return found
  }

  /// Returns the highest pack's change, among those above a layer that change something that a rule
  /// or form builds on.
  ///
  /// - Complexity: O(*n*) in the number of rules and forms that it builds on.
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
