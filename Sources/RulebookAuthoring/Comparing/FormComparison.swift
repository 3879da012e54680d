import PackLoading
import RuleEngine
import Violations

/// Compares two versions of a form.
///
/// The rules of its fields are compared on their own, so only the checks that the form adds are
/// compared here.
struct FormComparison {
  let old: FormDefinition
  let new: FormDefinition

  /// The packs of each version, for the rules of fields.
  let oldLibrary: PackLibrary
  let newLibrary: PackLibrary

  /// Adds what differs.
  ///
  /// - Throws: A ``LoadingError`` if a rule is broken.
  func run(_ changes: inout ChangeCollector) throws(LoadingError) {
    let (before, now) = (old.fieldsByPath, new.fieldsByPath)
    for path in before.keys.sorted() where now[path] == nil {
      changes.add(.removed, "the field `\(path)` is gone", old: before[path]?.position)
    }
    for path in now.keys.sorted() where before[path] == nil {
      let isDemanded = now[path].map { $0.isRequired || !$0.demands.isEmpty } ?? false
      changes.add(
        isDemanded ? .stricter : .added,
        "the field `\(path)` is new" + (isDemanded ? ", and can be required" : ""),
        new: now[path]?.position
      )
    }
    for path in now.keys.sorted() {
      guard let before = before[path], let now = now[path] else { continue }
      try compare(before, now, named: path, &changes)
    }
    compareChecks(&changes)
    compareSettings(&changes)
  }

  private func compare(
    _ old: FormField,
    _ new: FormField,
    named path: String,
    _ changes: inout ChangeCollector
  ) throws(LoadingError) {
    let name = "the field `\(path)`"
    func add(_ effect: PackChange.Effect, _ reason: String) {
      changes.add(effect, "\(name) \(reason)", old: old.position, new: new.position)
    }
    if old.isRequired != new.isRequired {
      add(new.isRequired ? .stricter : .looser, new.isRequired ? "is required" : "isn't required")
    }
    if old.requiredIn != new.requiredIn {
      let effect: PackChange.Effect =
        new.requiredIn.isSuperset(of: old.requiredIn)
        ? .stricter : new.requiredIn.isSubset(of: old.requiredIn) ? .looser : .changed
      add(effect, "is required in other groups")
    }
    if old.demands.map(\.written) != new.demands.map(\.written) {
      add(.changed, "is required or absent under other conditions")
    }
    let hasOtherRule = old.ruleName != new.ruleName
    if hasOtherRule { add(.changed, "has \(new.ruleWords), and had \(old.ruleWords)") }
    if old.parameters != new.parameters { add(.changed, "passes other parameters to its rule") }
    var checks = CheckComparison()
    checks.checksHaveNames = false
    if hasOtherRule {
      checks.oldDefaults = old.rule.defaults
      checks.newDefaults = new.rule.defaults
    }
    var own = ChangeCollector(memory: changes.memory)
    // If the field has another rule, checks may only have moved into or out of the rule.
    checks.compare(
      try hasOtherRule ? old.rule.checks : old.ownChecks(in: oldLibrary),
      try hasOtherRule ? new.rule.checks : new.ownChecks(in: newLibrary),
      into: &own
    )
    changes.add(own, in: name)
  }

  private func compareChecks(_ changes: inout ChangeCollector) {
    let before = Dictionary(grouping: old.checks, by: \.field.description)
    let now = Dictionary(grouping: new.checks, by: \.field.description)
    for field in Set(before.keys).union(now.keys).sorted() {
      var checks = CheckComparison()
      var own = ChangeCollector(memory: changes.memory)
      checks.compare(
        (before[field] ?? []).map(\.check),
        (now[field] ?? []).map(\.check),
        into: &own
      )
      changes.add(own, in: "the checks that blame `\(field)`")
    }
  }

  private func compareSettings(_ changes: inout ChangeCollector) {
    if old.stop != new.stop {
      changes.add(
        .changed,
        "`stop` is \(new.stop.rawValue), and was \(old.stop.rawValue)",
        step: .minor
      )
    }
    if old.unknownFields != new.unknownFields {
      let effect: PackChange.Effect =
        new.unknownFields == .refuse ? .stricter : old.unknownFields == .refuse ? .looser : .changed
      changes.add(
        effect,
        "`unknown-fields` is \(new.unknownFields.rawValue), and was \(old.unknownFields.rawValue)",
        step: effect == .changed ? .minor : nil
      )
    }
    for path in old.optionalRecords.subtracting(new.optionalRecords).map(\.description).sorted() {
      changes.add(.stricter, "the record `\(path)` can't be missing as a whole")
    }
    for path in new.optionalRecords.subtracting(old.optionalRecords).map(\.description).sorted() {
      changes.add(.looser, "the record `\(path)` can be missing as a whole")
    }
  }
}

extension FormField {
  /// The name of the field's rule; nil if the field only has checks.
  fileprivate var ruleName: String? { rule.name.contains("/") ? nil : rule.name }

  fileprivate var ruleWords: String { ruleName.map { "the rule `\($0)`" } ?? "only checks" }
}

extension FormDefinition {
  fileprivate var fieldsByPath: [String: FormField] {
    Dictionary(
      declaredFields.map { ($0.path.description, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension ChangeCollector {
  /// Adds the changes of a part of the subject.
  fileprivate mutating func add(_ other: ChangeCollector, in part: String) {
    for change in other.changes {
      add(
        change.effect,
        "\(part): \(change.reason)",
        step: change.step,
        old: change.old,
        new: change.new
      )
    }
  }
}
