public import ErrorCatalog
package import RuleEngine
public import SourceTexts
public import Violations

/// A pack as its file declares it, checked as much as a single file can be.
///
/// ``PackLibrary`` resolves names that other packs may define, such as rules that are extended and
/// rules of forms.
public struct PackDeclaration: Sendable {
  /// The origin of something in the pack.
  public struct Provenance: Sendable, Hashable {
    /// The title of the source.
    public var title: String

    /// The source's license.
    public var license: String?

    /// The date when it was retrieved, as written.
    public var retrieved: String?

    /// The address of the source.
    public var url: String?
  }

  /// The pack's name.
  public var name: String

  /// The position of the name.
  package var namePosition = SourcePosition.start

  /// The pack's version, as written.
  public var version: String?

  /// The purpose of the pack, in one sentence.
  public var summary: String?

  /// The position of the source locale; nil if it isn't written.
  var sourceLocalePosition: SourcePosition?

  /// The locale whose messages cover every code that the pack defines.
  public var sourceLocale: LocaleIdentifier

  /// The origins of the pack's data.
  public var provenance: [Provenance] = []

  /// Whether the pack is one of the library's own.
  public var isBundled = false

  /// What the pack requires.
  var requirements = PackRequirements()

  /// What the pack disables in lower layers.
  var disabled: [DisabledName] = []

  /// The names of the packs that the pack requires.
  public var requiredPacks: [String] { requirements.packs.map(\.name.content) }

  /// The names that the pack replaces, and those that it disables, for listings.
  public var changedNames: (replaced: [String], disabled: [String]) {
    let replaced = rules.flatMap(\.replaces) + forms.flatMap(\.replaces)
    return (replaced.map(\.content), disabled.map(\.name.content))
  }

  /// Whether the pack replaces or disables declarations of other packs.
  var changesOthers: Bool {
    !disabled.isEmpty || rules.contains { !$0.replaces.isEmpty }
      || forms.contains { !$0.replaces.isEmpty }
  }

  /// The groups of checks that callers may choose, in the order of the file.
  package internal(set) var groups: [DeclaredGroup] = []

  /// The rules, in the order of the file.
  public internal(set) var rules: [RuleDeclaration] = []

  /// The forms, in the order of the file.
  public internal(set) var forms: [FormDeclaration] = []

  /// The declarations of codes.
  public internal(set) var codes: [ViolationCode: CodeDeclaration] = [:]

  /// The pack's messages by locale and key.
  public internal(set) var messages: [LocaleIdentifier: [String: MessageDeclaration]] = [:]

  /// The path of the file with examples of codes next to the pack; nil if there is none.
  ///
  /// It is read only when the examples are needed.
  package internal(set) var codeExamples: String?

  /// What was in that file, if it was verified together with the pack.
  package internal(set) var verifiedCodeExamples: SourceText?

  /// The number of files that were read for the pack: its own file, tables and catalogs.
  public internal(set) var fileCount = 0

  /// Whether this represents a folder without a pack that only contributes parts of tables.
  public internal(set) var isOnlyTables = false

  /// Everything that is wrong in the file.
  ///
  /// A pack with problems can't be used. It is linked anyway, to find what else is wrong.
  public internal(set) var problems: [Diagnostic] = []

  /// The locales of the messages in the pack's own file, and the source locale, as written.
  package internal(set) var locales: [DeclaredLocale] = []

  /// The keys of messages that couldn't be read.
  package internal(set) var unreadableMessages: Set<String> = []

  /// Whether a catalog file that may have the source texts couldn't be read.
  package internal(set) var lacksSourceTexts = false

  /// The texts of the entries that can't be read.
  ///
  /// The names in them may exist, so their absence isn't reported.
  package internal(set) var unreadTexts: [String] = []

  /// The names in the pack that were refused, and read as the ones that were meant.
  var refusedNames: Set<String> = []

  /// Whether a message next to a check lacks its code.
  ///
  /// An example can name that code.
  var lacksCode = false

  /// The positions of codes under a misspelt key, which may be something else.
  var doubtfulCodes: Set<SourcePosition> = []

  /// The reasons why findings of lint about the pack are suppressed.
  ///
  /// Those about the whole pack come last.
  package internal(set) var suppressions: [FindingSuppression] = []

  /// The codes that checks and examples name.
  var usedCodes: [Located<ViolationCode>] = []

  /// The codes that checks name.
  var reportedCodes: [Located<ViolationCode>] = []

  var tables = PackTables()

  /// The names of the tables that checks name.
  var usedTables: Set<String> = []

  /// Rows that the pack adds to another pack's table.
  struct AddedRows: Sendable {
    let table: Located<String>
    let rows: DocumentNode

    /// The table's name with its pack; nil if the pack is missing or the text isn't a name.
    let name: RowTableName?

    init(table: Located<String>, rows: DocumentNode) {
      self.table = table
      self.rows = rows
      name = RowTableName(table.content, from: "")
    }
  }

  /// The rows that the pack adds to tables of other packs.
  var addedRows: [AddedRows] = []

  /// The pack's tables, sorted by name.
  var sortedTables: [DeclaredTable] {
    tables.tables.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Everything that is wrong in files of tables that are refused individually, without refusing
  /// the pack.
  public var refusedFiles: [Diagnostic] {
    sortedTables.compactMap(\.part).flatMap(\.refused)
  }

  /// Reads every file of the pack's tables, including those that are otherwise read late.
  ///
  /// - Returns: Everything that is wrong in them.
  /// - Complexity: O(*n*) in the size of the files.
  public func problemsOfTableFiles() -> [Diagnostic] {
    sortedTables.compactMap(\.part).flatMap { $0.problems() }
  }

  /// The pack's file, for diagnostics.
  public let source: SourceText

  /// Whether the rules of the pack and of its forms were built with their constants when the pack's
  /// index was written, so they don't need to be tried again.
  var isProven = false

  /// The file of a bundled pack that hasn't been read yet, so that only the pack's outline is here.
  var late: LatePack?
}

extension PackDeclaration {
  /// Adds the messages of catalog files next to the pack.
  ///
  /// Messages that the pack already has become ``problems``.
  public mutating func add(_ files: [ARBFile]) {
    var collector = DiagnosticCollector()
    for file in files {
      unreadableMessages.formUnion(file.unreadableKeys)
      // The texts may be those of the language that the name of the file says.
      if file.problemOfName != nil { unreadableMessages.formUnion(file.messages.keys) }
      for (key, message) in file.messages.sorted(by: { $0.key < $1.key }) {
        let written = file.written(key)
        if let first = messages[file.locale]?[key]?.written {
          collector.add(
            "pack.duplicate_message",
            in: file.source,
            at: written.start,
            reason: "the message `\(key)` already exists, in "
              + "\(first.source.name):\(first.start.line)"
          )
          continue
        }
        messages[file.locale, default: [:]][key] = MessageDeclaration(
          message: message,
          written: written
        )
      }
    }
    problems += collector.diagnostics
  }
}

/// A message of a pack, with its position.
public struct MessageDeclaration: Sendable {
  /// The message.
  public var message: Message

  /// The place where it is written: the pack's file, or a catalog file next to it.
  package var written: WrittenText
}

/// A rule as its pack declares it.
public struct RuleDeclaration: Sendable {
  /// The name.
  public var name: String

  /// The position of the name.
  public var position: SourcePosition

  /// The purpose of the rule, in one sentence.
  public var summary: String?

  /// The origins of the rule's facts, in addition to the sources of its pack.
  public var provenance: [PackDeclaration.Provenance] = []

  /// The parameters that the rule adds or declares again.
  package var ownParameters: [ParameterDeclaration] = []

  /// The parameters that the rule adds, with what is known about them without inheritance.
  package var parameters: [ParameterDefinition] { ownParameters.map(\.definition) }

  /// Examples, which are tests.
  public var examples: [ExampleDeclaration] = []

  /// The rules of lower layers that this one replaces.
  package var replaces: [Located<String>] = []

  /// The rule that this one extends.
  var parent: Located<String>?

  /// The name of the rule that this one extends.
  package var parentName: String? { parent?.content }

  /// The values that the rule sets for its parent's parameters.
  package var given: [(name: Located<String>, expression: SettingExpression)] = []

  /// The steps that replace the parent's; nil to keep those.
  var normalization: Normalization?

  /// Whether a parameter was reported as wrong, so that its uses don't count as mistakes.
  var hasBrokenParameters = false

  /// Whether the parts were reported as wrong, so that their uses don't count as mistakes.
  var hasBrokenParts = false

  /// Whether something in the rule was reported as wrong when it was read.
  package internal(set) var hasMistakes = false

  /// Whether examples are written, even if none of them could be read.
  package internal(set) var writesExamples = true

  /// The position after the rule's last character.
  package internal(set) var end = SourcePosition.unknown

  /// Whether values are secret; nil to inherit that from the parent.
  var isSecret: Bool?

  /// Whether values are personal data; nil to inherit that from the parent.
  var isPersonal: Bool?

  /// The confidentiality of the rule's values, if the rule belongs to an outline.
  var outlinedConfidentiality: Confidentiality?

  /// What the rule declares about its values as a whole.
  package var traits = RuleTraits()

  /// The checks that the rule adds.
  package var checks: [CheckTemplate] = []

  /// The position of a list of checks without any check; nil if there is none.
  package var emptyChecks: SourcePosition?

  /// New settings for the parent's named checks.
  package var changes: [(name: Located<String>, settings: DocumentNode)] = []

  /// The parent's named checks that the rule drops.
  var drops: [Located<String>] = []

  /// The keys that are written, in the order of the file.
  var keys: [Located<String>] = []
}

/// A form as its pack declares it.
public struct FormDeclaration: Sendable {
  /// The name.
  public var name: String

  /// The position of the name.
  public var position: SourcePosition

  /// The purpose of the form, in one sentence.
  public var summary: String?

  /// The forms of lower layers that this one replaces.
  var replaces: [Located<String>] = []

  /// The form that this one extends.
  var parent: Located<String>?

  /// The inherited fields, and checks between fields, that the form drops.
  var drops: [Located<String>] = []

  /// When checking stops; nil to inherit that from the parent.
  var stop: FormDefinition.Stop?

  /// What happens to unknown fields; nil to inherit that from the parent.
  var unknownFields: FormDefinition.UnknownFields?

  /// Whether the fields couldn't be read, so that naming one isn't another mistake.
  var hasBrokenFields = false

  /// Whether something in the form was reported as wrong when it was read.
  var hasMistakes = false

  /// The position after the form's last character.
  var end = SourcePosition.unknown

  package var fields: [FieldDeclaration] = []
  package var checks: [(field: Located<FieldPath>, check: CheckTemplate)] = []

  /// Examples, which are tests.
  package var examples: [FormExample] = []

  /// The keys that are written, in the order of the file.
  var keys: [Located<String>] = []
}
