public import Rules
import UnicodeText
public import Violations

/// Reads a pack's file into a declaration.
///
///     let source = try SourceText(contentsOfFile: "acme.yaml")
///     let pack = try PackReader.read(source, registry: .builtIn)
///     pack.rules.map(\.name)  // ["staff-id", "work-email"]
public enum PackReader {
  private static let keys = [
    "format", "pack", "version", "summary", "source-locale", "sources", "tables", "rules",
    "forms", "codes", "messages",
  ]

  /// Reads a pack.
  ///
  /// - Parameters:
  ///   - source: The pack's file.
  ///   - registry: The checks that the pack may name.
  ///   - files: The files beside the pack, for tables.
  /// - Returns: What the pack declares, not yet linked with others.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  public static func read(
    _ source: SourceText,
    registry: CheckRegistry,
    files: PackFiles = .none
  ) throws(LoadingError) -> PackDeclaration {
    let pack = try declaration(source, registry: registry, files: files)
    if let error = LoadingError(pack.problems) { throw error }
    return pack
  }

  /// Reads a pack as far as that is possible.
  ///
  /// - Parameters:
  ///   - source: The pack's file.
  ///   - registry: The checks that the pack may name.
  ///   - files: The files beside the pack, for tables.
  /// - Returns: What could be read, with ``PackDeclaration/problems``.
  /// - Throws: A ``LoadingError`` if the file is not YAML or holds no pack at all.
  public static func declaration(
    _ source: SourceText,
    registry: CheckRegistry,
    files: PackFiles = .none
  ) throws(LoadingError) -> PackDeclaration {
    let node = try YAMLReader.read(source)
    let reader = DeclarationReader(source: source, registry: registry)
    let pack = reader.pack(node, files: files)
    guard var pack else {
      try reader.collector.throwIfAny()
      throw LoadingError(
        source.diagnostic("pack.empty", at: node.start, reason: "the file holds no pack")
      )
    }
    pack.problems = reader.collector.diagnostics
    return pack
  }

  /// Reads a folder that has no `pack.yaml` and only brings telephone numbers of regions.
  ///
  ///     regions/CH.yaml      // takes the place of the lower layers' Switzerland
  ///     calling-codes.yaml   // only where the order of regions changes
  ///
  /// - Parameters:
  ///   - folder: The folder's name, which is the pack's too.
  ///   - files: The files in the folder.
  /// - Returns: A pack with nothing but the table.
  /// - Throws: A ``LoadingError`` if the index is wrong. Files of regions are refused singly.
  public static func phoneRegions(
    inFolder folder: String,
    files: PackFiles
  ) throws(LoadingError) -> PackDeclaration {
    let source = SourceText("", name: folder)
    let reader = DeclarationReader(source: source, registry: .builtIn)
    let table = reader.phoneRegions(folder: "regions", index: "calling-codes.yaml", files: files)
    try reader.collector.throwIfAny()
    // A path is no name that a pack could have, so the two cannot clash.
    var pack = PackDeclaration(name: folder, sourceLocale: .english, source: source)
    pack.tables["regions"] = table.map(PackTable.phoneRegions)
    return pack
  }

  /// Reads a folder that has no `pack.yaml` and only brings what passwords are compared with.
  ///
  ///     dictionaries/german.txt
  ///     keyboards/qwertz.yaml
  ///
  /// - Parameters:
  ///   - folder: The folder's name, which is the pack's too.
  ///   - files: The files in the folder.
  /// - Returns: A pack with nothing but the tables. Files of the tables are refused singly.
  /// - Throws: A ``LoadingError`` if the folder cannot be listed.
  public static func passwordTables(
    inFolder folder: String,
    files: PackFiles
  ) throws(LoadingError) -> PackDeclaration {
    let source = SourceText("", name: folder)
    let reader = DeclarationReader(source: source, registry: .builtIn)
    var pack = PackDeclaration(name: folder, sourceLocale: .english, source: source)
    let names = try files.names(".")
    if names.contains("dictionaries") {
      let table = reader.passwordDictionaries(folder: "dictionaries", at: .start, files: files)
      pack.tables["dictionaries"] = table.map(PackTable.passwordDictionaries)
    }
    if names.contains("keyboards") {
      let table = reader.passwordKeyboards(folder: "keyboards", at: .start, files: files)
      pack.tables["keyboards"] = table.map(PackTable.keyboards)
    }
    try reader.collector.throwIfAny()
    return pack
  }

  fileprivate static var knownKeys: [String] { keys }
}

extension DeclarationReader {
  fileprivate func pack(_ node: YAMLNode, files: PackFiles) -> PackDeclaration? {
    guard let record = record(node, "a pack") else { return nil }
    if let kind = record["kind"], kind.text == "phone-region" {
      report(
        "pack.wrong_table",
        at: kind.start,
        "this file holds a region's telephone numbers, not a pack",
        hint: "put it into a folder `regions`"
      )
      return nil
    }
    checkKeys(record, of: "a pack", known: PackReader.knownKeys)
    checkFormat(record, of: node)
    var pack = PackDeclaration(
      name: "",
      sourceLocale: record["source-locale"].flatMap(locale) ?? .english,
      source: source
    )
    if let name = required("pack", in: record, of: node, "a pack") {
      if let text = text(name, "the pack's name") {
        pack.name = text
        checkName(text, at: name.start, "a pack's name")
      }
    }
    pack.version = record["version"].flatMap { text($0, "the version") }
    pack.summary = record["summary"].flatMap { text($0, "the summary") }
    pack.provenance = record["sources"].flatMap { list($0, "sources") }?.compactMap(source) ?? []
    if let node = record["tables"] { readTables(node, files: files) }
    pack.tables = tables
    pack.codes = record["codes"].map(codes) ?? [:]
    pack.rules = record["rules"].map(rules) ?? []
    pack.forms = record["forms"].map(forms) ?? []
    pack.messages = record["messages"].map(messages) ?? [:]
    pack.usedCodes = usedCodes
    pack.unreadableMessages = unreadableMessages
    return pack
  }

  private func checkFormat(_ record: YAMLRecord, of node: YAMLNode) {
    guard let format = required("format", in: record, of: node, "a pack"), format.text != "1" else {
      return
    }
    report(
      "pack.format",
      at: format.start,
      "this version reads packs of format 1",
      hint: "write `format: 1`"
    )
  }

  private func source(_ node: YAMLNode) -> PackDeclaration.Provenance? {
    guard let record = record(node, "a source") else { return nil }
    checkKeys(record, of: "a source", known: ["title", "license", "retrieved", "url", "note"])
    guard let title = required("title", in: record, of: node, "a source") else { return nil }
    return PackDeclaration.Provenance(
      title: text(title, "the title") ?? "",
      license: record["license"].flatMap { text($0, "the license") },
      retrieved: record["retrieved"].flatMap { text($0, "the date of retrieval") },
      url: record["url"].flatMap { text($0, "the address") }
    )
  }

  /// Reads a locale's tag.
  func locale(_ node: YAMLNode) -> LocaleIdentifier? {
    text(node, "a locale").flatMap { locale($0, at: node.start) }
  }

  private func locale(_ tag: String, at position: SourcePosition) -> LocaleIdentifier? {
    if let locale = LocaleIdentifier(canonicalizing: tag) { return locale }
    report(
      "pack.bad_locale",
      at: position,
      "`\(tag)` is not a language tag",
      hint: "write a BCP 47 tag like `de` or `pt-BR`"
    )
    return nil
  }

  private func codes(_ node: YAMLNode) -> [ViolationCode: CodeDeclaration] {
    guard let record = record(node, "codes") else { return [:] }
    var codes: [ViolationCode: CodeDeclaration] = [:]
    for entry in record.entries {
      let code = ViolationCode(rawValue: entry.key)
      guard code.isWellFormed else {
        report("pack.bad_name", at: entry.keyStart, "`\(entry.key)` is not a code")
        continue
      }
      var settings = CodeMapping.CodeSettings()
      var summary: String?
      if !entry.value.isNull, let record = self.record(entry.value, "the code `\(entry.key)`") {
        checkKeys(record, of: "a code", known: ["number", "severity", "summary"])
        settings.number = record["number"].flatMap { integer($0, "the number") }
        settings.severity = record["severity"].flatMap { choice($0, "the severity") }
        summary = record["summary"].flatMap { text($0, "the summary") }
      }
      codes[code] = CodeDeclaration(
        settings: settings,
        summary: summary,
        position: entry.keyStart
      )
    }
    return codes
  }

  private func messages(
    _ node: YAMLNode
  ) -> [LocaleIdentifier: [String: MessageDeclaration]] {
    guard let record = record(node, "messages") else { return [:] }
    var messages: [LocaleIdentifier: [String: MessageDeclaration]] = [:]
    for entry in record.entries {
      guard let locale = locale(entry.key, at: entry.keyStart),
        let texts = self.record(entry.value, "the messages of `\(entry.key)`")
      else { continue }
      for text in texts.entries {
        messages[locale, default: [:]][text.key] = message(text)
      }
    }
    return messages
  }
}

extension LocaleIdentifier {
  /// English, the source locale of everything that does not name another.
  public static let english = LocaleIdentifier("en") ?? .root
}
