import PackLoading
import Rulebook
import SourceTexts
import TextRules

/// Reports expensive patterns in packs, and patterns where case folding differs from what people
/// expect.
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
    if pattern.isSimulated {
      let cost =
        "the pattern is too large for an automaton, so each character takes up to half a microsecond "
        + "(\(pattern.summary))"
      let hint = "use smaller counts; a length check doesn't have this limit"
      remarks.append(("lint.large_pattern", cost, hint))
    }
    if let letters = pattern.lettersWithFullFolding.first {
      let reason =
        "`\(letters)` matches in both cases, but full case folding has other spellings, as with "
        + "`ss` and `ß`"
      let hint = "add the other spelling too, as in `(?:ß|ss)`"
      remarks.append(("lint.case_folding", reason, hint))
    }
    return remarks
  }
}
