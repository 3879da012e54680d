import PackLoading
import RuleEngine
import Synchronization
import Violations

/// A check in a file.
struct CoveragePoint: Hashable, Sendable {
  let position: FilePosition

  /// The name of the kind of check, such as `length`.
  let check: String

  /// Creates the point of a check; nil if it can't be watched.
  ///
  /// The engine looks for the checks `required` and `rule` by their types. Examples of the other
  /// rule cover the latter.
  init?(_ template: CheckTemplate) {
    guard let position = template.position, !template.definition.isRequiredCheck,
      template.definition.handover == nil
    else { return nil }
    self.position = position
    check = template.definition.name
  }
}

/// Watches the checks of rules and forms, and remembers which of them examples pass and fail.
///
///     let recorder = CoverageRecorder()
///     recorder.expect(rule.checks, of: rule.name)
///     let watched = recorder.watching(template)
///     // Check the examples with the watched rule.
///     recorder.coverage.gaps
package final class CoverageRecorder: Sendable {
  /// What an example should do with a check.
  private enum Wish {
    case fail, pass
  }

  private struct State {
    var passed: Set<CoveragePoint> = []
    var failed: Set<CoveragePoint> = []
    var wishes: [CoveragePoint: (rule: String, wish: Wish)] = [:]
    var rules: [ObjectIdentifier: RuleTemplate] = [:]
    var forms: [ObjectIdentifier: FormDefinition] = [:]
  }

  private let state = Mutex(State())

  /// Creates a recorder that expects nothing yet.
  package init() {}

  /// Remembers that a check ran on an example.
  func record(_ point: CoveragePoint, fails: Bool) {
    state.withLock { state in
      state.failed.formUnion(fails ? [point] : [])
      state.passed.formUnion(fails ? [] : [point])
    }
  }

  /// The coverage of all expected checks.
  package var coverage: ExampleCoverage {
    state.withLock { state in
      var gaps: [ExampleCoverage.Gap] = []
      for (point, expected) in state.wishes {
        let isCovered: Bool
        switch expected.wish {
        case .fail: isCovered = state.failed.contains(point)
        case .pass: isCovered = state.passed.contains(point)
        }
        if isCovered { continue }
        let isReached = state.failed.contains(point) || state.passed.contains(point)
        gaps.append(
          ExampleCoverage.Gap(
            file: point.position.file,
            position: point.position.inFile,
            rule: expected.rule,
            check: point.check,
            kind: !isReached
              ? .neverReached : expected.wish == .fail ? .neverFails : .neverPasses
          )
        )
      }
      gaps.sort { ($0.file, $0.position, $0.check) < ($1.file, $1.position, $1.check) }
      return ExampleCoverage(total: state.wishes.count, gaps: gaps)
    }
  }
}

extension CoverageRecorder {
  // MARK: Expecting

  /// Expects examples for the checks of a rule or form.
  func expect(_ checks: [CheckTemplate], of rule: String) {
    for check in checks { expect(check, of: rule) }
  }

  /// Expects examples for the checks of a form that are written in a file.
  func expect(_ form: FormDefinition, in file: String) {
    let checks = form.declaredFields.flatMap(\.rule.checks) + form.checks.map(\.check)
    expect(checks.filter { $0.position?.file == file }, of: form.name)
  }

  private func expect(_ check: CheckTemplate, of rule: String) {
    if check.definition.isAlternative {
      add(check, .fail, of: rule)
      for alternative in Self.inner(check) { add(alternative, .pass, of: rule) }
      return
    }
    let inner = check.definition.isNegation ? [] : Self.inner(check)
    // A condition whose branches are left out, because a constant decides it, never fails.
    if inner.isEmpty, check.definition.branches == nil { add(check, .fail, of: rule) }
    expect(inner, of: rule)
  }

  /// Returns the checks inside a check, without its conditions.
  private static func inner(_ check: CheckTemplate) -> [CheckTemplate] {
    check.definition.settings.flatMap { setting -> [CheckTemplate] in
      guard !setting.isCondition, case .checks(let checks)? = check.settings[setting.name] else {
        return []
      }
      return checks
    }
  }

  private func add(_ check: CheckTemplate, _ wish: Wish, of rule: String) {
    guard let point = CoveragePoint(check) else { return }
    state.withLock { state in
      if state.wishes[point] == nil { state.wishes[point] = (rule, wish) }
    }
  }
}

extension CoverageRecorder {
  // MARK: Watching

  /// Returns a rule that reports the same, with checks that are watched.
  func watching(_ rule: RuleTemplate) -> RuleTemplate {
    let id = ObjectIdentifier(rule)
    if let known = state.withLock({ $0.rules[id] }) { return known }
    let watched = rule.changed(checks: rule.checks.map(watched))
    state.withLock { $0.rules[id] = watched }
    return watched
  }

  /// Returns a form that reports the same, with checks that are watched.
  func watching(_ form: FormDefinition) throws(FormError) -> FormDefinition {
    let id = ObjectIdentifier(form)
    if let known = state.withLock({ $0.forms[id] }) { return known }
    let watched = try form.replacing(
      rules: { $0.changed(checks: $0.checks.map(self.watched)) },
      checks: { self.watched($0) }
    )
    state.withLock { $0.forms[id] = watched }
    return watched
  }

  private func watched(_ check: CheckTemplate) -> CheckTemplate {
    var check = check
    check.settings = check.settings.mapValues { expression in
      guard case .checks(let inner) = expression else { return expression }
      return .checks(inner.map { self.watched($0) })
    }
    guard let point = CoveragePoint(check) else { return check }
    let make = check.definition.make
    check.definition = check.definition.making { settings throws(SettingError) in
      RecordingCheck(inner: try make(settings), point: point, recorder: self)
    }
    return check
  }
}
