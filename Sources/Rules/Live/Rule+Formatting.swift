public import Violations

extension Rule {
  /// Writes a text that is being typed as the first check that knows a usual writing writes it.
  ///
  ///     let card = Rule(name: "card", checks: [RuleCheck(PaymentCardCheck(issuers: table))])
  ///     let typed = FormattedText("41111", cursor: "41111".endIndex)
  ///     card.formatted(typed, in: CheckContext()).text  // "4111 1"
  ///
  /// - Parameters:
  ///   - typed: The text as typed, not normalised, and the cursor in it.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The text in that writing, with the cursor behind the same digit; the text as it is
  ///   if no check knows a writing, or if it is longer than the limits allow.
  public func formatted(
    _ typed: FormattedText,
    in context: borrowing CheckContext
  ) -> FormattedText {
    guard typed.text.utf8.count <= context.surroundings.limits.inputBytes else { return typed }
    for index in checks.checks.indices {
      if let formatted = checks.checks[index].check.formatted(typed, in: context) {
        return formatted
      }
    }
    return typed
  }
}
