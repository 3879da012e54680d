extension TableDefinition {
  /// Rows with typed columns that are found by key, in the pack or in a file.
  public static let rows = TableDefinition(
    declaring: "rows",
    "Rows with typed columns, which rules look up by a part of a value.",
    keys: ["columns", "key", "rows"]
  ) { declaration in RowTableReader(reader: declaration.reader).table(declaration) }
}
