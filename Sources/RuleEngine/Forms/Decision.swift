/// The answer to a question about other fields.
///
/// A field can be too expensive to look at, for example. Then a condition on it is neither met nor
/// not met, and what depends on it is inconclusive.
enum Decision: Sendable {
  case yes
  case no
  case undecided

  /// Returns whether at least one of two answers is yes.
  ///
  ///     Decision.undecided.or(.yes)  // yes
  func or(_ other: Decision) -> Decision {
    switch (self, other) {
    case (.yes, _), (_, .yes): .yes
    case (.undecided, _), (_, .undecided): .undecided
    case (.no, .no): .no
    }
  }
}
