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
    var findings = Findings(.outcome)
    _ = evaluate(text.utf8Span, isRequired: true, in: context, into: &findings)
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
    let input = evaluate(text.utf8Span, isRequired: isRequired, in: context, into: &findings)
    guard findings.outcome == .valid, !isSecret else { return nil }
    if let canonicalForm = findings.canonicalForm { return .text(canonicalForm) }
    switch input {
    case .nothing: return nil
    case .asGiven: return value
    case .changed(let normalized): return .text(normalized)
    }
  }

  /// Returns a value after the normalisation steps, which change texts only.
  func normalizedInput(_ value: Value) -> Value {
    guard case .text(let text) = value, let normalized = normalized(text.utf8Span) else {
      return value
    }
    return .text(normalized.text)
  }

  /// Returns what normalisation makes of a text, or nil if it leaves the text as it is.
  func normalized(_ text: UTF8Span) -> NormalizedText? {
    keepsSettledTexts && text.isSettled ? nil : normalization.change(text)
  }

  /// What the checks were given.
  enum CheckedInput {
    /// Nothing: the text is blank, or larger than the limit.
    case nothing

    /// The text as given.
    case asGiven

    /// What normalisation made of the text.
    case changed(String)
  }

  /// Checks a text and returns what the checks were given.
  func evaluate(
    _ text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput {
    let limit = context.surroundings.limits.inputBytes
    guard text.count <= limit else {
      findings.addLimit(.limitInputSize, ["maximum": .integer(limit)])
      return .nothing
    }
    // Such a text is not blank either.
    if keepsSettledTexts ? text.isSettled : isPlain(text) {
      run(text, in: context, into: &findings)
      return .asGiven
    }
    return normalizeAndRun(text, isRequired: isRequired, in: context, into: &findings)
  }

  /// Checks a text that normalisation may change, or that may be blank.
  ///
  /// It is apart from ``evaluate(_:isRequired:in:into:)`` so that the compiler puts the few lines of that in place
  /// of its calls.
  private func normalizeAndRun(
    _ text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput {
    let normalized = normalization.change(text)
    if isBlank(text, normalized) {
      reportBlank(isRequired: isRequired, into: &findings)
      return .nothing
    }
    guard let normalized else {
      run(text, in: context, into: &findings)
      return .asGiven
    }
    run(normalized.text.utf8Span, in: context, into: &findings)
    findings.mapRanges { normalized.sourceRange(of: $0) }
    return .changed(normalized.text)
  }

  /// Returns whether a text consists of characters that no step of normalisation changes, and is not empty.
  private func isPlain(_ text: UTF8Span) -> Bool {
    let bytes = text.span
    for index in bytes.indices where !plainBytes.contains(bytes[index]) { return false }
    return !bytes.isEmpty
  }

  /// Returns whether a text is blank after normalisation, and was that before anything was removed.
  func isBlank(_ text: UTF8Span, _ normalized: NormalizedText?) -> Bool {
    guard let normalized else { return blankness.includes(text) }
    guard blankness.includes(normalized.text.utf8Span) else { return false }
    guard let stepsBeforeRemoval else { return true }
    guard let kept = stepsBeforeRemoval.change(text) else { return blankness.includes(text) }
    return blankness.includes(kept.text.utf8Span)
  }

  /// Runs the checks on a normalised text that is not blank.
  private func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checks.run(text, in: context, into: &findings)
    if findings.wantsDetails { tellForms(of: text, into: &findings) }
  }

  /// Tells how a valid text is written, and what it is made of.
  private func tellForms(of text: UTF8Span, into findings: inout Findings) {
    guard findings.outcome == .valid, !isSecret else { return }
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
