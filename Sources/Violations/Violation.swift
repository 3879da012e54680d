/// One way in which one value broke one rule.
///
/// A violation carries facts, not words: a code, and the arguments that a
/// message needs to describe it. It never carries the value itself, so a
/// rejected password cannot reach a log.
///
///     Violation("length.too_short", ["minimum": 8, "actual": 3, "unit": "characters"])
public struct Violation: Hashable, Sendable, Codable {
  /// What went wrong.
  public var code: ViolationCode

  /// The facts that a message may mention, by name.
  public var arguments: [String: Argument]

  /// The place at fault in the value as given, in bytes of its UTF-8; nil
  /// where no one place is at fault.
  public var range: Range<Int>?

  /// How much it matters.
  public var severity: Severity

  /// The number that a pack gives the code, for systems that know codes by numbers.
  public var number: Int?

  /// The name of the form that was checked; nil for a value checked on its own.
  public var form: String?

  /// The place of the value in the record that was checked; empty for a value
  /// checked on its own.
  public var path: FieldPath

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - arguments: The facts that a message may mention, by name.
  ///   - range: The place at fault, in bytes of UTF-8.
  ///   - severity: How much it matters.
  ///   - number: The number that a pack gives the code.
  ///   - form: The name of the form that was checked.
  ///   - path: The place of the value in the record.
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
