public import Violations

/// A code and the arguments that are reported with it.
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

    /// A description of the value, for pack authors and translators.
    public let summary: String

    /// Whether the value is taken from the input.
    ///
    /// The engine drops such arguments if the value is secret.
    public let isFromInput: Bool

    /// Whether the value is a number that people type with the digits 0 to 9, so that messages
    /// write it in the same way in every locale.
    ///
    /// A check reports such a number as `Argument.plainNumber`. If only the number
    /// is known, as in a problem that a service sent, this says how to write it.
    public let isPlainNumber: Bool

    /// Whether the value depends on the input without repeating its text, such as a length.
    ///
    /// The engine drops such arguments if they measure only a part of a secret value, or if another
    /// pack added the check to the rule for secrets.
    public let isMeasured: Bool

    /// Creates an argument.
    public init(
      _ name: String,
      _ kind: Violations.Argument.Kind,
      _ summary: String,
      isFromInput: Bool = false,
      isPlainNumber: Bool = false,
      isMeasured: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.summary = summary
      self.isFromInput = isFromInput
      self.isPlainNumber = isPlainNumber
      self.isMeasured = isMeasured
    }
  }

  /// The code.
  public let code: ViolationCode

  /// A description of the mistake, in one English sentence for pack authors.
  public let summary: String

  /// The arguments that are always reported with the code.
  public let arguments: [Argument]

  /// The severity, unless a pack sets another.
  public let severity: Severity

  /// Whether the code is a special case of its parent code, as `characters.too_few.digit` is.
  ///
  /// A pack that renames the parent also renames this one.
  public let isCase: Bool

  /// Creates a definition.
  public init(
    _ code: ViolationCode,
    _ summary: String,
    _ arguments: [Argument] = [],
    severity: Severity = .error,
    isCase: Bool = false
  ) {
    self.code = code
    self.summary = summary
    self.arguments = arguments
    self.severity = severity
    self.isCase = isCase
  }
}

extension Violation {
  /// Creates a violation of a declared code, with the declared severity.
  ///
  ///     Violation(.lengthTooShort, ["minimum": 8, "unit": "characters"]).code  // length.too_short
  package init(
    _ definition: CodeDefinition,
    _ arguments: [String: Argument] = [:],
    at range: Range<Int>? = nil
  ) {
    self.init(definition.code, arguments, at: range, severity: definition.severity)
  }
}

/// A fact that a check can learn from a value.
public struct FactDefinition: Sendable, Hashable {
  /// The name, in snake case.
  public let name: String

  /// A description of the fact.
  public let summary: String

  /// Whether the fact repeats text of the value.
  ///
  /// The engine drops such facts if the value is secret.
  public let isFromInput: Bool

  /// Creates a fact's definition.
  public init(_ name: String, _ summary: String, isFromInput: Bool = false) {
    self.name = name
    self.summary = summary
    self.isFromInput = isFromInput
  }
}
