package import UnicodeText
public import Violations

/// What a check may know besides the value.
///
/// The context cannot hold the text being checked, which only lives for the call.
public struct CheckContext: Sendable {
  /// The parameters of the rule, by name, as they were given for this call.
  public var parameters: [String: Value]

  /// The other fields of the record, if the value belongs to one and the rule or the form names
  /// some of them for its checks.
  public var fields: (any FieldSource)?

  /// The clock and the limits.
  public var surroundings: Surroundings

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the rule, by name.
  ///   - fields: The other fields of the record, if the value belongs to one.
  ///   - surroundings: The clock and the limits.
  public init(
    parameters: [String: Value] = [:],
    fields: (any FieldSource)? = nil,
    surroundings: Surroundings = Surroundings()
  ) {
    self.parameters = parameters
    self.fields = fields
    self.surroundings = surroundings
  }
}

extension Surroundings {
  /// Begins a budget for the patterns of a record that ICU may match; returns whether there is a new one.
  @discardableResult
  mutating func beginMatching(for form: FormDefinition) -> Bool {
    guard form.mayBacktrack, matching == nil else { return false }
    matching = MatchingBudget()
    return true
  }
}

extension CheckContext {
  /// Returns the context with a budget for the patterns of one value.
  func withMatchingBudget() -> CheckContext {
    var context = self
    context.surroundings.matching = MatchingBudget()
    return context
  }
}

/// A check for which ICU may match patterns, so that values and records need a budget.
package protocol BacktrackingCheck: Check {
  /// Whether ICU may match patterns for the check.
  var mayBacktrack: Bool { get }
}

// What a rule was given, and other fields, may be secrets, so they are not for logs.
extension CheckContext: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without parameters and fields.
  public var description: String { "CheckContext" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Gives checks the values of a record's other fields.
public protocol FieldSource: Sendable {
  /// Returns a field's value: in its normalised form if it is valid, else as
  /// it was given, and nil if it is blank or missing.
  ///
  /// The path names the field as the form does; `[]` means the same element
  /// that is being checked.
  func value(of path: FieldPath) -> Value?

  /// Returns a field's value after the normalisation steps of its rule, valid
  /// or not, and nil if it is blank or missing: what two fields are compared by.
  ///
  /// The path is as for ``value(of:)``.
  func normalizedInput(of path: FieldPath) -> Value?
}

extension FieldSource {
  /// Returns ``value(of:)``: a source without rules normalises nothing.
  public func normalizedInput(of path: FieldPath) -> Value? { value(of: path) }
}

/// What checks take from the outside world: the date, and how much work they may do.
public struct Surroundings: Sendable {
  /// Returns today's date in the time zone of the caller's choice.
  public var today: @Sendable () -> CivilDate

  /// How large a value may be.
  public var limits: Limits

  /// The work that patterns matched by ICU may still do for the value or the record; nil where there are
  /// none, or before it is begun.
  package var matching: MatchingBudget?

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - limits: How large a value may be.
  ///   - today: Returns today's date; without it, every day is 1970-01-01.
  public init(limits: Limits = Limits(), today: (@Sendable () -> CivilDate)? = nil) {
    self.limits = limits
    self.today = today ?? { .epoch }
  }
}
