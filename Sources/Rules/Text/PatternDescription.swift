import TextPatterns
import UnicodeText
package import Violations

/// A pattern that a rule has, and what it is matched with: for `list patterns`, `explain` and lint.
///
///     let patterns = template.checks.flatMap(\.patterns)
///     patterns.first?.summary  // "automaton of 38 states, 1 KB"
package struct PatternDescription: Sendable {
  /// The pattern as the pack has it.
  package let pattern: String

  /// Whether letters match regardless of case.
  package let ignoringCase: Bool

  /// What decides whether a text matches.
  package let matcher: PatternCheck.Matcher

  /// The code that is reported where a text does not match.
  package let code: ViolationCode

  /// Where the pattern is written.
  package let position: FilePosition?
}

extension PatternDescription {
  /// The name of what the pattern is matched with: `automaton`, `simulation` or `backtracking`.
  package var matcherName: String {
    switch matcher {
    case .linear(let pattern): pattern.preparation.matcher.rawValue
    case .backtracking: "backtracking"
    }
  }

  /// The states and the bytes of what the pattern is matched with; nil for what ICU keeps to itself.
  package var size: (states: Int, bytes: Int)? {
    guard case .linear(let pattern) = matcher else { return nil }
    return (pattern.preparation.stateCount, pattern.preparation.byteCount)
  }

  /// What the pattern is matched with, and how large that is, in English.
  package var summary: String {
    guard let size else { return "backtracking by ICU" }
    let states = isSimulated ? "edges" : "states"
    return "\(matcherName) of \(size.states) \(states), \(size.bytes) bytes"
  }

  /// Whether the pattern is too large for an automaton.
  package var isSimulated: Bool {
    guard case .linear(let pattern) = matcher else { return false }
    return pattern.preparation.matcher == .simulation
  }

  /// Whether ICU tries one way after another, although an automaton could match the pattern.
  package var isNeedlesslyBacktracking: Bool {
    guard case .backtracking = matcher else { return false }
    do throws(TextPatternError) {
      _ = try TextPattern(pattern, ignoringCase: ignoringCase)
      return true
    } catch {
      return false
    }
  }

  /// Letters that match regardless of case, but not what they become by full case folding, as `ß`
  /// becomes `ss`.
  package var lettersWithFullFolding: [String] {
    guard case .linear(let pattern) = matcher else { return [] }
    return pattern.lettersWithFullFolding
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
    guard definition.name == PatternCheck.definition.name else { return nil }
    func constant(_ name: String) -> SettingValue? {
      guard case .constant(let value) = settings[name] else { return nil }
      return value
    }
    guard case .text(let pattern) = constant("matches") else { return nil }
    var ignoringCase = false
    if case .boolean(let value) = constant("ignoring-case") { ignoringCase = value }
    var isBacktracking = false
    if case .boolean(let value) = constant("backtracking") { isBacktracking = value }
    let check: PatternCheck
    do throws(SettingError) {
      check = try PatternCheck(pattern, ignoringCase: ignoringCase, isBacktracking: isBacktracking)
    } catch {
      // The loader has refused such a pattern already.
      return nil
    }
    return PatternDescription(
      pattern: pattern,
      ignoringCase: ignoringCase,
      matcher: check.matcher,
      code: codes.code(for: CodeDefinition.patternMismatch.code),
      position: position(of: "matches")
    )
  }
}

extension CodeMapping {
  /// Returns the code that is reported in place of one.
  fileprivate func code(for code: ViolationCode) -> ViolationCode {
    replacement ?? renames[code] ?? code
  }
}
