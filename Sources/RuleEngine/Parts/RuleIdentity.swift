import Violations

/// What messages about a rule's values call it: its name, its title and an example.
///
/// The codes `identifier.*` are shared by all rules whose values are made of pieces, so that their
/// messages say of which rule they speak.
package struct RuleIdentity: Hashable, Sendable {
  /// The name, such as `pl.pesel`.
  package var name: String

  /// What people call such a value, such as `PESEL`; the name, where a pack says none.
  package var title: String

  /// A valid value to show; nil if there is none.
  package var example: String?

  package init(name: String, title: String? = nil, example: String? = nil) {
    self.name = name
    self.title = title ?? name
    self.example = example
  }

  /// Adds the title and the example to violations that have none.
  func apply(to findings: inout Findings) {
    for index in findings.violations.indices where !findings.violations[index].isUndecided {
      if findings.violations[index].arguments["title"] == nil {
        findings.violations[index].arguments["title"] = .rule(name, title: title)
        let own = findings.violations[index].arguments["example"]
        findings.violations[index].arguments["example"] = own ?? example.map(Argument.text)
      }
    }
  }
}
