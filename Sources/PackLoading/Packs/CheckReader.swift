import Documents
import Rules
import Violations

/// Reads the checks of a pack: entries of rules, of fields, and of other checks.
final class CheckReader {
  let reader: NodeReader
  let registry: SubjectRegistry
  let tables: PackTables

  /// The codes that checks and examples name, for the search after those that nobody defines.
  var usedCodes: [Located<ViolationCode>] = []

  /// Creates a reader of checks that may name these tables.
  init(_ reader: NodeReader, registry: SubjectRegistry, tables: PackTables) {
    self.reader = reader
    self.registry = registry
    self.tables = tables
  }

  /// The keys of a check's entry that are not the name of the check.
  private static let entryKeys = ["name", "code", "codes", "arguments", "severity"]

  /// Reads the checks of a rule, a field or a combinator: a list, or one alone.
  func checks(_ node: YAMLNode, isNested: Bool = false) -> [CheckTemplate] {
    if isNested, reader.oneOrMore(node).isEmpty {
      reader.report("pack.missing_key", at: node.start, "at least one check must stand here")
    }
    return reader.oneOrMore(node).compactMap { entry in
      guard let check = check(entry) else { return nil }
      if isNested, check.definition.isRequiredCheck {
        reader.report(
          "pack.misplaced_check",
          at: entry.start,
          "`required` has no effect inside another check, which never sees a blank value",
          hint: "write it beside that check, or `required-if` for the field of a form"
        )
        return nil
      }
      return check
    }
  }

  /// Reads one entry: a check with its settings, and what becomes of its codes.
  ///
  /// - Parameters:
  ///   - node: The entry.
  ///   - isBetweenFields: Whether it stands between the fields of a form.
  /// - Returns: The check, or nil after reporting why not.
  func check(_ node: YAMLNode, isBetweenFields: Bool = false) -> CheckTemplate? {
    guard let check = template(node) else { return nil }
    if check.definition.isBetweenFields == isBetweenFields { return check }
    reader.report(
      "pack.wrong_check",
      at: check.position?.inFile ?? node.start,
      isBetweenFields
        ? "the check `\(check.definition.name)` is for one field"
        : "the check `\(check.definition.name)` is for the fields of a form",
      hint: isBetweenFields
        ? "write it under the field, as one of its `checks`"
        : "write it under the form, as one of its `checks`"
    )
    return nil
  }

  private func template(_ node: YAMLNode) -> CheckTemplate? {
    if let name = node.text, let definition = registry.check(name) {
      return template(definition, settings: nil, entry: YAMLRecord(), at: node.start)
    }
    if let name = node.text, !node.isEmpty {
      reportUnknownCheck(name, at: node.start)
      return nil
    }
    guard let record = reader.record(node, "a check") else { return nil }
    let named = record.entries.filter { !Self.entryKeys.contains($0.key) }
    for entry in named where registry.check(entry.key) == nil {
      reportUnknownCheck(entry.key, at: entry.keyStart, orKey: Self.entryKeys)
    }
    guard let first = named.first(where: { registry.check($0.key) != nil }),
      let definition = registry.check(first.key)
    else {
      if named.isEmpty {
        reader.report("pack.missing_key", at: node.start, "this entry names no check")
      }
      return nil
    }
    if let second = named.first(where: { $0.key != first.key && registry.check($0.key) != nil }) {
      reader.report(
        "pack.unknown_key",
        at: second.keyStart,
        "an entry holds one check, and `\(first.key)` is one already",
        hint: "begin `\(second.key)` with a hyphen of its own"
      )
    }
    return template(definition, settings: first.value, entry: record, at: first.keyStart)
  }

  private func reportUnknownCheck(
    _ name: String,
    at position: SourcePosition,
    orKey keys: [String] = []
  ) {
    reader.report(
      "pack.unknown_check",
      at: position,
      "there is no check `\(name)`",
      hint: reader.suggestion(for: name, in: registry.checks.map(\.name) + keys)
        ?? "`rulebook list checks` shows them all"
    )
  }

  private func template(
    _ definition: CheckDefinition,
    settings node: YAMLNode?,
    entry: YAMLRecord,
    at position: SourcePosition
  ) -> CheckTemplate {
    var template = CheckTemplate(definition, position: reader.filePosition(position))
    if let name = entry["name"] { template.name = reader.text(name, "a check's name") }
    template.codes = codeMapping(entry, of: definition, at: position)
    if let node { read(node, into: &template) }
    reportMissingSettings(of: template, at: position)
    return template
  }

  /// Reads a check's settings into a template, over those that it has.
  func read(_ node: YAMLNode, into template: inout CheckTemplate) {
    let definition = template.definition
    guard let record = node.record, !isParameter(node), !isShorthandRecord(record, definition)
    else {
      readShorthand(node, into: &template)
      return
    }
    reader.checkKeys(
      record,
      of: "the check `\(definition.name)`",
      known: definition.settings.map(\.name)
    )
    for entry in record.entries {
      guard let setting = definition.setting(entry.key) else {
        template.refusedSettings.insert(entry.key)
        continue
      }
      if setting.isCondition, readQuestion(entry.value, about: setting, into: &template) {
        continue
      }
      set(setting, to: entry.value, in: &template)
    }
  }

  /// Reads `{ parameter: NAME, matches: CHECKS }`, a parameter with what it must match, as the two
  /// settings that it stands for.
  ///
  /// - Returns: Whether it is that.
  private func readQuestion(
    _ node: YAMLNode,
    about setting: SettingDefinition,
    into template: inout CheckTemplate
  ) -> Bool {
    guard let record = node.record, record.entries.count == 2, let name = record["parameter"],
      let matches = record["matches"], setting.type == .value,
      let condition = template.definition.setting("matches"), condition.type == .checks
    else { return false }
    if template.settings["matches"] != nil {
      reader.report("pack.wrong_value", at: matches.start, "`matches` is written twice")
    }
    template.settings[setting.name] = reader.text(name, "a parameter's name")
      .map(SettingExpression.parameter)
    template.settingPositions[setting.name] = reader.filePosition(name.start)
    set(condition, to: matches, in: &template)
    return true
  }

  /// Whether a record is the value of the shorthand setting, not a record of settings:
  /// `not: { pattern: … }`, `equals: { json: true }`.
  private func isShorthandRecord(_ record: YAMLRecord, _ definition: CheckDefinition) -> Bool {
    guard let name = definition.shorthand, let type = definition.setting(name)?.type else {
      return false
    }
    switch type {
    case .checks: return !record.entries.contains { definition.setting($0.key) != nil }
    case .value: return record.entries.count == 1 && record["json"] != nil
    default: return false
    }
  }

  private func readShorthand(_ node: YAMLNode, into template: inout CheckTemplate) {
    let definition = template.definition
    if node.isEmpty { return }
    guard let name = definition.shorthand, let setting = definition.setting(name) else {
      reader.report(
        "pack.wrong_type",
        at: node.start,
        "the check `\(definition.name)` needs its settings by name",
        hint: "the settings are \(definition.settings.map(\.name).joined(separator: ", "))"
      )
      template.refusedSettings.formUnion(definition.settings.map(\.name))
      return
    }
    set(setting, to: node, in: &template)
  }

  private func set(
    _ setting: SettingDefinition,
    to node: YAMLNode,
    in template: inout CheckTemplate
  ) {
    guard let expression = expression(node, setting, of: template.definition) else {
      template.refusedSettings.insert(setting.name)
      return
    }
    template.settings[setting.name] = expression
    template.settingPositions[setting.name] = reader.filePosition(node.start)
  }

  private func reportMissingSettings(
    of template: CheckTemplate,
    at position: SourcePosition
  ) {
    for setting in template.definition.settings
    where setting.isRequired && template.settings[setting.name] == nil
      && !template.refusedSettings.contains(setting.name)
    {
      reader.report(
        "pack.missing_setting",
        at: position,
        "the check `\(template.definition.name)` needs the setting `\(setting.name)`: "
          + setting.type.summary
      )
    }
  }

  /// Returns whether a node is `{ parameter: NAME }`.
  func isParameter(_ node: YAMLNode) -> Bool {
    node.record.map { $0.entries.count == 1 && $0["parameter"] != nil } ?? false
  }

  /// Reads the value of a setting.
  private func expression(
    _ node: YAMLNode,
    _ setting: SettingDefinition,
    of definition: CheckDefinition
  ) -> SettingExpression? {
    if isParameter(node), let name = node.record?["parameter"] {
      return reader.text(name, "a parameter's name").map(SettingExpression.parameter)
    }
    switch setting.type {
    case .checks: return .checks(checks(node, isNested: true))
    case .table(let kind): return table(node, kind)
    default: break
    }
    do throws(SettingError) {
      let value = try setting.type.interpret(reader.value(node))
      if value.isEmptyCollection {
        reader.report(
          "pack.empty_list",
          at: node.start,
          "the setting `\(setting.name)` of the check `\(definition.name)` has nothing in it",
          hint: setting.isRequired ? nil : "leave it out"
        )
        return nil
      }
      return .constant(value)
    } catch {
      reader.report(
        "pack.bad_setting",
        at: node.start,
        "the setting `\(setting.name)` of the check `\(definition.name)`: \(error.reason)"
      )
      return nil
    }
  }

  /// Reads the name of a table of the pack, of a kind or of one that may stand for it.
  private func table(_ node: YAMLNode, _ kind: String) -> SettingExpression? {
    guard let name = reader.text(node, "a table's name") else { return nil }
    if let table = tables.tables[name] {
      if registry.table(kind)?.accepts(table.kind) == true { return table.expression }
      reader.report(
        "pack.wrong_table",
        at: node.start,
        "the table `\(name)` is of kind \(table.kind), not \(kind)"
      )
    } else if !tables.broken.contains(name) {
      reader.report(
        "pack.unknown_table",
        at: node.start,
        "the pack has no table `\(name)`",
        hint: reader.suggestion(for: name, in: tables.tables.keys)
      )
    }
    return nil
  }
}

extension SettingValue {
  /// Whether this is a list or record without elements.
  fileprivate var isEmptyCollection: Bool {
    switch self {
    case .list(let elements): elements.isEmpty
    case .record(let entries): entries.isEmpty
    default: false
    }
  }
}
