public import Violations

/// A policy for when a field shows the messages for its value.
///
///     session.policy = [.onBlur, .onSubmit]
///
/// A policy doesn't change the result: the session's report is always the report on its record. It
/// only decides when the reader sees a violation. The violation disappears as soon as the value is
/// valid.
///
/// | Policy                | Shows messages                                              |
/// | --------------------- | ----------------------------------------------------------- |
/// | ``onChange``          | after every change, even of an unfinished text              |
/// | ``onBlur``            | when the field is left                                      |
/// | ``onChangeAfterBlur`` | after every change, once the field was left or submitted    |
/// | ``onSubmit``          | when the form is submitted                                  |
///
/// While a person types, a text that can still become valid isn't reported as wrong, unless the
/// policy has ``onChange``. An empty policy shows nothing, but submitting an invalid record is
/// still refused.
public struct ValidationPolicy: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Creates a policy from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shows messages after every change.
  public static let onChange = Self(rawValue: 1)

  /// Shows messages when the field is left.
  public static let onBlur = Self(rawValue: 2)

  /// Shows messages after every change, once the field was left or submitted.
  public static let onChangeAfterBlur = Self(rawValue: 4)

  /// Shows messages when the form is submitted.
  public static let onSubmit = Self(rawValue: 8)

  /// A policy for most forms: no messages while a field is filled in for the first time, a message
  /// when it is left, and immediate feedback from then on.
  public static let standard: Self = [.onBlur, .onChangeAfterBlur, .onSubmit]
}

extension FormSession {
  /// The policy for when fields show messages; setting it changes all fields.
  public var policy: ValidationPolicy {
    get { defaultPolicy }
    set {
      defaultPolicy = newValue
      policies = [:]
      for field in fields { field.policy = newValue }
    }
  }

  /// Sets when one field shows messages.
  ///
  /// For a field in a list, this affects all current and future elements.
  ///
  ///     session.setPolicy([.onChange], for: FieldPath("referrals[].email"))
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - path: The path of the field in the form.
  public func setPolicy(_ policy: ValidationPolicy, for path: FieldPath) {
    policies[path.pattern] = policy
    for field in fields where field.path.pattern == path.pattern { field.policy = policy }
  }

  /// Returns the policy of a new field.
  func policy(for path: FieldPath) -> ValidationPolicy {
    policies.isEmpty ? defaultPolicy : policies[path.pattern] ?? defaultPolicy
  }
}
