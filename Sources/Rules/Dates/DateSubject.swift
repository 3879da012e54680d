extension Subject {
  /// Dates.
  public static let dates = Subject("dates", checks: [DateCheck.definition])
}
