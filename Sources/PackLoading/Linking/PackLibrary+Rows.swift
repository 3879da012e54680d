import RuleEngine
import SourceTexts
import Synchronization
import UnicodeText
import Violations

/// A table of rows, named with the pack that declares it.
struct RowTableName: Hashable {
  var pack: String
  var table: String

  /// Parses `table`, for one of the pack itself, or `pack.table`.
  init?(_ text: String, from pack: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= 2, let last = words.last, !words.contains("") else { return nil }
    self.pack = words.count == 2 ? words[0] : pack
    table = last
  }
}

extension PackLibrary {
  /// Returns a table of rows, including the rows that packs add to it; nil if there is no table
  /// with that name.
  ///
  /// - Throws: A ``LoadingError`` if the pack that declares it can't be read.
  /// - Complexity: O(*n*) in the size of the table the first time, if packs add to it.
  func rows(_ name: RowTableName) throws(LoadingError) -> RowTable? {
    let added = layers.filter { pack in pack.addedRows.contains { $0.name == name } }
    let owner = layers.first { $0.name == name.pack }
    let declared = try owner?.whole().tables.tables[name.table]?.rows
    guard let declared, !added.isEmpty else { return declared }
    return extendedRows.withLock { tables in
      if let known = tables[name] { return known }
      let whole = added.reduce(declared) { table, pack in
        self.table(table, name, extendedBy: pack, NodeReader(pack.source)) ?? table
      }
      tables[name] = whole
      return whole
    }
  }

  /// Returns a table with the rows that a pack adds, or nil after reporting what is wrong with
  /// them.
  private func table(
    _ table: RowTable,
    _ name: RowTableName,
    extendedBy pack: PackDeclaration,
    _ reader: NodeReader
  ) -> RowTable? {
    let mistakes = reader.collector.diagnostics.count
    let rows = pack.addedRows.filter { $0.name == name }
      .flatMap { RowTableReader(reader: reader).rows($0.rows, table.columns) }
    guard reader.collector.diagnostics.count == mistakes else { return nil }
    do throws(RowFault) {
      return try table.adding(rows)
    } catch {
      reader.report("pack.bad_row", at: error.position.inFile, error.reason)
      return nil
    }
  }

  /// Returns what is wrong with the rows that a pack adds to other packs' tables.
  func problemsOfAddedRows(in pack: PackDeclaration) -> [Diagnostic] {
    let reader = NodeReader(pack.source)
    if pack.addedRows.isEmpty { return [] }
    let packs = packs
    let known = packs.filter { $0.name != pack.name }.flatMap { pack in
      pack.tables.tables.filter { $0.value.rows != nil }.map { "\(pack.name).\($0.key)" }
    }
    for added in pack.addedRows {
      if reader.collector.isFull { break }
      let owner = packs.first { $0.name == added.name?.pack }
      let declared = added.name.flatMap { owner?.tables.tables[$0.table]?.rows }
      // A broken table was reported where it is declared.
      if let name = added.name, owner?.tables.broken.contains(name.table) == true { continue }
      guard let name = added.name, let declared, name.pack != pack.name else {
        reader.report(
          "pack.unknown_table",
          at: added.table.position,
          "no other pack has a table of rows `\(added.table.content)`",
          hint: reader.suggestion(for: added.table.content, in: known)
            ?? "write `pack.table`, like `iban.countries`"
        )
        continue
      }
      _ = table(declared, name, extendedBy: pack, reader)
    }
    return reader.collector.diagnostics
  }
}
