import Violations

/// How messages refer to a rule's values: the rule's name, its title, and an example.
///
/// All rules whose values consist of parts share the codes `identifier.*`, so their violations say
/// which rule they are about.
package struct RuleIdentity: Hashable, Sendable {
  /// The name, such as `pl.pesel`.
  package var name: String

  /// What people call this kind of value, such as `PESEL`.
  ///
  /// If the pack doesn't define a title, this is the name.
  package var title: String

  /// A valid value to show; nil if there is none.
  package var example: String?

  package init(name: String, title: String? = nil, example: String? = nil) {
    self.name = name
    self.title = title ?? name
    self.example = example
  }

  /// Adds the title and the example to violations that don't have them.
  ///
  /// - Parameters:
  ///   - findings: The findings of one check.
  ///   - suitable: The example in the row that was found for the value, which is shown instead of
  ///     the rule's example.
  func apply(to findings: inout Findings, showing suitable: String? = nil) {
    for index in findings.violations.indices where !findings.violations[index].isUndecided {
      if findings.violations[index].arguments["title"] == nil {
        findings.violations[index].arguments["title"] = .rule(name, title: title)
        let own = findings.violations[index].arguments["example"]
        let shown = suitable ?? example
        findings.violations[index].arguments["example"] = own ?? shown.map(Argument.text)
      }
    }
  }
}
