extension Report {
  /// Returns the report with further findings, as many as a form shows that stops in this way.
  ///
  /// The outcome follows from all findings. What the report has stays. That something is wrong comes before that something could not be
  /// checked.
  func adding(
    _ findings: [Violation],
    stop: FormDefinition.Stop,
    fieldOrder: [FieldPath]
  ) -> Report {
    var shown = findings
    if stop != .all {
      var firsts: [FieldPath: Int] = [:]
      for (index, finding) in findings.enumerated() where finding.severity == .error {
        let place = stop == .first ? FieldPath() : finding.path
        guard let first = firsts[place] else {
          firsts[place] = index
          continue
        }
        if findings[first].isUndecided, !finding.isUndecided { firsts[place] = index }
      }
      let known = Set(errors.map { stop == .first ? FieldPath() : $0.path })
      let kept = Set(firsts.filter { !known.contains($0.key) }.values)
      shown = findings.enumerated()
        .filter { $1.severity != .error || kept.contains($0) }.map(\.element)
    }
    var whole = adding(shown, fieldOrder: fieldOrder)
    whole.outcome = findings.reduce(whole.outcome) { $0.and($1.outcome) }
    return whole
  }
}
