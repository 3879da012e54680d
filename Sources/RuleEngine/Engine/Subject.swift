public import Violations

/// An area of knowledge, such as telephone numbers, with all checks and table kinds that it offers
/// to packs.
///
/// To add a subject, declare one and pass it to the rulebook:
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
/// The engine and the loader don't mention any particular subject. They find its checks and table
/// kinds among those that the rulebook was given.
public struct Subject: Sendable {
  /// The subject's name, for diagnostics about the registry.
  public let name: String

  /// The checks that packs can name.
  public let checks: [CheckDefinition]

  /// The table kinds that packs can declare.
  public let tables: [TableDefinition]

  /// Creates a subject.
  public init(_ name: String, checks: [CheckDefinition] = [], tables: [TableDefinition] = []) {
    self.name = name
    self.checks = checks
    self.tables = tables
  }
}

/// The checks and table kinds of all subjects, which packs use by name.
///
///     let registry = try SubjectRegistry(Rulebook.subjects)
///     registry.check("length")?.shorthand  // "exact"
public struct SubjectRegistry: Sendable {
  private let checksByName: [String: CheckDefinition]

  /// The table kinds, in the order of the subjects.
  public let tables: [TableDefinition]

  /// The codes of checks that a program adds.
  ///
  /// Packs can define messages for them, as for their own codes.
  package let addedCodes: Set<ViolationCode>

  /// The codes of the library's own checks and of the engine.
  package let knownCodes: Set<ViolationCode>

  /// Creates a registry.
  ///
  /// - Parameters:
  ///   - subjects: The subjects.
  ///   - added: Subjects of a program, which come after the others.
  /// - Throws: A ``LoadingError`` with the code `subject.duplicate_check` or
  ///   `subject.duplicate_table` for each name that is defined more than once, whether by two
  ///   subjects or by one.
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
          reason: "there is already a \(what) `\(name)`, in the subject `\(first)`",
          hint: "rename one of them"
        )
      )
      return false
    }
    for (index, subject) in (subjects + added).enumerated() {
      for var check in subject.checks
      where claim(check.name, "check", "subject.duplicate_check", for: subject) {
        check.isOfProgram = index >= subjects.count
        checks[check.name] = check
      }
      for table in subject.tables
      where claim(table.kind, "kind of table", "subject.duplicate_table", for: subject) {
        tables.append(table)
      }
    }
    if let error = LoadingError(problems) { throw error }
    checksByName = checks
    knownCodes = Set(subjects.flatMap(\.checks).flatMap(\.codes).map(\.code))
      .union(CodeDefinition.engine.map(\.code))
    addedCodes = Set(added.flatMap(\.checks).flatMap(\.codes).map(\.code)).subtracting(knownCodes)
    self.tables = tables
  }

  /// Returns the definition of a check, or nil if there is none with that name.
  public func check(_ name: String) -> CheckDefinition? { checksByName[name] }

  /// Returns the definition of a table kind, or nil if there is none with that name.
  ///
  /// - Complexity: O(*n*) in the number of kinds.
  public func table(_ kind: String) -> TableDefinition? { tables.first { $0.kind == kind } }

  /// The definitions of all checks, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) in the number of checks.
  public var checks: [CheckDefinition] { checksByName.values.sorted { $0.name < $1.name } }

  /// Returns the names of the arguments of a code that are plain numbers.
  ///
  /// - Complexity: O(*n*) in the number of codes of all checks.
  package func plainNumbers(of code: ViolationCode) -> Set<String> {
    let definition = checksByName.values.lazy.flatMap(\.codes).first { $0.code == code }
    return Set((definition?.arguments ?? []).filter(\.isPlainNumber).map(\.name))
  }
}
