public import Documents
public import ErrorCatalog
public import Rules
public import Violations

/// A pack as its file says it, read and checked as far as one file can be.
///
/// Names that other packs may define (rules that are extended, rules of forms)
/// are resolved by ``PackLibrary``.
public struct PackDeclaration: Sendable {
  /// Where something of the pack comes from.
  public struct Provenance: Sendable, Hashable {
    /// The title of the source.
    public var title: String

    /// Its licence.
    public var license: String?

    /// When it was read, as written.
    public var retrieved: String?

    /// Where it can be found.
    public var url: String?
  }

  /// The pack's name.
  public var name: String

  /// Where the name is written.
  package var namePosition = SourcePosition.start

  /// The pack's version, as written.
  public var version: String?

  /// What the pack is for, in one sentence.
  public var summary: String?

  /// The locale whose messages cover every code that the pack defines.
  public var sourceLocale: LocaleIdentifier

  /// Where the pack's data comes from.
  public var provenance: [Provenance] = []

  /// Whether the pack comes with the library.
  public var isBundled = false

  /// What the pack needs.
  var requirements = PackRequirements()

  /// What the pack takes away of lower layers.
  var disabled: [DisabledName] = []

  /// The names of the packs that the pack requires.
  public var requiredPacks: [String] { requirements.packs.map(\.name.content) }

  /// What the pack takes the place of, and what it takes away, for listings.
  public var changedNames: (replaced: [String], disabled: [String]) {
    let replaced = rules.flatMap(\.replaces) + forms.flatMap(\.replaces)
    return (replaced.map(\.content), disabled.map(\.name.content))
  }

  /// The rules, in the order of the file.
  public internal(set) var rules: [RuleDeclaration] = []

  /// The forms, in the order of the file.
  public internal(set) var forms: [FormDeclaration] = []

  /// What the pack says about codes.
  public internal(set) var codes: [ViolationCode: CodeDeclaration] = [:]

  /// The pack's messages by locale and key.
  public internal(set) var messages: [LocaleIdentifier: [String: MessageDeclaration]] = [:]

  /// The number of files that were read for the pack: its own, tables and catalogs.
  public internal(set) var fileCount = 0

  /// Whether this stands for a folder that has no pack, and only brings parts of tables.
  public internal(set) var isOnlyTables = false

  /// What is wrong in the file.
  ///
  /// A pack with problems cannot be used; it is linked all the same, to find what else is wrong.
  public internal(set) var problems: [Diagnostic] = []

  /// The keys of messages that could not be read.
  var unreadableMessages: Set<String> = []

  /// The codes that checks and examples name.
  var usedCodes: [Located<ViolationCode>] = []

  /// The pack's tables.
  var tables = PackTables()

  /// The pack's tables in the order of their names.
  var sortedTables: [DeclaredTable] {
    tables.tables.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What is wrong in files of the pack's tables that are refused singly, without the pack.
  public var refusedFiles: [Diagnostic] {
    sortedTables.compactMap(\.part).flatMap(\.refused)
  }

  /// Reads every file of the pack's tables, also those that are read late otherwise.
  ///
  /// - Returns: What is wrong in them.
  /// - Complexity: O(*n*) in the size of the files.
  public func problemsOfTableFiles() -> [Diagnostic] {
    sortedTables.compactMap(\.part).flatMap { $0.problems() }
  }

  /// The pack's file, for diagnostics.
  public let source: SourceText
}

extension PackDeclaration {
  /// Adds the messages of catalog files that stand beside the pack; those that it has already are
  /// ``problems``.
  public mutating func add(_ files: [ARBFile]) {
    var collector = DiagnosticCollector()
    for file in files {
      for (key, message) in file.messages.sorted(by: { $0.key < $1.key }) {
        let written = file.written(key)
        if let first = messages[file.locale]?[key]?.written {
          collector.add(
            file.source.diagnostic(
              "pack.duplicate_message",
              at: written.start,
              reason: "the message `\(key)` is in "
                + "\(first.source.name):\(first.start.line) already"
            )
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

/// What a pack says about a code.
public struct CodeDeclaration: Sendable, Hashable {
  /// The number and the severity.
  public var settings: CodeMapping.CodeSettings

  /// What the code means, for listings.
  public var summary: String?

  /// The arguments that come with the code, by name; nil unless the code belongs to programs, which give
  /// it themselves, such as by an asynchronous check.
  public var arguments: [String: Argument.Kind]?

  /// Where it is written.
  public var position: SourcePosition
}

/// A message of a pack, with the place where it is written.
public struct MessageDeclaration: Sendable {
  /// The message.
  public var message: Message

  /// Where it is written: in the pack's file, or in a catalog file beside it.
  public var written: WrittenText
}

/// A rule as its pack says it.
public struct RuleDeclaration: Sendable {
  /// The name.
  public var name: String

  /// Where the name is written.
  public var position: SourcePosition

  /// What the rule is for, in one sentence.
  public var summary: String?

  /// The parameters that the rule adds, or declares anew.
  var ownParameters: [ParameterDeclaration] = []

  /// The parameters that the rule adds, as far as they can be known without what it inherits.
  public var parameters: [ParameterDefinition] { ownParameters.map(\.definition) }

  /// Examples, which are tests.
  public var examples: [ExampleDeclaration] = []

  /// The rules of lower layers that this one takes the place of.
  var replaces: [Located<String>] = []

  /// The rule that this one extends.
  var parent: Located<String>?

  /// What the rule gives for its parent's parameters.
  var given: [(name: Located<String>, expression: SettingExpression)] = []

  /// The steps that take the place of the parent's; nil leaves those.
  var normalization: Normalization?

  /// Whether values are secret; nil leaves that to the parent.
  var isSecret: Bool?

  /// Whether values belong to a person; nil leaves that to the parent.
  var isPersonal: Bool?

  /// The checks that the rule adds.
  package var checks: [CheckTemplate] = []

  /// New settings for the parent's named checks.
  var changes: [(name: Located<String>, settings: YAMLNode)] = []

  /// The parent's named checks that the rule does without.
  var drops: [Located<String>] = []
}

/// An example of a rule's values.
public struct ExampleDeclaration: Sendable {
  /// The value.
  public var value: Value

  /// The parameters that it is checked with.
  public var parameters: [String: Value] = [:]

  /// Whether the value must be valid.
  public var isValid: Bool

  /// The codes that it must give, in order; those of a valid value are warnings.
  public var codes: [ViolationCode] = []

  /// The normalised form that it must have, if the example says so.
  public var normalized: String?

  /// Where it is written.
  public var position: SourcePosition
}

/// A form as its pack says it.
public struct FormDeclaration: Sendable {
  /// The name.
  public var name: String

  /// Where the name is written.
  public var position: SourcePosition

  /// What the form is for, in one sentence.
  public var summary: String?

  /// The forms of lower layers that this one takes the place of.
  var replaces: [Located<String>] = []

  /// The form that this one extends.
  var parent: Located<String>?

  /// The inherited fields, and checks between fields, that the form does without.
  var drops: [Located<String>] = []

  /// How much is reported; nil leaves that to the parent.
  var stop: FormDefinition.Stop?

  /// What becomes of unknown fields; nil leaves that to the parent.
  var unknownFields: FormDefinition.UnknownFields?
  var optionalRecords: [Located<FieldPath>] = []
  var fields: [FieldDeclaration] = []
  var checks: [(field: Located<FieldPath>, check: CheckTemplate)] = []
}

/// A field of a form as its pack says it.
struct FieldDeclaration: Sendable {
  var path: FieldPath
  var position: SourcePosition
  var rule: Located<String>?
  var sameAs: Located<FieldPath>?
  var isRequired = false
  var requiredIf: [Located<FieldCondition>] = []
  var parameters: [(name: Located<String>, source: ParameterSource)] = []
  var checks: [CheckTemplate] = []
}
