extension Report {
  /// The first violation of severity ``Severity/error``; nil if there is none.
  ///
  ///     Report(violations: [Violation("required")]).first?.code  // required
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var first: Violation? { violations.first { $0.severity == .error } }

  /// The violations of severity ``Severity/error``, in the report's order.
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var errors: [Violation] { violations.filter { $0.severity == .error } }

  /// The violations of severity ``Severity/warning``, in the report's order.
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var warnings: [Violation] { violations.filter { $0.severity == .warning } }

  /// Returns the violations of one place in the record, in the report's order.
  ///
  ///     report.violations(at: FieldPath(field: "email")).map(\.code)
  ///     // [email.domain.missing]
  ///
  /// - Parameter path: The place; `contacts[2].email` is one, and `contacts[].email` is none. The
  ///   empty path stands for the whole value.
  /// - Returns: The violations, without those of places inside.
  /// - Complexity: O(*n*) in the number of violations.
  public func violations(at path: FieldPath) -> [Violation] {
    violations.filter { $0.path == path }
  }

  /// The violations by their places, which come in the report's order, each once.
  ///
  ///     report.byField.map { ($0.path.description, $0.violations.count) }
  ///     // [("email", 1), ("contacts[2].email", 2)]
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var byField: [(path: FieldPath, violations: [Violation])] {
    var fields: [(path: FieldPath, violations: [Violation])] = []
    var positions: [FieldPath: Int] = [:]
    for violation in violations {
      if let position = positions[violation.path] {
        fields[position].violations.append(violation)
      } else {
        positions[violation.path] = fields.count
        fields.append((violation.path, [violation]))
      }
    }
    return fields
  }
}
