import Synchronization

/// Data that a check has derived from a table, so that binding the rule again doesn't derive it
/// again.
///
/// With a parameter such as a number, a rule's checks are made again for each value, but with the
/// same table.
package final class DerivedTable: Sendable {
  private let content = Mutex<(any Sendable)?>(nil)

  /// Returns the data derived from the table.
  ///
  /// The first call makes it.
  ///
  /// If several threads call this at the same time, each might make the data, but all get the first
  /// result. A table is for one check, so data of another type isn't kept.
  package func content<Content: Sendable, Failure: Error>(
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
