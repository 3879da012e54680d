import TextParts
package import Violations

/// A check as one entry of a rule, with what the pack says about its codes, its severity, and the
/// constants for its messages.
///
///     RuleCheck(LengthCheck(9...9), codes: CodeMapping(replacement: "staff_id.length"))
public struct RuleCheck: Sendable {
  /// The check.
  public let check: any Check

  /// The name that other rules use to change or drop it.
  public let name: String?

  /// How the pack changes the check's codes.
  package let codes: CodeMapping

  /// The arguments and facts that are dropped because the value is confidential; nil if it isn't.
  let redaction: Redaction?

  /// How messages refer to the value; nil if they don't.
  let identity: RuleIdentity?

  /// The arguments that come from the row that a lookup of the rule found.
  let cells: [Cell]

  /// The column with the example for the row that was found; nil if there is none.
  let exampleColumn: PartReference?

  /// An argument whose value is the text in a column.
  struct Cell: Sendable {
    let argument: String
    let part: PartReference
  }

  /// Whether another pack than the one that guards the rule's secret wrote the check.
  ///
  /// Of all such checks, a report contains one violation.
  let isGuest: Bool

  /// Where the check is written; nil for a check that isn't an entry of a rule or form.
  let origin: CheckOrigin?

  /// Whether the check's findings stay unchanged.
  let isPlain: Bool

  /// What the check costs at most.
  let cost: RunningCost

  /// Creates an entry for a check whose codes stay unchanged.
  public init(_ check: any Check) { self.init(check, codes: CodeMapping()) }

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - name: The name that other rules use to change or drop it.
  ///   - codes: How the pack changes the check's codes.
  ///   - redaction: The arguments and facts that are dropped. A rule for secrets needs it, unless
  ///     the check doesn't report anything from its input.
  package init(
    _ check: any Check,
    name: String? = nil,
    codes: CodeMapping = CodeMapping(),
    redaction: Redaction? = nil
  ) {
    self.init(check, name: name, codes: codes, redaction: redaction, identity: nil)
  }

  init(
    _ check: any Check,
    name: String?,
    codes: CodeMapping,
    redaction: Redaction?,
    identity: RuleIdentity?,
    cells: [Cell] = [],
    exampleColumn: PartReference? = nil,
    isGuest: Bool = false,
    origin: CheckOrigin? = nil
  ) {
    self.check = check
    self.name = name
    self.codes = codes
    self.redaction = redaction
    self.identity = identity
    self.cells = cells
    self.exampleColumn = exampleColumn
    self.isGuest = isGuest
    self.origin = origin
    isPlain = codes.isIdentity && redaction == nil && identity == nil && cells.isEmpty && !isGuest
    cost = RunningCost(of: check)
  }

  /// Returns whether what the check finds is added as it is.
  ///
  /// Codes and redaction change what a report shows. Without a report, only codes that need
  /// violations matter.
  private func isUnchanged(
    in context: borrowing CheckContext,
    for findings: borrowing Findings
  ) -> Bool {
    guard findings.wantsDetails else { return !codes.needsViolations }
    if !isPlain { return false }
    return !context.surroundings.tracesViolations
  }

  /// Checks a text and adds what is found, with the codes of the pack.
  func run(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    if isUnchanged(in: context, for: findings) {
      check.check(text, in: context, into: &findings)
    } else {
      var own = findings.branch(codes.needsViolations ? .report : nil)
      check.check(text, in: context, into: &own)
      if !cells.isEmpty { mentionCells(of: text, in: &own) }
      let example = own.violations.isEmpty ? nil : example(for: text, own)
      if context.surroundings.tracesViolations { own.trace(to: origin) }
      finish(own, showing: example, into: &findings)
    }
  }

  /// Checks a value of any kind and adds what is found.
  func run(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings) {
    if case .text(let text) = value {
      run(text.utf8Span, in: context, into: &findings)
      return
    }
    var own = findings.branch(codes.needsViolations ? .report : nil)
    check.check(value, in: context, into: &own)
    if context.surroundings.tracesViolations { own.trace(to: origin) }
    finish(own, into: &findings)
  }

  /// Adds the cells of the row that was found for a text as arguments.
  private func mentionCells(of text: UTF8Span, in findings: inout Findings) {
    guard let parts = findings.parts else { return }
    for cell in cells {
      guard let value = cell.part.plan.string(of: cell.part.program, in: text, parts) else {
        continue
      }
      for index in findings.violations.indices {
        findings.violations[index].arguments[cell.argument] = .text(value)
      }
    }
  }

  /// Returns the example in the row that was found for a text.
  private func example(for text: UTF8Span, _ findings: borrowing Findings) -> String? {
    guard let exampleColumn, let parts = findings.parts else { return nil }
    return exampleColumn.plan.string(of: exampleColumn.program, in: text, parts)
  }

  private func finish(
    _ own: consuming Findings,
    showing example: String? = nil,
    into findings: inout Findings
  ) {
    // Redaction comes first, because it identifies arguments by the check's codes, not the pack's.
    redaction?.apply(to: &own)
    identity?.apply(to: &own, showing: example)
    codes.apply(to: &own)
    findings.merge(own)
  }

  /// Returns a text's progress for this check, with the severities of the pack.
  ///
  /// A failure that the pack makes a warning never makes a text impossible. Nor does a failure of a
  /// guest, because the offset would say more about a secret than whether the check passes.
  package func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let progress = ownProgress(of: text, in: context)
    return isGuest && progress.isImpossible ? .unfinished : progress
  }

  private func ownProgress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    guard codes.needsViolations else { return check.progress(of: text, in: context) }
    var findings = Findings(.outcome)
    run(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    if findings.outcome == .inconclusive || codes.mayForgive { return .unfinished }
    let progress = check.progress(of: text, in: context)
    return progress == .valid ? .unfinished : progress
  }

  /// Returns what the check requires before there is a text, with the codes of the pack.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    var findings = Findings(.report)
    for violation in check.requirements(in: context) {
      findings.add(violation.code, severity: violation.severity, violation.arguments)
      findings.violations[findings.violations.count - 1].path = violation.path
    }
    redaction?.apply(to: &findings)
    identity?.apply(to: &findings)
    codes.apply(to: &findings)
    return findings.violations
  }
}
