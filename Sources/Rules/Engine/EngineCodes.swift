import Violations

/// The codes that the engine itself reports, for any rule or form. A check that a program brings
/// may report them too.
extension CodeDefinition {
  /// A value is missing or blank.
  public static let required = CodeDefinition("required", "A value is missing or blank.")

  /// A value has another kind than the check looks at.
  public static let typeMismatch = CodeDefinition(
    "type.mismatch",
    "A value has another kind than its rule is for.",
    [
      .init("expected", .text, "text, number, boolean, null, list or record"),
      .init("actual", .text, "text, number, boolean, null, list or record"),
    ]
  )

  /// A value is larger than the engine may check.
  public static let limitInputSize = CodeDefinition(
    "limit.input_size",
    "A value is larger than may be checked.",
    [.init("maximum", .integer, "the limit in bytes of UTF-8")]
  )

  /// A list has more elements than the engine may check.
  public static let limitListSize = CodeDefinition(
    "limit.list_size",
    "A list has more elements than may be checked.",
    [.init("maximum", .integer, "the limit")]
  )

  /// A pattern needs more steps than it may take.
  public static let limitPatternSteps = CodeDefinition(
    "limit.pattern_steps",
    "A pattern took too many steps."
  )

  /// A check takes longer than it may.
  public static let limitTime = CodeDefinition(
    "limit.time",
    "A check took longer than it may."
  )

  /// A check that the application made could not answer.
  public static let checkUnavailable = CodeDefinition(
    "check.unavailable",
    "A check that the application made could not answer."
  )

  /// Bundled data could not be read when it was needed.
  public static let dataUnreadable = CodeDefinition(
    "data.unreadable",
    "The data of a rule could not be read."
  )

  /// A record has a field that its form does not name.
  public static let fieldUnknown = CodeDefinition(
    "field.unknown",
    "A record has a field that its form does not name."
  )

  /// All codes of the engine, for listings, for the loader and for tests of catalogs.
  public static let engine: [CodeDefinition] = [
    .required, .typeMismatch, .limitInputSize, .limitListSize, .limitPatternSteps, .limitTime,
    .checkUnavailable, .dataUnreadable, .fieldUnknown,
  ]
}
