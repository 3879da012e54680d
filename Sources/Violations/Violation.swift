/// A violation of one rule by one value.
///
/// A violation has a code and the arguments for a message, but not the message itself. It never
/// contains the value, so a rejected password can't reach a log. `Catalog` in the module
/// ErrorCatalog finds the message.
///
///     Violation("length.too_short", ["minimum": 8, "actual": 3, "unit": "characters"])
public struct Violation: Hashable, Sendable, Codable {
  /// The code of the mistake, such as `length.too_short`.
  public var code: ViolationCode

  /// The details that a message can mention, by name: `["minimum": 8]`.
  public var arguments: [String: Argument]

  /// The part that is at fault, as byte offsets into the UTF-8 of the original value; nil if no
  /// single part is at fault.
  public var range: Range<Int>?

  /// The severity; ``Severity/error`` unless a rule or its pack says otherwise.
  public var severity: Severity

  /// The number that a rule pack assigns to the code, such as `3101`, for systems that identify
  /// errors by numbers; nil if there is none.
  public var number: Int?

  /// The name of the form that was checked; nil for a value checked on its own.
  public var form: String?

  /// The path of the value in the record that was checked; empty for a value checked on its own.
  public var path: FieldPath

  /// The edit that corrects the value, where it is certain what the person meant; nil otherwise,
  /// and always nil for a secret or personal value.
  public var fix: Fix?

  /// The checks that reported the violation, if a trace is wanted.
  package var origins = ViolationOrigins()

  /// The texts of the error that the violation was made from.
  package var texts = ViolationTexts()

  /// The members in encoded form, which a trace and texts aren't part of.
  private enum CodingKeys: String, CodingKey {
    case code, arguments, range, severity, number, form, path, fix
  }

  /// Creates a violation.
  ///
  ///     Violation("username.taken", form: "sign-up", path: "name")
  ///
  /// - Parameters:
  ///   - code: The code of the mistake.
  ///   - arguments: The details that a message can mention, by name.
  ///   - range: The part at fault, as byte offsets into the UTF-8 of the value.
  ///   - severity: The severity.
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
  /// Whether the value could not be checked, so it might be right or wrong.
  ///
  ///     Violation("limit.input_size").isUndecided  // true
  ///     Violation("length.too_long").isUndecided   // false
  ///
  /// These violations have the code `data.unreadable` or `check.unavailable`, or a code that begins
  /// with `limit.`.
  public var isUndecided: Bool {
    switch code.rawValue {
    case "data.unreadable", "check.unavailable": true
    case let name: name.hasPrefix("limit.")
    }
  }

  /// The outcome of a check that found only this violation.
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
  /// An error about the value comes before an error about a check that could not run.
  ///
  ///     [Violation("limit.time"), Violation("required")].foremostError  // 1
  package var foremostError: Int? {
    firstIndex { $0.severity == .error && !$0.isUndecided }
      ?? firstIndex { $0.severity == .error }
  }
}

/// The severity of a violation: `error` makes a value invalid, `warning` doesn't.
public enum Severity: String, CaseIterable, Sendable, Codable {
  /// The value isn't valid.
  case error

  /// The value is valid, but the person should look at it again.
  case warning
}

/// The result of a check, in one word.
public enum Outcome: String, CaseIterable, Sendable, Codable {
  /// No rule is broken. There may be warnings.
  case valid

  /// At least one rule is broken.
  case invalid

  /// No rule is known to be broken, but at least one could not be checked: the value is beyond a
  /// limit, data could not be read, or a check of the application failed.
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
