import Documents
import Rules

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
    checkGivenParameters(of: rule, known: (remaining + rule.parameters).map(\.name), in: pack)
    var checks = parent.checks.map { $0.replacing(given) }
    drop(rule.drops, from: &checks, parent: parent, pack: pack)
    for change in rule.changes { apply(change, to: &checks, parent: parent, pack: pack) }
    return Inheritance(
      parameters: remaining,
      checks: checks
    )
  }

  /// Returns what a rule gives for its parent's parameters.
  private func given(
    by rule: RuleDeclaration,
    to parent: RuleTemplate,
    in pack: PackDeclaration
  ) -> [String: SettingExpression] {
    var given: [String: SettingExpression] = [:]
    for (name, expression) in rule.given {
      guard let parameter = parent.parameters.first(where: { $0.name == name.content }) else {
        report(
          pack,
          "pack.unknown_parameter",
          at: name.position,
          "the rule `\(parent.name)` has no parameter `\(name.content)`",
          hint: nearestName(to: name.content, in: parent.parameters.map(\.name))
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
    known: [String],
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

  private func drop(
    _ names: [Located<String>],
    from checks: inout [CheckTemplate],
    parent: RuleTemplate,
    pack: PackDeclaration
  ) {
    for name in names {
      guard let index = index(of: name, in: checks, parent: parent, pack: pack) else { continue }
      checks.remove(at: index)
    }
  }

  private func apply(
    _ change: (name: Located<String>, settings: YAMLNode),
    to checks: inout [CheckTemplate],
    parent: RuleTemplate,
    pack: PackDeclaration
  ) {
    guard let index = index(of: change.name, in: checks, parent: parent, pack: pack) else { return }
    let reader = NodeReader(pack.source)
    CheckReader(reader, registry: library.registry, tables: pack.tables)
      .read(change.settings, into: &checks[index])
    for diagnostic in reader.collector.diagnostics { collector.add(diagnostic) }
  }

  private func index(
    of name: Located<String>,
    in checks: [CheckTemplate],
    parent: RuleTemplate,
    pack: PackDeclaration
  ) -> Int? {
    if let index = checks.firstIndex(where: { $0.name == name.content }) { return index }
    let names = checks.compactMap(\.name)
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
