import RuleEngine
import Violations

extension RuleDeclaration {
  /// The rule without everything that builds on its parent.
  ///
  /// If the parent is missing or broken, it shows which other mistakes the rule has.
  var orphan: RuleDeclaration {
    var rule = self
    rule.parent = nil
    rule.given = []
    rule.changes = []
    rule.drops = []
    rule.ownParameters = []
    rule.examples = []
    rule.checks.removeAll { !$0.parameters.isEmpty }
    rule.hasBrokenParts = true
    return rule
  }
}

extension LoadingError {
  /// Returns the error with further mistakes.
  func adding(_ others: [Diagnostic]) -> LoadingError {
    LoadingError(diagnostics + others) ?? self
  }
}
