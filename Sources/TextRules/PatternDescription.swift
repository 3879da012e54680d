import RuleEngine
package import TextPatterns
package import Violations

/// A pattern that a rule has, and what it is matched with: for `list patterns`, `explain` and lint.
///
///     let patterns = template.patterns
///     patterns.first?.summary  // "automaton of 38 states, 1 KB"
package struct PatternDescription: Sendable {
  package let pattern: String

  /// Whether letters match regardless of case.
  package let ignoringCase: Bool

  package let matcher: TextPattern

  /// The code that is reported where a text does not match.
  package let code: ViolationCode

  /// Where the pattern is written.
  package let position: FilePosition?
}

extension PatternDescription {
  /// The name of what the pattern is matched with: `automaton` or `simulation`.
  package var matcherName: String { matcher.preparation.matcher.rawValue }

  /// The states and the bytes of what the pattern is matched with.
  package var size: (states: Int, bytes: Int) {
    (matcher.preparation.stateCount, matcher.preparation.byteCount)
  }

  /// What the pattern is matched with, and how large that is, in English.
  package var summary: String {
    let states = isSimulated ? "edges" : "states"
    return "\(matcherName) of \(size.states) \(states), \(size.bytes) bytes"
  }

  /// Whether the pattern is too large for an automaton.
  package var isSimulated: Bool { matcher.preparation.matcher == .simulation }

  /// Letters that match regardless of case, but not what they become by full case folding, as `ß`
  /// becomes `ss`.
  package var lettersWithFullFolding: [String] { matcher.lettersWithFullFolding }
}

extension RuleTemplate {
  /// The patterns of the rule: the one that takes its values apart, and those of its checks.
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
  /// The patterns of the check and of those inside it, as far as they do not depend on parameters.
  ///
  /// - Complexity: O(*n*) in the size of the check; patterns are prepared when they are described.
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
      // The loader has refused such a pattern already.
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
  /// Returns the code that is reported in place of one.
  fileprivate func code(for code: ViolationCode) -> ViolationCode {
    replacement ?? renames[code] ?? code
  }
}
