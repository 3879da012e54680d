package import TextPatterns
package import UnicodeText
public import Violations

/// Requires a whole text to match a regular expression.
///
/// The expression has ICU's syntax and must match from the first to the last character; `^` and `$` are
/// not needed. It is matched in time that grows with the text alone (``TextPattern``). Look-behind, word
/// boundaries, back-references and the like need `backtracking: true`: ICU then tries one way after
/// another, and a match that takes too many steps leaves the value inconclusive
/// (`limit.pattern_steps`), so that no pattern can hang a service.
///
///     PatternCheck(try TextPattern(#"[A-Z]{2}-\d{6}"#))
///     // AB-123456    valid
///     // AB-123456 x  pattern.mismatch
public struct PatternCheck: BacktrackingCheck {
  /// What decides whether a text matches.
  package enum Matcher: Sendable {
    /// An automaton, in linear time.
    case linear(TextPattern)

    /// ICU, which tries one way after another.
    case backtracking(RegularExpression)
  }

  /// What decides whether a text matches.
  package let matcher: Matcher

  package var mayBacktrack: Bool {
    if case .backtracking = matcher { true } else { false }
  }

  /// Creates a check in linear time.
  package init(_ pattern: TextPattern) { matcher = .linear(pattern) }

  /// Creates a check that tries one way after another.
  package init(backtracking expression: RegularExpression) { matcher = .backtracking(expression) }

  /// Reports a text that does not match.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch matcher {
    case .linear(let pattern):
      if !pattern.matches(text) { findings.add(.patternMismatch) }
    case .backtracking(let expression):
      switch expression.wholeMatch(of: text, within: context.surroundings.matching) {
      case .match: break
      case .noMatch: findings.add(.patternMismatch)
      case .limitExceeded: findings.addLimit(.limitPatternSteps)
      }
    }
  }

  /// Returns what the expression says about a beginning of a text.
  ///
  /// ICU may notice later than it could that nothing can match, where an expression looks ahead to the
  /// end of a text.
  ///
  /// - Complexity: One reading of the text; with ICU one match, and O(log *n*) of them in the number of
  ///   bytes for a text that is impossible.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    switch matcher {
    case .linear(let pattern):
      pattern.progress(of: text)
    case .backtracking(let expression):
      switch expression.wholeMatch(of: text, within: context.surroundings.matching) {
      case .match: .valid
      case .noMatch(couldContinue: true), .limitExceeded: .unfinished
      case .noMatch(couldContinue: false):
        .impossible(
          at: expression.endOfPossibleBeginning(of: text, within: context.surroundings.matching)
        )
      }
    }
  }

  /// Returns that the text must match.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.patternMismatch)]
  }
}

extension PatternCheck: CostlyCheck {
  package var loadingCost: Int {
    switch matcher {
    case .linear(let pattern): pattern.preparationCost
    case .backtracking(let expression): expression.preparationCost
    }
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
      SettingDefinition(
        "backtracking",
        .boolean,
        "Whether ICU matches, which knows more and may give up on a text after many steps.",
        default: "false"
      ),
    ],
    codes: [.patternMismatch]
  ) { settings throws(SettingError) in
    try PatternCheck(
      settings.text("matches") ?? "",
      ignoringCase: settings.boolean("ignoring-case") ?? false,
      isBacktracking: settings.boolean("backtracking") ?? false
    )
  }

  /// Creates a check of settings.
  ///
  /// - Throws: A ``SettingError`` with the offset of what is wrong in the pattern.
  init(
    _ pattern: String,
    ignoringCase: Bool,
    isBacktracking: Bool
  ) throws(SettingError) {
    guard !isBacktracking else {
      do throws(UnicodePatternError) {
        try self.init(
          backtracking: RegularExpression(pattern: pattern, ignoringCase: ignoringCase)
        )
      } catch {
        throw SettingError("matches", error.reason, offset: error.offset)
      }
      return
    }
    do throws(TextPatternError) {
      try self.init(TextPattern(pattern, ignoringCase: ignoringCase))
    } catch {
      let backtracking = "set `backtracking: true` to have ICU match it, at the cost of time"
      throw SettingError(
        "matches",
        error.reason,
        offset: error.offset,
        hint: error.needsBacktracking
          ? error.hint.map { "\($0), or \(backtracking)" } ?? backtracking
          : error.hint
      )
    }
  }
}

extension CodeDefinition {
  static let patternMismatch = CodeDefinition(
    "pattern.mismatch",
    "The text does not match the pattern."
  )
}
