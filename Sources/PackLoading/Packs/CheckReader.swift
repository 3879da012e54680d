import RuleEngine
import SourceTexts
import Violations

/// Reads the checks of a pack: entries of rules, of fields, and of other checks.
final class CheckReader {
  let reader: NodeReader
  let registry: SubjectRegistry
  let tables: PackTables
  let groups: [DeclaredGroup]

  /// The checks that unknown names seem to mean.
  lazy var meantChecks = MeantChecks(names: registry.checks.map(\.name))

  /// The codes that checks and examples name, which the audit compares with the defined ones.
  var usedCodes: [Located<ViolationCode>] = []

  /// The codes that checks name.
  var reportedCodes: [Located<ViolationCode>] = []

  /// The positions of codes under a misspelt key.
  var doubtfulCodes: Set<SourcePosition> = []

  /// Whether a message next to a check lacks its code.
  var lacksCode = false

  /// The codes that have a message next to a check, which declares them.
  var declaredCodes: [Located<ViolationCode>] = []

  /// The messages next to checks.
  var messages = PackMessages()

  /// The language of messages that don't name one.
  let sourceLocale: LocaleIdentifier

  /// The names of the pack's tables that checks name.
  var usedTables: Set<String> = []

  /// The reasons why findings of lint are suppressed, next to checks, rules, forms and fields.
  var suppressions: [FindingSuppression] = []

  /// Creates a reader of checks that may name some tables.
  init(
    _ reader: NodeReader,
    registry: SubjectRegistry,
    tables: PackTables,
    groups: [DeclaredGroup] = [],
    sourceLocale: LocaleIdentifier = .english
  ) {
    self.reader = reader
    self.sourceLocale = sourceLocale
    self.groups = groups
    self.registry = registry
    self.tables = tables
  }

  /// The keys of a check's entry that aren't the name of the check.
  static let entryKeys = [
    "name", "part", "code", "codes", "message", "arguments", "severity", "groups",
  ]

  /// Notes the reasons in a record why findings of lint about it are suppressed.
  func noteSuppression(
    in record: DocumentRecord,
    from start: SourcePosition,
    to end: SourcePosition
  ) {
    if let found = reader.suppression(in: record, from: start, to: end) {
      suppressions.append(found)
    }
  }

  /// Reads the checks of a rule, a field or a combinator: a list, or a single check.
  func checks(_ node: DocumentNode, isNested: Bool = false) -> [CheckTemplate] {
    if isNested, reader.oneOrMore(node).isEmpty {
      reader.report("pack.missing_key", at: node.start, "there must be at least one check here")
    }
    return reader.oneOrMore(node).compactMap { entry in
      // A list within a list means that all of its checks must pass.
      if isNested, entry.list != nil {
        return CheckTemplate(
          AllCheck.definition,
          settings: ["of": .checks(checks(entry, isNested: true))],
          position: reader.filePosition(entry.start)
        )
      }
      guard let check = check(entry) else { return nil }
      if isNested, let groups = entry.record?.entry("groups"), !check.groups.isEmpty {
        reader.report(
          "pack.misplaced_groups",
          at: groups.keyStart,
          "a check inside another one can't have groups",
          hint: "write `groups` next to the outer check, or write two outer checks"
        )
      }
      if isNested, check.definition.isRequiredCheck {
        reader.report(
          "pack.misplaced_check",
          at: entry.start,
          "`required` does nothing inside another check, which never runs for a blank value",
          hint: "write it next to that check, or write `required-if` for the field of a form"
        )
        return nil
      }
      return check
    }
  }

  /// Reads one entry: a check with its settings, and the mapping of its codes.
  ///
  /// - Parameters:
  ///   - node: The entry.
  ///   - isBetweenFields: Whether the entry is for a check between the fields of a form.
  /// - Returns: The check, or nil after reporting an error.
  func check(_ node: DocumentNode, isBetweenFields: Bool = false) -> CheckTemplate? {
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

  private func template(_ node: DocumentNode) -> CheckTemplate? {
    if let name = node.text, let definition = registry.check(name) {
      return template(definition, settings: nil, entry: DocumentRecord(), at: node.start)
    }
    if let name = node.text, !node.isEmpty {
      reportUnknownCheck(name, at: node.start)
      return nil
    }
    guard let record = reader.record(node, "a check") else { return nil }
    noteSuppression(in: record, from: node.start, to: node.end)
    let keys = Self.entryKeys + [FindingSuppression.key]
    let named = record.entries.filter { !keys.contains($0.key) }
    reportUnknownChecks(among: named)
    guard let first = named.first(where: { registry.check($0.key) != nil }),
      let definition = registry.check(first.key)
    else {
      if let (meant, settings) = meantCheck(named) {
        return template(meant, settings: settings.value, entry: record, at: settings.keyStart)
      }
      if named.isEmpty {
        reader.report("pack.missing_key", at: node.start, "this entry doesn't name a check")
      }
      // What the message declares isn't missing elsewhere.
      if record["code"] != nil { readMessage(record) }
      return nil
    }
    if let second = named.first(where: { $0.key != first.key && registry.check($0.key) != nil }) {
      reader.report(
        "pack.unknown_key",
        at: second.keyStart,
        "an entry can contain only one check, and it already has `\(first.key)`",
        hint: "start `\(second.key)` with its own hyphen"
      )
    }
    let entry = correctingKeys(of: record, amongThoseOf: named)
    return template(definition, settings: first.value, entry: entry, at: first.keyStart)
  }

  private func template(
    _ definition: CheckDefinition,
    settings node: DocumentNode?,
    entry: DocumentRecord,
    at position: SourcePosition
  ) -> CheckTemplate {
    var template = CheckTemplate(definition, position: reader.filePosition(position))
    if let name = entry["name"] { template.name = reader.line(name, "a check's name") }
    if let part = entry["part"] {
      template.part = reader.text(part, "the name of a part")
      template.partPosition = reader.filePosition(part.start)
    }
    template.codes = codeMapping(entry, of: definition)
    readMessage(entry)
    template.groups = entry["groups"].map(groups) ?? []
    for argument in entry["arguments"]?.record?.entries ?? [] {
      template.columnArguments[argument.key] = columnName(argument.value)
    }
    if let node { read(node, into: &template) }
    reportMissingCode(of: template, in: entry, at: position)
    reportMissingSettings(of: template, at: position)
    return template
  }

  /// Reads a check's settings into a template, replacing the ones that it has.
  func read(_ node: DocumentNode, into template: inout CheckTemplate) {
    let definition = template.definition
    guard let written = node.record, !isParameter(node), !isColumn(node),
      !isShorthandRecord(written, definition)
    else {
      readShorthand(node, into: &template)
      return
    }
    let record = reader.checkKeys(
      written,
      of: "the check `\(definition.name)`",
      known: definition.settings.map(\.name)
        + (definition.question == nil ? [] : ["parameter"]),
      advice: advice(onSettings: written, of: definition)
    )
    for entry in record.entries {
      if entry.key == "parameter", let question = definition.question {
        template.settings[question] = reader.text(entry.value, "a parameter's name")
          .map(SettingExpression.parameter)
        template.settingPositions[question] = reader.filePosition(entry.value.start)
        continue
      }
      guard let setting = definition.setting(entry.key) else {
        template.refusedSettings.insert(entry.key)
        continue
      }
      if setting.isCondition, let record = entry.value.record, let name = record["parameter"]?.text,
        let other = record.entries.first(where: { $0.key != "parameter" })
      {
        reader.report(
          "pack.wrong_value",
          at: other.keyStart,
          "`\(other.key)` belongs next to `\(setting.name)`, not in it",
          hint: "write `\(setting.name): { parameter: \(name) }, \(other.key): …`"
        )
        template.refusedSettings.insert(setting.name)
        continue
      }
      set(setting, to: entry.value, in: &template)
    }
  }

  /// Returns whether a record is the value of the shorthand setting, not a record of settings:
  /// `not: { pattern: … }`, `equals: { json: true }`.
  private func isShorthandRecord(_ record: DocumentRecord, _ definition: CheckDefinition) -> Bool {
    guard let name = definition.shorthand, let type = definition.setting(name)?.type else {
      return false
    }
    switch type {
    case .checks: return !record.entries.contains { definition.setting($0.key) != nil }
    case .value: return record.entries.count == 1 && record["json"] != nil
    default: return false
    }
  }

  private func readShorthand(_ node: DocumentNode, into template: inout CheckTemplate) {
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
    to node: DocumentNode,
    in template: inout CheckTemplate
  ) {
    guard let expression = expression(node, setting, of: template.definition) else {
      template.refusedSettings.insert(setting.name)
      return
    }
    template.settings[setting.name] = expression
    template.settingPositions[setting.name] = reader.filePosition(node.start)
    if case .table = setting.type { template.tableNames[setting.name] = node.text }
  }

  private func reportMissingSettings(of template: CheckTemplate, at position: SourcePosition) {
    let known = Set(template.definition.settings.map(\.name))
    // A key that the check doesn't have may be meant as the setting.
    if !template.refusedSettings.subtracting(Self.entryKeys).isSubset(of: known) { return }
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
  func isParameter(_ node: DocumentNode) -> Bool {
    node.record.map { $0.entries.count == 1 && $0["parameter"] != nil } ?? false
  }

  /// Returns whether a node is `{ column: NAME }`.
  private func isColumn(_ node: DocumentNode) -> Bool {
    node.record.map { $0.entries.count == 1 && $0["column"] != nil } ?? false
  }

  /// Returns the name in `{ column: NAME }`; nil for other nodes.
  func columnName(_ node: DocumentNode) -> String? {
    isColumn(node) ? node.record?["column"]?.text : nil
  }

  /// Reads the value of a setting.
  private func expression(
    _ node: DocumentNode,
    _ setting: SettingDefinition,
    of definition: CheckDefinition
  ) -> SettingExpression? {
    if isParameter(node), let name = node.record?["parameter"],
      setting.name != definition.handover?.parameters
    {
      if setting.type == .rule {
        reader.report(
          "pack.bad_setting",
          at: node.start,
          "the setting `\(setting.name)` of the check `\(definition.name)` can't be a parameter, "
            + "because the rule must be known when the pack is loaded",
          hint: "choose the rule with `when`, or with a column of rules"
        )
        return nil
      }
      return reader.reference(name, "a parameter's name").map(SettingExpression.parameter)
    }
    if isColumn(node), let name = node.record?["column"] {
      return reader.text(name, "a column's name").map(SettingExpression.column)
    }
    switch setting.type {
    case .part: return reader.text(node, "the name of a part").map { .parts([$0]) }
    case .list(.part):
      return .parts(reader.elements(node, "parts").compactMap { reader.text($0, "a part") })
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
          "the setting `\(setting.name)` of the check `\(definition.name)` is empty",
          hint: setting.isRequired ? nil : "leave it out"
        )
        return nil
      }
      return .constant(value)
    } catch {
      reader.report(
        "pack.bad_setting",
        at: node.start,
        "the setting `\(setting.name)` of the check `\(definition.name)`: \(error.reason)",
        hint: error.hint ?? advice(onShorthand: node, setting, of: definition)
          ?? advice(onReference: node)
      )
      return nil
    }
  }

  /// Reads the name of one of the pack's tables, which must have a kind or one that is accepted for
  /// it.
  private func table(_ node: DocumentNode, _ kind: String) -> SettingExpression? {
    guard let name = reader.reference(node, "a table's name") else { return nil }
    usedTables.insert(name)
    if let table = tables.tables[name] {
      if registry.table(kind)?.accepts(table.kind) == true { return table.expression }
      reader.report(
        "pack.wrong_table",
        at: node.start,
        "the table `\(name)` has the kind \(table.kind), not \(kind)"
      )
    } else if !tables.broken.contains(name) {
      reader.report(
        "pack.unknown_table",
        at: node.start,
        "the pack doesn't have a table `\(name)`",
        hint: reader.suggestion(for: name, in: Array(tables.tables.keys) + tables.broken)
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
