import TextParts
package import Violations

/// How checks are made that look at the parts of a value.
extension CheckTemplate {
  /// The columns that settings name, in alphabetical order.
  package var columns: [String] {
    settings.values.compactMap { if case .column(let name) = $0 { name } else { nil } }.sorted()
  }

  /// The parts that the check names, in its settings and beside it, without those of checks in it.
  package var namedParts: [(name: String, position: FilePosition?)] {
    var parts: [(name: String, position: FilePosition?)] = []
    if let part { parts.append((part, partPosition ?? position)) }
    parts += columnArguments.values.sorted().map { ($0, position) }
    for (setting, expression) in settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .parts(let names): parts += names.map { ($0, self.position(of: setting)) }
      case .column(let name): parts.append((name, self.position(of: setting)))
      default: break
      }
    }
    return parts
  }

  /// Whether the check, or one in it, looks at parts.
  var looksAtParts: Bool {
    if !namedParts.isEmpty { return true }
    return nested.contains(where: \.looksAtParts)
  }

  /// The checks that stand in settings.
  package var nested: [CheckTemplate] {
    settings.values.flatMap { expression -> [CheckTemplate] in
      if case .checks(let checks) = expression { checks } else { [] }
    }
  }

  /// The parts in which a check, or one in it, reads a date.
  var datedParts: Set<String> {
    var parts = nested.reduce(into: Set<String>()) { $0.formUnion($1.datedParts) }
    if let part, readsDate { parts.insert(part) }
    return parts
  }

  /// Whether the check, or one in it, reads a date.
  private var readsDate: Bool { definition.readsDate || nested.contains(where: \.readsDate) }

  /// The code that takes the place of those of the check that have no other name: the one that is written, or,
  /// for the check of a part, the code that all values made of pieces share.
  ///
  /// What is wrong with a piece, such as a number out of its limits, says little to whoever typed the whole.
  package var effectiveReplacement: ViolationCode? {
    if let replacement = codes.replacement { return replacement }
    if part == nil || reportsIdentifiersItself { return nil }
    return definition.readsDate
      ? CodeDefinition.identifierDate.code : CodeDefinition.identifierFormat.code
  }

  private var reportsIdentifiersItself: Bool {
    definition.codes.contains { $0.code.isIdentifierCode }
      || definition.handover != nil
  }

  /// Whether what the check reports says of which rule it speaks.
  package var mayReportIdentifier: Bool {
    part != nil || definition.codes.contains { $0.code.isIdentifierCode }
      || effectiveReplacement?.isIdentifierCode == true
      || codes.renames.values.contains(where: \.isIdentifierCode)
  }

  /// Returns a part of the rule by its name.
  func part(
    _ name: String,
    for setting: String?,
    in binding: Binding
  ) throws(BindingError) -> PartReference {
    if let part = binding.scope?.part(name) { return part }
    throw BindingError(
      SettingError(
        setting,
        "there is no part `\(name)`",
        hint: binding.scope == nil ? "only the checks of a rule with `parts:` look at parts" : nil
      ),
      in: self
    )
  }

  /// Returns a rule that the check hands values to.
  func rule(
    _ name: String,
    for setting: SettingDefinition,
    in binding: Binding
  ) throws(BindingError) -> SettingValue {
    guard let template = binding.rules[name] else {
      throw BindingError(
        SettingError(
          setting.name,
          "`\(name)` is no rule that the pack names",
          hint: "a column of rules has the type `rule`"
        ),
        in: self
      )
    }
    var given: [String: Value] = [:]
    for (name, value) in handedParameters {
      given[name] =
        switch value {
        case .given(let value): value
        case .parameter(let own): binding.parameters[own]
        }
    }
    let strict = template.raised(to: binding.confidentiality)
    return .rule(try strict.bind(given, within: binding.budget))
  }

  /// The greatest number of checks that a value meets here: the check, those in it, and those of the rule to which it
  /// hands values.
  func checkCount(handingTo rules: [String: RuleTemplate]) -> Int {
    let own = nested.reduce(1) { min(1_000_000, $0 + $1.checkCount(handingTo: rules)) }
    guard let handover = definition.handover else { return own }
    switch settings[handover.rule] {
    case .constant(.text(let name)), .given(.text(let name)):
      return own + (rules[name]?.checkCount ?? 0)
    default: return own + (rules.values.lazy.map(\.checkCount).max() ?? 0)
    }
  }

  /// What a check gives for a parameter of the rule to which it hands values.
  enum HandedParameter {
    case given(Value)

    /// The value of a parameter of its own rule.
    case parameter(String)
  }

  /// What the check gives for the parameters of the rule to which it hands values.
  var handedParameters: [(name: String, value: HandedParameter)] {
    guard let handover = definition.handover,
      case .constant(.record(let entries))? = settings[handover.parameters]
    else { return [] }
    return entries.sorted { $0.key < $1.key }.compactMap { name, entry in
      guard case .value(let value) = entry else { return nil }
      if case .record(let members) = value, members.count == 1,
        case .text(let parameter)? = members["parameter"]
      {
        return (name, .parameter(parameter))
      }
      return (name, .given(value))
    }
  }

  /// Makes a check one of a part, if it names one.
  func partCheck(_ check: any Check, in binding: Binding) throws(BindingError) -> any Check {
    guard let part else { return check }
    return PartCheck(
      part: try self.part(part, for: nil, in: binding),
      checks: CheckList([RuleCheck(check)]),
      dateFact: binding.confidentiality.isSecret ? nil : binding.dateFacts[part]
    )
  }

  /// Makes the check for each row that differs in the columns that the settings name.
  func columnCheck(in binding: Binding) throws(BindingError) -> any Check {
    let names = columns
    var places: [(lookUp: Int, column: Int)] = []
    for name in names {
      guard let place = binding.scope?.column(name) else {
        throw BindingError(SettingError(nil, "there is no column `\(name)`"), in: self)
      }
      places.append(place)
    }
    guard let lookUp = places.first?.lookUp, places.allSatisfy({ $0.lookUp == lookUp }),
      let table = binding.scope?.lookUps[lookUp].table
    else {
      throw BindingError(SettingError(nil, "the columns of one check stand in one table"), in: self)
    }
    // Each rule keeps its own choice for each row.
    if let answer = binding.budget?.spend(table.keyed.count / 4), answer != .withinLimit {
      throw BindingError(beyondBudget: answer, in: self)
    }
    var choiceOfCells: [[Int?]: Int32] = [:]
    var choiceOfRow: [Int32] = []
    var choices: [CheckList] = []
    for row in 0..<table.keyed.count {
      let cells = places.map { table.keyed.number(inRow: row, column: $0.column) }
      if let known = choiceOfCells[cells] {
        choiceOfRow.append(known)
        continue
      }
      var choice: Int32 = -1
      if hasRequiredSettings(cells, names) {
        var texts: [String: String] = [:]
        for (index, name) in names.enumerated() {
          texts[name] = table.keyed.text(inRow: row, column: places[index].column)
        }
        choice = Int32(choices.count)
        do throws(BindingError) {
          choices.append(CheckList([RuleCheck(try check(in: binding, cells: texts))]))
        } catch {
          var error = error
          error.position = table.rows[row].position
          throw error
        }
      }
      choiceOfCells[cells] = choice
      choiceOfRow.append(choice)
    }
    return ColumnCheck(lookUp: lookUp, choiceOfRow: choiceOfRow, choices: choices)
  }

  /// Whether a row has a text for each setting that the check cannot do without, and says anything if the check
  /// has no other settings.
  private func hasRequiredSettings(_ cells: [Int?], _ names: [String]) -> Bool {
    if names.count == settings.count, cells.allSatisfy({ $0 == nil }) { return false }
    return definition.settings.allSatisfy { setting in
      guard setting.isRequired, case .column(let name)? = settings[setting.name],
        let index = names.firstIndex(of: name)
      else { return true }
      return cells[index] != nil
    }
  }
}

extension [CheckTemplate] {
  /// The names of the rules to which the checks, and those in them, hand values, with the places where they are
  /// written; not those that a column has.
  package var handedRules: [(name: String, position: FilePosition?)] {
    var names: [(name: String, position: FilePosition?)] = []
    var open = self
    while let check = open.popLast() {
      open += check.nested
      guard let handover = check.definition.handover else { continue }
      switch check.settings[handover.rule] {
      case .constant(.text(let name)), .given(.text(let name)):
        names.append((name, check.position(of: handover.rule)))
      default: break
      }
    }
    return names
  }
}
