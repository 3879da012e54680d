import Violations

// Checks that another pack adds to a rule for secrets are its guests. With a check and a code for
// each character, their violations would spell the secret, so a report contains only one of them.

extension RuleCheck {
  /// Checks a text, and adds what is found.
  ///
  /// The violations of a guest are added to `guests` instead.
  func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings,
    guests: inout [Violation]
  ) {
    guard isGuest else { return run(text, in: context, into: &findings) }
    var own = findings.branch()
    run(text, in: context, into: &own)
    findings.merge(own, withholding: &guests)
  }

  /// Checks a value of any kind, as ``run(_:in:into:guests:)`` does with a text.
  func run(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings,
    guests: inout [Violation]
  ) {
    guard isGuest else { return run(value, in: context, into: &findings) }
    var own = findings.branch()
    run(value, in: context, into: &own)
    findings.merge(own, withholding: &guests)
  }
}

extension Findings {
  /// Adds what a guest found, except its violations.
  fileprivate mutating func merge(
    _ other: consuming Findings,
    withholding guests: inout [Violation]
  ) {
    guests += other.violations
    other.violations = []
    merge(other)
  }

  /// Adds one of the violations of guests: the first error, or else the first one that says that
  /// the value couldn't be checked, or else the first warning.
  ///
  /// It comes after all other violations, so its place in the report says nothing.
  mutating func addOne(ofGuests violations: [Violation]) {
    let first =
      violations.first { $0.severity == .error && !$0.isUndecided }
      ?? violations.first(where: \.isUndecided) ?? violations.first
    // Several checks can each report that the value isn't text.
    if let first, !self.violations.contains(first) { self.violations.append(first) }
  }
}

extension RuleTemplate {
  /// The most different answers that guests can give about a secret: 255, so that together with “no
  /// violation” they reveal at most 8 bits.
  package static let mostGuestAnswers = 255

  /// The number of answers that the guests among the checks can give.
  ///
  /// It is zero if the rule isn't for secrets.
  package var guestAnswers: Int {
    guard isSecret else { return 0 }
    let ofParts = traits.parts.map { $0.isGuest ? $0.lookUps.count + 1 : 0 } ?? 0
    return checks.reduce(ofParts) { sum, check in
      check.isGuest ? min(1_000_000, sum + check.answerCount(handingTo: traits.rules)) : sum
    }
  }

  /// Whether guests report something about the values, other than that they are blank, or equal to
  /// another field.
  package var hasTellingGuests: Bool {
    isSecret && (traits.parts?.isGuest == true || checks.contains(where: \.isTellingGuest))
  }

  /// Whether guests can see more than the value: parameters or other fields.
  package var guestsSeeOthers: Bool {
    guard isSecret else { return false }
    if traits.parts?.isGuest == true || checks.allSatisfy(\.isGuest) { return true }
    return checks.contains {
      $0.isTellingGuest && !($0.parameters.isEmpty && $0.fields.isEmpty)
    }
  }

  /// Returns the template whose checks are all guests, for the values of a secret that another pack
  /// guards.
  package func withGuests() -> RuleTemplate {
    var traits = traits
    traits.parts?.isGuest = true
    return changed(checks: checks.map(\.asGuest), traits: traits)
  }
}

extension CheckTemplate {
  /// Whether the check is a guest that does more than to require a value or compare it with another
  /// field.
  fileprivate var isTellingGuest: Bool {
    isGuest && !definition.isRequiredCheck && !isPlainComparison
  }

  /// The check as a guest.
  package var asGuest: CheckTemplate {
    var guest = self
    guest.isGuest = true
    return guest
  }

  /// Returns the number of different violations that the check can report, without their constants,
  /// at most.
  ///
  /// A code for the whole check replaces all errors inside it. They count, because the arguments of
  /// the first one stay.
  package func answerCount(handingTo rules: [String: RuleTemplate]) -> Int {
    var count =
      codes.renames.count + definition.codes.count { definition.reports($0.code, settings) }
    for (name, expression) in settings {
      guard case .checks(let inner) = expression, definition.setting(name)?.isCondition != true
      else { continue }
      for check in inner { count = min(1_000_000, count + check.answerCount(handingTo: rules)) }
    }
    if definition.handover != nil {
      for rule in rules.values { count = min(1_000_000, count + rule.answerCount) }
    }
    return max(1, count)
  }
}
