public import Violations

extension FormSession {
  /// When fields show what is wrong; to set it changes all fields.
  public var policy: ValidationPolicy {
    get { defaultPolicy }
    set {
      defaultPolicy = newValue
      policies = [:]
      for field in fields { field.policy = newValue }
    }
  }

  /// Sets when one field shows what is wrong; of a field of a list, for all elements, also those to
  /// come.
  ///
  ///     session.setPolicy([.onChange], for: FieldPath("referrals[].email"))
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - path: The field, as the form names it.
  public func setPolicy(_ policy: ValidationPolicy, for path: FieldPath) {
    policies[path.pattern] = policy
    for field in fields where field.path.pattern == path.pattern { field.policy = policy }
  }

  /// Returns the policy of a new field.
  func policy(for path: FieldPath) -> ValidationPolicy {
    policies.isEmpty ? defaultPolicy : policies[path.pattern] ?? defaultPolicy
  }
}
