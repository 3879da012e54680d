import PackLoading
public import RuleEngine
public import Rulebook
import SourceTexts

/// Finds everything that can be wrong in packs and catalogs, including what loading accepts.
///
///     let report = try Linter().lint(["/etc/acme/rulepacks"])
///     report.errorCount  // 0
///
/// Everything that it calls an error, loading also refuses, with the same code and position.
/// `rulebook explain lint.term` explains a code that only lint reports.
public struct Linter: Sendable {
  private let checks: [CheckDefinition]
  private let subjects: [Subject]
  private let resources: String?
  private let loading: Rulebook.LoadingOptions

  /// Decides which packs and catalogs may be read; nil if all may.
  package var admission: (any PackAdmission)?

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - checks: Checks that the application adds, for packs to name.
  ///   - subjects: Subjects that the application adds.
  ///   - resources: The folder with the bundled data; by default, it is found next to the
  ///     executable.
  ///   - loading: How packs are loaded.
  public init(
    checks: [CheckDefinition] = [],
    subjects: [Subject] = [],
    resources: String? = nil,
    loading: Rulebook.LoadingOptions = []
  ) {
    self.checks = checks
    self.subjects = subjects
    self.resources = resources
    self.loading = loading
  }

  /// Checks packs and catalogs.
  ///
  /// - Parameter paths: Pack files, folders of packs, catalog files, and folders of catalog files,
  ///   to check on top of the bundled data. If there are none, the bundled data itself is checked.
  ///   Whatever loading refuses is an error here, too.
  /// - Returns: Everything that was found, sorted by position. Broken or missing parts don't keep
  ///   the rest from being checked.
  /// - Throws: A `LoadingError` if none of the paths, or no bundled data, exists.
  public func lint(_ paths: [String] = []) throws(LoadingError) -> LintReport {
    let registry = try SubjectRegistry(adding: subjects, checks: checks)
    var reader = SourceReader(
      registry: registry,
      resources: resources,
      options: loading,
      keepsBrokenCatalogs: true
    )
    reader.admission = try admission?.begin()
    let input = try LintInput(paths, reader)
    var report = LintReport()
    report.read = input.summary
    for diagnostic in input.errors.flatMap(\.diagnostics) { report.addObstacle(diagnostic) }
    for diagnostic in input.damage.flatMap(\.diagnostics) { report.add(.error, diagnostic) }
    for diagnostic in input.remarks { report.add(.warning, diagnostic) }
    // The hint of this error already names the locale in the name of the file.
    let repeated = input.errors.flatMap(\.diagnostics).filter { $0.code == "arb.duplicate_locale" }
    let repeatedFiles = Set(repeated.map(\.file))
    for file in input.subjectCatalogFiles where !repeatedFiles.contains(file.source.name) {
      let isBundled = input.givenPacks == nil
      let problem = isBundled ? file.problemOfBundledName : file.problemOfName
      if let problem { report.add(.error, problem) }
    }
    lint(input, registry, &report)
    report.finish()
    return report
  }

  /// Checks all packs together.
  ///
  /// If some rules or forms are broken, everything else is still searched, so that an author sees
  /// all mistakes together. Findings that may only be consequences are dropped.
  private func lint(_ input: LintInput, _ registry: SubjectRegistry, _ report: inout LintReport) {
    let linking = input.linking(registry)
    var consequences = Consequences(of: input)
    for diagnostic in linking.error?.diagnostics ?? [] where !consequences.contain(diagnostic) {
      report.addObstacle(diagnostic)
    }
    consequences.noteMisspeltKeys(in: linking.error?.diagnostics ?? [])
    var library = linking.library
    var remaining: RemainingRules?
    if linking.error != nil {
      guard let part = linking.soundPart() else { return }
      library = part.library
      consequences.leftOut = part.leftOut
      remaining = linking.remainingRules(besides: part.library)
    }
    do throws(LoadingError) {
      for finding in try findings(input, library, remaining).findings
      where !consequences.contain(finding.diagnostic) {
        report.add(finding.severity, finding.diagnostic)
      }
    } catch {
      for diagnostic in error.diagnostics where !consequences.contain(diagnostic) {
        report.addObstacle(diagnostic)
      }
    }
  }

  private func findings(
    _ input: LintInput,
    _ library: PackLibrary,
    _ remaining: RemainingRules?
  ) throws(LoadingError) -> LintReport {
    let context = LintContext(input: input, library: library, index: try CodeIndex(library))
    var report = LintReport()
    for remark in input.subjectCatalogFiles.flatMap(\.remarks) { report.add(.warning, remark) }
    MessageLint(context: context).run(&report)
    LanguageLint(context: context).run(&report)
    LabelLint(context: context).run(&report)
    RegionLint(context: context).run(&report)
    CoverageLint(context: context).run(&report)
    SourceTextLint(context: context).run(&report)
    SourceCatalogLint(context: context).run(&report)
    RuleLint(context: context).run(&report)
    CodeLint(context: context).run(&report)
    let usedByExamples = CodeExampleLint(context: context).run(&report)
    BesideLint(context: context).run(&report)
    PatternLint(context: context).run(&report)
    let usage = try PartUsage(library)
    TableLint(context: context, usage: usage, usedByExamples: usedByExamples).run(&report)
    PartLint(context: context, usage: usage).run(&report)
    TitleLint(context: context, usage: usage).run(&report)
    let reachability = ReachabilityLint(context: context, usage: usage)
    try reachability.run(&report)
    if let remaining { try reachability.run(on: remaining, &report) }
    for diagnostic in library.remarks + library.remarksOnTables { report.add(.warning, diagnostic) }
    for pack in context.subjects {
      for diagnostic in pack.problemsOfTableFiles() { report.add(.error, diagnostic) }
    }
    report.applySuppressions(of: input.subjectCatalogFiles)
    report.applySuppressions(of: context.subjects)
    return report
  }
}

/// The findings of lint in packs and catalogs.
public struct LintReport: Sendable, Hashable {
  /// One finding.
  public struct Finding: Sendable, Hashable, Comparable {
    /// Whether the finding breaks something, or only deserves a look.
    public var severity: Severity

    /// What was found, and where.
    public var diagnostic: Diagnostic

    /// Orders findings by file and position.
    public static func < (left: Self, right: Self) -> Bool { left.diagnostic < right.diagnostic }
  }

  /// What was found, sorted by file and position.
  public private(set) var findings: [Finding] = []

  /// How much was read.
  public internal(set) var read = ReadSummary()

  /// The errors that kept something from being checked.
  private(set) var obstacles: Set<Diagnostic> = []

  /// The number of findings that break something.
  public var errorCount: Int { findings.count { $0.severity == .error } }

  /// The number of findings that only deserve a look.
  public var warningCount: Int { findings.count { $0.severity == .warning } }

  mutating func removeFindings(where isKnown: (Finding) -> Bool) {
    findings.removeAll(where: isKnown)
  }

  mutating func add(_ severity: Severity, _ diagnostic: Diagnostic) {
    findings.append(Finding(severity: severity, diagnostic: diagnostic))
  }

  /// Adds an error that kept something from being checked.
  mutating func addObstacle(_ diagnostic: Diagnostic) {
    add(.error, diagnostic)
    obstacles.insert(diagnostic)
  }

  /// Sorts the findings, and removes duplicates and warnings that repeat an error.
  mutating func finish() {
    let unknown = Set(
      findings.map(\.diagnostic).filter { $0.code == "lint.unknown_argument" }.map(\.place)
    )
    findings.removeAll {
      $0.diagnostic.code == "lint.added_argument" && unknown.contains($0.diagnostic.place)
    }
    findings = Set(findings).sorted()
  }
}

extension Diagnostic {
  /// The place of the mistake, for comparisons.
  fileprivate var place: String { "\(line):\(column) \(file)" }
}

/// Looks for rules without examples.
struct RuleLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    // Rules that are left out of the search need examples, too.
    for pack in context.input.subjects.map(\.declaration) {
      for rule in pack.rules where !rule.hasMistakes || !rule.writesExamples {
        if let missing = missingExamples(of: rule, in: pack) { report.add(.warning, missing) }
      }
    }
  }

  /// Returns a finding about the examples that a rule is missing; nil if it has examples of each
  /// kind.
  private func missingExamples(of rule: RuleDeclaration, in pack: PackDeclaration) -> Diagnostic? {
    let (code, what) =
      switch (
        rule.examples.contains(where: \.codes.isEmpty), rule.examples.allSatisfy(\.codes.isEmpty)
      ) {
      case (false, true): ("lint.no_example", "any examples")
      case (false, false): ("lint.no_valid_example", "an example of a valid value")
      case (true, true): ("lint.no_invalid_example", "an example of an invalid value")
      case (true, false): ("", "")
      }
    if code.isEmpty { return nil }
    return pack.source.diagnostic(
      code,
      at: rule.position,
      reason: "the rule `\(rule.name)` doesn't have \(what)"
    )
  }
}
