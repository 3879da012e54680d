package import RuleEngine
import SourceTexts
package import Violations

/// Finds out what uses the parts of rules and the rows of tables, in all packs together.
package struct PartUsage {
  /// A rule with what it inherits.
  package struct Rule {
    let reference: PackReference

    package var pack: PackDeclaration { reference.pack }
    package var declaration: RuleDeclaration
    package var template: RuleTemplate
  }

  /// A lookup in a table.
  package struct LookUp {
    /// The parts that contain the lookup.
    package var parts: PartsTemplate

    /// The lookup's index among those of the parts.
    package var index: Int
  }

  /// A table of rows, as its pack declares it.
  package struct Rows {
    package var pack: PackDeclaration

    /// The table's name in its pack.
    package var name: String

    /// The position of the name.
    package var position: SourcePosition

    /// The rows, including those that other packs add.
    package var table: RowTable

    /// The lookups of rules that are in use.
    package var lookUps: [LookUp]

    /// Whether rules that aren't in use look something up.
    ///
    /// Nothing more is known about those.
    package var hasOtherUses: Bool
  }

  /// The rules that are in use, in the order of the packs.
  package private(set) var rules: [Rule] = []

  /// The tables of rows, in the order of the packs.
  package private(set) var tables: [Rows] = []

  /// The names that a rule and its heirs look at, by the position of the rule's parts.
  private var names: [FilePosition: Set<String>] = [:]

  /// Examines all rules.
  ///
  /// - Throws: A ``LoadingError`` if one is broken.
  package init(_ library: PackLibrary) throws(LoadingError) {
    let packs = library.packs
    var lookUps: [RowTableName: [LookUp]] = [:]
    var others: Set<RowTableName> = []
    for pack in packs {
      let reference = PackReference(pack)
      for rule in pack.rules {
        let template = try library.template(of: rule, in: pack)
        if let template {
          rules.append(Rule(reference: reference, declaration: rule, template: template))
          if let parts = template.traits.parts {
            names[parts.position, default: []].formUnion(template.usedParts)
          }
        }
        for (index, lookUp) in (rule.traits.parts?.lookUps ?? []).enumerated() {
          guard let name = RowTableName(lookUp.tableName, from: pack.name) else { continue }
          if let parts = template?.traits.parts {
            lookUps[name, default: []].append(LookUp(parts: parts, index: index))
          } else {
            others.insert(name)
          }
        }
      }
    }
    for pack in packs {
      for (name, declared) in pack.tables.tables.sorted(by: { $0.key < $1.key }) {
        guard declared.rows != nil, let key = RowTableName("\(pack.name).\(name)", from: ""),
          let table = try library.rows(key)
        else { continue }
        tables.append(
          Rows(
            pack: pack,
            name: name,
            position: pack.tables.positions[name] ?? .start,
            table: table,
            lookUps: lookUps[key] ?? [],
            hasOtherUses: others.contains(key)
          )
        )
      }
    }
  }

  /// Returns whether anything looks at a part.
  package func isUsed(_ name: String, of parts: PartsTemplate) -> Bool {
    names[parts.position]?.contains(name) ?? false
  }
}

extension PackDeclaration {
  /// Returns the tables of the pack that no check names, except tables of rows.
  ///
  /// - Parameter others: The names of tables that something next to the pack uses.
  /// - Returns: The tables, sorted by name.
  package func idleTables(
    besides others: Set<String>
  ) -> [(name: String, position: SourcePosition)] {
    let changed = Set(rules.flatMap(\.changes).flatMap { $0.settings.texts })
    return tables.tables.sorted { $0.key < $1.key }.compactMap { name, table in
      if table.rows != nil || table.part != nil { return nil }
      if [usedTables, changed, others].contains(where: { $0.contains(name) }) { return nil }
      return (name, tables.positions[name] ?? .start)
    }
  }
}

extension DocumentNode {
  /// All texts in the node.
  var texts: [String] {
    switch content {
    case .scalar(let scalar): [scalar.text]
    case .list(let nodes): nodes.flatMap(\.texts)
    case .record(let record): record.entries.flatMap(\.value.texts)
    }
  }
}
