import Documents
import Rules

/// The tables of a pack.
///
/// Checks can only be read with them, since settings name them.
struct PackTables: Sendable {
  /// The tables by name.
  var tables: [String: DeclaredTable] = [:]

  /// The tables that were reported as wrong; naming them is no further mistake.
  var broken: Set<String> = []
}

/// Reads the tables that a pack declares, some of them from files beside the pack.
struct TableReader {
  let reader: NodeReader
  let registry: SubjectRegistry
  let files: FolderFiles

  /// Reads all tables of a pack.
  func tables(_ node: YAMLNode) -> PackTables {
    var tables = PackTables()
    for entry in reader.record(node, "tables")?.entries ?? [] {
      reader.checkName(entry.key, at: entry.keyStart, "a table's name")
      if let table = table(entry) {
        tables.tables[entry.key] = table
      } else {
        tables.broken.insert(entry.key)
      }
    }
    return tables
  }

  private func table(_ entry: YAMLRecord.Entry) -> DeclaredTable? {
    let what = "the table `\(entry.key)`"
    guard let record = reader.record(entry.value, what) else { return nil }
    let common = ["kind", "file", "summary"]
    let keys = Set(common + registry.tables.flatMap(\.keys))
    reader.checkKeys(record, of: "a table", known: keys.sorted())
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
    // What has the key of another kind in place of its own was told that it lacks that.
    guard let table else { return nil }
    for entry in record.entries
    where keys.contains(entry.key) && !(common + definition.keys).contains(entry.key) {
      reader.report(
        "pack.unknown_key",
        at: entry.keyStart,
        "a table of kind \(kind) has no key `\(entry.key)`",
        hint: "the keys are \((common + definition.keys).sorted().joined(separator: ", "))"
      )
    }
    return table
  }
}
