import Violations

/// The codes that the engine itself can report for any rule or form. Checks of an application can
/// report them too.
extension CodeDefinition {
  /// A value is missing or blank.
  public static let required = CodeDefinition("required", "A value is missing or blank.")

  /// A value is present where there must be none.
  public static let absent = CodeDefinition(
    "absent",
    "A value is present where there must be none."
  )

  /// A value isn't of the kind that the check accepts.
  public static let typeMismatch = CodeDefinition(
    "type.mismatch",
    "A value isn't of the kind that its rule accepts.",
    [
      .init("expected", .text, "text, number, boolean, null, list or record"),
      .init("actual", .text, "text, number, boolean, null, list or record"),
    ]
  )

  /// A value is of the right kind, but the type of the program's property can't hold it.
  package static let typeUnsuitable = CodeDefinition(
    "type.unsuitable",
    "A value is of the right kind, but the program's own type can't hold it."
  )

  /// A value is larger than the limit for checked values.
  public static let limitInputSize = CodeDefinition(
    "limit.input_size",
    "A value is larger than the limit.",
    [.init("maximum", .integer, "the limit in bytes of UTF-8")]
  )

  /// A list has more elements than the limit allows.
  public static let limitListSize = CodeDefinition(
    "limit.list_size",
    "A list has more elements than the limit allows.",
    [.init("maximum", .integer, "the limit")]
  )

  /// Checking a value or record would take too much work.
  public static let limitWork = CodeDefinition(
    "limit.work",
    "Checking a value or record would take too much work."
  )

  /// Looking at another field would take too much work.
  package static let limitOtherField = CodeDefinition(
    "limit.other_field",
    "What a value depends on in another field would take too much work to check.",
    [.init("other", .field, "the other field")]
  )

  /// A report would be many times as large as the value that was checked.
  public static let limitReportSize = CodeDefinition(
    "limit.report_size",
    "A report would be many times as large as the checked value."
  )

  /// A check took longer than its time limit.
  public static let limitTime = CodeDefinition(
    "limit.time",
    "A check took longer than its time limit."
  )

  /// One of the application's own checks couldn't answer.
  public static let checkUnavailable = CodeDefinition(
    "check.unavailable",
    "A check of the application couldn't answer."
  )

  /// Text around a value, such as a label, was left out.
  public static let inputTextRemoved = CodeDefinition(
    "input.text_removed",
    "Text around a value, such as a label or quotation marks, was left out.",
    severity: .warning
  )

  /// Bundled data couldn't be read when it was needed.
  public static let dataUnreadable = CodeDefinition(
    "data.unreadable",
    "The data of a rule couldn't be read."
  )

  /// A record has a field that its form doesn't name.
  public static let fieldUnknown = CodeDefinition(
    "field.unknown",
    "A record has a field that its form doesn't name."
  )

  /// A program failed, and people don't get any details.
  public static let internalError = CodeDefinition(
    "internal",
    "A program failed, and people don't get any details.",
    [.init("instance", .text, "the failure's identifier in the log")]
  )

  /// All codes of the engine, for listings, the loader, and tests of catalogs.
  public static let engine: [CodeDefinition] =
    [
      .required, .absent, .typeMismatch, .typeUnsuitable, .limitInputSize, .limitListSize,
      .limitOtherField, .limitReportSize, .limitWork, .limitTime,
      .checkUnavailable, .dataUnreadable, .fieldUnknown, .inputTextRemoved, .internalError,
    ] + identifiers
}
