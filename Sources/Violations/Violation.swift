/// One way in which one value broke one rule.
///
/// A violation carries facts, not words: a code, and the arguments that a
/// message needs to describe it. It never carries the value itself, so a
/// rejected password cannot reach a log. `Catalog` in the module ErrorCatalog finds the
/// message for it.
///
///     Violation("length.too_short", ["minimum": 8, "actual": 3, "unit": "characters"])
public struct Violation: Hashable, Sendable, Codable {
  /// What went wrong, such as `length.too_short`.
  public var code: ViolationCode

  /// The details that a message may mention, by name: `["minimum": 8]`.
  public var arguments: [String: Argument]

  /// The part that is at fault, as byte offsets into the UTF-8 of the value as it was given; nil if
  /// no single part is at fault.
  public var range: Range<Int>?

  /// How much it matters: ``Severity/error`` unless a rule or its pack says otherwise.
  public var severity: Severity

  /// The number that a rule pack assigns to the code, such as `3101`, for systems that identify
  /// errors by numbers; nil if the pack assigns none.
  public var number: Int?

  /// The name of the form that was checked; nil for a value checked on its own.
  public var form: String?

  /// The path of the value in the record that was checked; empty for a value
  /// checked on its own.
  public var path: FieldPath

  /// Creates a violation.
  ///
  ///     Violation("username.taken", form: "sign-up", path: "name")
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - arguments: The details that a message may mention, by name.
  ///   - range: The part at fault, as byte offsets into the UTF-8 of the value.
  ///   - severity: How much it matters.
  ///   - number: The number that a rule pack assigns to the code.
  ///   - form: The name of the form that was checked.
  ///   - path: The path of the value in the record.
  public init(
    _ code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    at range: Range<Int>? = nil,
    severity: Severity = .error,
    number: Int? = nil,
    form: String? = nil,
    path: FieldPath = FieldPath()
  ) {
    self.code = code
    self.arguments = arguments
    self.range = range
    self.severity = severity
    self.number = number
    self.form = form
    self.path = path
  }
}

extension Violation {
  /// Whether this says that the value could not be checked, not that it is wrong.
  ///
  ///     Violation("limit.input_size").isUndecided  // true
  ///     Violation("length.too_long").isUndecided   // false
  ///
  /// Such violations have the code `data.unreadable` or `check.unavailable`, or a code that begins
  /// with `limit.`.
  public var isUndecided: Bool {
    switch code.rawValue {
    case "data.unreadable", "check.unavailable": true
    case let name: name.hasPrefix("limit.")
    }
  }

  /// The outcome of a check that found this violation alone.
  ///
  /// If the value could not be checked, the outcome is inconclusive, whatever the severity.
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
  /// The outcome of a check that found these violations.
  ///
  ///     [Violation("limit.input_size"), Violation("required")].outcome  // .invalid
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var outcome: Outcome {
    var outcome = Outcome.valid
    for index in indices { outcome = outcome.and(self[index].outcome) }
    return outcome
  }

  /// The index of the error to show if only one is shown, or nil if there is none.
  ///
  /// An error that says what is wrong comes before one that says what could not be checked.
  ///
  ///     [Violation("limit.time"), Violation("required")].foremostError  // 1
  ///
  /// - Complexity: O(*n*) in the number of violations.
  package var foremostError: Int? {
    firstIndex { $0.severity == .error && !$0.isUndecided }
      ?? firstIndex { $0.severity == .error }
  }
}

/// How much a violation matters: `error` makes a value invalid, `warning` does not.
public enum Severity: String, CaseIterable, Sendable, Codable {
  /// The value cannot be accepted.
  case error

  /// The value is accepted, and the person should look at it again.
  case warning
}

/// The result of a check, in one word.
public enum Outcome: String, CaseIterable, Sendable, Codable {
  /// No rule is broken. There may be warnings.
  case valid

  /// At least one rule is broken.
  case invalid

  /// No rule is known to be broken, and at least one could not be checked: the value is beyond a
  /// limit, data could not be read, or a check of the application could not answer.
  ///
  /// ``Violation/isUndecided`` lists the codes.
  case inconclusive

  /// Returns the outcome of two checks that must both succeed.
  ///
  /// Invalid beats inconclusive, and inconclusive beats valid.
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
