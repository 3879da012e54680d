extension Subject {
  /// Payment cards: their numbers, security codes and dates of expiry.
  public static let cards = Subject(
    "cards",
    checks: [
      PaymentCardCheck.definition, SecurityCodeCheck.definition, CardExpiryCheck.definition,
    ]
  )
}
