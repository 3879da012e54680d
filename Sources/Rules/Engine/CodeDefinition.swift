public import Violations

/// A code with the arguments that are reported with it.
///
///     CodeDefinition(
///       "even_length.odd",
///       "The number of bytes is odd.",
///       [.init("actual", .integer, "the number of bytes")]
///     )
public struct CodeDefinition: Sendable, Hashable {
  /// One argument of a code.
  public struct Argument: Sendable, Hashable {
    /// The name, in snake case.
    public let name: String

    /// The kind of value.
    public let kind: Violations.Argument.Kind

    /// What the value is, for pack authors and translators.
    public let summary: String

    /// Whether the value is taken from the input.
    ///
    /// The engine drops such arguments where the value is secret.
    public let isFromInput: Bool

    /// Creates an argument.
    public init(
      _ name: String,
      _ kind: Violations.Argument.Kind,
      _ summary: String,
      isFromInput: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.summary = summary
      self.isFromInput = isFromInput
    }
  }

  /// The code.
  public let code: ViolationCode

  /// What went wrong, in one English sentence, for pack authors.
  public let summary: String

  /// The arguments that are always reported with the code.
  public let arguments: [Argument]

  /// How much it matters unless a pack says otherwise.
  public let severity: Severity

  /// Creates a definition.
  public init(
    _ code: ViolationCode,
    _ summary: String,
    _ arguments: [Argument] = [],
    severity: Severity = .error
  ) {
    self.code = code
    self.summary = summary
    self.arguments = arguments
    self.severity = severity
  }
}

extension Violation {
  /// Creates a violation of a declared code, with the severity that its declaration gives.
  ///
  ///     Violation(.lengthTooShort, ["minimum": 8, "unit": "characters"]).code  // length.too_short
  public init(
    _ definition: CodeDefinition,
    _ arguments: [String: Argument] = [:],
    at range: Range<Int>? = nil
  ) {
    self.init(definition.code, arguments, at: range, severity: definition.severity)
  }
}

/// A fact that a check may learn from a value.
public struct FactDefinition: Sendable, Hashable {
  /// The name, in snake case.
  public let name: String

  /// What the fact says.
  public let summary: String

  /// Whether the fact repeats text of the value.
  ///
  /// The engine drops such facts where the value is secret.
  public let isFromInput: Bool

  /// Creates a fact's definition.
  public init(_ name: String, _ summary: String, isFromInput: Bool = false) {
    self.name = name
    self.summary = summary
    self.isFromInput = isFromInput
  }
}
