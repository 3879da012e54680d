package import Violations

// What lint asks about a rule: which values it can accept at all. The rule itself answers, without
// the checks that look at more than the value, so that it accepts too much rather than too little.

extension RuleTemplate {
  /// Returns a rule with only those checks whose answer depends only on the value.
  ///
  /// - Parameter index: The index of a check to leave out.
  /// - Returns: The rule; nil if it can't be made, or if its values change their notation.
  package func selfContained(without index: Int? = nil) -> Rule? {
    if traits.canonical != nil || checks.contains(where: \.definition.givesOtherNotation) {
      return nil
    }
    let kept = checks.indices.filter { $0 != index }.map { checks[$0] }
      .filter { $0.isSelfContained(handingTo: traits.rules) }
    var own = RuleTraits()
    own.rules = traits.rules
    do throws(BindingError) {
      return try changed(checks: kept, traits: own).bind()
    } catch {
      return nil
    }
  }

  /// The only values that the rule accepts, if one of its checks lists them; nil if there can be
  /// others.
  package var listedValues: [Value]? {
    guard let values = writtenList, let rule = selfContained() else { return nil }
    return values.filter(rule.mayAccept(constant:))
  }

  /// Whether one of the checks lists values, and the others refuse all of them.
  package var refusesListedValues: Bool {
    guard let values = writtenList, let rule = selfContained() else { return false }
    return !values.contains(where: rule.mayAccept(constant:))
  }

  /// The only values that a check of the rule accepts; nil if no check lists values.
  private var writtenList: [Value]? {
    for check in checks
    where check.isSelfContained(handingTo: traits.rules) && !check.mayForgive(given: packCodes) {
      if let values = check.listedValues(handingTo: traits.rules) { return values }
    }
    return nil
  }
}

extension Rule {
  /// The days to try values on, because what a rule accepts can depend on the date.
  private static let days = [0, 20_000, 60_000].compactMap { CivilDate(daysSinceEpoch: $0) }

  /// Returns whether the rule accepts a value on some day, or can't decide.
  ///
  /// If each day has another reason to refuse the value, the rule may accept it on a day between.
  package func mayAccept(_ value: Value) -> Bool {
    var always: Set<Refusal>?
    for day in Self.days {
      let context = CheckContext(surroundings: Surroundings(today: { day }))
      let report = report(on: value, in: context)
      if report.outcome != .invalid { return true }
      let refusals = Set(report.violations.filter { $0.severity == .error }.map(Refusal.init))
      always = always?.intersection(refusals) ?? refusals
    }
    return always?.isEmpty ?? true
  }

  /// A violation, without the example in its message, which can depend on the day.
  private struct Refusal: Hashable {
    private let path: FieldPath
    private let code: ViolationCode
    private let arguments: [String: Argument]

    init(_ violation: Violation) {
      path = violation.path
      code = violation.code
      arguments = violation.arguments.filter { $0.key != "example" }
    }
  }

  /// Returns whether the rule accepts a value that equals a constant of a pack, which is written as
  /// text.
  package func mayAccept(constant: Value) -> Bool {
    constant.readings.contains(where: mayAccept(_:))
  }
}

extension Value {
  /// The values that equal a constant of a pack.
  fileprivate var readings: [Value] {
    guard case .text(let text) = self else { return [self] }
    var readings: [Value] = [self]
    if text == "true" || text == "false" { readings.append(.boolean(text == "true")) }
    if let number = ExactDecimal(text) { readings.append(.decimal(number)) }
    return readings
  }
}

extension RuleTemplate {
  /// The parameters that something in the rule depends on.
  package var usedParameters: Set<String> {
    var used = checks.reduce(into: Set<String>()) { $0.formUnion($1.parameters) }
    used.formUnion(traits.parts?.parameters.map(\.name) ?? [])
    if normalization.asTyped != nil { used.formUnion(traits.exactness.parameters) }
    return used
  }
}
