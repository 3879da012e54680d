import Synchronization

/// What checks make from a table of words, each made once for all checks that use the same tables.
///
/// Thousands of rules may extend a rule with a large table, and change one of its other settings.
final class DerivedValues: Sendable {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var variant: String
    var other: ObjectIdentifier?
  }

  private struct Entry: Sendable {
    var value: any Sendable

    /// Keeps the other table, because the key doesn't.
    var other: DerivedValues?
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// Returns the value for a table and maybe another one, and makes it if that hasn't been done
  /// before.
  func value<Made: Sendable, Failure: Error>(
    variant: String,
    with other: DerivedValues?,
    by make: () throws(Failure) -> Made
  ) throws(Failure) -> Made {
    let key = Key(
      type: ObjectIdentifier(Made.self),
      variant: variant,
      other: other.map { ObjectIdentifier($0) }
    )
    if let known = entries.withLock({ $0[key] })?.value as? Made { return known }
    let made = try make()
    entries.withLock { $0[key] = Entry(value: made, other: other) }
    return made
  }
}
