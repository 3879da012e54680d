extension Subject {
  /// The kinds of table that many subjects use: words, rows, and ranges of digit prefixes.
  public static let tables = Subject("tables", tables: [.prefixRanges, .rows, .words])
}
