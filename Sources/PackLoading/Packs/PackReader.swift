public import Documents
public import RuleEngine
public import SourceTexts
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
  ///   - files: The files next to the pack, for tables.
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

  /// Reads as much of a pack as possible.
  ///
  /// - Parameters:
  ///   - source: The pack's file.
  ///   - registry: The checks and kinds of table that the pack may name.
  ///   - files: The files next to the pack, for tables.
  ///   - isRepaired: Whether entries that aren't YAML are left out, for lint.
  /// - Returns: What could be read, with ``PackDeclaration/problems``.
  /// - Throws: A ``LoadingError`` if the file isn't YAML or doesn't contain a pack at all.
  public static func declaration(
    _ source: SourceText,
    registry: SubjectRegistry,
    files: FolderFiles = .none,
    repairing isRepaired: Bool = false
  ) throws(LoadingError) -> PackDeclaration {
    let node: DocumentNode
    var unreadTexts: [String] = []
    var collector = DiagnosticCollector()
    do throws(LoadingError) {
      node = try YAMLReader.read(source)
    } catch {
      let repair = isRepaired ? YAMLRepair(of: source) : nil
      guard let repair, let root = repair.root else { throw error }
      node = root
      unreadTexts = repair.leftOut
      for problem in repair.problems { collector.add(problem) }
    }
    let reader = NodeReader(source)
    var pack = PackNodeReader(reader: reader, registry: registry, files: files).pack(node)
    let refused = Set(reader.refusedNames.keys)
    let found = reader.collector.diagnostics.filter {
      !$0.isAbout(nameIn: unreadTexts) && !$0.isAbout(refusedNameIn: refused)
    }
    if let error = LoadingError(found) { collector.addNew(error) }
    pack?.problems = collector.diagnostics
    pack?.unreadTexts = unreadTexts
    pack?.refusedNames = refused
    if let pack { return pack }
    try collector.throwIfAny()
    throw LoadingError(
      "pack.empty",
      in: source,
      at: node.start,
      reason: "the file doesn't contain a pack"
    )
  }

  /// Reads a folder that has no `pack.yaml` and only contributes parts of tables that all packs
  /// fill together.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, which becomes the pack's name.
  ///   - files: The files in the folder.
  ///   - definitions: The kinds of table that the folder announces.
  /// - Returns: A pack with only the tables. Files of the tables are refused individually.
  /// - Throws: A ``LoadingError`` if a whole table can't be read.
  static func tables(
    inFolder folder: String,
    files: FolderFiles,
    _ definitions: [TableDefinition]
  ) throws(LoadingError) -> PackDeclaration {
    let source = SourceText("", name: folder)
    let reader = NodeReader(source)
    // No pack has a name with a slash, so the two can't clash.
    let name = folder.contains("/") ? folder : "./\(folder)"
    var pack = PackDeclaration(name: name, sourceLocale: .english, source: source)
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

/// Reads the parts of a pack in the order of their dependencies: tables before the checks that name
/// them, and checks before the codes that they use are known.
struct PackNodeReader {
  let reader: NodeReader
  let registry: SubjectRegistry
  let files: FolderFiles

  /// The name used for the library's own errors in logs, such as `usage.unknown_rule`.
  private static let ownName = "rulebook"

  static let keys = [
    "format", "pack", "version", "summary", "source-locale", "sources", "tables", "rules",
    "forms", "codes", "messages", "requires", "disable", "rows-of", "groups",
  ]

  func pack(_ node: DocumentNode) -> PackDeclaration? {
    guard let written = reader.record(node, "a pack"), !isTableFile(written) else { return nil }
    let keys = Self.keys + [FindingSuppression.key]
    let record = reader.checkKeys(written, of: "a pack", known: keys)
    checkFormat(record, of: node)
    var pack = PackDeclaration(
      name: "",
      sourceLocale: record["source-locale"].flatMap(reader.locale) ?? .english,
      source: reader.source
    )
    if let name = reader.required("pack", in: record, of: node, "a pack"),
      let text = reader.text(name, "the pack's name")
    {
      pack.name = reader.checkName(text, at: name.start, "a pack's name")
      pack.namePosition = name.start
      if text == Self.ownName {
        reader.report(
          "pack.bad_name",
          at: name.start,
          "the name `\(text)` is reserved for the library's own errors",
          hint: "name the pack after its purpose"
        )
      }
    }
    pack.sourceLocalePosition = record["source-locale"]?.start
    pack.version = record["version"].flatMap(version)
    pack.summary = record["summary"].flatMap { reader.line($0, "the summary") }
    pack.provenance = record["sources"].map(reader.provenance) ?? []
    pack.requirements =
      record["requires"].map(RequirementReader(reader: reader).requirements) ?? PackRequirements()
    pack.disabled = record["disable"].map(DisabledNameReader(reader: reader).names) ?? []
    let tables = TableReader(reader: reader, registry: registry, files: files)
    pack.tables = record["tables"].map(tables.tables) ?? PackTables()
    pack.addedRows = record["rows-of"].map(addedRows) ?? []
    pack.codes = record["codes"].map(CodeReader(reader: reader, pack: pack.name).codes) ?? [:]
    pack.groups = record["groups"].map(reader.declaredGroups) ?? []
    let checks = CheckReader(
      reader,
      registry: registry,
      tables: pack.tables,
      groups: pack.groups,
      sourceLocale: pack.sourceLocale
    )
    pack.rules = record["rules"].map(RuleReader(checks: checks).rules) ?? []
    pack.forms = record["forms"].map(FormReader(checks: checks).forms) ?? []
    pack.usedCodes = checks.usedCodes
    pack.reportedCodes = checks.reportedCodes
    pack.doubtfulCodes = checks.doubtfulCodes
    pack.lacksCode = checks.lacksCode
    pack.usedTables = checks.usedTables
    let messages = record["messages"].map(MessageReader(reader: reader).messages)
    pack.messages = messages?.messages ?? [:]
    pack.locales = messages?.locales ?? []
    if let node = record["source-locale"], let written = node.text {
      pack.locales.append(
        DeclaredLocale(locale: pack.sourceLocale, written: written, position: node.start)
      )
    }
    pack.unreadableMessages = messages?.unreadable ?? []
    pack.suppressions = (messages?.suppressions ?? []) + checks.suppressions
    if var whole = reader.suppression(in: record, from: .start, to: node.end) {
      whole.isForPack = true
      pack.suppressions.append(whole)
    }
    checks.addDeclarations(to: &pack)
    return pack
  }

  /// Reads the rows that the pack adds to tables of other packs, whose columns aren't known yet.
  private func addedRows(_ node: DocumentNode) -> [PackDeclaration.AddedRows] {
    reader.record(node, "rows-of")?.entries.map { entry in
      PackDeclaration.AddedRows(
        table: Located(content: entry.key, position: entry.keyStart),
        rows: entry.value
      )
    } ?? []
  }

  private func version(_ node: DocumentNode) -> String? {
    guard let text = reader.text(node, "the version") else { return nil }
    if PackVersion(text) == nil {
      reader.report(
        "pack.bad_version",
        at: node.start,
        "`\(text)` isn't a version",
        hint: "write numbers like `1`, `1.2` or `1.2.3`"
      )
    }
    return text
  }

  /// Reports a file that belongs in a table's folder or next to a folder's pack.
  private func isTableFile(_ record: DocumentRecord) -> Bool {
    guard let kind = record["kind"] else { return false }
    if kind.text == CodeExamples.kind {
      reader.report(
        "pack.wrong_table",
        at: kind.start,
        "this file contains examples of codes, not a pack",
        hint: "rename it to `\(CodeExamples.fileName)`, and put it next to a `pack.yaml`"
      )
      return true
    }
    for announcement in registry.tables.compactMap(\.announcement) {
      guard let fileKind = announcement.fileKind, kind.text == fileKind.name else { continue }
      reader.report(
        "pack.wrong_table",
        at: kind.start,
        "this file contains \(fileKind.meaning), not a pack",
        hint: "put it in a folder `\(announcement.folder)`"
      )
      return true
    }
    return false
  }

  private func checkFormat(_ record: DocumentRecord, of node: DocumentNode) {
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
}
