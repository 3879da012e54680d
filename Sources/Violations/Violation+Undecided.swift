extension Violation {
  /// Whether this says that the value could not be checked, not that it is wrong.
  ///
  ///     Violation("limit.input_size").isUndecided  // true
  ///     Violation("length.too_long").isUndecided   // false
  ///
  /// These are `data.unreadable`, `check.unavailable` and all codes below `limit`.
  public var isUndecided: Bool {
    switch code.rawValue {
    case "data.unreadable", "check.unavailable": true
    case let name: name.hasPrefix("limit.")
    }
  }

  /// What the violation alone makes of a value.
  ///
  ///     Violation("required").outcome                     // .invalid
  ///     Violation("limit.input_size").outcome             // .inconclusive
  ///     Violation("required", severity: .warning).outcome  // .valid
  public var outcome: Outcome {
    if isUndecided { return .inconclusive }
    return severity == .error ? .invalid : .valid
  }
}

extension [Violation] {
  /// What the violations come to together.
  ///
  ///     [Violation("limit.input_size"), Violation("required")].outcome  // .invalid
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var outcome: Outcome {
    var outcome = Outcome.valid
    for index in indices { outcome = outcome.and(self[index].outcome) }
    return outcome
  }

  /// The position of the error to show where only one is shown, or nil if there is none: that
  /// something is wrong matters more than that something could not be checked.
  ///
  ///     [Violation("limit.time"), Violation("required")].foremostError  // 1
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var foremostError: Int? {
    firstIndex { $0.severity == .error && !$0.isUndecided }
      ?? firstIndex { $0.severity == .error }
  }
}
