import UnicodeText
public import Violations

extension Rule {
  /// Returns only whether a text is valid: the fast path.
  ///
  ///     staffID.accepts("ab-123456", in: CheckContext())  // true
  ///
  /// A text that cannot be decided is not accepted; ``outcome(of:in:)`` tells it from an invalid one.
  ///
  /// - Complexity: That of the checks. It allocates nothing unless normalisation changes the text or
  ///   the documentation of one of the checks says that it allocates.
  public func accepts(_ text: String, in context: borrowing CheckContext) -> Bool {
    outcome(of: text, in: context) == .valid
  }

  /// Returns only what a text comes to, on the fast path.
  ///
  ///     staffID.outcome(of: "ab-1", in: CheckContext())  // .invalid
  ///
  /// A blank text is invalid, as a value that is checked on its own is required.
  ///
  /// - Complexity: As of ``accepts(_:in:)``.
  public func outcome(of text: String, in context: borrowing CheckContext) -> Outcome {
    let span = text.utf8Span
    guard span.count <= context.surroundings.limits.inputBytes else { return .inconclusive }
    var findings = Findings(.outcome)
    if keepsSettledTexts ? span.isSettled : isPlain(span) {
      checks.run(span, in: context, into: &findings)
    } else if normalization.leavesUnchanged(span) {
      _ = evaluate(span, isRequired: true, in: context, into: &findings)
    } else {
      let normalized = normalization.apply(to: text).text
      _ = evaluate(
        normalized.utf8Span,
        of: text,
        isRequired: true,
        in: context,
        into: &findings
      )
    }
    return findings.outcome
  }

  /// Returns everything that the rule finds in a value.
  ///
  /// A blank value gives `required` alone, or a valid report if it is not required.
  ///
  /// - Parameters:
  ///   - value: The value as given.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The report.
  public func report(
    on value: Value,
    isRequired: Bool = true,
    in context: borrowing CheckContext
  ) -> Report {
    var findings = Findings(.report)
    let normalized = check(value, isRequired: isRequired, in: context, into: &findings)
    return findings.finished(normalized: normalized)
  }

  /// Checks a value.
  ///
  /// - Parameters:
  ///   - value: The value as given.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  ///   - findings: Empty findings, which want details.
  /// - Returns: The value in its normalised form; nil unless it is valid and may be shown.
  func check(
    _ value: Value,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Value? {
    defer { if confidentiality == .sealed { findings.removeRanges() } }
    guard case .text(let text) = value else {
      let input = evaluate(value, isRequired: isRequired, in: context, into: &findings)
      return findings.outcome == .valid && !isSecret
        ? findings.canonicalForm.map(Value.text) ?? input : nil
    }
    let input = evaluate(text, isRequired: isRequired, in: context, into: &findings)
    guard findings.outcome == .valid, !isSecret else { return nil }
    return (findings.canonicalForm ?? input).map(Value.text)
  }

  /// Returns a value after the normalisation steps, which change texts only.
  func normalizedInput(_ value: Value) -> Value {
    guard case .text(let text) = value else { return value }
    return normalization.leavesUnchanged(text.utf8Span)
      ? value : .text(normalization.apply(to: text).text)
  }

  /// Checks a text and returns it as normalised, or nil if it was blank or larger than the limit.
  func evaluate(
    _ text: String,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> String? {
    let span = text.utf8Span
    let limit = context.surroundings.limits.inputBytes
    guard span.count <= limit else {
      findings.addLimit(.limitInputSize, ["maximum": .integer(limit)])
      return nil
    }
    if keepsSettledTexts ? span.isSettled : isPlain(span) {
      run(span, in: context, into: &findings)
      return text
    }
    if normalization.leavesUnchanged(span) {
      return evaluate(span, isRequired: isRequired, in: context, into: &findings) ? text : nil
    }
    let normalized = normalization.apply(to: text)
    let isFilled = evaluate(
      normalized.text.utf8Span,
      of: text,
      isRequired: isRequired,
      in: context,
      into: &findings
    )
    for index in findings.violations.indices {
      guard let range = findings.violations[index].range else { continue }
      findings.violations[index].range = normalized.sourceRange(of: range)
    }
    return isFilled ? normalized.text : nil
  }

  /// Returns whether a text consists of characters that no step of normalisation changes, and is not empty.
  private func isPlain(_ text: UTF8Span) -> Bool {
    let bytes = text.span
    for index in bytes.indices where !plainBytes.contains(bytes[index]) { return false }
    return !bytes.isEmpty
  }

  /// Checks a normalised text and returns whether it was not blank; `source` is the text as given, if
  /// normalisation changed it.
  func evaluate(
    _ text: UTF8Span,
    of source: String? = nil,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Bool {
    if blankness.includes(text), isBlankBeforeRemoval(source) {
      reportBlank(isRequired: isRequired, into: &findings)
      return false
    }
    run(text, in: context, into: &findings)
    return true
  }

  /// Returns whether a text that is blank after normalisation was that before anything was removed.
  func isBlankBeforeRemoval(_ source: String?) -> Bool {
    guard let source, let stepsBeforeRemoval else { return true }
    return blankness.includes(stepsBeforeRemoval.apply(to: source).text.utf8Span)
  }

  /// Runs the checks on a normalised text that is not blank.
  private func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checks.run(text, in: context, into: &findings)
    guard findings.wantsDetails, findings.outcome == .valid, !isSecret else { return }
    parts?.tellForms(of: text, into: &findings)
    if case .groups(let lengths, let separator)? = writing {
      let stored = findings.canonicalForm ?? String(copying: text)
      findings.setFact(RuleParts.writtenFact, .text(stored.grouped(lengths, separator)))
    }
  }

  /// Checks a value that is not a text and returns it, or nil if it was blank.
  func evaluate(
    _ value: Value,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Value? {
    if blankness.includes(value) {
      reportBlank(isRequired: isRequired, into: &findings)
      return nil
    }
    checks.run(value, in: context, into: &findings)
    return value
  }

  /// Reports `required`, if a value is required.
  ///
  /// A pack may make `required` a warning; to know that, the violation is needed even if only the
  /// outcome is wanted.
  private func reportBlank(isRequired: Bool, into findings: inout Findings) {
    guard isRequired || isAlwaysRequired else { return }
    var own = Findings(engineCodes.isIdentity ? findings.detail : .report)
    own.add(.required)
    engineCodes.apply(to: &own)
    findings.merge(own)
  }
}
