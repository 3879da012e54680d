import UnicodeText
public import Violations

extension Rule {
  /// Returns only whether a text can be accepted: the fast path.
  ///
  /// A blank text is invalid, as a value that is checked on its own is required.
  ///
  /// It allocates nothing unless normalisation changes the text or one of the
  /// checks says so.
  public func outcome(of text: String, in context: borrowing CheckContext) -> Outcome {
    let span = text.utf8Span
    guard span.count <= context.surroundings.limits.inputBytes else { return .inconclusive }
    var findings = Findings(.outcome)
    if keepsSettledTexts, span.isSettled {
      checks.run(span, in: context, into: &findings)
    } else if normalization.leavesUnchanged(span) {
      _ = evaluate(span, isRequired: true, in: context, into: &findings)
    } else {
      let normalized = normalization.apply(to: text).text
      _ = evaluate(normalized.utf8Span, isRequired: true, in: context, into: &findings)
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

  /// Checks a text and returns it as normalised, or nil if it was blank or not looked at.
  private func evaluate(
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
    if keepsSettledTexts, span.isSettled {
      checks.run(span, in: context, into: &findings)
      return text
    }
    if normalization.leavesUnchanged(span) {
      return evaluate(span, isRequired: isRequired, in: context, into: &findings) ? text : nil
    }
    let normalized = normalization.apply(to: text)
    let isFilled = evaluate(
      normalized.text.utf8Span,
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

  /// Checks a normalised text and returns whether it was filled.
  private func evaluate(
    _ text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Bool {
    if blankness.includes(text) {
      reportBlank(isRequired: isRequired, into: &findings)
      return false
    }
    checks.run(text, in: context, into: &findings)
    return true
  }

  /// Checks a value that is not a text and returns it, or nil if it was blank.
  private func evaluate(
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

  private func reportBlank(isRequired: Bool, into findings: inout Findings) {
    guard isRequired || isAlwaysRequired else { return }
    var own = Findings(engineCodes.isIdentity ? findings.detail : .report)
    own.add(.required)
    engineCodes.apply(to: &own)
    findings.merge(own)
  }
}
