public import Violations

extension Rule {
  /// Formats a text while it is being typed.
  ///
  /// The notation is the rule's own, or else the notation of the first check that defines one.
  ///
  ///     let card = Rule(name: "card", checks: [RuleCheck(PaymentCardCheck(issuers: table))])
  ///     let edit = TextEdit(oldText: "4111", utf16Range: 4..<4, replacement: "1")
  ///     card.formatted(edit, in: CheckContext()).text  // "4111 1"
  ///
  /// - Parameters:
  ///   - edit: The last edit of the text, before normalization.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The text in that notation, with the cursor after the same character. The text is
  ///   only edited if no check defines a notation, or if it is longer than the limits allow.
  public func formatted(_ edit: TextEdit, in context: borrowing CheckContext) -> FormattedText {
    let typed = edit.typed
    guard typed.text.utf8.count <= context.surroundings.limits.inputBytes else { return typed }
    let formatted = notation(of: edit, in: context) ?? typed
    guard edit.deletesForward, formatted.text.utf8.elementsEqual(edit.oldText.utf8) else {
      return formatted
    }
    // Only separators were deleted, and they are there again. The cursor moves past them.
    let end = edit.oldText.utf8.distance(
      from: edit.oldText.startIndex,
      to: edit.range.upperBound
    )
    return FormattedText(formatted.text, utf8Cursor: end)
  }

  /// Returns the text in the notation of the rule or of one of its checks, or nil if none of them
  /// formats it.
  func notation(of edit: TextEdit, in context: borrowing CheckContext) -> FormattedText? {
    if let writing, let written = written(edit.typed, as: writing) { return written }
    return checks.notation(of: edit, in: context)
  }
}

extension CheckList {
  /// Returns the text in the notation of the first check that defines one.
  func notation(of edit: TextEdit, in context: borrowing CheckContext) -> FormattedText? {
    for index in checks.indices {
      if let formatted = checks[index].check.formatted(edit, in: context) { return formatted }
    }
    return nil
  }
}
