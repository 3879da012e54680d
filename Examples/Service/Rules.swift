import Rulebook

/// Everything that the service makes from one generation of its rules.
///
/// A request uses one of these from its beginning to its end.
struct Rules: Sendable {
  let rulebook: Rulebook
  let accounts: BoundForm<Account>

  init(_ rulebook: Rulebook) throws(UsageError) {
    self.rulebook = rulebook
    accounts = try accountForm.bound(to: rulebook)
  }
}
