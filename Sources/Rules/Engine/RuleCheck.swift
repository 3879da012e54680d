import Violations

/// A check in a place of a rule: what the pack says about its codes, the
/// severity, and constants for its messages.
public struct RuleCheck: Sendable {
  /// The check.
  public let check: any Check

  /// The name by which other rules may change or drop it.
  public let name: String?

  /// What becomes of the check's codes.
  public let codes: CodeMapping

  /// What happens to arguments and facts of a secret value: nil if the value
  /// is not secret.
  let redaction: Redaction?

  /// Whether the check's findings stay as they are.
  let isPlain: Bool

  /// Creates an entry.
  public init(
    _ check: any Check,
    name: String? = nil,
    codes: CodeMapping = CodeMapping(),
    redaction: Redaction? = nil
  ) {
    self.check = check
    self.name = name
    self.codes = codes
    self.redaction = redaction
    isPlain = codes.isIdentity && redaction == nil
  }

  /// Checks a text and adds what is found, under the codes of the pack.
  @inline(__always)
  func run(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    // Codes and redaction change what a report shows, and never the outcome alone.
    if findings.wantsDetails ? isPlain : !codes.needsViolations {
      check.check(text, in: context, into: &findings)
    } else {
      var own = Findings(codes.needsViolations ? .report : findings.detail)
      check.check(text, in: context, into: &own)
      finish(own, into: &findings)
    }
  }

  /// Checks a value of any kind and adds what is found.
  func run(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings) {
    if case .text(let text) = value {
      run(text.utf8Span, in: context, into: &findings)
      return
    }
    var own = Findings(codes.needsViolations ? .report : findings.detail)
    check.check(value, in: context, into: &own)
    finish(own, into: &findings)
  }

  private func finish(_ own: consuming Findings, into findings: inout Findings) {
    // First, because redaction knows arguments by the codes of the check, not of the pack.
    redaction?.apply(to: &own)
    codes.apply(to: &own)
    findings.merge(own)
  }
}

/// The arguments and facts of a check that repeat text of its input.
///
/// A rule for secret values drops them, so that nothing of the value can reach
/// a message or a log.
public struct Redaction: Sendable, Hashable {
  private let arguments: [ViolationCode: Set<String>]
  private let facts: Set<String>

  /// Creates the redaction that a check's definition asks for.
  public init(_ definition: CheckDefinition) {
    arguments = Dictionary(
      definition.codes.map { code in
        (code.code, Set(code.arguments.filter(\.isFromInput).map(\.name)))
      },
      uniquingKeysWith: { $0.union($1) }
    )
    facts = Set(definition.facts.filter(\.isFromInput).map(\.name))
  }

  func apply(to findings: inout Findings) {
    for index in findings.violations.indices {
      guard let dropped = arguments[findings.violations[index].code] else { continue }
      for name in dropped { findings.violations[index].arguments[name] = nil }
    }
    for name in facts { findings.facts[name] = nil }
    findings.canonicalForm = nil
  }
}

extension Findings {
  /// Adds what another check found after this one.
  mutating func merge(_ other: consuming Findings) {
    outcome = outcome.and(other.outcome)
    guard wantsDetails else { return }
    for violation in other.violations {
      let isRepeated = violation.code == .typeMismatch && violations.contains(violation)
      if !isRepeated { violations.append(violation) }
    }
    if facts.isEmpty { facts = other.facts } else { facts.merge(other.facts) { $1 } }
    canonicalForm = other.canonicalForm ?? canonicalForm
  }
}

extension Findings {
  /// Takes over from another check only that it could not be decided.
  mutating func mergeLimits(_ other: consuming Findings) {
    outcome = outcome.and(.inconclusive)
    guard wantsDetails else { return }
    violations += other.violations.filter(\.isUndecided)
  }
}
