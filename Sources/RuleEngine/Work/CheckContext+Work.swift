package import Violations

extension CheckContext {
  /// Counts the cost of work that isn't part of the cost of a rule, such as work for another field.
  ///
  /// - Parameter units: The cost, in units of ``RunningCost``.
  /// - Returns: Whether the work can be done. If not, use ``Findings/addWorkLimit()``, or
  ///   ``Findings/addWorkLimit(of:)`` for work on the value of another field.
  package func spend(_ units: Int) -> Bool {
    work?.spend(units) ?? true
  }

  /// Counts the cost of checking an example for a message.
  ///
  /// - Parameter units: The cost, in units of ``RunningCost``.
  /// - Returns: Whether it can be checked.
  func spendOnExample(_ units: Int) -> Bool { work?.spendOnExample(units) ?? true }

  /// Returns something that is prepared from the value of another field, such as a set of the
  /// elements of its list.
  ///
  /// It is prepared once for each value of the field, however many checks and elements use it, and
  /// counted as work.
  ///
  /// - Parameters:
  ///   - value: The value of the field.
  ///   - path: The path of the field, as the check's setting names it.
  ///   - make: Prepares it.
  /// - Returns: What was prepared, now or before, or nil if that would cost too much. In that case,
  ///   use ``Findings/addWorkLimit(of:)``.
  package func prepared<Prepared: Sendable>(
    from value: Value,
    of path: FieldPath,
    _ make: () -> Prepared
  ) -> Prepared? {
    guard let work, let fields = fields as? FormFields else { return make() }
    return work.prepared(for: path.filled(from: fields.current)) {
      work.spend(RunningCost.ordinary.units(of: value)) ? make() : nil
    }
  }

  /// Runs the checks of a condition on the value of another field, and adds whether they hold.
  ///
  /// What they say is found out once for each value of the field, unless they look at other fields
  /// themselves. If it costs too much, the violation names that field, because only its value can
  /// be shortened.
  ///
  /// - Parameters:
  ///   - checks: The checks of the condition.
  ///   - value: The value of the other field.
  ///   - path: The path of the other field.
  ///   - findings: Empty findings.
  func judge(
    _ checks: JudgedChecks,
    on value: Value,
    of path: FieldPath,
    into findings: inout Findings
  ) {
    if isExact || isTrial {
      // The value of another field isn't the one that a rule passes on.
      var own = self
      own.isExact = false
      own.isTrial = false
      own.decide(checks, on: value, of: path, into: &findings)
    } else {
      decide(checks, on: value, of: path, into: &findings)
    }
    findings.blameWork(on: path)
    if surroundings.tracesViolations { findings.withholdTracedTexts() }
  }

  private func decide(
    _ checks: JudgedChecks,
    on value: Value,
    of path: FieldPath,
    into findings: inout Findings
  ) {
    guard let work, let fields = fields as? FormFields, !findings.isTyping else {
      checks.list.run(value, in: self, into: &findings)
      return
    }
    let units = checks.list.cost.units(of: value)
    if units <= RunningCost.leastRemembered || checks.list.looksAtFields {
      return run(checks.list, on: value, units, of: work, into: &findings)
    }
    let key = JudgementKey(
      checks: checks,
      place: path.filled(from: fields.current),
      wantsDetails: findings.wantsDetails
    )
    let detail = findings.detail
    let judgement = work.judgement(key, parameters) {
      var own = Findings(detail)
      run(checks.list, on: value, units, of: work, into: &own)
      return Judgement(own, parameters)
    }
    findings.outcome = findings.outcome.and(judgement.outcome)
    if findings.wantsDetails { for violation in judgement.undecided { findings.keep(violation) } }
  }

  private func run(
    _ checks: CheckList,
    on value: Value,
    _ units: Int,
    of work: RecordWork,
    into findings: inout Findings
  ) {
    if work.spend(units) {
      checks.run(value, in: self, into: &findings)
    } else {
      findings.addWorkLimit()
    }
  }
}

extension Findings {
  /// Adds that a value wasn't checked, because that would cost too much.
  package mutating func addWorkLimit() {
    outcome = outcome.and(.inconclusive)
    if wantsDetails { keep(Violation(.limitWork)) }
  }

  /// Adds that a value wasn't checked, because looking at another field would cost too much.
  ///
  /// - Parameter other: The path of the other field, as the check's setting names it.
  package mutating func addWorkLimit(of other: FieldPath) {
    outcome = outcome.and(.inconclusive)
    if wantsDetails { keep(Violation(.limitOtherField, ["other": .field(other)])) }
  }

  /// Names the field whose value costs too much, where it isn't the checked one.
  fileprivate mutating func blameWork(on other: FieldPath) {
    for index in violations.indices
    where violations[index].code == CodeDefinition.limitWork.code {
      violations[index] = Violation(.limitOtherField, ["other": .field(other)])
    }
  }
}

extension Violation {
  /// Whether it says that something wasn't checked because of its cost.
  ///
  /// A report says so once.
  var isWorkLimit: Bool {
    code == CodeDefinition.limitWork.code || code == CodeDefinition.limitOtherField.code
  }
}
