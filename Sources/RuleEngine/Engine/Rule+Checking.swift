import UnicodeText
public import Violations

extension Rule {
  /// Returns only whether a text is valid, on the fast path.
  ///
  ///     staffID.accepts("ab-123456", in: CheckContext())  // true
  ///
  /// An inconclusive text isn't accepted. ``outcome(of:in:)`` distinguishes it from an invalid one.
  ///
  /// - Complexity: The sum of the checks' complexities. It doesn't allocate, unless normalization
  ///   changes the text or the documentation of one of the checks says that it allocates.
  public func accepts(_ text: String, in context: borrowing CheckContext) -> Bool {
    outcome(of: text, in: context) == .valid
  }

  /// Returns only the outcome of a text, on the fast path.
  ///
  ///     staffID.outcome(of: "ab-1", in: CheckContext())  // .invalid
  ///
  /// A blank text is invalid, because a value that is checked on its own is required.
  ///
  /// - Complexity: The same as ``accepts(_:in:)``.
  public func outcome(of text: String, in context: borrowing CheckContext) -> Outcome {
    var findings = Findings(.outcome)
    _ = evaluate(text.utf8Span, isRequired: true, in: context, into: &findings)
    return findings.outcome
  }

  /// Returns everything that the rule finds in a value.
  ///
  /// A blank value is reported only as `required`, or as valid if it isn't required.
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
  ///   - findings: Empty findings that want details.
  /// - Returns: The value in its normalized form, or nil if it isn't valid or must not be shown.
  func check(
    _ value: Value,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> Value? {
    defer { if confidentiality == .sealed { findings.removeRanges() } }
    guard case .text(let text) = value else {
      findings.sizeLimit = ReportSize.limit(of: value)
      let input = evaluate(value, isRequired: isRequired, in: context, into: &findings)
      if context.surroundings.tracesViolations {
        // A number can be read as its digits.
        findings.completeTraces(by: self, normalized: input?.text)
      }
      return findings.outcome == .valid && !isSecret
        ? findings.canonicalForm.map(Value.text) ?? input : nil
    }
    findings.sizeLimit = ReportSize.limit(ofText: text.utf8.count)
    let input = evaluate(text.utf8Span, isRequired: isRequired, in: context, into: &findings)
    if context.surroundings.tracesViolations {
      findings.completeTraces(by: self, normalized: input.text(given: text))
    }
    if findings.outcome == .invalid {
      addFix(for: text, in: context, to: &findings)
      nameSlip(in: text, in: context, &findings)
    }
    guard findings.outcome == .valid, !isSecret else { return nil }
    if let canonicalForm = findings.canonicalForm { return .text(canonicalForm) }
    switch input {
    case .nothing: return nil
    case .asGiven: return value
    case .changed(let normalized): return .text(normalized)
    }
  }

  /// Returns what checking a value costs at most, in units of ``RunningCost``.
  ///
  /// A text above the limit isn't read.
  func units(of value: Value, _ limits: Limits) -> Int {
    if let text = value.text, text.utf8.count > limits.inputBytes { return cost.call }
    return cost.units(of: value)
  }

  /// Returns a value after the normalization steps, which only change texts.
  func normalizedInput(_ value: Value) -> Value {
    guard case .text(let text) = value, let normalized = normalized(text.utf8Span) else {
      return value
    }
    return .text(normalized.text)
  }

  /// Returns the normalized text, or nil if normalization leaves the text unchanged.
  func normalized(_ text: UTF8Span) -> NormalizedText? {
    isReady(text) ? nil : normalization.change(text)
  }

  /// The input that the checks received.
  enum CheckedInput {
    /// Nothing: the text is blank, or larger than the limit.
    case nothing

    /// The text as given.
    case asGiven

    /// The normalized text.
    case changed(String)
  }

  /// Checks a text, and returns the input that the checks received.
  func evaluate(
    _ text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput {
    let limit = context.surroundings.limits.inputBytes
    guard text.count <= min(limit, longestText) else {
      return refusal(ofLength: text.count, in: context, into: &findings) ?? .nothing
    }
    let isExactForOthers = context.isExact
    if isExact || isExactForOthers {
      return evaluateExactly(text, isRequired: isRequired, in: context, into: &findings)
    }
    if edges.allowSurroundings(of: text), let surrounded = surroundedValue(in: text, context) {
      return evaluate(surrounded, growingFrom: text.count, in: context, into: &findings)
    }
    return evaluateAsGiven(text, isRequired: isRequired, in: context, into: &findings)
  }

  /// Checks a text that isn't too long, whatever is around its value.
  func evaluateAsGiven(
    _ text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput {
    if isReady(text) {
      run(text, in: context, into: &findings)
      return .asGiven
    }
    return normalizeAndRun(text, isRequired: isRequired, in: context, into: &findings)
  }

  /// Checks a text without any normalization, here and in the rules that it is passed to.
  private func evaluateExactly(
    _ text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput {
    if blankness.includes(text) {
      reportBlank(isRequired: isRequired, into: &findings)
      return .nothing
    }
    var own = copy context
    own.isExact = true
    run(text, in: own, into: &findings)
    return .asGiven
  }

  /// Reports a text that is too long or too expensive to check, and returns that no check sees it;
  /// nil if it is neither.
  private func refusal(
    ofLength bytes: Int,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput? {
    let limit = context.surroundings.limits.inputBytes
    if bytes > limit {
      findings.addLimit(.limitInputSize, ["maximum": .integer(limit)])
    } else if bytes > longestText {
      findings.addWorkLimit()
    } else {
      return nil
    }
    return .nothing
  }

  /// Checks a text that normalization might change, or that might be blank.
  ///
  /// It is separate from ``evaluate(_:isRequired:in:into:)`` so that the compiler inlines that
  /// short method.
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
    return evaluate(normalized, growingFrom: text.count, in: context, into: &findings)
  }

  /// Checks a text that normalization changed from one with a number of bytes.
  func evaluate(
    _ normalized: NormalizedText,
    growingFrom bytesAsGiven: Int,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput {
    // Compatibility forms can be many times as long, so the limits count for them as well. A record
    // has only counted the text as it was entered.
    let bytes = normalized.text.utf8.count
    if let refused = refusal(ofLength: bytes, in: context, into: &findings) { return refused }
    let growth = bytes - bytesAsGiven
    if growth > 0, !context.spend(cost.units(calls: 0, bytes: growth)) {
      findings.addWorkLimit()
      return .nothing
    }
    run(normalized.text.utf8Span, in: context, into: &findings)
    findings.mapRanges { normalized.sourceRange(of: $0) }
    return .changed(normalized.text)
  }

  /// Returns true only if no normalization step changes a text, and it isn't blank.
  private func isReady(_ text: UTF8Span) -> Bool {
    switch quickTest {
    case .settled: text.isSettled
    case .settledASCII: text.isSettledASCII
    case .plain(let plainBytes): text.consists(of: plainBytes)
    }
  }

  /// Returns whether a text is blank after normalization, and already was before the first removal.
  func isBlank(_ text: UTF8Span, _ normalized: NormalizedText?) -> Bool {
    guard let normalized else { return blankness.includes(text) }
    guard blankness.includes(normalized.text.utf8Span) else { return false }
    guard let stepsBeforeRemoval else { return true }
    guard let kept = stepsBeforeRemoval.change(text) else { return blankness.includes(text) }
    return blankness.includes(kept.text.utf8Span)
  }

  /// Runs the checks on a normalized text that isn't blank.
  func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checks.run(text, in: context, into: &findings)
    guard findings.wantsDetails else { return }
    tellForms(of: text, into: &findings)
    suitExamples(in: &findings, context)
  }

  /// Adds facts about how a valid text is written and which parts it has.
  private func tellForms(of text: UTF8Span, into findings: inout Findings) {
    guard findings.outcome == .valid, !isSecret else { return }
    parts?.tellForms(of: text, into: &findings)
    if case .groups(let lengths, let separator)? = writing {
      let stored = findings.canonicalForm ?? String(copying: text)
      findings.setFact(RuleParts.writtenFact, .text(stored.grouped(lengths, separator)))
    }
  }

  /// Returns the digits of a number that a rule with parts can read as text; nil for other values,
  /// and for rules without parts.
  ///
  /// Whole numbers up to 2^53 - 1 are exact in every program that writes JSON (RFC 8259 §6). The
  /// digits of others may have been rounded, and a fraction can lose zeros.
  func digits(of value: Value) -> String? {
    guard parts != nil, case .decimal(let number) = value, let integer = number.integer,
      integer.magnitude < 1 << 53
    else { return nil }
    return String(integer)
  }

  /// Checks a value that isn't text, and returns it, or nil if it was blank.
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
    if let text = digits(of: value) {
      let input = evaluate(text.utf8Span, isRequired: isRequired, in: context, into: &findings)
      // The number may be written differently, such as 4e3.
      findings.removeRanges()
      let read = if case .changed(let normalized) = input { normalized } else { text }
      return .text(read)
    }
    if cost.units(of: value) > RunningCost.most {
      findings.addWorkLimit()
      return value
    }
    checks.run(value, in: context, into: &findings)
    return value
  }

  /// Reports `required` if a value is required.
  ///
  /// A pack can make `required` a warning. To know that, the violation is needed even if only the
  /// outcome is wanted.
  private func reportBlank(isRequired: Bool, into findings: inout Findings) {
    guard isRequired || isAlwaysRequired else { return }
    var own = Findings(engineCodes.isIdentity ? findings.detail : .report)
    own.add(.required)
    engineCodes.apply(to: &own)
    findings.merge(own)
  }
}

extension UTF8Span {
  /// Returns whether the text consists of bytes of a set, and isn't empty.
  fileprivate func consists(of set: ByteSet) -> Bool {
    let bytes = span
    for index in bytes.indices where !set.contains(bytes[index]) { return false }
    return !bytes.isEmpty
  }
}
