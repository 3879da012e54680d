/// What a rule says about a secret value, and the value as it is to be kept.
///
///     let form = try rulebook.secretForm(of: "correct horse battery", as: "password")
///     form.report.outcome                 // .valid
///     form.text?.reveal { hash($0.span) }
public struct SecretForm: Sendable {
  /// What was found; like every report on a secret value, without its text.
  public let report: Report

  /// The value as it is to be hashed or compared; nil unless the report is valid.
  public let text: SecretText?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - text: The value as it is to be kept; dropped unless the report is valid.
  public init(report: Report, text: SecretText?) {
    self.report = report
    self.text = report.isValid ? text : nil
  }
}
