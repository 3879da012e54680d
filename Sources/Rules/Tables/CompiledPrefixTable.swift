import Synchronization

/// What checks made of a table's rows, so that a rule bound anew does not make it again.
///
/// A parameter such as a card number makes a rule's checks anew for each value, with the same table.
final class CompiledPrefixTable: Sendable {
  private let issuers = Mutex<IssuerTable?>(nil)

  /// Returns the issuers, made of the rows by the first who asks.
  ///
  /// Threads that ask at once may each make them; all get the first.
  func issuers(
    _ make: () throws(SettingError) -> IssuerTable
  ) throws(SettingError) -> IssuerTable {
    if let known = issuers.withLock({ $0 }) { return known }
    let made = try make()
    return issuers.withLock { known in
      if let known { return known }
      known = made
      return made
    }
  }
}

extension PrefixTable {
  /// Returns the table as one of card issuers, made once for all copies of it.
  ///
  /// - Throws: A `SettingError` that says which row is wrong and why.
  func issuers() throws(SettingError) -> IssuerTable {
    try compiled.issuers { () throws(SettingError) in try IssuerTable(self) }
  }
}
