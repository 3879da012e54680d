import RuleEngine
import Rulebook
import RulebookAuthoring
import SourceTexts
import Violations

/// A subject that only tests know: stamps of offices, with a table of each kind.
///
/// It uses only what applications can use, and no file of the library names it.
extension Subject {
  static let stamps = Subject(
    "stamps",
    checks: [StampCheck.definition],
    tables: [.stampColours, .stampOffices]
  )
}

/// The colors that stamps can have, in the pack or in a file: a pack's own table.
struct StampColours: Sendable {
  var names: Set<String>
}

extension TableDefinition {
  static let stampColours = TableDefinition(
    "stamp-colours",
    "Colours of stamps.",
    standIns: ["words"],
    inline: InlineTable("colours") { node, reader in
      StampColours(names: Set(reader.oneOrMore(node).compactMap { reader.text($0, "a colour") }))
    }
  ) { (file) throws(LoadingError) in
    StampColours(names: Set(try file.text().text.split(separator: "\n").map(String.init)))
  }

  static let stampOffices = TableDefinition(
    folderOf: StampOffice.self,
    "stamp-offices",
    "Offices that stamp, a file for each.",
    folder: "offices"
  )
}

/// An office with its number, a file of the table that all packs fill together.
struct StampOffice: FolderTableEntry {
  var name: String
  var number: Int

  static var fileEnding: String { ".office" }

  static func read(_ file: TableFile, name: String) throws(LoadingError) -> Self {
    let document = try file.document()
    return try NodeReader.content(of: document, orElse: "the file holds no office") {
      reader,
      node in
      guard let record = reader.record(node, "an office") else { return nil }
      reader.checkKeys(record, of: "an office", known: ["number"])
      return reader.required("number", in: record, of: node, "an office")
        .flatMap { reader.integer($0, "the number") }
        .map { StampOffice(name: name, number: $0) }
    }
  }

  static func table(of entries: FolderTable<Self>) -> StampOffices { StampOffices(files: entries) }
}

/// All offices, whose files are read on first use.
struct StampOffices: Sendable {
  struct Unreadable: Error {
    var office: String
  }

  let files: FolderTable<StampOffice>

  func numbers() throws(Unreadable) -> [String: Int] {
    let offices = try files.entries { name, _ in Unreadable(office: name) }
    return Dictionary(offices.map { ($0.name, $0.number) }, uniquingKeysWith: { $1 })
  }
}

extension CodeDefinition {
  static let stampWrong = CodeDefinition("stamp.wrong", "There is no such stamp.")
}

/// Accepts `COLOUR OFFICE NUMBER`.
struct StampCheck: Check {
  let colours: Set<String>
  let offices: [String: Int]

  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let bytes = text.span
    let written = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    let parts = written.split(separator: " ").map(String.init)
    let isKnown =
      parts.count == 3 && colours.contains(parts[0])
      && offices[parts[1]].map(String.init) == parts[2]
    if !isKnown { findings.add(.stampWrong) }
  }

  static let definition = CheckDefinition(
    "stamp",
    "Requires a stamp of an office.",
    settings: [
      SettingDefinition("colours", .table("stamp-colours"), "The colours.", isRequired: true),
      SettingDefinition("offices", .table("stamp-offices"), "The offices."),
    ],
    codes: [.stampWrong]
  ) { (settings) throws(SettingError) in
    let words = settings.table("colours", as: WordList.self)?.words
    let colours = settings.table("colours", as: StampColours.self)?.names
    do throws(StampOffices.Unreadable) {
      return StampCheck(
        colours: colours ?? Set(words ?? []),
        offices: try settings.table("offices", as: StampOffices.self)?.numbers() ?? [:]
      )
    } catch {
      throw SettingError("offices", "the office \(error.office) cannot be read")
    }
  }
}
