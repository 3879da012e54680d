import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import TextPatterns
import TextRules
import Violations

/// Reports expensive patterns in packs, and patterns where case folding differs from what people
/// expect.
struct PatternLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    for pack in context.subjects {
      for rule in pack.rules {
        for pattern in rule.checks.flatMap(\.patterns) {
          let position = pattern.position?.inFile ?? rule.position
          for (code, reason, hint) in remarks(on: pattern) {
            report.add(
              .warning,
              pack.source.diagnostic(code, at: position, reason: reason, hint: hint)
            )
          }
          lookForAnchors(in: pattern.matcher, at: position, of: pack, &report)
        }
        if let parts = rule.traits.parts {
          lookForAnchors(in: parts.pattern, at: parts.position.inFile, of: pack, &report)
        }
      }
      for field in pack.forms.flatMap(\.fields) {
        for pattern in field.checks.flatMap(\.patterns) {
          let position = pattern.position?.inFile ?? field.position
          lookForAnchors(in: pattern.matcher, at: position, of: pack, &report)
        }
      }
    }
  }

  /// Looks for a pattern such as `^a|b$`, where each anchor belongs to only one alternative.
  private func lookForAnchors(
    in pattern: TextPattern,
    at position: SourcePosition,
    of pack: PackDeclaration,
    _ report: inout LintReport
  ) {
    guard let offset = pattern.unevenAnchor else { return }
    let written = WrittenText(in: pack.source, at: position, as: .yaml)
    report.add(
      .warning,
      pack.source.diagnostic(
        "lint.uneven_anchor",
        at: written.position(ofScalar: offset, of: pattern.pattern),
        reason: "only some alternatives have this anchor",
        hint: "remove it: a pattern matches whole texts; `(a|b)c` has alternatives for a part"
      )
    )
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
