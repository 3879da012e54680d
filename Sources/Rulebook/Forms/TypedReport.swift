/// What a typed form found in a value.
///
///     let report = form.check(signUp)
///     report.isValid
///     report.violations(at: \.email).first?.code  // email.domain.missing
///     report.normalized                           // a copy with every value normalised
public struct TypedReport<Root: Sendable>: Sendable {
  /// What was found, by the paths of the fields.
  public let report: Report

  /// A copy of the value with each normalised field in its normalised form; nil if the value is
  /// not valid.
  ///
  /// Secret values stay as they were given.
  public let normalized: Root?

  let form: BoundForm<Root>

  /// Whether the value can be accepted.
  public var isValid: Bool { report.isValid }

  /// Whether the value can be accepted, or could not be decided.
  public var outcome: Outcome { report.outcome }

  /// What is wrong, in the order of the form.
  public var violations: [Violation] { report.violations }

  /// Returns what is wrong with one property.
  ///
  ///     report.violations(at: \.address.city)
  ///     report.violations(at: \.contacts[2].email)
  ///
  /// - Complexity: O(*n*) in the number of violations and fields.
  public func violations(at keyPath: PartialKeyPath<Root>) -> [Violation] {
    violations.filter { self.keyPath(of: $0) == keyPath }
  }

  /// Returns what is wrong with one property of a value that may be nil.
  ///
  ///     report.violations(at: \.address, \.city)
  ///
  /// - Complexity: O(*n*) in the number of violations and fields.
  public func violations<Inner>(
    at group: KeyPath<Root, Inner?>,
    _ property: PartialKeyPath<Inner>
  ) -> [Violation] {
    let outer = form.groupPath(of: group)
    guard let outer, let inner = property.fieldPath else { return [] }
    let path = outer.appending(inner)
    return violations.filter { $0.path == path }
  }

  /// Returns the property that a violation is about, or nil if no key path names it.
  public func keyPath(of violation: Violation) -> PartialKeyPath<Root>? {
    let pattern = violation.path.pattern
    let field = form.fields.first { $0.path == violation.path || $0.path == pattern }
    return field?.keyPath(violation.path.positions) as? PartialKeyPath<Root>
  }
}

extension BoundForm {
  /// Returns the path of a group, by the name that the form gives it.
  fileprivate func groupPath(of keyPath: AnyKeyPath) -> FieldPath? {
    for case .nested(let group) in parts where group.keyPath == keyPath { return group.path }
    return nil
  }
}
