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
  /// - Returns: The progress; a place is the beginning of a character of `text`.
  /// - Complexity: That of the checks. It allocates nothing unless normalisation changes the text
  ///   or one of the checks says so.
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
    if keepsSettledTexts && span.isSettled || normalization.leavesUnchanged(span) {
      let progress = progress(ofNormalized: span, isRequired: isRequired, in: context)
      guard case .impossible(let place) = progress else { return progress }
      return settle(place, in: span, nil, source: span, isRequired: isRequired)
    }
    let normalized = normalization.apply(to: text)
    let own = normalized.text.utf8Span
    let progress = progress(ofNormalized: own, isRequired: isRequired, in: context)
    guard case .impossible(let place) = progress else { return progress }
    return settle(place, in: own, normalized, source: span, isRequired: isRequired)
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

  /// Returns the progress that follows from a place in the normalised text.
  private func settle(
    _ place: Int,
    in text: UTF8Span,
    _ normalized: NormalizedText?,
    source: UTF8Span,
    isRequired: Bool
  ) -> TextProgress {
    guard place < normalization.settledEnd(of: text) else { return .unfinished }
    var start = normalized?.sourceRange(of: place..<(place + 1)).lowerBound ?? place
    if normalization.steps.contains(.trim) { start = source.endOfWhiteSpace(from: start) }
    guard start < source.count else { return .unfinished }
    start = source.startOfCharacter(at: start)
    if !isRequired, !isAlwaysRequired { start = max(start, endOfBlank(in: source, after: start)) }
    return start < source.count ? .impossible(at: start) : .unfinished
  }

  /// Returns the end of the blank beginning of a text, which is valid where no value is required,
  /// if it reaches beyond a place.
  private func endOfBlank(in source: UTF8Span, after place: Int) -> Int {
    var end = 0
    while end < source.count {
      let scalar = source.scalar(at: end)
      guard scalar.isWhiteSpaceProperty || scalar.isInvisible else { break }
      end += scalar.utf8Length
    }
    guard end > place else { return place }
    end = source.startOfCharacter(at: end)
    let blank = normalization.apply(to: String(copying: source, in: 0..<end)).text
    return blankness.includes(blank.utf8Span) ? end : place
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
    guard case .impossible(let place) = progress(of: text, isRequired: isRequired, in: context)
    else { return text[...] }
    return text[..<text.utf8.index(text.startIndex, offsetBy: place)]
  }
}
