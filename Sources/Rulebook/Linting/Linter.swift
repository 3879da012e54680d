import Documents
import PackLoading
public import Rules

/// Looks for everything that can be wrong in packs and catalogs, beyond what loading refuses.
///
///     let report = try Linter().lint(["/etc/acme/rulepacks"])
///     report.errorCount  // 0
///
/// What it calls an error, loading refuses too, with the same code and position.
///
/// | Code                     | Severity | Says                                              |
/// | ------------------------ | -------- | ------------------------------------------------- |
/// | `lint.locale_name`       | error    | `@@locale` is not the name of the file            |
/// | `lint.unknown_key`       | warning  | a catalog has a key that is no code, form or label |
/// | `lint.missing_message`   | warning  | a language lacks a message for a code              |
/// | `lint.unknown_argument`  | error    | a message mentions what is not always reported    |
/// | `lint.argument_kind`     | error    | an argument's kind does not suit its use          |
/// | `lint.missing_plural`    | error    | a plural lacks a form that the language has       |
/// | `lint.surplus_plural`    | warning  | a plural has a form that the language has not     |
/// | `lint.copied_message`    | warning  | a translation is the same as the source           |
/// | `lint.no_description`    | warning  | the source file says nothing about a message      |
/// | `lint.placeholder`       | warning  | the source file describes other arguments         |
/// | `lint.no_example`        | warning  | a rule has no examples                            |
/// | `lint.no_valid_example`  | warning  | a rule has no valid example                       |
/// | `lint.no_invalid_example` | warning | a rule has no invalid example                     |
/// | `pack.shadowed_rule`, …  | warning  | a rule, form, code or pack has the name of one of Rulebook's |
/// | `file.passed_over`       | warning  | a file looks like a part of a pack and is not read |
/// | `lint.unused_code`       | warning  | a pack declares a code that nobody reports        |
/// | `lint.moved_region`      | warning  | a file gives a telephone region another calling code |
/// | `lint.backtracking`      | warning  | a pattern has ICU try one way after another       |
/// | `lint.large_pattern`     | warning  | a pattern is too large for an automaton           |
/// | `lint.case_folding`      | warning  | a pattern that ignores case has letters such as `ß` |
public struct Linter: Sendable {
  private let checks: [CheckDefinition]
  private let subjects: [Subject]
  private let resources: String?
  private let loading: LoadingOptions

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - checks: Checks that the application adds, for packs to name.
  ///   - subjects: Subjects that the application adds.
  ///   - resources: The folder with the bundled data; found beside the executable unless given.
  ///   - loading: How packs are loaded.
  public init(
    checks: [CheckDefinition] = [],
    subjects: [Subject] = [],
    resources: String? = nil,
    loading: LoadingOptions = []
  ) {
    self.checks = checks
    self.subjects = subjects
    self.resources = resources
    self.loading = loading
  }

  /// Looks at packs and catalogs.
  ///
  /// - Parameter paths: Pack files, folders with packs, catalog files and folders with those, to
  ///   be looked at on top of the bundled data; the bundled data itself if there is none. What loading
  ///   refuses is an error here, too.
  /// - Returns: Everything that was found, sorted by position.
  ///   What is broken or missing does not keep the rest from being looked at.
  /// - Throws: A ``LoadingError`` if none of the paths, or no bundled data, exists.
  public func lint(_ paths: [String] = []) throws(LoadingError) -> LintReport {
    let registry = try SubjectRegistry(adding: subjects, checks: checks)
    let input = try LintInput(
      paths,
      SourceReader(registry: registry, resources: resources, options: loading)
    )
    var report = LintReport()
    report.read = input.summary
    for error in input.errors { report.add(error) }
    for diagnostic in input.remarks { report.add(.warning, diagnostic) }
    for file in input.subjectCatalogFiles {
      if let problem = file.problemOfName { report.add(.error, problem) }
    }
    lint(input, registry, &report)
    report.finish()
    return report
  }

  /// What is found wherever a pack is left out that others name.
  private static let needsAllPacks: Set<String> = [
    "pack.unknown_rule", "pack.unknown_form", "pack.unknown_disabled", "pack.requires_pack",
    "lint.unknown_key",
  ]

  /// Looks at all packs together; where some are broken, once more without these.
  private func lint(_ input: LintInput, _ registry: SubjectRegistry, _ report: inout LintReport) {
    var input = input
    var ignored = input.errors.isEmpty ? [] : Self.needsAllPacks
    while true {
      do throws(LoadingError) {
        for finding in try findings(input, registry).findings
        where !ignored.contains(finding.diagnostic.code) {
          report.add(finding.severity, finding.diagnostic)
        }
        return
      } catch {
        for diagnostic in error.diagnostics where !ignored.contains(diagnostic.code) {
          report.add(.error, diagnostic)
        }
        ignored = Self.needsAllPacks
        guard input.leaveOut(packsWith: error) else { return }
      }
    }
  }

  private func findings(
    _ input: LintInput,
    _ registry: SubjectRegistry
  ) throws(LoadingError) -> LintReport {
    let library = try input.library(registry)
    let context = LintContext(input: input, library: library, index: try CodeIndex(library))
    var report = LintReport()
    MessageLint(context: context).run(&report)
    CoverageLint(context: context).run(&report)
    SourceCatalogLint(context: context).run(&report)
    RuleLint(context: context).run(&report)
    PatternLint(context: context).run(&report)
    for diagnostic in library.remarks + library.remarksOnTables { report.add(.warning, diagnostic) }
    for pack in context.subjects {
      for diagnostic in pack.problemsOfTableFiles() { report.add(.error, diagnostic) }
    }
    return report
  }
}

/// What the parts of lint share.
struct LintContext {
  let input: LintInput
  let library: PackLibrary
  let index: CodeIndex

  /// The packs that are looked at.
  var subjects: [PackDeclaration] { library.packs.filter(input.isSubject) }

  /// The catalogs that are looked at.
  var subjectCatalogs: [ARBFile] {
    input.givenPacks == nil ? input.bundledCatalogs : input.givenCatalogs
  }

  /// The file of the bundled catalog in the source locale.
  var sourceCatalog: ARBFile? { input.bundledCatalogs.first { $0.locale == .english } }

  /// The messages that are looked at, those of each pack by themselves; those of catalogs have no pack.
  var messages: [(pack: PackDeclaration?, messages: [CatalogMessage])] {
    // A pack's catalog files know their own sources better than its declaration does.
    [(nil, subjectCatalogs.flatMap(\.catalogMessages))]
      + input.packs.filter { input.isSubject($0.declaration) }.map { pack in
        let messages =
          pack.declaration.catalogMessages + pack.catalogs.flatMap(\.catalogMessages)
        return (library.packs.first { $0.name == pack.declaration.name }, messages)
      }
  }
}

/// What lint found in packs and catalogs.
public struct LintReport: Sendable, Hashable {
  /// One finding.
  public struct Finding: Sendable, Hashable, Comparable {
    /// Whether the finding breaks something, or should only be looked at.
    public var severity: Severity

    /// What was found, and where.
    public var diagnostic: Diagnostic

    /// Orders findings by file and position.
    public static func < (left: Self, right: Self) -> Bool { left.diagnostic < right.diagnostic }
  }

  /// What was found, sorted by file and position.
  public private(set) var findings: [Finding] = []

  /// How much was looked at.
  public internal(set) var read = ReadSummary()

  /// The number of findings that break something.
  public var errorCount: Int { findings.count { $0.severity == .error } }

  /// The number of findings that should only be looked at.
  public var warningCount: Int { findings.count { $0.severity == .warning } }

  mutating func add(_ severity: Severity, _ diagnostic: Diagnostic) {
    findings.append(Finding(severity: severity, diagnostic: diagnostic))
  }

  mutating func add(_ error: LoadingError) {
    for diagnostic in error.diagnostics { add(.error, diagnostic) }
  }

  /// Sorts the findings and drops those that were found twice.
  mutating func finish() {
    findings = Set(findings).sorted()
  }
}

/// Looks for rules without examples and for codes that nobody reports.
struct RuleLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    // A number or severity may be that of a whole family of codes.
    let reported = context.index.entries.filter { $0.value.arguments != nil }.keys
    let families = Set(reported.flatMap(\.ancestors))
    for pack in context.subjects {
      for rule in pack.rules {
        if let missing = missingExamples(of: rule, in: pack) { report.add(.warning, missing) }
      }
      for (code, declaration) in pack.codes.sorted(by: { $0.key < $1.key })
      where context.index.entries[code.failure]?.arguments == nil && !families.contains(code) {
        report.add(
          .warning,
          pack.source.diagnostic(
            "lint.unused_code",
            at: declaration.position,
            reason: "no rule or form reports the code `\(code)`",
            hint:
              "if a program gives it, say with what: `arguments: {}`, or `{ NAME: { type: text } }`"
          )
        )
      }
    }
  }

  /// Returns what to say of the examples that a rule lacks; nil if it has some of each kind.
  private func missingExamples(of rule: RuleDeclaration, in pack: PackDeclaration) -> Diagnostic? {
    let (code, what) =
      switch (
        rule.examples.contains(where: \.codes.isEmpty), rule.examples.allSatisfy(\.codes.isEmpty)
      ) {
      case (false, true): ("lint.no_example", "no examples")
      case (false, false): ("lint.no_valid_example", "no example of a valid value")
      case (true, true): ("lint.no_invalid_example", "no example of an invalid value")
      case (true, false): ("", "")
      }
    if code.isEmpty { return nil }
    return pack.source.diagnostic(
      code,
      at: rule.position,
      reason: "the rule `\(rule.name)` has \(what)"
    )
  }
}
