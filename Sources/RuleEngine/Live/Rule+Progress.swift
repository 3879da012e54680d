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
  /// A blank text is unfinished if a value is required, and valid otherwise. In a rule that trims,
  /// trailing whitespace alone never makes a text impossible. Only a character after it can. A text
  /// that can't be decided is unfinished.
  ///
  /// - Parameters:
  ///   - text: The text as typed so far.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The progress. Its offset is the beginning of a character of `text`.
  /// - Complexity: The sum of the checks' complexities. It doesn't allocate, unless normalization
  ///   changes the text or the documentation of one of the checks says that it allocates.
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
    if isExact, !context.isExact {
      var own = copy context
      own.isExact = true
      return progress(of: text, isRequired: isRequired, in: own)
    }
    let found = progress(ofWholeText: span, isRequired: isRequired, in: context)
    guard case .impossible(let offset) = found, edges.allowBeginning(of: span),
      !context.isExact, !context.isTrial
    else { return found }
    let end = endOfPossibleBeginning(
      of: span,
      after: offset,
      isRequired: isRequired,
      in: context
    )
    return .impossible(at: end)
  }

  /// Returns the progress of a text that isn't too long.
  func progress(
    ofWholeText span: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> TextProgress {
    if !context.isExact,
      let ofValue = progress(ofValueIn: span, isRequired: isRequired, in: context)
    {
      return ofValue
    }
    return progress(ofTextAsGiven: span, isRequired: isRequired, in: context)
  }

  /// Returns the progress of a text, whatever is around its value.
  func progress(
    ofTextAsGiven span: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> TextProgress {
    let normalized = context.isExact ? nil : normalized(span)
    if isBlank(span, normalized) { return isRequired || isAlwaysRequired ? .unfinished : .valid }
    guard let normalized else {
      return progress(of: span, nil, source: span, isRequired: isRequired, in: context)
    }
    let own = normalized.text.utf8Span
    return progress(of: own, normalized, source: span, isRequired: isRequired, in: context)
  }

  /// Returns the progress of a typed text that isn't blank.
  ///
  /// A text that the checks find impossible is unfinished if the end of its normalized form can
  /// still change, or if only whitespace that will be trimmed is at fault. `text` is the normalized
  /// form, `normalized` is nil if normalization changed nothing, and `source` is the text as typed.
  func progress(
    of text: UTF8Span,
    _ normalized: NormalizedText?,
    source: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> TextProgress {
    let progress: TextProgress
    if let parts {
      let ofParts = parts.progress(of: text, checks, in: context)
      // Where the parts of a secret become impossible depends on all checks, also on guests.
      progress = ofParts.isImpossible && checks.hasGuests ? .unfinished : ofParts
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

  /// Returns the end of the blank beginning of a text, which is valid if no value is required, or
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
  /// It ends between two characters. Everything from the first character that makes the text
  /// impossible is removed.
  ///
  /// - Complexity: The same as ``progress(of:isRequired:in:)``.
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
  /// Returns what the rule requires of a text, in the order of its checks.
  ///
  /// These are the lines of a checklist.
  ///
  ///     staffID.checklist(for: "ab-1", in: CheckContext()).map(\.state)  // [unmet, met]
  ///
  /// - Parameters:
  ///   - text: The text so far, before normalization.
  ///   - context: Other fields, clock and limits.
  /// - Returns: One requirement for each possible failure that is known before there is a text. All
  ///   are open for a blank text, and for one that is too large to be checked. Requirements on
  ///   parts are also open if the text can't be split into parts. If a rule stops at a failure, the
  ///   requirements after it are open too. Of the checks that other packs add to a rule for
  ///   secrets, one requirement is unmet at most, and those after it are open.
  /// - Complexity: The cost of checking the text.
  public func checklist(for text: String, in context: borrowing CheckContext) -> [Requirement] {
    var requirements: [Requirement] = []
    let limit = context.surroundings.limits.inputBytes
    let normalized = text.utf8.count > limit ? "" : checkedText(of: text, in: context)
    let isTooLarge = max(text.utf8.count, normalized.utf8.count) > limit
    var isDecided = isTooLarge || blankness.includes(normalized.utf8Span)
    var located: PartLocations?
    var choice = ExampleChoice(rule: self)
    var hasUnmetGuest = false
    for check in checks.checks {
      let takesApart = check.check is PartsCheck
      let looksAtParts = check.check is any PartSensitiveCheck && parts != nil
      var asked = check.requirements(in: context)
      for index in asked.indices { choice.suit(&asked[index], in: context) }
      if asked.isEmpty, !takesApart, !looksAtParts { continue }
      var findings = Findings(.report)
      findings.parts = located
      // Checks of parts don't have a result for a text that couldn't be split into parts.
      let isHidden = check.isGuest && hasUnmetGuest
      let isLookedAt = !isDecided && !isHidden && (!looksAtParts || located != nil)
      if isLookedAt { check.run(normalized.utf8Span, in: context, into: &findings) }
      let failed = findings.violations
      for violation in asked {
        let isOpen = !isLookedAt || check.isGuest && hasUnmetGuest
        let isUnmet = !isOpen && failed.contains { $0.code.isOrIsBelow(violation.code) }
        requirements.note(violation, isOpen ? .open : isUnmet ? .unmet : .met)
        if isUnmet, check.isGuest { hasUnmetGuest = true }
      }
      if takesApart { located = findings.parts }
      if takesApart || looksAtParts {
        // Requirements that depend on the text, such as on a row that it names, are listed only if
        // they aren't met.
        for violation in failed
        where !asked.contains(where: { violation.code.isOrIsBelow($0.code) })
          && !(check.isGuest && hasUnmetGuest)
        {
          requirements.note(violation, .unmet)
          if check.isGuest { hasUnmetGuest = true }
        }
      }
      if check.isGuest, findings.outcome != .valid { hasUnmetGuest = true }
      if findings.isComplete || stopsAtFirst && findings.outcome == .invalid { isDecided = true }
    }
    return requirements
  }
}

extension [Requirement] {
  /// Adds a requirement of a check.
  ///
  /// Several checks can verify the check digits of a number. They are a single requirement, which
  /// is met if all of them pass.
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
