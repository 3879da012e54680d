public import Documents
public import Rules
public import Violations

/// Reads a pack's file into a declaration.
///
///     let source = try SourceText(contentsOfFile: "acme.yaml")
///     let pack = try PackReader.read(source, registry: registry)
///     pack.rules.map(\.name)  // ["staff-id", "work-email"]
public enum PackReader {
  /// Reads a pack.
  ///
  /// - Parameters:
  ///   - source: The pack's file.
  ///   - registry: The checks and kinds of table that the pack may name.
  ///   - files: The files beside the pack, for tables.
  /// - Returns: What the pack declares, not yet linked with others.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  public static func read(
    _ source: SourceText,
    registry: SubjectRegistry,
    files: FolderFiles = .none
  ) throws(LoadingError) -> PackDeclaration {
    let pack = try declaration(source, registry: registry, files: files)
    if let error = LoadingError(pack.problems) { throw error }
    return pack
  }

  /// Reads a pack as far as that is possible.
  ///
  /// - Parameters:
  ///   - source: The pack's file.
  ///   - registry: The checks and kinds of table that the pack may name.
  ///   - files: The files beside the pack, for tables.
  /// - Returns: What could be read, with ``PackDeclaration/problems``.
  /// - Throws: A ``LoadingError`` if the file is not YAML or holds no pack at all.
  public static func declaration(
    _ source: SourceText,
    registry: SubjectRegistry,
    files: FolderFiles = .none
  ) throws(LoadingError) -> PackDeclaration {
    let node = try YAMLReader.read(source)
    let reader = NodeReader(source)
    var pack = PackNodeReader(reader: reader, registry: registry, files: files).pack(node)
    pack?.problems = reader.collector.diagnostics
    if let pack { return pack }
    try reader.collector.throwIfAny()
    throw LoadingError(
      source.diagnostic("pack.empty", at: node.start, reason: "the file holds no pack")
    )
  }

  /// Reads a folder that has no `pack.yaml` and only brings parts of tables that all packs fill
  /// together.
  ///
  /// - Parameters:
  ///   - folder: The folder's name, which is the pack's too.
  ///   - files: The files in the folder.
  ///   - definitions: The kinds of table that the folder announces.
  /// - Returns: A pack with nothing but the tables. Files of the tables are refused singly.
  /// - Throws: A ``LoadingError`` if a table cannot be read as a whole.
  static func tables(
    inFolder folder: String,
    files: FolderFiles,
    _ definitions: [TableDefinition]
  ) throws(LoadingError) -> PackDeclaration {
    let source = SourceText("", name: folder)
    let reader = NodeReader(source)
    // A path is no name that a pack could have, so the two cannot clash.
    var pack = PackDeclaration(name: folder, sourceLocale: .english, source: source)
    pack.isOnlyTables = true
    for definition in definitions {
      guard let announcement = definition.announcement else { continue }
      pack.tables.tables[announcement.folder] =
        announcement.read(definition.kind, from: files, reader)
    }
    try reader.collector.throwIfAny()
    return pack
  }
}

/// Reads the parts of a pack in the order in which they need each other: tables before the checks
/// that name them, checks before the codes that they use are known.
private struct PackNodeReader {
  let reader: NodeReader
  let registry: SubjectRegistry
  let files: FolderFiles

  private static let keys = [
    "format", "pack", "version", "summary", "source-locale", "sources", "tables", "rules",
    "forms", "codes", "messages", "requires", "disable",
  ]

  func pack(_ node: YAMLNode) -> PackDeclaration? {
    guard let record = reader.record(node, "a pack"), !isTableFile(record) else { return nil }
    reader.checkKeys(record, of: "a pack", known: Self.keys)
    checkFormat(record, of: node)
    var pack = PackDeclaration(
      name: "",
      sourceLocale: record["source-locale"].flatMap(reader.locale) ?? .english,
      source: reader.source
    )
    if let name = reader.required("pack", in: record, of: node, "a pack"),
      let text = reader.text(name, "the pack's name")
    {
      pack.name = text
      pack.namePosition = name.start
      reader.checkName(text, at: name.start, "a pack's name")
    }
    pack.version = record["version"].flatMap(version)
    pack.summary = record["summary"].flatMap { reader.text($0, "the summary") }
    pack.provenance =
      record["sources"].flatMap { reader.list($0, "sources") }?.compactMap(provenance) ?? []
    pack.requirements =
      record["requires"].map(RequirementReader(reader: reader).requirements) ?? PackRequirements()
    pack.disabled = record["disable"].map(DisabledNameReader(reader: reader).names) ?? []
    let tables = TableReader(reader: reader, registry: registry, files: files)
    pack.tables = record["tables"].map(tables.tables) ?? PackTables()
    pack.codes = record["codes"].map(CodeReader(reader: reader).codes) ?? [:]
    let checks = CheckReader(reader, registry: registry, tables: pack.tables)
    pack.rules = record["rules"].map(RuleReader(checks: checks).rules) ?? []
    pack.forms = record["forms"].map(FormReader(checks: checks).forms) ?? []
    pack.usedCodes = checks.usedCodes
    let messages = record["messages"].map(MessageReader(reader: reader).messages)
    pack.messages = messages?.messages ?? [:]
    pack.unreadableMessages = messages?.unreadable ?? []
    return pack
  }

  private func version(_ node: YAMLNode) -> String? {
    guard let text = reader.text(node, "the version") else { return nil }
    if PackVersion(text) == nil {
      reader.report(
        "pack.bad_version",
        at: node.start,
        "`\(text)` is no version",
        hint: "write numbers like '1', '1.2' or '1.2.3'"
      )
    }
    return text
  }

  /// Reports a file that belongs into a folder of a table, not beside packs.
  private func isTableFile(_ record: YAMLRecord) -> Bool {
    guard let kind = record["kind"] else { return false }
    for announcement in registry.tables.compactMap(\.announcement) {
      guard let fileKind = announcement.fileKind, kind.text == fileKind.name else { continue }
      reader.report(
        "pack.wrong_table",
        at: kind.start,
        "this file holds \(fileKind.meaning), not a pack",
        hint: "put it into a folder `\(announcement.folder)`"
      )
      return true
    }
    return false
  }

  private func checkFormat(_ record: YAMLRecord, of node: YAMLNode) {
    guard let format = reader.required("format", in: record, of: node, "a pack"), format.text != "1"
    else {
      return
    }
    reader.report(
      "pack.format",
      at: format.start,
      "this version reads packs of format 1",
      hint: "write `format: 1`"
    )
  }

  private func provenance(_ node: YAMLNode) -> PackDeclaration.Provenance? {
    guard let record = reader.record(node, "a source") else { return nil }
    reader.checkKeys(
      record,
      of: "a source",
      known: ["title", "license", "retrieved", "url", "note"]
    )
    guard let title = reader.required("title", in: record, of: node, "a source") else { return nil }
    return PackDeclaration.Provenance(
      title: reader.text(title, "the title") ?? "",
      license: record["license"].flatMap { reader.text($0, "the license") },
      retrieved: record["retrieved"].flatMap { reader.text($0, "the date of retrieval") },
      url: record["url"].flatMap { reader.text($0, "the address") }
    )
  }
}
