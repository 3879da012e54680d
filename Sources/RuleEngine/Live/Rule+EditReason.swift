import Violations

extension Rule {
  /// Returns why a text can't become valid: a violation that more typing wouldn't cure.
  ///
  ///     // A Visa card is required.
  ///     card.reason(against: "5", keeping: "", in: CheckContext())  // payment_card.not_accepted
  ///
  /// A text that is still being typed is usually too short as well. So the text is also checked
  /// with an ending. What is found in both texts comes first, then what is found in the longer one.
  /// What is also found in the text that stays isn't the reason.
  ///
  /// - Parameters:
  ///   - text: The text that can't become valid.
  ///   - kept: The text that stays in the field.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The violation, without a range, because the text isn't in the field.
  /// - Complexity: The cost of checking three texts.
  func reason(
    against text: String,
    keeping kept: String,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> Violation {
    let known = Set(errors(in: kept, isRequired, context).map(\.code))
    let found = errors(in: text, isRequired, context).filter { !known.contains($0.code) }
    let codes = Set(found.map(\.code))
    let lasting = errors(in: text + ending(for: text, in: context), isRequired, context)
    var reason =
      lasting.first { codes.contains($0.code) } ?? lasting.first { !known.contains($0.code) }
      ?? found.first ?? lasting.first ?? Violation("invalid")
    reason.range = nil
    return reason
  }

  /// Returns the end of an example after as many characters as the text has, or the last character
  /// again and again if the rule doesn't have examples.
  private func ending(for text: String, in context: borrowing CheckContext) -> String {
    if let example = examples(in: context).first { return String(example.dropFirst(text.count)) }
    let last = text.last.map(String.init) ?? ""
    return String(repeating: last, count: max(0, Self.usualLength - text.count))
  }

  /// The length of many identifiers, such as card numbers.
  private static let usualLength = 16

  private func errors(
    in text: String,
    _ isRequired: Bool,
    _ context: borrowing CheckContext
  ) -> [Violation] {
    report(on: .text(text), isRequired: isRequired, in: context).violations
      .filter { $0.severity == .error }
  }
}
