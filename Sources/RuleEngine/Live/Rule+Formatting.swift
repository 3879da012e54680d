public import Violations

extension Rule {
  /// Formats a text while it is being typed.
  ///
  /// The notation is the rule's own, or else the notation of the first check that defines one.
  ///
  ///     let card = Rule(name: "card", checks: [RuleCheck(PaymentCardCheck(issuers: table))])
  ///     let typed = FormattedText("41111", cursor: "41111".endIndex)
  ///     card.formatted(typed, in: CheckContext()).text  // "4111 1"
  ///
  /// - Parameters:
  ///   - typed: The text as typed, before normalization, and the cursor in it.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The text in that notation, with the cursor after the same digit. The text is
  ///   unchanged if no check defines a notation, or if it is longer than the limits allow.
  public func formatted(
    _ typed: FormattedText,
    in context: borrowing CheckContext
  ) -> FormattedText {
    guard typed.text.utf8.count <= context.surroundings.limits.inputBytes else { return typed }
    if let written = written(typed) { return written }
    for index in checks.checks.indices {
      if let formatted = checks.checks[index].check.formatted(typed, in: context) {
        return formatted
      }
    }
    return typed
  }
}
