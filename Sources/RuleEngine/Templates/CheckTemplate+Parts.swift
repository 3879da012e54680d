import TextParts
package import Violations

/// Making checks that look at the parts of a value.
extension CheckTemplate {
  /// The columns that settings name, in alphabetical order.
  package var columns: [String] {
    settings.values.compactMap { if case .column(let name) = $0 { name } else { nil } }.sorted()
  }

  /// The parts that the check itself names, in its settings and next to them, without those of
  /// inner checks.
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

  /// Whether the check, or one inside it, looks at parts.
  var looksAtParts: Bool {
    if !namedParts.isEmpty { return true }
    return nested.contains(where: \.looksAtParts)
  }

  /// The checks inside settings.
  package var nested: [CheckTemplate] {
    settings.values.flatMap { expression -> [CheckTemplate] in
      if case .checks(let checks) = expression { checks } else { [] }
    }
  }

  /// The parts that contain a date read by the check or by one inside it.
  var datedParts: Set<String> {
    var parts = nested.reduce(into: Set<String>()) { $0.formUnion($1.datedParts) }
    if let part, readsDate { parts.insert(part) }
    return parts
  }

  /// Whether the check, or one inside it, reads a date.
  private var readsDate: Bool { definition.readsDate || nested.contains(where: \.readsDate) }

  /// The code that replaces those codes of the check that don't have a new name.
  ///
  /// It is the code in the pack, or for the check of a part, the shared code for values that
  /// consist of parts.
  ///
  /// An error in one part, such as a number out of range, says little to someone who typed the
  /// whole value.
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

  /// Whether the check can report a code whose message says which rule it is about.
  package var mayReportIdentifier: Bool {
    part != nil || definition.codes.contains { $0.code.isIdentifierCode }
      || effectiveReplacement?.isIdentifierCode == true
      || codes.renames.values.contains(where: \.isIdentifierCode)
  }

  /// Returns the part of the rule with the given name.
  func part(
    _ name: String,
    for setting: String?,
    in binding: Binding
  ) throws(BindingError) -> PartReference {
    if let part = binding.scope?.part(name) { return part }
    throw BindingError(
      missingName: SettingError(
        setting,
        "there is no part `\(name)`",
        hint: binding.scope == nil ? "only a rule with `parts:` has parts" : nil
      ),
      of: self,
      in: binding
    )
  }

  /// Returns the rule with the given name that the check passes values to.
  func rule(
    _ name: String,
    for setting: SettingDefinition,
    in binding: Binding
  ) throws(BindingError) -> SettingValue {
    guard let template = binding.rules[name] else {
      throw BindingError(
        missingName: SettingError(
          setting.name,
          "the pack doesn't name a rule `\(name)`",
          hint: "declare a column of rules with the type `rule`"
        ),
        of: self,
        in: binding
      )
    }
    var given: [String: Value] = [:]
    var constants: [String: Value] = [:]
    var withheld: Set<String> = []
    for (name, value) in handedParameters {
      switch value {
      case .given(let value): (given[name], constants[name]) = (value, value)
      case .parameter(let own):
        given[name] = binding.parameters[own]
        if binding.withheld.contains(own) { withheld.insert(name) }
      }
    }
    // The constants of the pack may leave only some of the other rule's branches.
    let strict = template.raised(to: binding.confidentiality).pruned(knowing: constants)
    do throws(BindingError) {
      return .rule(
        try strict.bind(
          given,
          withholding: withheld,
          // A personal value may be named by its kind, such as the number of a country.
          because: binding.confidentiality.isSecret ? binding.reticence : [],
          areConstants: constants.count == given.count,
          within: binding.budget
        )
      )
    } catch {
      // Without these values, the other rule can be made, so the fault is in them.
      guard let handover = definition.handover, !given.isEmpty, !error.isBeyondBudget else {
        throw error
      }
      var reason = error.error.reason
      if given.count == 1, let name = given.keys.first, !reason.hasPrefix("the parameter `") {
        reason = "the parameter `\(name)`: \(reason)"
      }
      let faulty = SettingError(handover.parameters, reason, hint: error.error.hint)
      var own = BindingError(faulty, in: self)
      own.isKnown = error.isKnown
      throw own
    }
  }

  /// Returns the maximum number of checks that run on a value here: the check, the checks inside
  /// it, and those of the rule that it passes values to.
  func checkCount(handingTo rules: [String: RuleTemplate]) -> Int {
    let own = nested.reduce(1) { min(1_000_000, $0 + $1.checkCount(handingTo: rules)) }
    guard let handover = definition.handover else { return own }
    switch settings[handover.rule] {
    case .constant(.text(let name)), .given(.text(let name)):
      return own + (rules[name]?.checkCount ?? 0)
    default: return own + (rules.values.lazy.map(\.checkCount).max() ?? 0)
    }
  }

  /// The value that a check passes for a parameter of another rule.
  package enum HandedParameter {
    case given(Value)

    /// The value of a parameter of the check's own rule.
    case parameter(String)
  }

  /// The values that the check passes for the parameters of another rule.
  package var handedParameters: [(name: String, value: HandedParameter)] {
    guard let handover = definition.handover,
      case .constant(.record(let entries))? = settings[handover.parameters]
    else { return [] }
    return entries.sorted { $0.key < $1.key }.compactMap { name, entry in
      guard case .value(let value) = entry else { return nil }
      let passed = value.handedParameter.map(HandedParameter.parameter)
      return (name, passed ?? .given(value))
    }
  }

  /// The parameters of the check's own rule that it passes to another rule.
  package var passedParameters: [String] {
    handedParameters.compactMap { if case .parameter(let name) = $0.value { name } else { nil } }
  }

  /// The position of the values that the check passes for the parameters of another rule.
  package var handoverPosition: FilePosition? { position(of: definition.handover?.parameters) }

  /// Replaces parameters of the check's own rule that it passes to another rule.
  mutating func replaceHandedParameters(_ given: [String: SettingExpression]) {
    guard let handover = definition.handover,
      case .constant(.record(var entries))? = settings[handover.parameters]
    else { return }
    for (name, entry) in entries {
      guard case .value(let value) = entry, let own = value.handedParameter else { continue }
      switch given[own] {
      case .given(let value): entries[name] = .value(value)
      case .parameter(let other): entries[name] = .value(.record(["parameter": .text(other)]))
      default: break
      }
    }
    settings[handover.parameters] = .constant(.record(entries))
  }

  /// Returns the check wrapped so that it runs on a part, if the template names one.
  func partCheck(_ check: any Check, in binding: Binding) throws(BindingError) -> any Check {
    guard let part else { return check }
    return PartCheck(
      part: try self.part(part, for: nil, in: binding),
      checks: CheckList([RuleCheck(check)]),
      dateFact: binding.confidentiality.isSecret ? nil : binding.dateFacts[part]
    )
  }

  /// Makes the check once for each distinct row in the columns that the settings name.
  func columnCheck(in binding: Binding) throws(BindingError) -> any Check {
    let names = columns
    var places: [(lookUp: Int, column: Int)] = []
    for name in names {
      guard let place = binding.scope?.column(name) else {
        throw BindingError(
          missingName: SettingError(nil, "there is no column `\(name)`"),
          of: self,
          in: binding
        )
      }
      places.append(place)
    }
    guard let lookUp = places.first?.lookUp, places.allSatisfy({ $0.lookUp == lookUp }),
      let table = binding.scope?.lookUps[lookUp].table
    else {
      throw BindingError(
        missingName: SettingError(nil, "all columns of a check must be in the same table"),
        of: self,
        in: binding
      )
    }
    // Each rule stores its own index for each row.
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
          // The row doesn't contain the text of another setting.
          error.text = nil
          throw error
        }
      }
      choiceOfCells[cells] = choice
      choiceOfRow.append(choice)
    }
    return ColumnCheck(lookUp: lookUp, choiceOfRow: choiceOfRow, choices: choices)
  }

  /// Returns whether a row has a text for each required setting.
  ///
  /// If the check only has settings from columns, the row must have at least one text.
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

extension Value {
  /// The name in `{ parameter: NAME }`; nil for other values.
  fileprivate var handedParameter: String? {
    guard case .record(let members) = self, members.count == 1,
      case .text(let name)? = members["parameter"]
    else { return nil }
    return name
  }
}

extension [CheckTemplate] {
  /// The names of the rules that the checks and the checks inside them pass values to, with their
  /// positions.
  ///
  /// Rules from columns aren't included.
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
