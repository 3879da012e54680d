import PackLoading
import RuleEngine
import SourceTexts
import Violations

/// Looks in packs for what can never have an effect, or always has the same one.
///
/// It works out which values each check, condition and field can meet, and compares them with what
/// the check looks for. Wherever it isn't certain, it assumes that any value can occur. Checks that
/// many rules inherit are searched once.
struct ReachabilityLint {
  let context: LintContext
  let usage: PartUsage

  func run(_ report: inout LintReport) throws(LoadingError) {
    let heirs = Heirs(usage.rules)
    let doors = OpenDoorSearch(context.library)
    var searched = SearchedRules()
    let values = FieldValues()
    for pack in context.subjects {
      let unused = UnusedLint(pack: pack, heirs: heirs)
      for finding in unused.unusedGroups() {
        context.add(finding, in: pack, at: pack.namePosition, to: &report)
      }
      for rule in pack.rules {
        var findings = openDoors(of: rule, in: pack, doors)
        findings += try self.findings(about: rule, in: pack, unused, &searched)
        for finding in findings {
          context.add(finding, in: pack, at: rule.position, to: &report)
        }
      }
      for form in pack.forms {
        for finding in try findings(about: form, in: pack, values) {
          context.add(finding, in: pack, at: form.position, to: &report)
        }
      }
    }
  }

  /// Searches the sound checks of rules whose other checks have mistakes.
  func run(on remaining: RemainingRules, _ report: inout LintReport) throws(LoadingError) {
    let constants = ConstantLint(context: context)
    var searched = SearchedRules()
    for (rule, pack) in remaining.rules where context.isOfSubject(pack.source.name) {
      guard let template = try remaining.library.template(of: rule, in: pack) else { continue }
      let origin = template.origin
      var findings = constants.findings(aboutChecksAddedBy: origin)
      let isOwn = rule.parentName == nil && origin.traits.rules.isEmpty
      if searched.allow(origin, isOwn: isOwn) { findings += CheckReach(rule: origin).findings() }
      for finding in findings {
        // What is wrong with a rule that it extends is found there.
        guard let place = finding.position, place.file == pack.source.name,
          rule.position <= place.inFile, place.inFile < rule.end
        else { continue }
        context.add(finding, in: pack, at: rule.position, to: &report)
      }
    }
  }

  private func findings(
    about rule: RuleDeclaration,
    in pack: PackDeclaration,
    _ unused: UnusedLint,
    _ searched: inout SearchedRules
  ) throws(LoadingError) -> [ReachFinding] {
    guard let template = try context.library.template(of: rule, in: pack) else { return [] }
    let constants = ConstantLint(context: context)
    var findings: [ReachFinding] = []
    for origin in searched.add(template) {
      findings += constants.findings(aboutChecksAddedBy: origin)
      let isOwn = rule.parentName == nil && origin.traits.rules.isEmpty
      // Nothing is tried on a check that is alone.
      if isOwn && origin.checks.count == 1 || searched.allow(origin, isOwn: isOwn) {
        findings += CheckReach(rule: origin).findings()
      }
    }
    findings += unused.findings(about: rule, template)
    findings += try constants.findings(about: rule, template, in: pack)
    return findings
  }

  private func findings(
    about form: FormDeclaration,
    in pack: PackDeclaration,
    _ values: FieldValues
  ) throws(LoadingError) -> [ReachFinding] {
    guard let definition = try context.library.form(of: form, in: pack) else { return [] }
    var findings = FormReach(form, definition, in: pack, values).findings()
    let constants = ConstantLint(context: context)
    for field in form.fields { findings += try constants.findings(about: field, in: pack) }
    return findings
  }

  private func openDoors(
    of rule: RuleDeclaration,
    in pack: PackDeclaration,
    _ search: OpenDoorSearch
  ) -> [ReachFinding] {
    search.openDoors(leftBy: rule, of: pack).map { doors in
      let names = doors.variants.map { "`\($0)`" }.joined(separator: ", ")
      return ReachFinding(
        code: "lint.open_door",
        position: FilePosition(file: pack.source.name, at: doors.position),
        reason:
          "the rule replaces `\(doors.replaced)`, but not \(names), so values that it refuses "
          + "can still be accepted there",
        hint: "replace or disable these too, or write the reason: "
          + "`x-lint: { lint.open_door: … }`"
      )
    }
  }
}
