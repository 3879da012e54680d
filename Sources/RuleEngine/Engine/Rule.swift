import UnicodeText
public import Violations

/// A rule for one kind of value: normalization and checks, ready to run.
///
/// Everything is already looked up, and running a rule never throws.
///
/// A ``RuleTemplate`` makes it, once the parameters of a pack's rule are known:
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
/// ``outcome(of:in:)`` and ``report(on:isRequired:in:)`` run the same steps on a text. A report
/// only keeps more of what they find:
///
/// 1. If it is larger than the limits allow, it is refused as inconclusive.
/// 2. It is normalized. This step is skipped for texts that would stay unchanged. If the text is
///    invalid as it is and has a label or quotation marks around its value, the value inside is
///    checked instead (see ``AsTyped``).
/// 3. If it is blank after that, it is reported as `required`, or as valid if no value is required.
/// 4. The checks run on the normalized text.
/// 5. Ranges of violations are mapped back to the original text.
public final class Rule: Sendable {
  /// The name, such as `email.html`.
  public let name: String

  /// The confidentiality of the value.
  public let confidentiality: Confidentiality

  /// Whether a value is required wherever the rule is used.
  public let isAlwaysRequired: Bool

  /// The parameters that the rule was made with.
  public let parameters: [String: Value]

  /// The parameters that a trace shows.
  ///
  /// Those that a caller passes to a rule for confidential values, or that come from confidential
  /// fields, are left out.
  let tracedParameters: [String: Value]

  /// Where the rule is declared; nil if it doesn't come from a file.
  let position: FilePosition?

  /// Where the check `required` is written; nil if the rule doesn't have one.
  let requiredOrigin: CheckOrigin?

  /// The valid value that the pack shows for these parameters.
  let example: String?

  /// Whether reports show examples that all checks accept, instead of those of a single check.
  ///
  /// Which examples a rule for secrets accepts can depend on other secrets. If a parameter comes
  /// from a confidential field, an example can even be that field's value.
  let suitsExamples: Bool

  let normalization: Normalization
  let checks: CheckList

  /// The parts of the rule's values; nil if it doesn't name any.
  let parts: RuleParts?

  /// The usual notation of valid values, if the rule defines one.
  let writing: ValueWriting?

  /// Whether one violation is enough.
  let stopsAtFirst: Bool

  /// The steps that run before blankness is tested, if later steps remove characters that aren't
  /// blank.
  let stepsBeforeRemoval: Normalization?
  let blankness: Blankness

  /// The pack's settings for the code `required`, which the rule reports itself rather than through
  /// a check.
  let engineCodes: CodeMapping

  /// Whether there are parameters.
  ///
  /// This is stored because reading it from the dictionary would retain and release the dictionary
  /// for each value.
  let hasParameters: Bool

  /// The quick test that replaces the tests for blankness and for each normalization step.
  let quickTest: Normalization.QuickTest

  /// What the ends of a text say about what is around its value.
  let edges: EdgeBytes

  /// Whether no step changes values, here or in the rules that values are passed to.
  let isExact: Bool

  /// The steps that a rule for exact values leaves out; nil for other rules.
  let omittedSteps: Normalization?

  /// The pack's settings for the codes that the rule reports itself, other than `required`.
  let ownCodes: CodeMapping

  /// What checking a value costs at most.
  let cost: RunningCost

  /// The length of the longest text that isn't too expensive to check, in bytes.
  let longestText: Int

  /// Creates a rule.
  ///
  ///     let plate = Rule(name: "plate", checks: [RuleCheck(PlateCheck())])
  ///     plate.accepts("ZH 1", in: context)  // true
  ///
  /// - Parameters:
  ///   - name: The name, which programs can show. It doesn't affect what the rule finds.
  ///   - normalization: The steps that run before the checks.
  ///   - checks: The checks, which must all pass. Violations are reported in this order. A
  ///     ``RequiredCheck`` among them makes the value required everywhere, and defines what counts
  ///     as blank.
  ///   - confidentiality: The confidentiality of the value. A report on a secret doesn't have a
  ///     normalized value.
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

  /// Creates a rule with the parameters that it is made for, which checks find in their context,
  /// and with the numbers and severities that a pack sets for codes.
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
      tracedParameters: confidentiality == .open ? parameters : [:],
      position: nil,
      packCodes: packCodes,
      example: nil,
      suitsExamples: true,
      parts: nil,
      stopsAtFirst: false,
      writing: nil,
      isExact: false,
      omittedSteps: nil
    )
  }

  /// Creates a rule that also defines the parts and the notation of its values.
  init(
    name: String,
    normalization: Normalization,
    checks: [RuleCheck],
    confidentiality: Confidentiality,
    parameters: [String: Value],
    tracedParameters: [String: Value],
    position: FilePosition?,
    packCodes: [ViolationCode: CodeMapping.CodeSettings],
    example: String?,
    suitsExamples: Bool,
    parts: RuleParts?,
    stopsAtFirst: Bool,
    writing: ValueWriting?,
    isExact: Bool,
    omittedSteps: Normalization?
  ) {
    self.name = name
    self.tracedParameters = tracedParameters
    self.position = position
    self.example = example
    self.suitsExamples = suitsExamples && !confidentiality.isSecret
    self.normalization = normalization
    self.parts = parts
    self.stopsAtFirst = stopsAtFirst
    self.writing = writing
    stepsBeforeRemoval = normalization.stepsBeforeRemoval
    quickTest = normalization.quickTest
    edges = EdgeBytes(normalization.asTyped)
    self.isExact = isExact
    self.omittedSteps = omittedSteps
    ownCodes = CodeMapping(packCodes: packCodes)
    self.confidentiality = confidentiality
    self.parameters = parameters
    hasParameters = !parameters.isEmpty
    let required = checks.first { $0.check is RequiredCheck }
    isAlwaysRequired = required != nil
    requiredOrigin = required?.origin
    blankness = (required?.check as? RequiredCheck)?.blankness ?? .invisible
    let first = parts.map { [$0.check] } ?? []
    self.checks = CheckList(
      first + checks.filter { !($0.check is RequiredCheck) },
      stopsAtFirst: stopsAtFirst
    )
    cost = self.checks.cost + normalization.runningCost
    longestText = cost.longestText
    engineCodes = required?.codes ?? CodeMapping(packCodes: packCodes)
  }

  /// Whether reports must not contain any text of the value.
  public var isSecret: Bool { confidentiality.isSecret }
}

extension Rule: CustomReflectable {
  /// A mirror that only contains the name, because the rule's parameters can be secret.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
