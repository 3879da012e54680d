extension Subject {
  /// The kinds of table that many subjects use: words, and ranges of digit prefixes.
  public static let tables = Subject("tables", tables: [.prefixRanges, .words])
}
