import Documents
import Rules
import Violations

extension RuleLinker {
  /// What a rule takes over from the one that it extends.
  struct Inheritance {
    var parameters: [ParameterDefinition]
    var checks: [CheckTemplate]
  }

  /// Returns what a rule inherits after `with`, `drop` and `change`.
  func inheritance(
    of rule: RuleDeclaration,
    from parent: RuleTemplate,
    in pack: PackDeclaration
  ) -> Inheritance {
    let given = given(by: rule, to: parent, in: pack)
    let remaining = parent.parameters.filter { given[$0.name] == nil }
    let known = Set(remaining.map(\.name) + rule.ownParameters.map(\.name))
    checkGivenParameters(of: rule, known: known, in: pack)
    let inherited = given.isEmpty ? parent.checks : parent.checks.map { $0.replacing(given) }
    var checks = NamedChecks(inherited)
    for name in rule.drops {
      guard let index = index(of: name, in: checks, parent: parent, pack: pack) else { continue }
      checks.remove(at: index)
    }
    for change in rule.changes { apply(change, to: &checks, parent: parent, pack: pack) }
    return Inheritance(parameters: remaining, checks: checks.remaining)
  }

  /// The checks of a rule, found by their names; what is dropped leaves the places of others alone.
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

  /// Returns the parameters that a rule adds or declares anew, with what it does not write of these
  /// taken from its parent, or from the rules that it takes the place of.
  func ownParameters(
    of rule: RuleDeclaration,
    parent: RuleTemplate?,
    in pack: PackDeclaration
  ) throws(LoadingError) -> [ParameterDefinition] {
    var inherited: [String: ParameterDefinition] = [:]
    if rule.ownParameters.contains(where: { $0.type == nil || $0.defaultValue == nil }) {
      var bases = [parent].compactMap { $0 }
      for standing in library.rules.replaced(by: rule, in: pack) where parent == nil {
        bases.append(try template(of: standing.declaration, in: standing.pack))
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

  /// Returns what a rule gives for its parent's parameters.
  private func given(
    by rule: RuleDeclaration,
    to parent: RuleTemplate,
    in pack: PackDeclaration
  ) -> [String: SettingExpression] {
    if rule.given.isEmpty { return [:] }
    let parameters = Dictionary(parent.parameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var given: [String: SettingExpression] = [:]
    for (name, expression) in rule.given {
      guard let parameter = parameters[name.content] else {
        report(
          pack,
          "pack.unknown_parameter",
          at: name.position,
          "the rule `\(parent.name)` has no parameter `\(name.content)`",
          hint: nearestName(to: name.content, in: parameters.keys)
            .map { "did you mean `\($0)`?" }
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
            "the parameter `\(name.content)`: \(error.reason)"
          )
        }
      }
      given[name.content] = expression
    }
    return given
  }

  /// Reports parameters that `with` passes on and the rule does not have.
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
        "the rule `\(rule.name)` has no parameter `\(passed)`",
        hint: nearestName(to: passed, in: known).map { "did you mean `\($0)`?" }
      )
    }
  }

  private func apply(
    _ change: (name: Located<String>, settings: YAMLNode),
    to checks: inout NamedChecks,
    parent: RuleTemplate,
    pack: PackDeclaration
  ) {
    guard let index = index(of: change.name, in: checks, parent: parent, pack: pack),
      var check = checks[index]
    else { return }
    let reader = NodeReader(pack.source)
    CheckReader(reader, registry: library.registry, tables: pack.tables)
      .read(change.settings, into: &check)
    checks[index] = check
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
      "the rule `\(parent.name)` has no check named `\(name.content)`",
      hint: nearestName(to: name.content, in: names).map { "did you mean `\($0)`?" }
        ?? (names.isEmpty ? nil : "its named checks are \(names.joined(separator: ", "))")
    )
    return nil
  }
}
