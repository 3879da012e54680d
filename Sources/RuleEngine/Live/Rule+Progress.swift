import TextParts
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
    let span = text.utf8Span
    let limit = context.surroundings.limits.inputBytes
    guard span.count <= limit else {
      let end = span.startOfCharacter(at: max(0, limit))
      let beginning = String(copying: span, in: 0..<end)
      return progress(of: beginning, isRequired: isRequired, in: context)
        .and(.impossible(at: end))
    }
    let normalized = normalized(span)
    if isBlank(span, normalized) { return isRequired || isAlwaysRequired ? .unfinished : .valid }
    guard let normalized else {
      return progress(of: span, nil, source: span, isRequired: isRequired, in: context)
    }
    let own = normalized.text.utf8Span
    return progress(of: own, normalized, source: span, isRequired: isRequired, in: context)
  }

  /// Returns the progress of a text as typed that is not blank.
  ///
  /// What the checks find impossible is unfinished if the end of the normalised form may still
  /// change, or if only white space that will be trimmed is at fault. `text` is the normalised form;
  /// `normalized` is nil if normalisation changed nothing; `source` is the text as typed.
  private func progress(
    of text: UTF8Span,
    _ normalized: NormalizedText?,
    source: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> TextProgress {
    let progress: TextProgress
    if let parts {
      progress = parts.progress(of: text, checks, in: context)
    } else {
      progress = checks.progress(of: text, in: context)
    }
    guard case .impossible(let offset) = progress else { return progress }
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
  ///   open for a blank text, and for one that is too large to be looked at; those of parts also for
  ///   one that cannot be taken apart, and all that a rule does not come to.
  /// - Complexity: That of checking the text.
  public func checklist(for text: String, in context: borrowing CheckContext) -> [Requirement] {
    var requirements: [Requirement] = []
    let isTooLarge = text.utf8Span.count > context.surroundings.limits.inputBytes
    let normalized = isTooLarge ? "" : normalization.apply(to: text).text
    var isDecided = isTooLarge || blankness.includes(normalized.utf8Span)
    var located: PartLocations?
    for check in checks.checks {
      let takesApart = check.check is PartsCheck
      let looksAtParts = check.check is any PartSensitiveCheck && parts != nil
      let asked = check.requirements(in: context)
      if asked.isEmpty, !takesApart, !looksAtParts { continue }
      var findings = Findings(.report)
      findings.parts = located
      // What looks at parts says nothing of a text that could not be taken apart.
      let isLookedAt = !isDecided && (!looksAtParts || located != nil)
      if isLookedAt { check.run(normalized.utf8Span, in: context, into: &findings) }
      let failed = findings.violations
      for violation in asked {
        let isUnmet = failed.contains { $0.code.isOrIsBelow(violation.code) }
        requirements.note(violation, !isLookedAt ? .open : isUnmet ? .unmet : .met)
      }
      if takesApart { located = findings.parts }
      if takesApart || looksAtParts {
        // What depends on the text, such as on a row that it names, is told where it is not met.
        for violation in failed
        where !asked.contains(where: { violation.code.isOrIsBelow($0.code) }) {
          requirements.note(violation, .unmet)
        }
      }
      if findings.isComplete || stopsAtFirst && findings.outcome == .invalid { isDecided = true }
    }
    return requirements
  }
}

extension [Requirement] {
  /// Adds what a check asks for.
  ///
  /// The check digits of a number, of which several checks may be, are one requirement, which is met if all are.
  fileprivate mutating func note(_ violation: Violation, _ state: Requirement.State) {
    var violation = violation
    violation.range = nil
    guard violation.code.isIdentifierCode,
      let index = firstIndex(where: { $0.violation == violation })
    else {
      append(Requirement(violation, state: state))
      return
    }
    if self[index].state != .unmet, state != .met {
      self[index] = Requirement(violation, state: state)
    }
  }
}
