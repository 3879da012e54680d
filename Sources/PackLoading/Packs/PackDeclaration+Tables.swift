package import RuleEngine
import SourceTexts
package import Violations

extension PackDeclaration {
  /// The pack's tables, by name.
  package var declaredTables: [String: DeclaredTable] { tables.tables }

  /// Returns the position of a table's name; nil if the pack has no table with that name.
  package func positionOfTable(_ name: String) -> SourcePosition? { tables.positions[name] }

  /// Returns the text of a file with rows of a table; nil if there is no such file.
  func sourceOfRows(inFile name: String) -> SourceText? {
    tables.tables.values.lazy.compactMap { $0.rows?.source }.first { $0.name == name }
  }
}
