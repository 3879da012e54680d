import Synchronization
import Violations

/// The results of linking the rules, or the forms, that have been needed so far.
final class LinkedOnce<Made: Sendable>: Sendable {
  private let results = Mutex<[DeclaredName: Result<Made, LoadingError>]>([:])

  /// The declarations that were linked.
  var names: [DeclaredName] { results.withLock { Array($0.keys) } }

  /// Returns the result for a declaration, and links it if that hasn't been done before.
  func made(
    of name: DeclaredName,
    by make: () throws(LoadingError) -> Made
  ) throws(LoadingError) -> Made {
    if let known = results.withLock({ $0[name] }) { return try known.get() }
    let made = Result(catching: make)
    // Two threads may link the same declaration; both then use the first result.
    return try results.withLock { results in
      if let first = results[name] { return first }
      results[name] = made
      return made
    }.get()
  }
}
