package import Violations

/// A value that the type of a program's property can't hold.
package struct TypeFault: Hashable, Sendable {
  /// The path of the value.
  package let path: FieldPath

  /// The kind of value that the type takes, and the kind that was given; nil if the kind is right.
  package let kinds: Kinds?

  /// Two kinds of values.
  package struct Kinds: Hashable, Sendable {
    package let expected: Value.Kind
    package let actual: Value.Kind

    package init(expected: Value.Kind, actual: Value.Kind) {
      self.expected = expected
      self.actual = actual
    }
  }

  /// Creates a fault.
  package init(at path: FieldPath, kinds: Kinds? = nil) {
    self.path = path
    self.kinds = kinds
  }

  /// The violation, at its path in the record.
  fileprivate var violation: Violation {
    guard let kinds else { return Violation(.typeUnsuitable) }
    return Violation(
      .typeMismatch,
      ["expected": .text(kinds.expected.rawValue), "actual": .text(kinds.actual.rawValue)]
    )
  }
}

extension FormDefinition {
  /// Returns the report on a record with the faults of types, which replace everything that the
  /// rules found in the same values.
  ///
  /// A fault is always an error, whatever severity a pack sets for its code.
  ///
  /// - Complexity: O(*f* + *n* + *m* log *m*), where the report has *n* violations, there are *m*
  ///   faults, and the form has *f* fields.
  package func report(_ report: Report, adding faults: [TypeFault]) -> Report {
    if faults.isEmpty { return report }
    let paths = Set(faults.map(\.path))
    var whole = report
    whole.violations.removeAll { $0.path.isInside(paths) }
    whole = whole.adding(faults.map { violation(for: $0) }, fieldOrder: fields.map(\.path))
    if stop == .first { whole.violations = whole.violations.uptoFirstError }
    return whole
  }

  private func violation(for fault: TypeFault) -> Violation {
    var violation = fault.violation
    packCodes.apply(to: &violation)
    violation.severity = .error
    return located(violation, at: fault.path)
  }
}

extension FieldPath {
  /// Whether this is the path of one of some values, or of something inside one.
  fileprivate func isInside(_ values: Set<FieldPath>) -> Bool {
    (0...components.count).contains { count in
      values.contains(FieldPath(components: Array(components.prefix(count))))
    }
  }
}
