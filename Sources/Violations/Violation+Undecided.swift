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
