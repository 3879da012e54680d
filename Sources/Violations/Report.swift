/// What a check of a value, or of a record by a form, found.
///
///     let report = Report(outcome: .invalid, violations: [Violation("required")])
///     report.isValid  // false
public struct Report: Hashable, Sendable, Codable {
  /// Whether the value can be accepted.
  public var outcome: Outcome

  /// What is wrong, in the order of the rule's or form's file.
  public var violations: [Violation]

  /// The value in its normalised form.
  ///
  /// Only a valid value has one, and a secret value never does.
  ///
  /// Of a record, this is a record of the fields' normalised values by path, such as
  /// `contacts[0].email`.
  public var normalized: Value?

  /// What was learned from the value on the way, by name, also if it is
  /// invalid: a card's brand, an address's domain.
  ///
  /// Of a record, these are records of facts by path.
  public var facts: [String: Value]

  /// Creates a report: `Report()` is that of a valid value of which nothing was learned.
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

extension Report: CustomStringConvertible {
  /// The outcome and the violations, without the normalised value and the facts, which are not for
  /// logs.
  ///
  ///     print(report)  // invalid: email.domain.missing at email
  public var description: String {
    let found = violations.map { violation in
      violation.path.isEmpty ? "\(violation.code)" : "\(violation.code) at \(violation.path)"
    }
    return found.isEmpty
      ? outcome.rawValue : "\(outcome.rawValue): \(found.joined(separator: ", "))"
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
  /// - Parameter path: The path of one value, such as `contacts[2].email`. The empty path stands for
  ///   the whole value.
  /// - Returns: The violations, without those at paths inside this one.
  /// - Complexity: O(*n*) in the number of violations.
  public func violations(at path: FieldPath) -> [Violation] {
    violations.filter { $0.path == path }
  }

  /// The violations by their paths; each path comes once, in the report's order.
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

extension Report {
  /// Returns the report with violations that something else found, such as a database.
  ///
  ///     let taken = Violation("username.taken", form: "sign-up", path: "name")
  ///     report.adding([taken]).outcome  // .invalid
  ///
  /// The outcome follows the violations, and a value that is valid no longer has no normalised
  /// form either. Facts stay.
  ///
  /// A violation is inserted after the others at its path. If there are none, it is inserted where
  /// the order of fields puts it, and at the end if the order does not mention its path.
  ///
  /// - Parameters:
  ///   - violations: What was found. The caller sets form and path, so that messages and labels
  ///     of the field are used.
  ///   - fieldOrder: The fields in the order of the form, where there is one; `[]` stands for
  ///     every element of a list.
  /// - Returns: The report with the violations.
  /// - Complexity: O(*m* · (*n* + *f*)), where *m* violations are added to *n* and there are *f*
  ///   fields.
  public func adding(_ violations: [Violation], fieldOrder: [FieldPath] = []) -> Report {
    var report = self
    for violation in violations { report.add(violation, fieldOrder: fieldOrder) }
    return report
  }

  /// Adds a violation that something else found.
  ///
  ///     report.add(Violation("username.taken", path: "name"))
  ///     report.isValid  // false
  ///
  /// Outcome, normalised form and order become what ``adding(_:fieldOrder:)`` says.
  ///
  /// - Parameters:
  ///   - violation: What was found.
  ///   - fieldOrder: The fields in the order of the form, where there is one.
  /// - Complexity: O(*n* + *f*) in the numbers of violations and fields; O(*n* · *f*) for the
  ///   first violation at a path.
  public mutating func add(_ violation: Violation, fieldOrder: [FieldPath] = []) {
    violations.insert(violation, at: position(for: violation.path, fieldOrder))
    outcome = outcome.and(violation.outcome)
    if outcome != .valid { normalized = nil }
  }

  private func position(for path: FieldPath, _ fieldOrder: [FieldPath]) -> Int {
    if let last = violations.lastIndex(where: { $0.path == path }) { return last + 1 }
    guard let rank = FieldRank(path, in: fieldOrder) else { return violations.endIndex }
    let last = violations.lastIndex { other in
      FieldRank(other.path, in: fieldOrder).map { $0 < rank } ?? false
    }
    // Violations at a path that the form does not name come last.
    return last.map { $0 + 1 } ?? violations.firstIndex { other in
      FieldRank(other.path, in: fieldOrder).map { rank < $0 } ?? true
    } ?? violations.endIndex
  }
}

/// The order of a path in a report of a form: first by its field, then by its positions in lists.
private struct FieldRank: Comparable {
  let field: Int
  let positions: [Int]

  /// Finds the field that a path belongs to, or returns nil if there is none.
  ///
  /// It is the field at the path, else the first field inside it, else the innermost field around
  /// it.
  init?(_ path: FieldPath, in fieldOrder: [FieldPath]) {
    if path.isEmpty { return nil }
    let pattern = path.pattern.components
    let patterns = fieldOrder.map(\.pattern.components)
    let around = patterns.indices.filter { pattern.starts(with: patterns[$0]) }
    guard
      let field = fieldOrder.firstIndex(of: path) ?? patterns.firstIndex(of: pattern)
        ?? patterns.firstIndex(where: { $0.starts(with: pattern) })
        ?? around.max(by: { patterns[$0].count < patterns[$1].count })
    else { return nil }
    self.field = field
    positions = path.positions
  }

  static func < (left: Self, right: Self) -> Bool {
    left.field == right.field
      ? left.positions.lexicographicallyPrecedes(right.positions) : left.field < right.field
  }
}
