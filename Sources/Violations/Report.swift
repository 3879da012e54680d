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

extension Report {
  /// Returns the report with violations that another system found, such as a database.
  ///
  ///     let taken = Violation("username.taken", form: "sign-up", path: "name")
  ///     report.adding([taken]).outcome  // .invalid
  ///
  /// The outcome changes with the violations. If the value is no longer valid, its normalized form
  /// is removed. Facts stay.
  ///
  /// A violation is inserted after the other violations at its path. If there are none, it is
  /// inserted at the place of its field in the order, or at the end if the order doesn't contain
  /// its path.
  ///
  /// - Parameters:
  ///   - violations: The violations. The caller sets their form and path, so that messages and
  ///     labels of the field are used.
  ///   - fieldOrder: The fields in the order of the form, if there is one; `[]` stands for every
  ///     element of a list.
  /// - Returns: The report with the violations.
  /// - Complexity: O(*m* · *n* · *f*), where *m* violations are added to *n*, and there are *f*
  ///   fields; O(*m* · *n*) if the paths already have violations.
  public func adding(_ violations: [Violation], fieldOrder: [FieldPath] = []) -> Report {
    var report = self
    for violation in violations { report.add(violation, fieldOrder: fieldOrder) }
    return report
  }

  /// Adds a violation that another system found.
  ///
  ///     report.add(Violation("username.taken", path: "name"))
  ///     report.isValid  // false
  ///
  /// The outcome, the normalized form and the order change as in ``adding(_:fieldOrder:)``.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - fieldOrder: The fields in the order of the form, if there is one.
  /// - Complexity: O(*n* + *f*) in the numbers of violations and fields; O(*n* · *f*) for the first
  ///   violation at a path.
  public mutating func add(_ violation: Violation, fieldOrder: [FieldPath] = []) {
    violations.insert(violation, at: position(for: violation.path, fieldOrder))
    outcome = outcome.and(violation.outcome)
    if outcome != .valid { normalized = nil }
  }

  private func position(for path: FieldPath, _ fieldOrder: [FieldPath]) -> Int {
    if let last = violations.lastIndex(where: { $0.path == path }) { return last + 1 }
    let places = FieldPlaces(fieldOrder)
    guard let place = places.place(of: path) else { return violations.endIndex }
    let last = violations.lastIndex { other in
      places.place(of: other.path)?.lexicographicallyPrecedes(place) ?? false
    }
    // Violations at a path that isn't in the form come last.
    return last.map { $0 + 1 } ?? violations.firstIndex { other in
      places.place(of: other.path).map { place.lexicographicallyPrecedes($0) } ?? true
    } ?? violations.endIndex
  }
}

/// The places of paths in a form's report; see ``FieldOrder``.
private struct FieldPlaces {
  private let fields: [FieldPath]
  private let patterns: [[FieldPath.Component]]
  private let order: FieldOrder

  init(_ fields: [FieldPath]) {
    self.fields = fields
    patterns = fields.map(\.pattern.components)
    order = FieldOrder(fields)
  }

  /// Returns the place of a path at the field that it belongs to, or nil if there is none.
  ///
  /// This is the field at the path, or else the first field inside it, or else the innermost field
  /// that contains it.
  func place(of path: FieldPath) -> [Int]? {
    if path.isEmpty { return nil }
    let pattern = path.pattern.components
    let around = patterns.indices.filter { pattern.starts(with: patterns[$0]) }
    guard
      let field = fields.firstIndex(of: path) ?? patterns.firstIndex(of: pattern)
        ?? patterns.firstIndex(where: { $0.starts(with: pattern) })
        ?? around.max(by: { patterns[$0].count < patterns[$1].count })
    else { return nil }
    return order.place(of: path, field: field)
  }
}
