import PersonNames
public import RuleEngine
public import Violations

/// Requires a text to be the name of a person in any script, or of another kind that the profile
/// sets.
///
/// Names contain letters and marks of every script, spaces, and the joiners of a pack's table. The
/// check refuses content that only attacks and accidents contain. Each kind of fault has its own
/// code, with the character at fault and its range. A fault is reported once for each different
/// character, and at most eight faults are reported.
public struct NameCheck: Check {
  let policy: NamePolicy

  /// The names that don't need an inspection.
  private let plain: PlainNames?

  init(_ policy: NamePolicy) {
    self.policy = policy
    plain = policy.plainNames
  }

  /// Reports all faults of a name.
  ///
  /// - Complexity: O(*n*) in the number of bytes. A name with letters of one script and joiners
  ///   between them is accepted in one pass, without allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !isPlain(text) { inspect(text, into: &findings) }
  }

  /// Whether a name doesn't need an inspection.
  func isPlain(_ text: UTF8Span) -> Bool { plain?.surelyContain(text) ?? false }

  /// Reports the faults that an inspection finds, without the fast path.
  func inspect(_ text: UTF8Span, into findings: inout Findings) {
    var inspection = NameInspection(text, policy)
    for fault in inspection.inspect() { report(fault, into: &findings) }
  }

  /// Reports missing or invalid parts of a name in a record such as
  /// `{"given": "Ann", "family": "Lee"}`.
  ///
  /// Other values aren't names.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard case .record(let fields) = value, !policy.parts.isEmpty else {
      findings.addMismatch(expected: .text, actual: value.kind)
      return
    }
    var partPolicy = policy
    partPolicy.parts = []
    let part = NameCheck(partPolicy)
    for name in policy.parts {
      guard case .text(let text)? = fields[name], !text.allSatisfy(\.isWhitespace) else {
        report(NameFault(kind: .partMissing, text: name), into: &findings)
        continue
      }
      // Ranges are offsets in a part, so they don't mean anything in the record.
      var own = findings.forOther()
      part.check(text.utf8Span, in: context, into: &own)
      for index in own.violations.indices { own.violations[index].range = nil }
      findings.merge(own)
    }
  }

  private func report(_ fault: NameFault, into findings: inout Findings) {
    var arguments: [String: Argument] = [:]
    if let character = fault.character { arguments["character"] = .character(character) }
    if let text = fault.text {
      arguments[fault.kind == .partMissing ? "part" : "name"] = .text(text)
    }
    findings.add(
      fault.kind.code.code,
      at: fault.range,
      severity: fault.isWarning ? .warning : .error,
      arguments
    )
  }
}

extension NameCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 500, byte: 600) }
}
