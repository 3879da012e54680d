public import RuleEngine
package import TextPatterns
public import Violations

/// Requires a whole text to match a regular expression.
///
/// The expression uses ICU's syntax and must match from the first to the last character, so it
/// doesn't need `^` and `$`. The time for matching grows with the text alone, so no pattern can
/// hang a service (``TextPattern``).
///
///     PatternCheck(try TextPattern(#"[A-Z]{2}-\d{6}"#))
///     // AB-123456    valid
///     // AB-123456 x  pattern.mismatch
public struct PatternCheck: Check {
  /// The pattern that the text must match.
  package let pattern: TextPattern

  package init(_ pattern: TextPattern) { self.pattern = pattern }

  /// Reports a text that does not match.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !pattern.matches(text) { findings.add(.patternMismatch) }
  }

  /// Returns what the expression says about the beginning of a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes, since the text is read once.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    pattern.progress(of: text)
  }

  /// Returns that the text must match.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.patternMismatch)]
  }
}

extension PatternCheck: CostlyCheck {
  package var loadingCost: Int { pattern.preparationCost }
}

extension PatternCheck: MeasuredCheck {
  package var runningCost: RunningCost {
    RunningCost(call: 100, byte: TextPattern.costWithoutGroups)
  }
}

extension PatternCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "pattern",
    "Requires the whole text to match a regular expression.",
    shorthand: "matches",
    settings: [
      .init("matches", .pattern, "The regular expression.", isRequired: true),
      .boolean("ignoring-case", "Whether lowercase and uppercase letters are the same."),
    ],
    codes: [.patternMismatch]
  ) { settings throws(SettingError) in
    try PatternCheck(
      settings.text("matches") ?? "",
      ignoringCase: settings.boolean("ignoring-case") ?? false
    )
  }
  .playing(.pattern(setting: "matches", ignoringCase: "ignoring-case"))
  .refusing([
    "backtracking":
      "delete it: every pattern is matched in one pass over the text, and a pattern that can't be "
      + "is refused with a hint"
  ])

  /// Creates a check from settings.
  ///
  /// - Throws: A ``SettingError`` with the offset of the fault in the pattern.
  init(_ pattern: String, ignoringCase: Bool) throws(SettingError) {
    do throws(TextPatternError) {
      try self.init(TextPattern(pattern, ignoringCase: ignoringCase))
    } catch {
      throw SettingError("matches", error.reason, offset: error.offset, hint: error.hint)
    }
  }
}

extension CodeDefinition {
  static let patternMismatch = CodeDefinition(
    "pattern.mismatch",
    "The text doesn't match the pattern."
  )
}
