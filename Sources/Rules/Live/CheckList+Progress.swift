public import Violations

extension CheckList {
  /// Returns how far a text has come of which every check is asked.
  ///
  ///     let checks = CheckList([
  ///       RuleCheck(LengthCheck(3...5)), RuleCheck(AffixCheck("a", as: .prefix)),
  ///     ])
  ///     checks.progress(of: "ab".utf8Span, in: CheckContext())  // unfinished
  ///     checks.progress(of: "ba".utf8Span, in: CheckContext())  // impossible(at: 0)
  ///
  /// - Complexity: That of the checks.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var progress = TextProgress.valid
    for index in checks.indices {
      progress = progress.and(checks[index].progress(of: text, in: context))
    }
    return progress
  }
}

extension RuleCheck {
  /// Returns how far a text has come for this check, under the severities of the pack.
  ///
  /// What the pack makes a warning makes no text impossible.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    guard codes.needsViolations else { return check.progress(of: text, in: context) }
    var findings = Findings(.outcome)
    run(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    if findings.outcome == .inconclusive || codes.mayForgive { return .unfinished }
    let progress = check.progress(of: text, in: context)
    return progress == .valid ? .unfinished : progress
  }
}

extension CodeMapping {
  /// Whether something that the check refuses may pass as a warning.
  fileprivate var mayForgive: Bool {
    if let severity { return severity == .warning }
    if let replacement { return packCodes.settings(for: replacement).severity == .warning }
    return packCodes.values.contains { $0.severity == .warning }
  }
}
