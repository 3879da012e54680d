public import Violations

extension ViolationCode {
  /// A value is missing or blank.
  public static let required: Self = "required"

  /// A value has another kind than the check looks at.
  ///
  /// Arguments: `expected`, `actual`.
  public static let typeMismatch: Self = "type.mismatch"

  /// A value is larger than the engine may check.
  ///
  /// Argument: `maximum`, in bytes.
  public static let limitInputSize: Self = "limit.input_size"

  /// A list has more elements than the engine may check.
  ///
  /// Argument: `maximum`.
  public static let limitListSize: Self = "limit.list_size"

  /// A pattern needs more steps than it may take.
  public static let limitPatternSteps: Self = "limit.pattern_steps"

  /// A check takes longer than it may.
  public static let limitTime: Self = "limit.time"

  /// Bundled data could not be read when it was needed.
  public static let dataUnreadable: Self = "data.unreadable"

  /// A check that the application made could not answer.
  public static let checkUnavailable: Self = "check.unavailable"

  /// A record has a field that its form does not name.
  public static let fieldUnknown: Self = "field.unknown"
}

extension CodeDefinition {
  /// The codes that the engine itself reports, for any rule or form.
  public static let engine: [CodeDefinition] = [
    CodeDefinition(.required, "A value is missing or blank."),
    CodeDefinition(
      .typeMismatch,
      "A value has another kind than its rule is for.",
      [
        .init("expected", .text, "text, number, boolean, null, list or record"),
        .init("actual", .text, "text, number, boolean, null, list or record"),
      ]
    ),
    CodeDefinition(
      .limitInputSize,
      "A value is larger than may be checked.",
      [.init("maximum", .integer, "the limit in bytes of UTF-8")]
    ),
    CodeDefinition(
      .limitListSize,
      "A list has more elements than may be checked.",
      [.init("maximum", .integer, "the limit")]
    ),
    CodeDefinition(.limitPatternSteps, "A pattern took too many steps."),
    CodeDefinition(.limitTime, "A check took longer than it may."),
    CodeDefinition(.checkUnavailable, "A check that the application made could not answer."),
    CodeDefinition(.dataUnreadable, "The data of a rule could not be read."),
    CodeDefinition(.fieldUnknown, "A record has a field that its form does not name."),
  ]
}
