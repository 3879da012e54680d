extension Subject {
  /// Numbers.
  public static let numbers = Subject("numbers", checks: [NumberCheck.definition])
}
