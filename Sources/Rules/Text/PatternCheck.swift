package import UnicodeText
public import Violations

/// Requires a whole text to match a regular expression.
///
/// The expression has ICU's syntax and must match from the first to the last
/// character; `^` and `$` are not needed. A match that takes too many steps
/// leaves the value inconclusive (`limit.pattern_steps`), so that no pattern can hang a service.
///
///     PatternCheck(try RegularExpression(pattern: #"[A-Z]{2}-\d{6}"#))
///     // AB-123456    valid
///     // AB-123456 x  pattern.mismatch
public struct PatternCheck: Check {
  /// The expression.
  package let expression: RegularExpression

  /// Creates a check.
  package init(_ expression: RegularExpression) {
    self.expression = expression
  }

  /// Reports a text that does not match.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch expression.wholeMatch(of: text) {
    case .match: break
    case .noMatch: findings.add(.patternMismatch)
    case .limitExceeded: findings.addLimit(.limitPatternSteps)
    }
  }

  /// Returns what the expression says about a beginning of a text.
  ///
  /// Where the expression looks ahead to the end of a text, it may notice later than it could
  /// that nothing can match.
  ///
  /// - Complexity: One match, and O(log *n*) of them in the number of bytes for a text that is
  ///   impossible.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    switch expression.wholeMatch(of: text) {
    case .match: .valid
    case .noMatch(couldContinue: true), .limitExceeded: .unfinished
    case .noMatch(couldContinue: false):
      .impossible(at: expression.endOfPossibleBeginning(of: text))
    }
  }

  /// Returns that the text must match.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.patternMismatch)]
  }
}

extension PatternCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "pattern",
    "Requires the whole text to match a regular expression.",
    shorthand: "matches",
    settings: [
      SettingDefinition("matches", .pattern, "The regular expression.", isRequired: true),
      SettingDefinition(
        "ignoring-case",
        .boolean,
        "Whether lowercase and uppercase letters are the same.",
        default: "false"
      ),
    ],
    codes: [.patternMismatch]
  ) { settings throws(SettingError) in
    do throws(UnicodePatternError) {
      return PatternCheck(
        try RegularExpression(
          pattern: settings.text("matches") ?? "",
          ignoringCase: settings.boolean("ignoring-case") ?? false
        )
      )
    } catch {
      throw SettingError("matches", error.reason, offset: error.offset)
    }
  }
}

extension CodeDefinition {
  static let patternMismatch = CodeDefinition(
    "pattern.mismatch",
    "The text does not match the pattern."
  )
}
