import UnicodeText
public import Violations

extension Rule {
  /// Returns whether a text that is still being typed can become valid.
  ///
  ///     let staffID = Rule(
  ///       name: "staff-id",
  ///       normalization: Normalization([.trim, .uppercase]),
  ///       checks: [RuleCheck(LengthCheck(9...9)), RuleCheck(AffixCheck("AB-", as: .prefix))]
  ///     )
  ///     staffID.progress(of: " ab-12", in: CheckContext())  // unfinished
  ///     staffID.progress(of: " ac", in: CheckContext())     // impossible(at: 2)
  ///
  /// A blank text is unfinished if a value is required, else valid. Space at the end does no harm
  /// in a rule that trims: it is impossible only with what stands behind it. A text that cannot be
  /// decided is unfinished.
  ///
  /// - Parameters:
  ///   - text: The text as typed so far.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The progress; its offset is the beginning of a character of `text`.
  /// - Complexity: That of the checks. It allocates nothing unless normalisation changes the text
  ///   or the documentation of one of the checks says that it allocates.
  public func progress(
    of text: String,
    isRequired: Bool = true,
    in context: borrowing CheckContext
  ) -> TextProgress {
    if needsBudget(in: context) {
      return progress(of: text, isRequired: isRequired, in: context.withMatchingBudget())
    }
    let span = text.utf8Span
    let limit = context.surroundings.limits.inputBytes
    guard span.count <= limit else {
      let end = span.startOfCharacter(at: max(0, limit))
      let beginning = String(copying: span, in: 0..<end)
      return progress(of: beginning, isRequired: isRequired, in: context)
        .and(.impossible(at: end))
    }
    if keepsSettledTexts && span.isSettled || normalization.leavesUnchanged(span) {
      let progress = progress(ofNormalized: span, isRequired: isRequired, in: context)
      guard case .impossible(let offset) = progress else { return progress }
      return settle(offset, in: span, nil, source: span, isRequired: isRequired)
    }
    let normalized = normalization.apply(to: text)
    let own = normalized.text.utf8Span
    let progress = progress(ofNormalized: own, isRequired: isRequired, in: context)
    guard case .impossible(let offset) = progress else { return progress }
    return settle(offset, in: own, normalized, source: span, isRequired: isRequired)
  }

  private func progress(
    ofNormalized text: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> TextProgress {
    if blankness.includes(text) {
      return isRequired || isAlwaysRequired ? .unfinished : .valid
    }
    return checks.progress(of: text, in: context)
  }

  /// Returns the progress of a text as typed, of which the checks say that its normalised form is
  /// impossible at an offset.
  ///
  /// It is unfinished if the end of the normalised form may still change, or if only white space
  /// that will be trimmed is at fault. `offset` is one in `text`, the normalised form; `normalized` is
  /// nil if normalisation changed nothing; `source` is the text as typed.
  private func settle(
    _ offset: Int,
    in text: UTF8Span,
    _ normalized: NormalizedText?,
    source: UTF8Span,
    isRequired: Bool
  ) -> TextProgress {
    guard offset < normalization.settledEnd(of: text) else { return .unfinished }
    var start = normalized?.sourceRange(of: offset..<(offset + 1)).lowerBound ?? offset
    if normalization.steps.contains(.trim) { start = source.endOfWhiteSpace(from: start) }
    guard start < source.count else { return .unfinished }
    start = source.startOfCharacter(at: start)
    if !isRequired, !isAlwaysRequired { start = max(start, endOfBlank(in: source, after: start)) }
    return start < source.count ? .impossible(at: start) : .unfinished
  }

  /// Returns where the blank beginning of a text ends, which is valid where no value is required; or
  /// the given offset if that is greater.
  private func endOfBlank(in source: UTF8Span, after offset: Int) -> Int {
    var end = 0
    while end < source.count {
      let scalar = source.scalar(at: end)
      guard scalar.isWhiteSpaceProperty || scalar.isInvisible else { break }
      end += scalar.utf8Length
    }
    guard end > offset else { return offset }
    end = source.startOfCharacter(at: end)
    let blank = normalization.apply(to: String(copying: source, in: 0..<end)).text
    return blankness.includes(blank.utf8Span) ? end : offset
  }
}

extension Rule {
  /// Returns the longest beginning of a text that can still become valid.
  ///
  ///     staffID.acceptablePrefix(of: "ab-12345678", in: CheckContext())  // "ab-123456"
  ///
  /// It ends between two characters. What is taken off is everything from the first character on
  /// that makes the text impossible.
  ///
  /// - Complexity: That of ``progress(of:isRequired:in:)``.
  public func acceptablePrefix(
    of text: String,
    isRequired: Bool = true,
    in context: borrowing CheckContext
  ) -> Substring {
    guard case .impossible(let offset) = progress(of: text, isRequired: isRequired, in: context)
    else { return text[...] }
    return text[..<text.utf8.index(text.startIndex, offsetBy: offset)]
  }
}

extension Rule {
  /// Returns what the rule requires of a text, in the order of its checks: the lines of a checklist.
  ///
  ///     staffID.checklist(for: "ab-1", in: CheckContext()).map(\.state)  // [unmet, met]
  ///
  /// - Parameters:
  ///   - text: The text so far, as given.
  ///   - context: Other fields, clock and limits.
  /// - Returns: One requirement for each way to fail that is known before there is a text. All are
  ///   open for a blank text, and for one that is too large to be looked at.
  /// - Complexity: That of checking the text.
  public func checklist(
    for text: String,
    in context: borrowing CheckContext
  ) -> [Requirement] {
    if needsBudget(in: context) { return checklist(for: text, in: context.withMatchingBudget()) }
    var requirements: [Requirement] = []
    let isLookedAt = text.utf8Span.count <= context.surroundings.limits.inputBytes
    let normalized = isLookedAt ? normalization.apply(to: text).text : ""
    let isOpen = !isLookedAt || blankness.includes(normalized.utf8Span)
    for index in checks.checks.indices {
      let asked = checks.checks[index].requirements(in: context)
      if asked.isEmpty { continue }
      var findings = Findings(.report)
      if !isOpen { checks.checks[index].run(normalized.utf8Span, in: context, into: &findings) }
      let failed = Set(findings.violations.map(\.code))
      requirements += asked.map { violation in
        let isUnmet = failed.contains { $0.isOrIsBelow(violation.code) }
        return Requirement(violation, state: isOpen ? .open : isUnmet ? .unmet : .met)
      }
    }
    return requirements
  }
}
