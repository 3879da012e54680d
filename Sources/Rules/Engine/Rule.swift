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

  /// Creates a rule.
  ///
  ///     Rule(name: "pin", checks: [RuleCheck(LengthCheck(4...4))]).accepts("1234", in: context)  // true
  ///
  /// - Parameters:
  ///   - name: The name, which programs can show; what the rule finds does not depend on it.
  ///   - normalization: The steps that run before the checks.
  ///   - checks: The checks, which all must pass; violations are reported in this order. A
  ///     ``RequiredCheck`` among them makes the value required everywhere and says what counts as
  ///     blank.
  ///   - confidentiality: How much of the value may leave the rule; a report on a secret has no
  ///     normalised value. Give each ``RuleCheck`` of such a rule a ``Redaction`` too.
  ///   - parameters: The parameters for which the rule was made; checks find them in their context.
  ///   - packCodes: The numbers and severities that a pack gives to codes.
  public init(
    name: String,
    normalization: Normalization = Normalization(),
    checks: [RuleCheck],
    confidentiality: Confidentiality = .open,
    parameters: [String: Value] = [:],
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:]
  ) {
    self.name = name
    self.normalization = normalization
    keepsSettledTexts = normalization.keepsSettledTexts
    self.confidentiality = confidentiality
    self.parameters = parameters
    hasParameters = !parameters.isEmpty
    let required = checks.first { $0.check is RequiredCheck }
    isAlwaysRequired = required != nil
    blankness = (required?.check as? RequiredCheck)?.blankness ?? .invisible
    self.checks = CheckList(checks.filter { !($0.check is RequiredCheck) })
    engineCodes = required?.codes ?? CodeMapping(packCodes: packCodes)
  }

  /// Creates a rule that differs from another in its confidentiality and its checks alone.
  private init(_ rule: Rule, confidentiality: Confidentiality, checks: [RuleCheck]) {
    name = rule.name
    normalization = rule.normalization
    keepsSettledTexts = rule.keepsSettledTexts
    self.confidentiality = confidentiality
    parameters = rule.parameters
    hasParameters = rule.hasParameters
    isAlwaysRequired = rule.isAlwaysRequired
    blankness = rule.blankness
    self.checks = CheckList(checks)
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
    let redacted = checks.checks.map { $0.redacted(.ofUnknownCheck(for: least)) }
    return Rule(self, confidentiality: least, checks: redacted)
  }
}

extension Rule: CustomReflectable {
  /// A mirror with the name alone: what the rule was given may be a secret.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension Rule {
  /// Returns only whether a text is valid: the fast path.
  ///
  ///     staffID.accepts("ab-123456", in: CheckContext())  // true
  ///
  /// A text that cannot be decided is not accepted; ``outcome(of:in:)`` tells it from an invalid one.
  ///
  /// - Complexity: That of the checks. It allocates nothing unless normalisation changes the text or
  ///   the documentation of one of the checks says that it allocates.
  public func accepts(_ text: String, in context: borrowing CheckContext) -> Bool {
    outcome(of: text, in: context) == .valid
  }

  /// Returns only what a text comes to, on the fast path.
  ///
  ///     staffID.outcome(of: "ab-1", in: CheckContext())  // .invalid
  ///
  /// A blank text is invalid, as a value that is checked on its own is required.
  ///
  /// - Complexity: As of ``accepts(_:in:)``.
  public func outcome(of text: String, in context: borrowing CheckContext) -> Outcome {
    if needsBudget(in: context) { return outcome(of: text, in: context.withMatchingBudget()) }
    let span = text.utf8Span
    guard span.count <= context.surroundings.limits.inputBytes else { return .inconclusive }
    var findings = Findings(.outcome)
    if keepsSettledTexts, span.isSettled {
      checks.run(span, in: context, into: &findings)
    } else if normalization.leavesUnchanged(span) {
      _ = evaluate(span, isRequired: true, in: context, into: &findings)
    } else {
      let normalized = normalization.apply(to: text).text
      _ = evaluate(normalized.utf8Span, isRequired: true, in: context, into: &findings)
    }
    return findings.outcome
  }

  /// Returns everything that the rule finds in a value.
  ///
  /// A blank value gives `required` alone, or a valid report if it is not required.
  ///
  /// - Parameters:
  ///   - value: The value as given.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The report.
  public func report(
    on value: Value,
    isRequired: Bool = true,
    in context: borrowing CheckContext
  ) -> Report {
    if needsBudget(in: context) {
      return report(on: value, isRequired: isRequired, in: context.withMatchingBudget())
    }
    var findings = Findings(.report)
    let normalized = check(value, isRequired: isRequired, in: context, into: &findings)
    return findings.finished(normalized: normalized)
  }

  /// Whether ICU may match patterns, and the budget for them was not begun yet.
  func needsBudget(in context: borrowing CheckContext) -> Bool {
    guard checks.mayBacktrack else { return false }
    return context.surroundings.matching == nil
  }

  /// Checks a value.
  ///
  /// - Parameters:
  ///   - value: The value as given.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  ///   - findings: Empty findings, which want details.
  /// - Returns: The value in its normalised form; nil unless it is valid and may be shown.
  func check(
    _ value: Value,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Value? {
    defer { if confidentiality == .sealed { findings.removeRanges() } }
    guard case .text(let text) = value else {
      let input = evaluate(value, isRequired: isRequired, in: context, into: &findings)
      return findings.outcome == .valid && !isSecret
        ? findings.canonicalForm.map(Value.text) ?? input : nil
    }
    let input = evaluate(text, isRequired: isRequired, in: context, into: &findings)
    guard findings.outcome == .valid, !isSecret else { return nil }
    return (findings.canonicalForm ?? input).map(Value.text)
  }

  /// Returns a value after the normalisation steps, which change texts only.
  func normalizedInput(_ value: Value) -> Value {
    guard case .text(let text) = value else { return value }
    return normalization.leavesUnchanged(text.utf8Span)
      ? value : .text(normalization.apply(to: text).text)
  }

  /// Checks a text and returns it as normalised, or nil if it was blank or larger than the limit.
  private func evaluate(
    _ text: String,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> String? {
    let span = text.utf8Span
    let limit = context.surroundings.limits.inputBytes
    guard span.count <= limit else {
      findings.addLimit(.limitInputSize, ["maximum": .integer(limit)])
      return nil
    }
    if keepsSettledTexts, span.isSettled {
      checks.run(span, in: context, into: &findings)
      return text
    }
    if normalization.leavesUnchanged(span) {
      return evaluate(span, isRequired: isRequired, in: context, into: &findings) ? text : nil
    }
    let normalized = normalization.apply(to: text)
    let isFilled = evaluate(
      normalized.text.utf8Span,
      isRequired: isRequired,
      in: context,
      into: &findings
    )
    for index in findings.violations.indices {
      guard let range = findings.violations[index].range else { continue }
      findings.violations[index].range = normalized.sourceRange(of: range)
    }
    return isFilled ? normalized.text : nil
  }

  /// Checks a normalised text and returns whether it was not blank.
  private func evaluate(
    _ text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Bool {
    if blankness.includes(text) {
      reportBlank(isRequired: isRequired, into: &findings)
      return false
    }
    checks.run(text, in: context, into: &findings)
    return true
  }

  /// Checks a value that is not a text and returns it, or nil if it was blank.
  private func evaluate(
    _ value: Value,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Value? {
    if blankness.includes(value) {
      reportBlank(isRequired: isRequired, into: &findings)
      return nil
    }
    checks.run(value, in: context, into: &findings)
    return value
  }

  /// Reports `required`, if a value is required.
  ///
  /// A pack may make `required` a warning; to know that, the violation is needed even if only the
  /// outcome is wanted.
  private func reportBlank(isRequired: Bool, into findings: inout Findings) {
    guard isRequired || isAlwaysRequired else { return }
    var own = Findings(engineCodes.isIdentity ? findings.detail : .report)
    own.add(.required)
    engineCodes.apply(to: &own)
    findings.merge(own)
  }
}
