import RuleEngine
package import TextPatterns
package import Violations

/// A pattern of a rule and the matcher for it, as `list patterns`, `explain` and `lint` describe
/// them.
///
///     let patterns = template.patterns
///     patterns.first?.summary  // "automaton of 38 states, 1 KB"
package struct PatternDescription: Sendable {
  package let pattern: String

  /// Whether letters match regardless of case.
  package let ignoringCase: Bool

  package let matcher: TextPattern

  /// The code that is reported if a text doesn't match.
  package let code: ViolationCode

  /// Where the pattern is written.
  package let position: FilePosition?
}

extension PatternDescription {
  /// The name of the matcher: `automaton` or `simulation`.
  package var matcherName: String { matcher.preparation.matcher.rawValue }

  /// The number of states and bytes of the matcher.
  package var size: (states: Int, bytes: Int) {
    (matcher.preparation.stateCount, matcher.preparation.byteCount)
  }

  /// The name and the size of the matcher, in English.
  package var summary: String {
    let states = isSimulated ? "edges" : "states"
    return "\(matcherName) of \(size.states) \(states), \(size.bytes) bytes"
  }

  /// Whether the pattern is too large for an automaton.
  package var isSimulated: Bool { matcher.preparation.matcher == .simulation }

  /// Letters that match regardless of case, but don't match their full case folding: `ß` doesn't
  /// match `ss`.
  package var lettersWithFullFolding: [String] { matcher.lettersWithFullFolding }
}

extension RuleTemplate {
  /// The patterns of the rule: the one that splits values into parts, and the patterns of its
  /// checks.
  package var patterns: [PatternDescription] {
    let own = traits.parts.map { parts in
      PatternDescription(
        pattern: parts.patternText,
        ignoringCase: false,
        matcher: parts.pattern,
        code: CodeDefinition.identifierFormat.code,
        position: parts.position
      )
    }
    return (own.map { [$0] } ?? []) + checks.flatMap(\.patterns)
  }
}

extension CheckTemplate {
  /// The patterns of the check and of the checks inside it, unless they depend on parameters.
  ///
  /// - Complexity: O(*n*) in the size of the check. Patterns are prepared when they are described.
  package var patterns: [PatternDescription] {
    var result: [PatternDescription] = []
    for name in settings.keys.sorted() {
      guard case .checks(let checks) = settings[name] else { continue }
      result += checks.flatMap(\.patterns).map { inner in
        PatternDescription(
          pattern: inner.pattern,
          ignoringCase: inner.ignoringCase,
          matcher: inner.matcher,
          code: codes.code(for: inner.code),
          position: inner.position
        )
      }
    }
    return result + (ownPattern.map { [$0] } ?? [])
  }

  private var ownPattern: PatternDescription? {
    guard case .pattern(let matches, let ignoring)? = definition.role else { return nil }
    func constant(_ name: String) -> SettingValue? {
      guard case .constant(let value) = settings[name] else { return nil }
      return value
    }
    guard case .text(let pattern) = constant(matches) else { return nil }
    var ignoringCase = false
    if case .boolean(let value) = constant(ignoring) { ignoringCase = value }
    let check: PatternCheck
    do throws(SettingError) {
      check = try PatternCheck(pattern, ignoringCase: ignoringCase)
    } catch {
      // The loader has already refused this pattern.
      return nil
    }
    return PatternDescription(
      pattern: pattern,
      ignoringCase: ignoringCase,
      matcher: check.pattern,
      code: codes.code(for: CodeDefinition.patternMismatch.code),
      position: position(of: matches)
    )
  }
}

extension CodeMapping {
  /// Returns the code that is reported instead of a code.
  fileprivate func code(for code: ViolationCode) -> ViolationCode {
    replacement ?? renames[code] ?? code
  }
}
