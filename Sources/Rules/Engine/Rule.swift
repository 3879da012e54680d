import UnicodeText
public import Violations

/// A named list of checks, ready to run: what a pack says about one kind of
/// value, with its parameters filled in.
///
///     let staffID = Rule(
///       name: "staff-id",
///       normalization: Normalization([.trim, .uppercase]),
///       checks: [RuleCheck(LengthCheck(9...9)), RuleCheck(AffixCheck("AB-", as: .prefix))]
///     )
///     staffID.outcome(of: " ab-123456 ", in: CheckContext())  // .valid
///     staffID.report(on: "ab-123456", in: CheckContext()).normalized?.text  // "AB-123456"
public final class Rule: Sendable {
  /// The name, such as `email.html`.
  public let name: String

  /// Whether no text of the value may leave the rule.
  public let isSecret: Bool

  /// Whether a value is required wherever the rule is used.
  public let isAlwaysRequired: Bool

  /// The parameters for which the rule was made.
  public let parameters: [String: Value]

  let normalization: Normalization
  let checks: CheckList
  let blankness: Blankness
  let engineCodes: CodeMapping

  /// Whether there are parameters, which is known without looking at them.
  let hasParameters: Bool

  /// Whether a settled text needs no normalisation, and is not blank: one quick look instead of
  /// one for each step.
  let keepsSettledTexts: Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - normalization: The steps that run before the checks.
  ///   - checks: The checks. A ``RequiredCheck`` among them makes the value
  ///     required everywhere and says what counts as blank.
  ///   - isSecret: Whether no text of the value may leave the rule.
  ///   - parameters: The parameters for which the rule was made.
  ///   - packCodes: What the pack says about codes.
  public init(
    name: String,
    normalization: Normalization = Normalization(),
    checks: [RuleCheck],
    isSecret: Bool = false,
    parameters: [String: Value] = [:],
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:]
  ) {
    self.name = name
    self.normalization = normalization
    keepsSettledTexts = normalization.keepsSettledTexts
    self.isSecret = isSecret
    self.parameters = parameters
    hasParameters = !parameters.isEmpty
    let required = checks.first { $0.check is RequiredCheck }
    isAlwaysRequired = required != nil
    blankness = (required?.check as? RequiredCheck)?.blankness ?? .invisible
    self.checks = CheckList(checks.filter { !($0.check is RequiredCheck) })
    engineCodes = required?.codes ?? CodeMapping(packCodes: packCodes)
  }
}
