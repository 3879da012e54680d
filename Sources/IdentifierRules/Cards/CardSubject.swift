public import RuleEngine

extension Subject {
  /// Payment cards: their numbers, security codes, and expiration dates.
  public static let cards = Subject(
    "cards",
    checks: [
      PaymentCardCheck.definition, SecurityCodeCheck.definition, CardExpiryCheck.definition,
    ]
  )
}
