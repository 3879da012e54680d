import RuleEngine
import SourceTexts
import Violations

extension PackLibrary {
  /// Counts the fields and checks that a form inherits, before they are copied.
  ///
  /// - Throws: A ``LoadingError`` if there are too many in total, or if the form extends one that
  ///   doesn't exist.
  func spend(
    onFormsBelow standing: FormStanding,
    within budget: LoadingBudget?
  ) throws(LoadingError) {
    guard let budget, standing.declaration.parent != nil else { return }
    let chain = try FormChain(standing.declaration, in: standing.pack, forms)
    let inherited = chain.upper.reduce(0) { count, standing in
      count + standing.declaration.fields.count + standing.declaration.checks.count
    }
    if budget.spend(inherited) == .withinLimit { return }
    throw LoadingError(
      "pack.too_costly",
      in: standing.pack.source,
      at: standing.declaration.position,
      reason: "the packs' forms have too many fields and checks in total, including inherited ones",
      hint: "let fewer forms extend a form with many fields"
    )
  }
}
