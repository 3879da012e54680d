import SourceTexts
import Violations

extension TableDefinition {
  /// Ranges of digit prefixes with lengths and attributes, in the pack or in a file.
  public static let prefixRanges = TableDefinition(
    "prefix-ranges",
    "Digit prefixes, with attributes and the lengths of the numbers that begin with them.",
    inline: InlineTable("rows") { node, reader in PrefixTableReader(reader: reader).table(node) }
  ) { (file) throws(LoadingError) in
    let document = try file.document()
    let reader = NodeReader(document.source)
    let table = PrefixTableReader(reader: reader).file(document.root, kinds: file.kinds)
    try reader.collector.throwIfAny()
    return table
  }
}

/// Reads the rows of a prefix table.
///
///     rows:
///       - { name: visa, prefixes: '4', lengths: [13, 16, 19], group: [4, 4, 4, 4] }
private struct PrefixTableReader {
  let reader: NodeReader

  /// Reads a file with a table.
  func file(_ node: DocumentNode, kinds: [String]) -> PrefixTable? {
    guard let record = reader.record(node, "a table") else { return nil }
    reader.checkKeys(record, of: "a table", known: ["kind", "sources", "summary", "rows"])
    if let kind = record["kind"],
      let kind = reader.choice(kind, "the kind of a table", among: kinds),
      kind != TableDefinition.prefixRanges.kind
    {
      let position = record["kind"]?.start ?? node.start
      reader.report("pack.wrong_table", at: position, "this table is of kind \(kind)")
    }
    return reader.required("rows", in: record, of: node, "a table").flatMap(table)
  }

  /// Reads the rows of a table.
  func table(_ node: DocumentNode) -> PrefixTable? {
    let count = reader.collector.diagnostics.count
    guard reader.list(node, "rows") != nil else { return nil }
    let rows = reader.elements(node, "rows")
    let table = PrefixTable(
      rows.compactMap { node in row(node).map { ($0, node.start) } },
      in: reader.source
    )
    return reader.collector.diagnostics.count == count ? table : nil
  }

  private func row(_ node: DocumentNode) -> PrefixTable.Row? {
    guard let record = reader.record(node, "a row") else { return nil }
    let name = reader.required("name", in: record, of: node, "a row")
      .flatMap { reader.text($0, "name") }
    let prefixes = reader.required("prefixes", in: record, of: node, "a row")
      .map { reader.elements($0, "prefixes").compactMap(prefix) }
    let lengths = reader.required("lengths", in: record, of: node, "a row")
      .map { reader.elements($0, "lengths").compactMap { reader.integer($0, "a length") } }
    var attributes: [String: [String]] = [:]
    for entry in record.entries where !["name", "prefixes", "lengths"].contains(entry.key) {
      attributes[entry.key] = reader.oneOrMore(entry.value)
        .compactMap { reader.text($0, entry.key) }
    }
    guard let name, let prefixes, let lengths else { return nil }
    return PrefixTable.Row(
      name: name,
      prefixes: prefixes,
      lengths: lengths,
      attributes: attributes
    )
  }

  private func prefix(_ node: DocumentNode) -> PrefixTable.Prefix? {
    guard let text = reader.text(node, "a prefix") else { return nil }
    if let prefix = PrefixTable.Prefix(text) { return prefix }
    reader.report(
      "pack.wrong_value",
      at: node.start,
      "`\(text)` isn't a prefix: write digits, or a range of two prefixes with the same length",
      hint: "such as `4` or `51-55`"
    )
    return nil
  }
}
