extension Subject {
  /// Lists, and how their elements go together.
  public static let lists = Subject(
    "lists",
    checks: []
  )
}
