import UnicodeText
public import Violations

/// Normalisation and checks for one kind of value, ready to run: nothing is left to look up, and
/// nothing is thrown.
///
/// Most rules come from packs: a ``RuleTemplate`` makes a rule when its parameters are known. A
/// program can also write one in Swift:
///
///     let staffID = Rule(
///       name: "staff-id",
///       normalization: Normalization([.trim, .uppercase]),
///       checks: [RuleCheck(LengthCheck(9...9)), RuleCheck(AffixCheck("AB-", as: .prefix))]
///     )
///     staffID.accepts(" ab-123456 ", in: CheckContext())  // true
///     staffID.report(on: "ab-123456", in: CheckContext()).normalized?.text  // "AB-123456"
///     staffID.report(on: "ab-1", in: CheckContext()).violations.map(\.code)  // [length.wrong]
///
/// A text goes through these steps, of which ``outcome(of:in:)`` and ``report(on:isRequired:in:)``
/// run the same ones; a report only keeps more of what they find:
///
/// 1. It is refused as inconclusive if it is larger than the limits allow.
/// 2. It is normalised, which is skipped for texts that stay as they are.
/// 3. If it is blank then, it is reported as `required`, or valid where no value is required.
/// 4. The checks run on the normalised text.
/// 5. Ranges of violations are mapped back to the text as given.
public final class Rule: Sendable {
  /// The name, such as `email.html`.
  public let name: String

  /// How much of the value may leave the rule.
  public let confidentiality: Confidentiality

  /// Whether a value is required wherever the rule is used.
  public let isAlwaysRequired: Bool

  /// The parameters for which the rule was made.
  public let parameters: [String: Value]

  let normalization: Normalization
  let checks: CheckList

  /// What the rule makes of the parts of its values; nil if it names none.
  let parts: RuleParts?

  /// How valid values are usually written, if the rule says so.
  let writing: ValueWriting?

  /// Whether one violation is enough.
  let stopsAtFirst: Bool

  /// The steps after which a value is blank or not, if some of the steps remove what is not blank.
  let stepsBeforeRemoval: Normalization?
  let blankness: Blankness

  /// What the pack makes of the code `required`, which the rule itself reports, not one of its
  /// checks.
  let engineCodes: CodeMapping

  /// Whether there are parameters, kept here because reading it from the dictionary would retain
  /// and release the dictionary for each value.
  let hasParameters: Bool

  /// Whether the normalisation has steps that leave every settled text as it is (see
  /// `UTF8Span.isSettled`).
  ///
  /// A settled text is not blank either, so that one quick test of it replaces those of blankness
  /// and of each normalisation step.
  let keepsSettledTexts: Bool

  /// The characters of which a text may consist that no step changes, and that is not blank.
  let plainBytes: ByteSet

  /// Creates a rule.
  ///
  ///     Rule(name: "plate", checks: [RuleCheck(PlateCheck())]).accepts("ZH 1", in: context)  // true
  ///
  /// - Parameters:
  ///   - name: The name, which programs can show; what the rule finds does not depend on it.
  ///   - normalization: The steps that run before the checks.
  ///   - checks: The checks, which all must pass; violations are reported in this order. A
  ///     ``RequiredCheck`` among them makes the value required everywhere and says what counts as
  ///     blank.
  ///   - confidentiality: How much of the value may leave the rule; a report on a secret has no
  ///     normalised value.
  public convenience init(
    name: String,
    normalization: Normalization = Normalization(),
    checks: [RuleCheck],
    confidentiality: Confidentiality = .open
  ) {
    self.init(
      name: name,
      normalization: normalization,
      checks: checks,
      confidentiality: confidentiality,
      packCodes: [:]
    )
  }

  /// Creates a rule with the parameters for which it was made, which checks find in their context,
  /// and the numbers and severities that a pack gives to codes.
  package convenience init(
    name: String,
    normalization: Normalization = Normalization(),
    checks: [RuleCheck],
    confidentiality: Confidentiality = .open,
    parameters: [String: Value] = [:],
    packCodes: [ViolationCode: CodeMapping.CodeSettings]
  ) {
    self.init(
      name: name,
      normalization: normalization,
      checks: checks,
      confidentiality: confidentiality,
      parameters: parameters,
      packCodes: packCodes,
      parts: nil,
      stopsAtFirst: false,
      writing: nil
    )
  }

  /// Creates a rule that says something of its values as a whole.
  init(
    name: String,
    normalization: Normalization,
    checks: [RuleCheck],
    confidentiality: Confidentiality,
    parameters: [String: Value],
    packCodes: [ViolationCode: CodeMapping.CodeSettings],
    parts: RuleParts?,
    stopsAtFirst: Bool,
    writing: ValueWriting?
  ) {
    self.name = name
    self.normalization = normalization
    self.parts = parts
    self.stopsAtFirst = stopsAtFirst
    self.writing = writing
    stepsBeforeRemoval = normalization.stepsBeforeRemoval
    keepsSettledTexts = normalization.keepsSettledTexts
    plainBytes = normalization.plainBytes
    self.confidentiality = confidentiality
    self.parameters = parameters
    hasParameters = !parameters.isEmpty
    let required = checks.first { $0.check is RequiredCheck }
    isAlwaysRequired = required != nil
    blankness = (required?.check as? RequiredCheck)?.blankness ?? .invisible
    let first = parts.map { [$0.check] } ?? []
    self.checks = CheckList(
      first + checks.filter { !($0.check is RequiredCheck) },
      stopsAtFirst: stopsAtFirst
    )
    engineCodes = required?.codes ?? CodeMapping(packCodes: packCodes)
  }

  /// Creates a rule that differs from another in its confidentiality and its checks alone.
  private init(_ rule: Rule, confidentiality: Confidentiality, checks: [RuleCheck]) {
    name = rule.name
    normalization = rule.normalization
    keepsSettledTexts = rule.keepsSettledTexts
    plainBytes = rule.plainBytes
    self.confidentiality = confidentiality
    parameters = rule.parameters
    hasParameters = rule.hasParameters
    isAlwaysRequired = rule.isAlwaysRequired
    blankness = rule.blankness
    parts = rule.parts
    writing = rule.writing
    stopsAtFirst = rule.stopsAtFirst
    stepsBeforeRemoval = rule.stepsBeforeRemoval
    self.checks = CheckList(checks, stopsAtFirst: rule.stopsAtFirst)
    engineCodes = rule.engineCodes
  }

  /// Whether reports must not contain any text of the value.
  public var isSecret: Bool { confidentiality.isSecret }

  /// Returns the rule with at least some confidentiality.
  ///
  /// A check that has no redaction of its own may repeat its input anywhere, so only counts and
  /// the names of fields stay of its arguments.
  func raised(to least: Confidentiality) -> Rule {
    if confidentiality >= least { return self }
    let redacted = checks.checks.map { $0.redacted(Redaction(ofUnknownCheckFor: least)) }
    return Rule(self, confidentiality: least, checks: redacted)
  }
}

extension Rule: CustomReflectable {
  /// A mirror with the name alone: what the rule was given may be a secret.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
