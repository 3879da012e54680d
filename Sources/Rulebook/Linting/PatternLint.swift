import Documents
import PackLoading
import Rules

/// Says what the patterns of packs cost, and where case folds otherwise than people may expect.
struct PatternLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    for pack in context.subjects {
      for rule in pack.rules {
        for pattern in rule.checks.flatMap(\.patterns) {
          for (code, reason, hint) in remarks(on: pattern) {
            report.add(
              .warning,
              pack.source.diagnostic(
                code,
                at: pattern.position?.inFile ?? rule.position,
                reason: reason,
                hint: hint
              )
            )
          }
        }
      }
    }
  }

  private func remarks(
    on pattern: PatternDescription
  ) -> [(code: String, reason: String, hint: String?)] {
    var remarks: [(String, String, String?)] = []
    if case .backtracking = pattern.matcher {
      let cost =
        "ICU matches the pattern by trying one way after another: a text may take 30 milliseconds, "
        + "and is left undecided (`limit.pattern_steps`) if that is not enough"
      let hint = pattern.isNeedlesslyBacktracking ? "leave out `backtracking: true`" : nil
      remarks.append(("lint.backtracking", cost, hint))
    }
    if pattern.isSimulated {
      let cost =
        "the pattern is too large for an automaton, so each character takes up to half a microsecond "
        + "(\(pattern.summary))"
      let hint = "smaller counts make it smaller; a check of length has no such limit"
      remarks.append(("lint.large_pattern", cost, hint))
    }
    if let letters = pattern.lettersWithFullFolding.first {
      let reason =
        "`\(letters)` matches in both cases, but not what full case folding makes equal to it, as with "
        + "`ss` and `ß`"
      let hint = "name the other spelling too, as in `(?:ß|ss)`"
      remarks.append(("lint.case_folding", reason, hint))
    }
    return remarks
  }
}
