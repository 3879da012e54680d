import Documents
import RuleEngine
import SourceTexts
import Violations

/// The tables of a pack.
///
/// They are read before the checks, because settings name them.
struct PackTables: Sendable {
  var tables: [String: DeclaredTable] = [:]

  /// The tables that were reported as wrong; naming them isn't another mistake.
  var broken: Set<String> = []

  /// The positions of the tables' names.
  var positions: [String: SourcePosition] = [:]
}

/// Reads the tables that a pack declares, some of them from files next to the pack.
struct TableReader {
  let reader: NodeReader
  let registry: SubjectRegistry
  let files: FolderFiles

  /// Reads all tables of a pack.
  func tables(_ node: DocumentNode) -> PackTables {
    var tables = PackTables()
    for entry in reader.record(node, "tables")?.entries ?? [] {
      let name = reader.checkName(entry.key, at: entry.keyStart, "a table's name")
      tables.positions[name] = entry.keyStart
      if let table = table(entry) {
        tables.tables[name] = table
      } else {
        tables.broken.insert(name)
      }
    }
    return tables
  }

  private func table(_ entry: DocumentRecord.Entry) -> DeclaredTable? {
    let what = "the table `\(entry.key)`"
    guard let written = reader.record(entry.value, what) else { return nil }
    let common = ["kind", "file", "summary"]
    let keys = Set(common + registry.tables.flatMap(\.keys))
    let record = reader.checkKeys(written, of: "a table", known: keys.sorted())
    let kinds = registry.tables.map(\.kind)
    guard let node = reader.required("kind", in: record, of: entry.value, what),
      let kind = reader.choice(node, "the kind of a table", among: kinds),
      let definition = registry.table(kind)
    else { return nil }
    let table = definition.read(
      TableDeclaration(
        name: entry.key,
        node: entry.value,
        record: record,
        reader: reader,
        files: files,
        kinds: kinds
      )
    )
    // If a table has the key of another kind instead of its own, the missing key has been reported.
    guard let table else { return nil }
    for entry in record.entries
    where keys.contains(entry.key) && !(common + definition.keys).contains(entry.key) {
      reader.report(
        "pack.unknown_key",
        at: entry.keyStart,
        "a table of kind \(kind) can't have the key `\(entry.key)`",
        hint: "the keys are \((common + definition.keys).sorted().joined(separator: ", "))"
      )
    }
    return table
  }
}
