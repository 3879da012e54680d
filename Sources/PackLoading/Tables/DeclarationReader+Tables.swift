import Rules

extension DeclarationReader {
  /// Reads the tables that a pack declares, some of them from files beside the pack.
  func readTables(_ node: YAMLNode, files: PackFiles) {
    guard let record = record(node, "tables") else { return }
    for entry in record.entries {
      checkName(entry.key, at: entry.keyStart, "a table's name")
      if let table = table(entry, files: files) {
        tables[entry.key] = table
      } else {
        brokenTables.insert(entry.key)
      }
    }
  }

  private func table(
    _ entry: YAMLRecord.Entry,
    files: PackFiles
  ) -> PackTable? {
    let what = "the table `\(entry.key)`"
    guard let record = record(entry.value, what) else { return nil }
    checkKeys(
      record,
      of: "a table",
      known: ["kind", "file", "rows", "words", "folder", "index", "summary"]
    )
    guard let node = required("kind", in: record, of: entry.value, what) else { return nil }
    let kind: TableKind? = choice(node, "the kind of a table")
    guard let kind else { return nil }
    if let name = record["file"] { return external(name, kind, files: files) }
    switch kind {
    case .words:
      guard let words = required("words", in: record, of: entry.value, what) else { return nil }
      return .words(WordList(oneOrMore(words).compactMap { text($0, "a word") }))
    case .prefixRanges:
      guard let rows = required("rows", in: record, of: entry.value, what) else { return nil }
      return prefixTable(rows).map(PackTable.prefixRanges)
    case .phoneRegions: return phoneRegions(record, files: files).map(PackTable.phoneRegions)
    case .blocklist:
      report(
        "pack.missing_key",
        at: entry.value.start,
        "a table of kind blocklist needs the key `file`",
        hint: "make the file with `rulebook blocklist build`, or use a table of kind words"
      )
      return nil
    case .passwordDictionaries:
      return passwordDictionaries(record, files: files).map(PackTable.passwordDictionaries)
    case .keyboards:
      return passwordKeyboards(record, files: files).map(PackTable.keyboards)
    }
  }

  /// Reads a table from a file beside the pack.
  private func external(
    _ node: YAMLNode,
    _ kind: TableKind,
    files: PackFiles
  ) -> PackTable? {
    guard let name = nameBesidePack(node) else { return nil }
    do throws(LoadingError) {
      switch kind {
      case .blocklist: return .blocklist(try files.blocklist(name))
      case .words: return .words(WordList(Self.words(in: try files.read(name))))
      case .prefixRanges:
        let source = try files.read(name)
        let reader = DeclarationReader(source: source, registry: registry)
        let table = reader.prefixTableFile(try YAMLReader.read(source))
        try reader.collector.throwIfAny()
        return table.map(PackTable.prefixRanges)
      case .passwordDictionaries, .keyboards:
        report(
          "pack.wrong_table",
          at: node.start,
          "\(kind.rawValue) stand in a folder, one file each",
          hint: "write `folder:` in place of `file:`"
        )
        return nil
      case .phoneRegions:
        report(
          "pack.wrong_table",
          at: node.start,
          "regions stand in a folder, one file each",
          hint: "write `folder:` in place of `file:`"
        )
        return nil
      }
    } catch {
      if error.diagnostics.contains(where: { $0.code == "file.not_found" }) {
        report("pack.no_file", at: node.start, "there is no file `\(name)` beside the pack")
      } else {
        collector.add(error)
      }
      return nil
    }
  }

  /// Reads the name of a file or folder beside the pack.
  func nameBesidePack(_ node: YAMLNode) -> String? {
    guard let name = text(node, "a file's name") else { return nil }
    if !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") {
      return name
    }
    report("pack.wrong_value", at: node.start, "`\(name)` is not a file beside the pack")
    return nil
  }

  /// The lines of a word list; blank ones and those that begin with `#` do not count.
  private static func words(in source: SourceText) -> [String] {
    source.text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      !line.hasPrefix("#") && !line.allSatisfy { $0 == " " || $0 == "\t" }
    }
  }

  private func prefixTableFile(_ node: YAMLNode) -> PrefixTable? {
    guard let record = record(node, "a table") else { return nil }
    checkKeys(record, of: "a table", known: ["kind", "sources", "summary", "rows"])
    if let kind = record["kind"] {
      let kind: TableKind? = choice(kind, "the kind of a table")
      if let kind, kind != .prefixRanges {
        report("pack.wrong_table", at: node.start, "this table is of kind \(kind.rawValue)")
      }
    }
    return required("rows", in: record, of: node, "a table").flatMap(prefixTable)
  }

  private func prefixTable(_ node: YAMLNode) -> PrefixTable? {
    list(node, "rows").map { PrefixTable(rows: $0.compactMap(prefixRow)) }
  }

  private func prefixRow(_ node: YAMLNode) -> PrefixTable.Row? {
    guard let record = record(node, "a row"),
      let name = required("name", in: record, of: node, "a row").flatMap({ text($0, "name") }),
      let prefixes = required("prefixes", in: record, of: node, "a row"),
      let lengths = required("lengths", in: record, of: node, "a row")
    else { return nil }
    var attributes: [String: [String]] = [:]
    for entry in record.entries where !["name", "prefixes", "lengths"].contains(entry.key) {
      attributes[entry.key] = oneOrMore(entry.value).compactMap { text($0, entry.key) }
    }
    return PrefixTable.Row(
      name: name,
      prefixes: oneOrMore(prefixes).compactMap(prefix),
      lengths: oneOrMore(lengths).compactMap { integer($0, "a length") },
      attributes: attributes
    )
  }

  private func prefix(_ node: YAMLNode) -> PrefixTable.Prefix? {
    guard let text = text(node, "a prefix") else { return nil }
    if let prefix = PrefixTable.Prefix(text) { return prefix }
    report(
      "pack.wrong_value",
      at: node.start,
      "`\(text)` is not a prefix: write digits, or a range of two prefixes of one length",
      hint: "like '4' or '51-55'"
    )
    return nil
  }
}
