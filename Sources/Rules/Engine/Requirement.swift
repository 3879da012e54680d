public import Violations

extension Rule {
  /// Returns what the rule asks, in the order of its checks.
  ///
  /// - Parameters:
  ///   - text: The text so far, as given.
  ///   - context: Other fields, clock and limits.
  /// - Returns: One requirement for each way to fail that can be told beforehand. For a blank text
  ///   all are open; of a text that is too large to be looked at, too.
  /// - Complexity: That of checking the text.
  public func checklist(
    for text: String,
    in context: borrowing CheckContext
  ) -> [Requirement] {
    var requirements: [Requirement] = []
    let isLookedAt = text.utf8Span.count <= context.surroundings.limits.inputBytes
    let normalized = isLookedAt ? normalization.apply(to: text).text : ""
    let isOpen = !isLookedAt || blankness.includes(normalized.utf8Span)
    for index in checks.checks.indices {
      let asked = checks.checks[index].requirements(in: context)
      if asked.isEmpty { continue }
      var findings = Findings(.report)
      if !isOpen { checks.checks[index].run(normalized.utf8Span, in: context, into: &findings) }
      let failed = Set(findings.violations.map(\.code))
      requirements += asked.map { violation in
        let isUnmet = failed.contains { $0.isOrIsBelow(violation.code) }
        return Requirement(violation, state: isOpen ? .open : isUnmet ? .unmet : .met)
      }
    }
    return requirements
  }
}

extension RuleCheck {
  /// Returns what the check asks, under the codes of the pack.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    var findings = Findings(.report)
    for violation in check.requirements(in: context) {
      findings.add(violation.code, severity: violation.severity, violation.arguments)
    }
    codes.apply(to: &findings)
    return findings.violations
  }
}

extension CheckList {
  /// Returns what the checks ask, in their order.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    var requirements: [Violation] = []
    for index in checks.indices { requirements += checks[index].requirements(in: context) }
    return requirements
  }
}
