import RuleEngine
import SourceTexts
import Violations

extension RuleLinker {
  /// What a rule inherits from the rule that it extends.
  struct Inheritance {
    var parameters: [ParameterDefinition]
    var checks: [CheckTemplate]
    var traits: RuleTraits

    /// Returns the number of checks before the first one that the rule changes.
    func unchangedCount(besides changes: [String]) -> Int {
      if changes.isEmpty { return checks.count }
      let index = checks.firstIndex { check in check.name.map { changes.contains($0) } ?? false }
      return index ?? checks.count
    }
  }

  /// Returns what a rule inherits after `with`, `drop` and `change`.
  func inheritance(
    of rule: RuleDeclaration,
    from parent: RuleTemplate,
    in pack: PackDeclaration,
    isGuest: Bool
  ) -> Inheritance {
    if rule.given.isEmpty, rule.drops.isEmpty, rule.changes.isEmpty {
      return Inheritance(
        parameters: parent.parameters,
        checks: parent.checks,
        traits: parent.traits
      )
    }
    let given = given(by: rule, to: parent, in: pack)
    let remaining = parent.parameters.filter { given[$0.name] == nil }
    let known = Set(remaining.map(\.name) + rule.ownParameters.map(\.name))
    checkGivenParameters(of: rule, known: known, in: pack)
    var checks = NamedChecks(parent.checks.replacing(given))
    for name in rule.drops {
      guard let index = index(of: name, in: checks, parent: parent, pack: pack) else { continue }
      checks.remove(at: index)
    }
    for change in rule.changes {
      apply(change, to: &checks, parent: parent, pack: pack, isGuest: isGuest)
    }
    return Inheritance(
      parameters: remaining,
      checks: checks.remaining,
      traits: parent.traits.replacing(given)
    )
  }

  /// The checks of a rule, found by their names.
  ///
  /// Dropping one doesn't change the indices of the others.
  private struct NamedChecks {
    private var checks: [CheckTemplate?]
    private var indices: [String: Int] = [:]

    init(_ checks: [CheckTemplate]) {
      self.checks = checks
      for (index, check) in checks.enumerated() {
        if let name = check.name, indices[name] == nil { indices[name] = index }
      }
    }

    var names: [String] { checks.compactMap { $0?.name } }

    var remaining: [CheckTemplate] { checks.compactMap(\.self) }

    func index(of name: String) -> Int? { indices[name] }

    subscript(index: Int) -> CheckTemplate? {
      get { checks[index] }
      set { checks[index] = newValue }
    }

    mutating func remove(at index: Int) {
      if let name = checks[index]?.name { indices[name] = nil }
      checks[index] = nil
    }
  }

  /// Returns all parameters of a rule.
  func parameters(
    of rule: RuleDeclaration,
    _ inherited: Inheritance?,
    parent: RuleTemplate?,
    _ normalization: Normalization,
    in pack: PackDeclaration
  ) throws(LoadingError) -> [ParameterDefinition] {
    let traits = inherited?.traits ?? RuleTraits()
    let kept = inherited?.parameters ?? []
    if rule.ownParameters.isEmpty { return traits.parameters(kept, for: normalization) }
    let own = Set(rule.ownParameters.map(\.name))
    let all =
      kept.filter { !own.contains($0.name) }
      + (try ownParameters(of: rule, parent: parent, in: pack))
    return traits.parameters(all, for: normalization)
  }

  /// Reports labels of a rule that has no use for them, and a parameter that isn't what the step
  /// `as-typed` needs.
  func checkLabels(
    of rule: RuleDeclaration,
    _ normalization: Normalization,
    in pack: PackDeclaration
  ) {
    if rule.traits.labels != nil, normalization.asTyped == nil {
      report(
        pack,
        "pack.wrong_value",
        at: rule.keys.first { $0.content == "labels" }?.position ?? rule.position,
        "`labels` has no effect without the normalization step `as-typed`",
        hint: "write `normalize: [as-typed, …]`, or remove `labels`"
      )
    }
    let own = rule.ownParameters.first { $0.name == ExactlyAsWritten.name }
    if let own, let type = own.type, type != .boolean, normalization.asTyped != nil {
      report(
        pack,
        "pack.bad_setting",
        at: own.position,
        "the parameter `\(own.name)` of a rule with the step `as-typed` is true or false",
        hint: "write `type: boolean`, or choose another name"
      )
    }
  }

  /// Reports a title that gives way to the title of a rule that doesn't exist.
  ///
  /// The subject may be disabled, because only its title is needed.
  func checkSubject(of rule: RuleDeclaration, in pack: PackDeclaration) {
    guard case .wordsOf(subject: let subject, at: let position) = rule.traits.titleKind,
      library.rules.evenDisabled(subject, from: pack) == nil
    else { return }
    reportUnknownRule(subject, at: position, in: pack)
  }

  /// Reports a name that no rule has.
  func reportUnknownRule(_ name: String, at position: FilePosition?, in pack: PackDeclaration) {
    report(
      pack,
      "pack.unknown_rule",
      at: position,
      library.rules.absence(of: name),
      hint: library.rules.suggestion(for: name)
    )
  }

  /// Returns whether the checks that a rule inherits are guests exactly where those of its parent
  /// are.
  func hasGuests(
    of parent: RuleTemplate?,
    guardian: String?,
    _ traits: RuleTraits
  ) -> Bool {
    if guardian == nil || traits.rules.isEmpty { return true }
    return guardian == parent?.guardian && traits.rules.count == parent?.traits.rules.count
  }

  /// Returns the parameters that a rule adds or declares again.
  ///
  /// What the rule doesn't write comes from its parent, or from the rules that it replaces.
  func ownParameters(
    of rule: RuleDeclaration,
    parent: RuleTemplate?,
    in pack: PackDeclaration
  ) throws(LoadingError) -> [ParameterDefinition] {
    var inherited: [String: ParameterDefinition] = [:]
    if rule.ownParameters.contains(where: { $0.type == nil || $0.defaultValue == nil }) {
      var bases = [parent].compactMap { $0 }
      for standing in library.rules.replaced(by: rule, in: pack) where parent == nil {
        bases.append(try template(standing))
      }
      for parameter in bases.flatMap(\.parameters) {
        inherited[parameter.name] = inherited[parameter.name] ?? parameter
      }
    }
    return rule.ownParameters.map { parameter in
      guard let base = inherited[parameter.name] else { return parameter.definition }
      do throws(SettingError) {
        return try parameter.definition(inheriting: base)
      } catch {
        report(
          pack,
          "pack.bad_setting",
          at: parameter.defaultValue?.position ?? rule.position,
          "the default of the parameter `\(parameter.name)`: \(error.reason)"
        )
        return parameter.definition
      }
    }
  }

  /// Returns the values that a rule sets for its parent's parameters.
  private func given(
    by rule: RuleDeclaration,
    to parent: RuleTemplate,
    in pack: PackDeclaration
  ) -> [String: SettingExpression] {
    if rule.given.isEmpty || parent.lacksParameters { return [:] }
    let parameters = Dictionary(parent.parameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var given: [String: SettingExpression] = [:]
    for (name, expression) in rule.given {
      guard let parameter = parameters[name.content] else {
        report(
          pack,
          "pack.unknown_parameter",
          at: name.position,
          "the rule `\(parent.name)` doesn't have a parameter `\(name.content)`",
          hint: nameHint(to: name.content, among: parameters.keys)
        )
        continue
      }
      if case .given(let value) = expression {
        do throws(SettingError) {
          _ = try parameter.type.interpret(value)
        } catch {
          report(
            pack,
            "pack.bad_setting",
            at: name.position,
            "the parameter `\(name.content)`: \(error.reason)",
            hint: value.seemsToBeOfField
              ? "only fields of forms take values from other fields" : error.hint
          )
        }
      }
      given[name.content] = expression
    }
    return given
  }

  /// Returns the position where a rule sets a parameter that an inherited check can't use; nil if
  /// something else is wrong.
  ///
  /// - Complexity: O(*n*) in the number of checks.
  func position(
    ofGiven rule: RuleDeclaration,
    to parent: RuleTemplate,
    for error: BindingError
  ) -> SourcePosition? {
    if rule.given.isEmpty { return nil }
    let used = parent.checks.reduce(into: Set<String>()) { used, check in
      used.formUnion(check.parameters(of: error.error.setting, inChecksNamed: error.check))
    }
    return rule.given.first { used.contains($0.name.content) }?.name.position
  }

  /// Reports parameters that `with` passes on but the rule doesn't have.
  private func checkGivenParameters(
    of rule: RuleDeclaration,
    known: Set<String>,
    in pack: PackDeclaration
  ) {
    for (name, expression) in rule.given {
      guard case .parameter(let passed) = expression, !known.contains(passed) else { continue }
      report(
        pack,
        "pack.unknown_parameter",
        at: name.position,
        "the rule `\(rule.name)` doesn't have a parameter `\(passed)`",
        hint: nearestNameHint(to: passed, in: known)
      )
    }
  }

  private func apply(
    _ change: (name: Located<String>, settings: DocumentNode),
    to checks: inout NamedChecks,
    parent: RuleTemplate,
    pack: PackDeclaration,
    isGuest: Bool
  ) {
    guard let index = index(of: change.name, in: checks, parent: parent, pack: pack),
      var check = checks[index]
    else { return }
    let reader = NodeReader(pack.source)
    CheckReader(reader, registry: library.registry, tables: pack.tables, groups: pack.groups)
      .readChange(change.settings, into: &check)
    checks[index] = isGuest ? check.asGuest : check
    for diagnostic in reader.collector.diagnostics { collector.add(diagnostic) }
  }

  private func index(
    of name: Located<String>,
    in checks: NamedChecks,
    parent: RuleTemplate,
    pack: PackDeclaration
  ) -> Int? {
    if let index = checks.index(of: name.content) { return index }
    if collector.isFull { return nil }
    let names = checks.names
    report(
      pack,
      "pack.unknown_check",
      at: name.position,
      "the rule `\(parent.name)` doesn't have a check named `\(name.content)`",
      hint: nearestNameHint(to: name.content, in: names)
        ?? (names.isEmpty ? nil : "its named checks are \(names.joined(separator: ", "))")
    )
    return nil
  }
}

extension RuleDeclaration {
  /// The rule's parameters that `with` passes on to the rule that it extends.
  var passedParameters: Set<String> {
    Set(
      given.compactMap { given -> String? in
        guard case .parameter(let name) = given.expression else { return nil }
        return name
      }
    )
  }

  /// Returns whether the checks that the rule inherits see the same values as in its parent, with
  /// the same parts and parameters.
  func keepsValues(of parent: RuleTemplate?) -> Bool {
    guard normalization == nil, !hasBrokenParameters, !hasBrokenParts,
      traits.parts == nil, traits.facts == nil, traits.canonical == nil, traits.writing == nil,
      traits.exampleColumn == nil
    else { return false }
    if ownParameters.isEmpty { return true }
    let own = Set(ownParameters.map(\.name))
    return (parent?.parameters ?? []).allSatisfy { !own.contains($0.name) }
  }
}

extension CheckTemplate {
  /// Returns the parameters that a setting depends on, in this check and those inside it, counting
  /// only checks with a certain name.
  ///
  /// Without a setting, it returns those of all settings.
  func parameters(of setting: String?, inChecksNamed name: String) -> Set<String> {
    var found: Set<String> = []
    for (key, expression) in settings {
      if case .checks(let nested) = expression {
        for check in nested { found.formUnion(check.parameters(of: setting, inChecksNamed: name)) }
      } else if definition.name == name, setting ?? key == key,
        case .parameter(let parameter) = expression
      {
        found.insert(parameter)
      }
    }
    if definition.name == name, let passed = definition.handover?.parameters,
      setting ?? passed == passed
    {
      found.formUnion(passedParameters)
    }
    return found
  }
}

extension RuleTemplate {
  /// Whether the rule couldn't be read, so that its parameters aren't known.
  var lacksParameters: Bool {
    traits.isIncomplete && parameters.allSatisfy(\.comesWithAsTyped)
  }
}

extension Value {
  /// Whether this is written like a value from another field, which only forms have.
  fileprivate var seemsToBeOfField: Bool {
    guard case .record(let members) = self, members.count == 1 else { return false }
    return members["field"] != nil || members["first"] != nil
  }
}
