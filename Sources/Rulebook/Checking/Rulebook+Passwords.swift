public import PasswordGuesses
import Rules

extension Rulebook {
  /// Returns what estimates passwords, with the dictionaries and keyboards of all packs.
  ///
  ///     let estimator = try Rulebook().passwordEstimator()
  ///     try estimator?.estimate("password", referenceYear: 2026).score  // 0
  ///
  /// - Parameter model: What is taken into account.
  /// - Returns: The estimator, or nil if no pack has dictionaries and keyboards.
  public func passwordEstimator(model: PasswordModel = .extended) -> PasswordEstimator? {
    guard let dictionaries = library.tables.passwordDictionaries,
      let keyboards = library.tables.keyboards
    else { return nil }
    return PasswordEstimator(dictionaries: dictionaries, keyboards: keyboards, model: model)
  }
}
