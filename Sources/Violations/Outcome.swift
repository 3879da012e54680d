/// What a check of a value came to.
public enum Outcome: String, CaseIterable, Sendable, Codable {
  /// No rule is broken. There may be warnings.
  case valid

  /// At least one rule is broken.
  case invalid

  /// No rule is known to be broken, and at least one could not be decided,
  /// because the value is beyond a limit.
  case inconclusive

  /// Returns the outcome of two checks that must both hold: invalid beats
  /// inconclusive, and inconclusive beats valid.
  ///
  ///     Outcome.valid.and(.inconclusive)    // .inconclusive
  ///     Outcome.inconclusive.and(.invalid)  // .invalid
  public func and(_ other: Outcome) -> Outcome {
    switch (self, other) {
    case (.invalid, _), (_, .invalid): .invalid
    case (.inconclusive, _), (_, .inconclusive): .inconclusive
    case (.valid, .valid): .valid
    }
  }
}
