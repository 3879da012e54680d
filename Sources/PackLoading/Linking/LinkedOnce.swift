import Synchronization
import Violations

/// What became of the rules, or of the forms, that were asked for so far.
final class LinkedOnce<Made: Sendable>: Sendable {
  private let results = Mutex<[DeclaredName: Result<Made, LoadingError>]>([:])

  /// Returns what was made of a declaration, and makes it if nobody asked before.
  func made(
    of name: DeclaredName,
    by make: () throws(LoadingError) -> Made
  ) throws(LoadingError) -> Made {
    if let known = results.withLock({ $0[name] }) { return try known.get() }
    let made = Result(catching: make)
    // Two threads may link one; both then use the first.
    return try results.withLock { results in
      if let first = results[name] { return first }
      results[name] = made
      return made
    }.get()
  }
}
