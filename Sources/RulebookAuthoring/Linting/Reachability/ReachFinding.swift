import PackLoading
import SourceTexts
import Violations

/// Something in a pack that can never have an effect, or always has the same one.
struct ReachFinding {
  let code: String
  let position: FilePosition?
  let reason: String
  var hint: String?
}

extension LintContext {
  /// Adds a finding to a report, unless it is about a file that isn't checked.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - pack: The pack with the rule or form.
  ///   - position: The position of the rule or form, if the finding doesn't have a position.
  ///   - report: The report.
  func add(
    _ finding: ReachFinding,
    in pack: PackDeclaration,
    at position: SourcePosition,
    to report: inout LintReport
  ) {
    let place = finding.position ?? FilePosition(file: pack.source.name, at: position)
    guard isOfSubject(place.file) else { return }
    report.add(
      .warning,
      diagnostic(finding.code, at: place, reason: finding.reason, hint: finding.hint)
    )
  }
}
