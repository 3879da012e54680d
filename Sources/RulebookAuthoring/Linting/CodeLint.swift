import PackLoading
import Rulebook
import SourceTexts
import Violations

/// Looks for codes of packs that nothing reports, and for deprecated codes.
struct CodeLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    // A number or severity may belong to a whole family of codes.
    let reported = context.index.entries.filter { $0.value.arguments != nil }.keys
    let families = Set(reported.flatMap(\.ancestors))
    for pack in context.subjects {
      for (code, declaration) in pack.codes.sorted(by: { $0.key < $1.key })
      where isUnused(code, declaration) && !families.contains(code) {
        report.add(
          .warning,
          pack.source.diagnostic(
            "lint.unused_code",
            at: declaration.position,
            reason: "no rule or form reports the code `\(code)`",
            hint:
              "if a program reports it, declare `arguments: {}`, or `{ NAME: { type: text } }`"
          )
        )
      }
      for remark in context.library.remarksOnDeprecatedCodes(of: pack) {
        report.add(.warning, remark)
      }
    }
  }

  private func isUnused(_ code: ViolationCode, _ declaration: CodeDeclaration) -> Bool {
    context.index.entries[code.failure]?.arguments == nil
      && !declaration.declared.standing.isRetired
  }
}
