public import Violations

/// When a field shows what is wrong with its value.
///
///     session.policy = [.onBlur, .onSubmit]
///
/// A policy never decides what is true: the session's report is always that of its record. It only
/// decides when a violation comes before the reader's eyes. What is shown disappears as soon as
/// the value is valid.
///
/// | Policy               | Shows what is wrong                                          |
/// | -------------------- | ------------------------------------------------------------ |
/// | ``onChange``         | at every change, also of a text that is not finished         |
/// | ``onBlur``           | when the field is left                                       |
/// | ``onChangeAfterBlur`` | at every change, once the field was left or submitted       |
/// | ``onSubmit``         | when the form is submitted                                   |
///
/// A text that typing on could make valid is not called wrong while it is being typed, unless the
/// policy has ``onChange``. An empty policy shows nothing; a submission is refused all the same.
public struct ValidationPolicy: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Creates a policy from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shows what is wrong at every change.
  public static let onChange = Self(rawValue: 1)

  /// Shows what is wrong when the field is left.
  public static let onBlur = Self(rawValue: 2)

  /// Shows what is wrong at every change, once the field was left or submitted.
  public static let onChangeAfterBlur = Self(rawValue: 4)

  /// Shows what is wrong when the form is submitted.
  public static let onSubmit = Self(rawValue: 8)

  /// What most forms want: silence while a field is filled in for the first time, a word when it is
  /// left, and help at once from then on.
  public static let standard: Self = [.onBlur, .onChangeAfterBlur, .onSubmit]
}

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
