/// Looks for rules without examples and for codes that nobody reports.
struct RuleLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    // A number or severity may be that of a whole family of codes.
    let reported = context.index.entries.filter { $0.value.arguments != nil }.keys
    let families = Set(reported.flatMap(\.ancestors))
    for pack in context.subjects {
      for rule in pack.rules {
        if !rule.examples.contains(where: \.codes.isEmpty) {
          report.add(.warning, missing("valid", of: rule, in: pack))
        }
        if rule.examples.allSatisfy(\.codes.isEmpty) {
          report.add(.warning, missing("invalid", of: rule, in: pack))
        }
      }
      for (code, declaration) in pack.codes.sorted(by: { $0.key < $1.key })
      where context.index.entries[code.failure]?.arguments == nil && !families.contains(code) {
        report.add(
          .warning,
          pack.source.diagnostic(
            "lint.unused_code",
            at: declaration.position,
            reason: "no rule or form reports the code `\(code)`"
          )
        )
      }
    }
  }

  private func missing(
    _ kind: String,
    of rule: RuleDeclaration,
    in pack: PackDeclaration
  ) -> Diagnostic {
    pack.source.diagnostic(
      "lint.no_\(kind)_example",
      at: rule.position,
      reason:
        "the rule `\(rule.name)` has no example of \(kind == "valid" ? "a" : "an") \(kind) value"
    )
  }
}
