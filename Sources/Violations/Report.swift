/// The result of checking a value, or of checking a record against a form.
///
///     let report = Report(outcome: .invalid, violations: [Violation("required")])
///     report.isValid  // false
public struct Report: Hashable, Sendable, Codable {
  /// Whether the value is valid, invalid or could not be checked.
  public var outcome: Outcome

  /// The violations, in the order of the rule's or form's file.
  public var violations: [Violation]

  /// The value in its normalized form; nil unless the value is valid, and always nil for a secret
  /// value.
  ///
  /// For a record, this is a record of the fields' normalized values by path, such as
  /// `contacts[0].email`.
  public var normalized: Value?

  /// The facts that the check learned about the value, by name, even if it is invalid: a card's
  /// brand, or an address's domain.
  ///
  /// For a record, the names are paths, and each value is a record of one field's facts.
  public var facts: [String: Value]

  /// The rulebook that made the report, if its configuration asks for that.
  ///
  ///     var configuration = Rulebook.Configuration()
  ///     configuration.identifiesReports = true
  ///     let report = try Rulebook(configuration).check("ann@", as: "email")
  ///     report.rulebook?.digest  // "9c0fb3bb0ab3d9a5"
  ///
  /// Keep it with a decision, so that one can say later which rules led to it.
  public var rulebook: RulebookIdentity?

  /// Creates a report; `Report()` says that a value is valid, and doesn't have facts.
  public init(
    outcome: Outcome = .valid,
    violations: [Violation] = [],
    normalized: Value? = nil,
    facts: [String: Value] = [:]
  ) {
    self.outcome = outcome
    self.violations = violations
    self.normalized = normalized
    self.facts = facts
  }

  /// Whether the outcome is ``Outcome/valid``.
  public var isValid: Bool { outcome == .valid }
}

// The normalized value and the facts may be personal, so they must not appear in logs.
extension Report: CustomStringConvertible, CustomReflectable {
  /// The outcome and the violations, without the normalized value and the facts.
  ///
  ///     print(report)  // invalid: email.domain.missing at email
  public var description: String {
    let found = foundCodes
    return found.isEmpty
      ? outcome.rawValue : "\(outcome.rawValue): \(found.joined(separator: ", "))"
  }

  /// A mirror that contains only the outcome, and the codes with their paths.
  public var customMirror: Mirror {
    Mirror(self, children: ["outcome": outcome, "violations": foundCodes])
  }

  private var foundCodes: [String] {
    violations.map { violation in
      violation.path.isEmpty ? "\(violation.code)" : "\(violation.code) at \(violation.path)"
    }
  }
}

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

  /// Returns the violations at one path of the record, in the report's order.
  ///
  ///     report.violations(at: "email").map(\.code)  // [email.domain.missing]
  ///
  /// - Parameter path: The path of one value, such as `contacts[2].email`. The empty path is the
  ///   path of the whole value.
  /// - Returns: The violations, without those at paths inside this one.
  /// - Complexity: O(*n*) in the number of violations.
  public func violations(at path: FieldPath) -> [Violation] {
    violations.filter { $0.path == path }
  }

  /// The violations grouped by path, in the report's order.
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
