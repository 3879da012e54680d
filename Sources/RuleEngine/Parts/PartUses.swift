package import Violations

/// What the checks of a rule, and what it says besides, look at of its parts.
extension RuleTemplate {
  /// The names of the parts that something looks at: a check, a join, a look-up, a fact, the canonical or the
  /// written form.
  package var usedParts: Set<String> {
    var names = Set(checks.flatMap(\.allNamedParts))
    for join in traits.parts?.joins ?? [] { names.formUnion(join.join.names) }
    for case .join(let join) in traits.parts?.lookUps.map(\.key) ?? [] {
      names.formUnion(join.names)
    }
    for split in traits.parts?.lookUps.flatMap(\.splits) ?? [] {
      names.formUnion([split.part, split.column])
    }
    names.formUnion(traits.facts?.map(\.part) ?? [])
    names.formUnion(traits.canonical?.join.names ?? [])
    if case .template(let written)? = traits.writing { names.formUnion(written.join.names) }
    return names
  }

  /// Whether the rule reports codes that name its values by their title.
  package var reportsIdentifiers: Bool {
    traits.parts != nil || checks.contains(where: \.reportsIdentifiers)
  }

  /// A column that is a setting of a check, and holds something else than the setting does.
  package struct ColumnMismatch: Sendable {
    /// The column's name.
    package var column: String

    /// What the column is declared to hold.
    package var declared: RowColumn.Kind

    /// What it should be declared to hold.
    package var wanted: RowColumn.Kind

    /// The setting, and its check.
    package var setting: String
    package var check: String

    /// Where the column is named.
    package var position: FilePosition?
  }

  /// The columns that are settings of another type.
  package var columnMismatches: [ColumnMismatch] {
    let tables = traits.parts?.lookUps.compactMap(\.table) ?? []
    return checks.flatMap { $0.columnMismatches(in: tables) }
  }
}

extension CheckTemplate {
  /// The parts that the check, and those in it, look at.
  package var allNamedParts: [String] { namedParts.map(\.name) + nested.flatMap(\.allNamedParts) }

  /// Whether the check, or one in it, reports a code of values that are made of pieces.
  package var reportsIdentifiers: Bool {
    definition.codes.contains { $0.code.isIdentifierCode }
      || effectiveReplacement?.isIdentifierCode == true
      || nested.contains(where: \.reportsIdentifiers)
  }

  fileprivate func columnMismatches(in tables: [RowTable]) -> [RuleTemplate.ColumnMismatch] {
    var found: [RuleTemplate.ColumnMismatch] = []
    for setting in definition.settings {
      guard case .column(let name)? = settings[setting.name],
        let table = tables.first(where: { $0.column(name) != nil }),
        let kind = table.column(name).map({ table.columns[$0].kind }),
        let wanted = setting.type.columnKinds, !wanted.contains(kind)
      else { continue }
      found.append(
        RuleTemplate.ColumnMismatch(
          column: name,
          declared: kind,
          wanted: wanted[0],
          setting: setting.name,
          check: definition.name,
          position: position(of: setting.name)
        )
      )
    }
    return found + nested.flatMap { $0.columnMismatches(in: tables) }
  }
}

extension SettingType {
  /// What a column may hold that is a setting of this type, the usual first; nil if anything.
  fileprivate var columnKinds: [RowColumn.Kind]? {
    switch self {
    case .pattern: [.pattern]
    case .unicodeSet: [.characterSet]
    case .integer: [.integer]
    case .decimal: [.number, .integer]
    case .boolean: [.boolean]
    case .date: [.date]
    case .rule: [.rule]
    case .list(let element), .record(let element): element.columnKinds
    case .text, .value, .choice, .field, .checks, .table, .part: nil
    }
  }
}
