public import Violations

/// What a pack makes of the codes that a check reports.
///
/// The order is that of the format: renaming first, then the severities that
/// the pack gives to codes, then the severity of this one check.
///
///     let codes = CodeMapping(
///       replacement: "staff_id.format", arguments: ["example": "AB-123456"])
///     RuleCheck(LengthCheck(9...9), codes: codes)
///     // AB-12  staff_id.format, expected: 9, actual: 5, unit: characters, example: AB-123456
public struct CodeMapping: Sendable, Hashable {
  /// What a pack says about one code.
  public struct CodeSettings: Sendable, Hashable {
    /// The number for systems that know codes by numbers.
    public var number: Int?

    /// How much the code matters, in this pack.
    public var severity: Severity?

    /// Creates settings.
    public init(number: Int? = nil, severity: Severity? = nil) {
      self.number = number
      self.severity = severity
    }
  }

  /// The one code that replaces all failures, with the first's range and arguments.
  public var replacement: ViolationCode?

  /// New names for single codes.
  public var renames: [ViolationCode: ViolationCode]

  /// Constants added for the messages.
  public var arguments: [String: Argument]

  /// The severity of everything that the check reports.
  public var severity: Severity?

  /// What the pack says about codes, for whatever the check reports.
  public var packCodes: [ViolationCode: CodeSettings]

  /// Whether nothing changes.
  let isIdentity: Bool

  /// Whether some severity may change, so that the outcome cannot be known without looking at the
  /// violations.
  let needsViolations: Bool

  /// Creates a mapping; without arguments it changes nothing.
  public init(
    replacement: ViolationCode? = nil,
    renames: [ViolationCode: ViolationCode] = [:],
    arguments: [String: Argument] = [:],
    severity: Severity? = nil,
    packCodes: [ViolationCode: CodeSettings] = [:]
  ) {
    self.replacement = replacement
    self.renames = renames
    self.arguments = arguments
    self.severity = severity
    self.packCodes = packCodes
    needsViolations = severity != nil || packCodes.values.contains { $0.severity != nil }
    isIdentity =
      replacement == nil && renames.isEmpty && arguments.isEmpty && severity == nil
      && packCodes.isEmpty
  }

  /// Whether something that the check refuses may pass as a warning.
  var mayForgive: Bool {
    if let severity { return severity == .warning }
    if let replacement { return packCodes.settings(for: replacement).severity == .warning }
    return packCodes.values.contains { $0.severity == .warning }
  }

  /// Gives findings the codes, arguments and severities that the pack says.
  func apply(to findings: inout Findings) {
    guard !isIdentity, findings.wantsDetails else { return }
    if let replacement { replaceFailures(in: &findings, by: replacement) }
    for index in findings.violations.indices {
      apply(to: &findings.violations[index])
    }
    if needsViolations { findings.outcome = findings.violations.outcome }
  }

  /// Puts one violation in the place of all errors; warnings and limits stay.
  private func replaceFailures(in findings: inout Findings, by code: ViolationCode) {
    guard
      let first = findings.violations.firstIndex(where: {
        $0.severity == .error && !$0.isUndecided
      })
    else { return }
    findings.violations[first].code = code
    let head = findings.violations[...first]
    let tail = findings.violations[(first + 1)...].filter {
      $0.severity != .error || $0.isUndecided
    }
    findings.violations = Array(head) + tail
  }

  private func apply(to violation: inout Violation) {
    if violation.isUndecided { return }
    if let renamed = renames[violation.code] { violation.code = renamed }
    packCodes.apply(to: &violation)
    if let severity { violation.severity = severity }
    violation.arguments.merge(arguments) { $1 }
  }
}

extension [ViolationCode: CodeMapping.CodeSettings] {
  /// Returns what a pack says about a code, or else about a more general code above it:
  /// `email.domain` for `email.domain.missing`.
  func settings(for code: ViolationCode) -> CodeMapping.CodeSettings {
    var settings = self[code] ?? CodeMapping.CodeSettings()
    for family in code.ancestors {
      guard settings.number == nil || settings.severity == nil else { break }
      settings.number = settings.number ?? self[family]?.number
      settings.severity = settings.severity ?? self[family]?.severity
    }
    return settings
  }

  /// Gives a violation the number and the severity that a pack says; what says only that something
  /// could not be checked stays as it is.
  func apply(to violation: inout Violation) {
    if isEmpty || violation.isUndecided { return }
    let settings = settings(for: violation.code)
    violation.number = settings.number ?? violation.number
    violation.severity = settings.severity ?? violation.severity
  }
}
