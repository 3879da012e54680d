public import Violations

extension Rule {
  /// Returns what the rule requires of a text, in the order of its checks: the lines of a checklist.
  ///
  ///     staffID.checklist(for: "ab-1", in: CheckContext()).map(\.state)  // [unmet, met]
  ///
  /// - Parameters:
  ///   - text: The text so far, as given.
  ///   - context: Other fields, clock and limits.
  /// - Returns: One requirement for each way to fail that is known before there is a text. All are
  ///   open for a blank text, and for one that is too large to be looked at.
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
