import Rulebook

/// The rules of a service, which are loaded again when their files change.
struct ReloadingRules: Sendable {
  private let live: LiveRulebook

  /// The form for accounts, of the newest rules without a mistake.
  let accounts: LiveRulebook.Following<BoundForm<Account>>

  init(_ configuration: Rulebook.Configuration) throws {
    live = try LiveRulebook(configuration)
    accounts = try live.bound(accountForm)
  }

  /// Prints what happens to the rules, until the service ends.
  func report() async {
    for await event in live.events {
      switch event {
      case .reloaded(let generation): print("loaded:", generation)
      case .refused(let error): print("not loaded:", error)
      case .unusable(let error): print("not loaded:", error)
      case .unchanged, .watchFailed: break
      }
    }
  }

  /// Loads the rules now, as for SIGHUP.
  func reload() async -> LiveRulebook.Event { await live.reloadInBackground() }
}
