import IdentifierRules
import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Checks the parts of rules and their checks.
///
/// It looks for unused parts, columns of a wrong type, and characters that a checksum can't read.
struct PartLint {
  let context: LintContext
  let usage: PartUsage

  func run(_ report: inout LintReport) {
    var seen: Set<ObjectIdentifier> = []
    for rule in usage.rules where context.input.isSubject(rule.pack) {
      if let parts = rule.declaration.traits.parts { lookAt(parts, of: rule, &report) }
      // What is wrong with inherited checks is the same for all rules that inherit them.
      guard seen.insert(ObjectIdentifier(rule.template.origin)).inserted else { continue }
      for mismatch in rule.template.columnMismatches { add(mismatch, of: rule, &report) }
      for gap in rule.template.checksumGaps() { add(gap, of: rule, &report) }
    }
  }

  private func lookAt(_ parts: PartsTemplate, of rule: PartUsage.Rule, _ report: inout LintReport) {
    let pattern = WrittenText(in: rule.pack.source, at: parts.position.inFile, as: .yaml)
    for (name, offset) in parts.groups where !usage.isUsed(name, of: parts) {
      let position = pattern.position(ofScalar: offset, of: parts.patternText)
      report.add(
        .warning,
        rule.pack.source.diagnostic(
          "lint.unused_part",
          at: position,
          reason: "nothing uses the group `\(name)`",
          hint: "write `(?:…)` instead, or use it in a check, a join, or a fact"
        )
      )
    }
    for split in rule.template.traits.parts?.lookUps.flatMap(\.splits) ?? [] {
      for name in split.patterns?.groupNames ?? [] where !usage.isUsed(name, of: parts) {
        report.add(
          .warning,
          rule.pack.source.diagnostic(
            "lint.unused_part",
            at: split.position.inFile,
            reason: "nothing uses the group `\(name)` of the column `\(split.column)`",
            hint: "write `(?:…)` instead, or use it in a check, a join, or a fact"
          )
        )
      }
    }
    for join in parts.joins where !usage.isUsed(join.name, of: parts) {
      report.add(
        .warning,
        rule.pack.source.diagnostic(
          "lint.unused_part",
          at: join.position.inFile,
          reason: "nothing uses the join `\(join.name)`",
          hint: "remove it, or use it in a check, a lookup, or a fact"
        )
      )
    }
  }

  /// Returns the place of a finding; nil if it isn't in a file to check.
  private func place(_ position: FilePosition?, of rule: PartUsage.Rule) -> FilePosition? {
    guard let position else {
      return FilePosition(file: rule.pack.source.name, at: rule.declaration.position)
    }
    return context.isOfSubject(position.file) ? position : nil
  }

  private func add(
    _ mismatch: RuleTemplate.ColumnMismatch,
    of rule: PartUsage.Rule,
    _ report: inout LintReport
  ) {
    guard let position = place(mismatch.position, of: rule) else { return }
    let (declared, wanted) = (mismatch.declared.rawValue, mismatch.wanted.rawValue)
    report.add(
      .warning,
      context.diagnostic(
        "lint.column_type",
        at: position,
        reason: "the column `\(mismatch.column)` is declared as `\(declared)`; it is the setting "
          + "`\(mismatch.setting)` of the check `\(mismatch.check)`",
        hint:
          "declare it as `\(mismatch.column): \(wanted)`, so that each cell is checked "
          + "where it is written"
      )
    )
  }

  private func add(_ gap: ChecksumGap, of rule: PartUsage.Rule, _ report: inout LintReport) {
    guard let position = place(gap.position, of: rule) else { return }
    let shown = gap.characters.prefix(3).map { "`\($0.escaped(asASCII: !$0.isASCII))`" }
    let more = gap.characters.count > shown.count ? " and others" : ""
    let are = gap.characters.count == 1 ? "doesn't have" : "don't have"
    report.add(
      .warning,
      context.diagnostic(
        "lint.no_value",
        at: position,
        reason: "\(shown.joined(separator: ", "))\(more) can occur in the text of the checksum, "
          + "but \(are) a value, so the checksum fails",
        hint: "give each of them a value under `values:`, or leave it out of the pattern"
      )
    )
  }
}
