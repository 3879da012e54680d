public import Violations

/// A condition on another field, on which it depends whether a field is required.
///
///     required-if: { field: country, matches: { equals: CH } }
///     required-if: { field: phone, filled: false }
public struct FieldCondition: Sendable {
  /// The other field.
  public let field: FieldPath

  /// Whether the other field must be filled, or must be blank.
  public let isFilled: Bool

  /// The checks that the other field's value must pass too.
  public let checks: [CheckTemplate]

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - field: The other field.
  ///   - isFilled: Whether it must be filled, or must be blank.
  ///   - checks: The checks that its value must pass too.
  public init(field: FieldPath, isFilled: Bool = true, checks: [CheckTemplate] = []) {
    self.field = field
    self.isFilled = isFilled
    self.checks = checks
  }

  /// The fields that the condition looks at.
  var fields: [FieldPath] { [field] + checks.flatMap(\.fields) }
}

/// A condition whose checks are made.
struct MadeCondition: Sendable {
  private let field: FieldPath
  private let isFilled: Bool
  private let checks: CheckList

  init(_ condition: FieldCondition, in binding: Binding) throws(BindingError) {
    field = condition.field
    isFilled = condition.isFilled
    var made: [RuleCheck] = []
    for check in condition.checks { made.append(try check.make(in: binding)) }
    checks = CheckList(made)
  }

  /// Returns whether the condition holds; what cannot be decided does not.
  func holds(in context: borrowing CheckContext) -> Bool {
    guard let value = context.fields?.value(of: field) else { return !isFilled }
    guard isFilled else { return false }
    var findings = Findings(.outcome)
    checks.run(value, in: context, into: &findings)
    return findings.outcome == .valid
  }
}
