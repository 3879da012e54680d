package import Violations

/// A check that can say what a person probably meant by a value that it refuses.
///
/// A rule offers such a value as a `Violation.Fix` if it is the only proposed value that the
/// whole rule accepts. So a check can propose values freely, and doesn't need to know whether other
/// checks accept them. It must not propose a value that loses something that the person meant:
/// removing the space from `ann lee@example.org` isn't certain. It doesn't propose what the step
/// `as-typed` takes without asking, such as ASCII for full-width characters (``AsTyped``).
///
/// Rules for secret and personal values never ask.
package protocol FixProposer: Check {
  /// Returns values that the person may have meant.
  ///
  /// - Parameters:
  ///   - text: The value as given.
  ///   - violation: The first violation in the report. It can be another check's, and its code can
  ///     be the pack's. Its range is one of `text`.
  /// - Returns: The values, without fixed order.
  func meantValues(by text: String, for violation: Violation) -> [String]
}
