extension Subject {
  /// Numbers and dates as people write them in their language.
  public static let localized = Subject(
    "localized",
    checks: []
  )
}
