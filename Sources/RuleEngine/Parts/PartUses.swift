package import Violations

/// The parts of a rule's values that its checks and the rest of its declaration use.
extension RuleTemplate {
  /// The names of the parts that something uses: a check, a join, a lookup, a fact, or the
  /// canonical or formatted form.
  package var usedParts: Set<String> {
    var names = Set(checks.flatMap(\.allNamedParts))
    for join in traits.parts?.joins ?? [] { names.formUnion(join.join.names) }
    for join in traits.parts?.lookUps.flatMap(\.key.joins) ?? [] {
      names.formUnion(join.names)
    }
    for split in traits.parts?.lookUps.flatMap(\.splits) ?? [] {
      names.formUnion([split.part, split.column])
    }
    names.formUnion(traits.facts?.map(\.part) ?? [])
    if let column = traits.exampleColumn { names.insert(column.name) }
    names.formUnion(traits.canonical?.join.names ?? [])
    if case .template(let written)? = traits.writing { names.formUnion(written.join.names) }
    return names
  }

  /// Whether the rule reports codes that refer to its values by their title.
  package var reportsIdentifiers: Bool {
    traits.parts != nil || checks.contains(where: \.reportsIdentifiers)
  }

  /// A column that is used as a setting of a check, but contains another kind of value.
  package struct ColumnMismatch: Sendable {
    /// The column's name.
    package var column: String

    /// The kind that the column is declared with.
    package var declared: RowColumn.Kind

    /// The kind that it should be declared with.
    package var wanted: RowColumn.Kind

    /// The setting and its check.
    package var setting: String
    package var check: String

    /// The position where the column is named.
    package var position: FilePosition?
  }

  /// The columns that are used as settings of another type.
  package var columnMismatches: [ColumnMismatch] {
    let tables = traits.parts?.lookUps.compactMap(\.table) ?? []
    return checks.flatMap { $0.columnMismatches(in: tables) }
  }
}

extension CheckTemplate {
  /// The parts that the check and the checks inside it look at.
  package var allNamedParts: [String] { namedParts.map(\.name) + nested.flatMap(\.allNamedParts) }

  /// Whether the check, or one inside it, reports a code for values that consist of parts.
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
  /// Returns the kinds of column that can be used for a setting of this type, the usual one first;
  /// nil for any kind.
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
