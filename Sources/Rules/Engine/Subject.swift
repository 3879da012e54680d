public import Violations

/// An area of knowledge, such as telephone numbers, with all checks and kinds of table that it
/// offers to packs.
///
/// To add a subject, declare one and give it to the rulebook:
///
///     extension Subject {
///       static let currencies = Subject(
///         "currencies",
///         checks: [AmountCheck.definition],
///         tables: [.currencyCodes]
///       )
///     }
///
///     let rulebook = try Rulebook(.bundled, .folder("packs"), subjects: [.currencies])
///
/// The engine and the loader mention no single subject: they find its checks and its kinds of table
/// in the ``SubjectRegistry``.
public struct Subject: Sendable {
  /// The subject's name, for messages about the registry.
  public let name: String

  /// The checks that packs can name.
  public let checks: [CheckDefinition]

  /// The kinds of table that packs can declare.
  public let tables: [TableDefinition]

  /// Creates a subject.
  public init(_ name: String, checks: [CheckDefinition] = [], tables: [TableDefinition] = []) {
    self.name = name
    self.checks = checks
    self.tables = tables
  }
}

/// The checks and kinds of table of all subjects, which packs use by their names.
///
///     let registry = try SubjectRegistry(Rulebook.subjects)
///     registry.check("length")?.shorthand  // "exact"
public struct SubjectRegistry: Sendable {
  private let checksByName: [String: CheckDefinition]

  /// The kinds of table, in the order of the subjects.
  public let tables: [TableDefinition]

  /// The codes of checks that a program adds, which packs may put into words as they do their own.
  package let addedCodes: Set<ViolationCode>

  /// Creates a registry.
  ///
  /// - Parameters:
  ///   - subjects: The subjects.
  ///   - added: Subjects of a program, which come after those.
  /// - Throws: A ``LoadingError`` with the code `subject.duplicate_check` or
  ///   `subject.duplicate_table` for each name that two subjects, or one of them twice, define.
  public init(_ subjects: [Subject], adding added: [Subject] = []) throws(LoadingError) {
    var checks: [String: CheckDefinition] = [:]
    var tables: [TableDefinition] = []
    var owners: [String: String] = [:]
    var problems: [Diagnostic] = []
    func claim(_ name: String, _ what: String, _ code: String, for subject: Subject) -> Bool {
      guard let first = owners.updateValue(subject.name, forKey: "\(what) \(name)") else {
        return true
      }
      problems.append(
        Diagnostic(
          code: code,
          file: "subject `\(subject.name)`",
          reason: "there is a \(what) `\(name)` already, in the subject `\(first)`",
          hint: "give one of them another name"
        )
      )
      return false
    }
    for subject in subjects + added {
      for check in subject.checks
      where claim(check.name, "check", "subject.duplicate_check", for: subject) {
        checks[check.name] = check
      }
      for table in subject.tables
      where claim(table.kind, "kind of table", "subject.duplicate_table", for: subject) {
        tables.append(table)
      }
    }
    if let error = LoadingError(problems) { throw error }
    checksByName = checks
    let known = Set(subjects.flatMap(\.checks).flatMap(\.codes).map(\.code))
      .union(CodeDefinition.engine.map(\.code))
    addedCodes = Set(added.flatMap(\.checks).flatMap(\.codes).map(\.code)).subtracting(known)
    self.tables = tables
  }

  /// Returns the definition of a check, or nil if there is none of that name.
  public func check(_ name: String) -> CheckDefinition? { checksByName[name] }

  /// Returns the definition of a kind of table, or nil if there is none of that name.
  ///
  /// - Complexity: O(*n*) in the number of kinds.
  public func table(_ kind: String) -> TableDefinition? { tables.first { $0.kind == kind } }

  /// The definitions of all checks, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) in the number of checks.
  public var checks: [CheckDefinition] { checksByName.values.sorted { $0.name < $1.name } }
}
