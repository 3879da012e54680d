import PersonNames
public import Violations

/// Requires a text to be a name: of a person in any script, or by profile of another kind.
///
/// Names have letters and marks of every script, spaces, and the joiners of a pack's table.
/// What only attacks and accidents contain is refused, each kind with its own code, with the
/// character at fault and its range. A fault is told once for each character, eight at most.
public struct NameCheck: Check {
  let policy: NamePolicy

  /// The names that need no close look.
  private let plain: PlainNames?

  init(_ policy: NamePolicy) {
    self.policy = policy
    plain = policy.plainNames
  }

  /// Reports everything that is wrong with a name.
  ///
  /// - Complexity: O(*n*) in the number of bytes. A name of letters of one script, with joiners
  ///   between them, is accepted in one pass that allocates nothing.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !isPlain(text) { inspect(text, into: &findings) }
  }

  /// Whether a name needs no close look.
  func isPlain(_ text: UTF8Span) -> Bool { plain?.surelyContain(text) ?? false }

  /// Reports what a close look finds, without the fast path.
  func inspect(_ text: UTF8Span, into findings: inout Findings) {
    var inspection = NameInspection(text, policy)
    for fault in inspection.inspect() { report(fault, into: &findings) }
  }

  /// Reports the parts of a name that are missing or wrong in a record such as
  /// `{"given": "Ann", "family": "Lee"}`; other values are no names.
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
      // Ranges are offsets in a part, and mean nothing in the record.
      var own = Findings(findings.detail)
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
