package import Violations

extension CheckContext {
  /// Counts the cost of work for another field.
  ///
  /// - Parameter units: The cost, in units of ``RunningCost``.
  /// - Returns: Whether the work can be done. If not, use ``refuseWork(into:)``.
  package func spend(_ units: Int) -> Bool {
    (fields as? FormFields)?.work?.spend(units) ?? true
  }

  /// Adds that the value wasn't checked, because checking the record would cost too much.
  package func refuseWork(into findings: inout Findings) {
    if let work = (fields as? FormFields)?.work {
      work.refuse(into: &findings)
    } else {
      findings.addWorkLimit()
    }
  }

  /// Returns something that is prepared from the value of another field, such as a set of the
  /// elements of its list.
  ///
  /// It is prepared once for each value of the field.
  ///
  /// - Parameters:
  ///   - path: The path of the field, as the check's setting names it.
  ///   - make: Prepares it.
  /// - Returns: What was prepared, now or for another value.
  package func prepared<Prepared: Sendable>(
    for path: FieldPath,
    _ make: () -> Prepared
  ) -> Prepared {
    guard let fields = fields as? FormFields, let work = fields.work, fields.isShared(path) else {
      return make()
    }
    return work.remembered(path.filled(from: fields.current), make)
  }

  /// Runs the checks of a condition on the value of another field, and adds whether they hold.
  ///
  /// What they say is found out once for each value of the field, unless they look at other fields
  /// themselves.
  func judge(
    _ checks: JudgedChecks,
    on value: Value,
    of path: FieldPath,
    into findings: inout Findings
  ) {
    guard let fields = fields as? FormFields, let work = fields.work, !findings.isTyping else {
      checks.list.run(value, in: self, into: &findings)
      return
    }
    guard !checks.list.looksAtFields, fields.isShared(path) else {
      run(checks.list, on: value, work, into: &findings)
      return
    }
    let key = JudgementKey(
      checks: checks,
      place: path.filled(from: fields.current),
      wantsDetails: findings.wantsDetails,
      parameters: parameters
    )
    let detail = findings.detail
    let judgement = work.judgement(key) {
      var own = Findings(detail)
      run(checks.list, on: value, work, into: &own)
      return Judgement(own)
    }
    findings.outcome = findings.outcome.and(judgement.outcome)
    if findings.wantsDetails { for violation in judgement.undecided { findings.keep(violation) } }
  }

  private func run(
    _ checks: CheckList,
    on value: Value,
    _ work: RecordWork,
    into findings: inout Findings
  ) {
    if work.spend(checks.cost.units(of: value)) {
      checks.run(value, in: self, into: &findings)
    } else {
      work.refuse(into: &findings)
    }
  }
}

extension FormFields {
  /// Whether several values see the same value of a field, because they are in a list and the field
  /// isn't in the same element.
  fileprivate func isShared(_ path: FieldPath) -> Bool {
    path.components.count { $0 == .each } < current.positions.count
  }
}

extension Findings {
  /// Adds that a value wasn't checked, because that would cost too much.
  ///
  /// - Parameter isTold: Whether a report already says so.
  mutating func addWorkLimit(isTold: Bool = false) {
    if isTold { outcome = outcome.and(.inconclusive) } else { addLimit(.limitWork) }
  }
}
