package import RuleEngine
package import Violations

extension PackDeclaration {
  /// The pack's tables, by name.
  package var declaredTables: [String: DeclaredTable] { tables.tables }

  /// Returns the position of a table's name; nil if the pack has no table with that name.
  package func positionOfTable(_ name: String) -> SourcePosition? { tables.positions[name] }
}
