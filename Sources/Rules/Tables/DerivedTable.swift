import Synchronization

/// What a check made of a table, so that a rule bound anew does not make it again.
///
/// A parameter such as a number makes a rule's checks anew for each value, with the same table.
final class DerivedTable: Sendable {
  private let content = Mutex<(any Sendable)?>(nil)

  /// Returns what was made of the table, made by the first who asks.
  ///
  /// Threads that ask at once may each make it; all get the first. A table is for one check, so
  /// that what another check makes of it is not kept.
  func content<Content: Sendable, Failure: Error>(
    _ make: () throws(Failure) -> Content
  ) throws(Failure) -> Content {
    if let known = content.withLock({ $0 as? Content }) { return known }
    let made = try make()
    return content.withLock { known in
      if let known = known as? Content { return known }
      if known == nil { known = made }
      return made
    }
  }
}
