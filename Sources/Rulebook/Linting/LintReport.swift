/// What lint found in packs and catalogs.
public struct LintReport: Sendable, Hashable {
  /// One finding.
  public struct Finding: Sendable, Hashable, Comparable {
    /// Whether the finding breaks something, or should only be looked at.
    public var severity: Severity

    /// What was found, and where.
    public var diagnostic: Diagnostic

    /// Orders findings by place.
    public static func < (left: Self, right: Self) -> Bool { left.diagnostic < right.diagnostic }
  }

  /// What was found, sorted by place.
  public private(set) var findings: [Finding] = []

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
