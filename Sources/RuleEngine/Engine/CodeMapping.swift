package import Violations

/// How a pack changes the codes that a check reports.
///
/// The changes follow the order of the format: first the new names, then the severities that the
/// pack sets for codes, then the severity of this one check.
///
///     let codes = CodeMapping(
///       replacement: "staff_id.format", arguments: ["example": "AB-123456"])
///     RuleCheck(LengthCheck(9...9), codes: codes)
///     // AB-12  staff_id.format, expected: 9, actual: 5, unit: characters, example: AB-123456
package struct CodeMapping: Sendable, Hashable {
  /// What a pack sets for one code.
  package struct CodeSettings: Sendable, Hashable {
    /// The number for systems that identify codes by number.
    package var number: Int?

    /// The severity of the code in this pack.
    package var severity: Severity?

    /// Creates settings.
    package init(number: Int? = nil, severity: Severity? = nil) {
      self.number = number
      self.severity = severity
    }
  }

  /// The code that replaces all failures without a new name.
  ///
  /// It keeps the range and arguments of the first.
  package var replacement: ViolationCode?

  /// New names for individual codes.
  package var renames: [ViolationCode: ViolationCode]

  /// Constants that are added for messages.
  package var arguments: [String: Argument]

  /// The severity of everything that the check reports.
  package var severity: Severity?

  /// The pack's settings for codes, whichever check reports them.
  package var packCodes: [ViolationCode: CodeSettings]

  /// Whether the mapping changes nothing.
  let isIdentity: Bool

  /// Whether some severity can change, so that the outcome can't be known without looking at the
  /// violations.
  let needsViolations: Bool

  /// Creates a mapping.
  ///
  /// Without arguments, it changes nothing.
  package init(
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

  /// Returns the mapping with what a rule that inherits the check changes.
  ///
  /// A code for the whole check replaces the new names of individual codes too.
  package func changed(by change: CodeMapping) -> CodeMapping {
    CodeMapping(
      replacement: change.replacement ?? replacement,
      renames: change.replacement == nil ? renames.merging(change.renames) { $1 } : [:],
      arguments: arguments.merging(change.arguments) { $1 },
      severity: change.severity ?? severity,
      packCodes: packCodes
    )
  }

  /// Whether something that the check refuses can pass as a warning.
  var mayForgive: Bool {
    if let severity { return severity == .warning }
    if let replacement { return packCodes.settings(for: replacement).severity == .warning }
    return packCodes.values.contains { $0.severity == .warning }
  }

  /// Applies the codes, arguments and severities that the pack sets to findings.
  func apply(to findings: inout Findings) {
    guard !isIdentity, findings.wantsDetails else { return }
    if let replacement { replaceFailures(in: &findings, by: replacement) }
    for index in findings.violations.indices {
      apply(to: &findings.violations[index])
    }
    guard needsViolations else { return }
    // Severities don't decide what couldn't be checked.
    let limits: Outcome = findings.outcome == .inconclusive ? .inconclusive : .valid
    findings.outcome = findings.violations.outcome.and(limits)
  }

  /// Replaces all errors without a new name with one violation, and keeps warnings and limits.
  private func replaceFailures(in findings: inout Findings, by code: ViolationCode) {
    func isReplaced(_ violation: Violation) -> Bool {
      violation.severity == .error && !violation.isUndecided && renames[violation.code] == nil
    }
    guard let first = findings.violations.firstIndex(where: isReplaced) else { return }
    let tail = findings.violations[(first + 1)...].filter { !isReplaced($0) }
    findings.violations[first].code = code
    findings.violations = Array(findings.violations[...first]) + tail
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
  /// Returns the pack's settings for a code.
  ///
  /// Missing settings come from its more general parent codes, such as `email.domain` for
  /// `email.domain.missing`.
  func settings(for code: ViolationCode) -> CodeMapping.CodeSettings {
    var settings = self[code] ?? CodeMapping.CodeSettings()
    for family in code.ancestors {
      guard settings.number == nil || settings.severity == nil else { break }
      settings.number = settings.number ?? self[family]?.number
      settings.severity = settings.severity ?? self[family]?.severity
    }
    return settings
  }

  /// Applies the number and the severity that a pack sets to a violation.
  ///
  /// Violations that only say that something couldn't be checked stay unchanged.
  func apply(to violation: inout Violation) {
    if isEmpty || violation.isUndecided { return }
    let settings = settings(for: violation.code)
    violation.number = settings.number ?? violation.number
    violation.severity = settings.severity ?? violation.severity
  }
}
