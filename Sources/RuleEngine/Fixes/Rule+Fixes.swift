import Violations

/// Fixes: what a person certainly meant by a value that is refused.
extension Rule {
  /// Adds a fix to the error that is shown first, if exactly one of the values that may be meant is
  /// valid.
  ///
  /// The whole rule checks each of them. If it accepts two different ones, the person has to
  /// choose, so there is no fix.
  ///
  /// A rule for a secret or personal value doesn't offer fixes, because they would repeat text from
  /// it. Neither does a rule that must not look for examples (see ``suitsExamples``), because what
  /// it accepts can depend on a secret.
  ///
  /// - Complexity: The cost of checking at most ``FixChoice/mostTries`` values.
  func addFix(
    for text: String,
    in context: borrowing CheckContext,
    to findings: inout Findings
  ) {
    guard confidentiality == .open, suitsExamples, text.utf8.count <= NamedSlip.longestText,
      let index = findings.violations.foremostError
    else { return }
    let violation = findings.violations[index]
    guard violation.path.isEmpty, !violation.isUndecided else { return }
    var choice = FixChoice(rule: self)
    guard let meant = choice.meantValue(by: text, for: violation, in: context) else { return }
    findings.violations[index].fix = Violation.Fix(from: text, to: meant)
  }
}

/// The values that were already tried for one fix.
struct FixChoice {
  /// The maximum number of values to check for one report.
  static let mostTries = 16

  private let rule: Rule
  private var tries = 0
  private var budget: ExampleBudget

  init(rule: Rule) {
    self.rule = rule
    budget = ExampleBudget(for: rule)
  }

  /// Returns the only valid value that may be meant; nil if there are none or several.
  mutating func meantValue(
    by text: String,
    for violation: Violation,
    in context: borrowing CheckContext
  ) -> String? {
    var meant: String?
    for candidate in candidates(for: text, violation, in: context)
    where candidate != text && candidate != meant {
      guard accepts(candidate, in: context) else { continue }
      if meant != nil { return nil }
      meant = candidate
    }
    return meant
  }

  private mutating func candidates(
    for text: String,
    _ violation: Violation,
    in context: borrowing CheckContext
  ) -> [String] {
    var candidates = CommonSlips.withoutSignAtEnd(of: text)
    for check in rule.checks.checks {
      if let proposer = check.check as? any FixProposer {
        candidates += proposer.meantValues(by: text, for: violation)
      }
    }
    if violation.code == CodeDefinition.identifierFormatTextBefore.code,
      let range = violation.range
    {
      candidates.append(CommonSlips.text(text, without: range))
    }
    if Self.identifierCodes.contains(where: { violation.code.isOrIsBelow($0) }) {
      candidates += CommonSlips.withDigitsForLetters(in: text)
      for (value, remark) in CommonSlips.beginnings(of: text) where !accepts(remark, in: context) {
        candidates.append(value)
      }
      for (words, value) in CommonSlips.ends(of: text)
      where words.count(where: \.isLetter) >= CommonSlips.fewestLettersInFront {
        candidates.append(value)
      }
    }
    return candidates
  }

  /// The codes that say that an identifier isn't written as required.
  private static let identifierCodes: [ViolationCode] = [
    "identifier.format", "identifier.length", "identifier.check_digit",
  ]

  private mutating func accepts(_ text: String, in context: borrowing CheckContext) -> Bool {
    tries += 1
    guard tries <= Self.mostTries else { return false }
    return budget.accepts(text, in: context)
  }
}
