import PackLoading
import RuleEngine
import SourceTexts
import Violations

/// Looks for conditions and checks between fields of a form that the fields' values can never meet,
/// and for fields that can't be in one record.
struct FormReach {
  let declaration: FormDeclaration
  let form: FormDefinition
  let pack: PackDeclaration

  /// The rule of each field, with the parameters that are known.
  private let rules: [FieldPath: RuleTemplate]

  /// What is known about the fields of all forms.
  private let values: FieldValues

  init(
    _ declaration: FormDeclaration,
    _ form: FormDefinition,
    in pack: PackDeclaration,
    _ values: FieldValues
  ) {
    self.declaration = declaration
    self.form = form
    self.pack = pack
    self.values = values
    rules = Dictionary(
      form.fields.map { ($0.path, values.rule(of: $0)) },
      uniquingKeysWith: { $1 }
    )
  }

  func findings() -> [ReachFinding] {
    var findings = declaration.fields.flatMap { self.findings(ofField: $0) }
    findings += declaration.checks.flatMap { self.findings(ofCheck: $0.check) }
    return findings + mixedNames
  }

  private func findings(ofField field: FieldDeclaration) -> [ReachFinding] {
    var findings: [ReachFinding] = []
    // Without further checks, the field has the findings of its rule.
    if !field.checks.isEmpty, let own = rules[field.path], values.allowSearch(of: own) {
      findings += reach(own).findings()
    }
    for condition in field.conditions where !condition.content.checks.isEmpty {
      let path = condition.content.field
      guard let rule = rules[path], !rule.isSecret else { continue }
      findings += reach(rule).findings(
        in: condition.content.checks,
        at: condition.content.position ?? place(condition.position),
        meeting: values.values(of: path, rule),
        mayAlwaysHold: true
      )
    }
    return findings
  }

  private func reach(_ rule: RuleTemplate) -> CheckReach {
    CheckReach(
      rule: rule,
      valuesOfField: { path in rules[path].map { values.values(of: path, $0) } },
      allow: values.allow
    )
  }

  private func mayHold(_ quantity: Quantity, _ field: FieldPath) -> Bool {
    rules[field].map { values.mayHold(quantity, $0) } ?? true
  }

  private func place(_ position: SourcePosition) -> FilePosition {
    FilePosition(file: pack.source.name, at: position)
  }
}

// Checks between fields.

extension FormReach {
  private func findings(ofCheck check: CheckTemplate) -> [ReachFinding] {
    switch check.definition.fieldDemand {
    case .numbers:
      let names = check.definition.settings.filter { $0.type == .list(.field) }.map(\.name)
      // With limits, only the sum counts.
      let isLimited = check.settings["minimum"] != nil || check.settings["maximum"] != nil
      return (isLimited ? names : ["field"] + names).flatMap { name in
        fieldsWithoutNumbers(in: name, of: check)
      }
    case .order:
      let incomparable = incomparable(check).map { [$0] }
      return (incomparable ?? idleDistances(of: check)) + idleLimits(of: check)
    case nil: return []
    }
  }

  private func fieldsWithoutNumbers(
    in setting: String,
    of check: CheckTemplate
  ) -> [ReachFinding] {
    fields(in: setting, of: check).filter { !mayHold(.number, $0) }.map { field in
      ReachFinding(
        code: "lint.wrong_kind",
        position: check.position(of: setting),
        reason: "the field `\(field)` never has a number, so `\(check.definition.name)` does "
          + "nothing",
        hint: "name a field whose rule accepts numbers"
      )
    }
  }

  private func incomparable(_ check: CheckTemplate) -> ReachFinding? {
    let names = check.definition.settings.filter { $0.type == .field }.map(\.name)
    let compared = names.flatMap { name in
      fields(in: name, of: check).map { (setting: name, field: $0) }
    }
    guard let first = compared.first, let second = compared.dropFirst().first else { return nil }
    let isPossible = Quantity.allCases.contains {
      mayHold($0, first.field) && mayHold($0, second.field)
    }
    if isPossible { return nil }
    return ReachFinding(
      code: "lint.wrong_kind",
      position: check.position(of: second.setting),
      reason: "the fields `\(first.field)` and `\(second.field)` never have values that can be "
        + "compared, so `\(check.definition.name)` does nothing",
      hint: "compare two numbers, dates, times or durations"
    )
  }

  /// Returns the findings about constant limits for a kind of value that the field never has.
  private func idleLimits(of check: CheckTemplate) -> [ReachFinding] {
    guard let field = fields(in: "field", of: check).first else { return [] }
    return check.definition.settings.compactMap { setting in
      let kind: Quantity? =
        setting.type == .decimal ? .number : setting.type == .date ? .date : nil
      guard let kind, check.settings[setting.name] != nil, !mayHold(kind, field) else {
        return nil
      }
      return ReachFinding(
        code: "lint.wrong_kind",
        position: check.position(of: setting.name),
        reason: "the field `\(field)` never has a \(kind.rawValue), so `\(setting.name)` does "
          + "nothing",
        hint: "limit a field with such values, or remove `\(setting.name)`"
      )
    }
  }

  /// Returns the findings about distances that the values of the two fields never have.
  private func idleDistances(of check: CheckTemplate) -> [ReachFinding] {
    let names = check.definition.settings.filter { $0.type == .field }.map(\.name)
    let compared = names.flatMap { fields(in: $0, of: check) }
    return check.definition.settings.compactMap { setting in
      guard let expression = check.settings[setting.name],
        let kinds = check.definition.separatedKinds(setting.name, expression),
        let field = compared.first(where: { field in
          rules[field] != nil && !kinds.contains { mayHold($0, field) }
        })
      else { return nil }
      return ReachFinding(
        code: "lint.wrong_kind",
        position: check.position(of: setting.name),
        reason: "the field `\(field)` never has a value at such a distance from another, so "
          + "`\(setting.name)` does nothing",
        hint: "write a number for numbers, a duration such as `P1D` for dates, or one such as "
          + "`PT8H` for points in time"
      )
    }
  }

  private func fields(in setting: String, of check: CheckTemplate) -> [FieldPath] {
    guard case .constant(let value)? = check.settings[setting] else { return [] }
    return value.fields
  }
}

// Names of fields.

extension FormReach {
  /// The fields whose names make the same value both a list and a record, or something that another
  /// field never has.
  private var mixedNames: [ReachFinding] {
    var lists: [FieldPath: FieldPath] = [:]
    for field in form.fields.map(\.path) {
      for (prefix, next) in field.steps where next == .each {
        lists[prefix] = lists[prefix] ?? field
      }
    }
    return declaration.fields.compactMap { field in
      for (prefix, next) in field.path.steps {
        if case .name = next, let list = lists[prefix] {
          return ReachFinding(
            code: "lint.mixed_names",
            position: place(field.position),
            reason: "`\(prefix)` is a record in the field `\(field.path)`, and a list in the field "
              + "`\(list)`",
            hint: "write `\(prefix)[]` for the elements of the list"
          )
        }
        if let finding = simpleValue(at: prefix, around: field, next) { return finding }
      }
      return nil
    }
  }

  /// Returns the finding about a field inside a value that is neither a list nor a record.
  private func simpleValue(
    at prefix: FieldPath,
    around field: FieldDeclaration,
    _ next: FieldPath.Component
  ) -> ReachFinding? {
    let (kind, name): (Value.Kind, String) =
      next == .each ? (.list, "a list") : (.record, "a record")
    guard let rule = rules[prefix], !values.accepts(kind, rule) else { return nil }
    return ReachFinding(
      code: "lint.mixed_names",
      position: place(field.position),
      reason: "`\(prefix)` is \(name) in the field `\(field.path)`, but the rule of the field "
        + "`\(prefix)` refuses \(kind == .list ? "lists" : "records")",
      hint: "rename one of the two fields"
    )
  }
}

extension FieldPath {
  /// The beginnings of the path, each with the component after it.
  fileprivate var steps: [(prefix: FieldPath, next: Component)] {
    components.indices.dropFirst().map { index in
      (FieldPath(components: Array(components[..<index])), components[index])
    }
  }
}
