import UnicodeText
import Violations

extension Rule {
  /// Returns the value in a text, or nil if it is the text as given.
  ///
  /// This is the only place that decides whether something around a value is taken away. Marks
  /// always are. Labels and names aren't taken from a text that is valid or can't be checked.
  ///
  /// - Complexity: The cost of checking the text, if a label or a name is around the value.
  func surroundedValue(in text: UTF8Span, _ context: borrowing CheckContext) -> SurroundedText? {
    let found = normalization.surroundings(of: text)
    // Marks around nothing are the value.
    let marked = found.marked.flatMap { isBlank($0) ? nil : $0 }
    // Both checks of the text must stay within the limits.
    guard let inner = found.inner, !isBlank(inner), !context.isTrial,
      text.count <= longestText / 2, context.spend(cost.units(calls: 1, bytes: text.count))
    else { return marked }
    var findings = Findings(.outcome)
    var trial = copy context
    trial.isTrial = true
    if let marked {
      _ = evaluate(marked.value, growingFrom: text.count, in: trial, into: &findings)
    } else {
      _ = evaluateAsGiven(text, isRequired: true, in: trial, into: &findings)
    }
    return findings.outcome == .invalid ? inner : marked
  }

  private func isBlank(_ surrounded: SurroundedText) -> Bool {
    blankness.includes(surrounded.value.text.utf8Span)
  }

  /// Checks the value in a text, and says what was around it.
  func evaluate(
    _ surrounded: SurroundedText,
    growingFrom bytes: Int,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) -> CheckedInput {
    let input = evaluate(surrounded.value, growingFrom: bytes, in: context, into: &findings)
    if case .nothing = input { return input }
    if !isSecret { findings.setFact(AsTyped.removedFact, .text(surrounded.removed)) }
    // A pack can make the warning an error, which counts even if only the outcome is wanted.
    var own = Findings(ownCodes.isIdentity ? findings.detail : .report)
    own.add(.inputTextRemoved, at: surrounded.place)
    ownCodes.apply(to: &own)
    if context.surroundings.tracesViolations {
      own.trace(to: CheckOrigin(rule: name, check: AsTyped.name, position: position))
    }
    findings.merge(own)
    return input
  }

  /// Returns the value that other fields compare: after the steps, and without what is around it.
  func comparedInput(_ value: Value, in context: borrowing CheckContext) -> Value {
    guard case .text(let text) = value else { return value }
    return .text(checkedText(of: text, in: context))
  }

  /// Returns the text that the checks see.
  func checkedText(of text: String, in context: borrowing CheckContext) -> String {
    let span = text.utf8Span
    if edges.allowSurroundings(of: span), let surrounded = surroundedValue(in: span, context) {
      return surrounded.value.text
    }
    return normalized(span)?.text ?? text
  }

  /// Returns the progress of a text that may have something around its value.
  ///
  /// A text that isn't valid as given is valid if the value in it is, because what is around the
  /// value is removed.
  ///
  /// - Returns: The progress, or nil if nothing can be around the value.
  func progress(
    ofValueIn source: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> TextProgress? {
    let found = normalization.surroundings(of: source)
    if found.marked == nil, context.isTrial || found.inner == nil && !found.isOpen { return nil }
    var trial = copy context
    trial.isTrial = true
    let asGiven =
      if let marked = found.marked {
        progress(of: marked, source: source, isRequired: isRequired, in: trial)
      } else {
        progress(ofTextAsGiven: source, isRequired: isRequired, in: trial)
      }
    guard asGiven != .valid, !context.isTrial else { return asGiven }
    guard let surrounded = found.inner ?? found.marked else {
      return asGiven.isImpossible && found.isOpen ? .unfinished : asGiven
    }
    let inside = progress(of: surrounded, source: source, isRequired: isRequired, in: context)
    if inside == .valid { return .valid }
    return asGiven.isImpossible && !found.isOpen ? inside : .unfinished
  }

  /// Returns where a text becomes impossible, if a beginning of it could still become something
  /// around a value.
  ///
  /// An account number can't begin with `B`, but `BBAN: 8601.11.17947` does. So `BX` is impossible
  /// at the X.
  ///
  /// - Complexity: The cost of a beginning, times the logarithm of the number of bytes.
  func endOfPossibleBeginning(
    of source: UTF8Span,
    after offset: Int,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> Int {
    let text = String(copying: source)
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let ends = [start] + text[start...].indices.dropFirst()
    var (possible, impossible) = (0, ends.count)
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      let beginning = String(text[..<ends[middle]])
      let found = progress(
        ofWholeText: beginning.utf8Span,
        isRequired: isRequired,
        in: context
      )
      if found.isImpossible { impossible = middle } else { possible = middle }
    }
    return text.utf8.distance(from: text.startIndex, to: ends[possible])
  }

  /// Returns the progress of a value, where something is around it.
  private func progress(
    of surrounded: SurroundedText,
    source: UTF8Span,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> TextProgress {
    let ofValue = progress(
      of: surrounded.value.text.utf8Span,
      surrounded.value,
      source: source,
      isRequired: isRequired,
      in: context
    )
    // A closing mark may be a part of the value, and another one may follow.
    return ofValue.isImpossible && surrounded.hasEnd ? .unfinished : ofValue
  }
}
