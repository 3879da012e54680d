import TextPatterns
import Violations

/// What several checks demand of one value together, if it is written as patterns and limits.
///
///     checks: [pattern: '[A-Z]{2}', length: { minimum: 5 }]   # no text meets both
///
/// What other checks demand isn't known, so it never makes the demands impossible.
package struct ValueDemands: Sendable {
  /// Patterns that the whole text must match.
  private var patterns: [String] = []

  private var minimum: ExactDecimal?
  private var maximum: ExactDecimal?

  /// The greatest size of all patterns together, in bytes.
  private static let mostBytes = 2_000

  /// The greatest length of a text that is compared with patterns.
  private static let mostCharacters = 500

  /// Creates the demands of a rule.
  package init(of rule: RuleTemplate) {
    let hasWarnings = rule.packCodes.values.contains { $0.severity == .warning }
    self.init(of: hasWarnings ? [] : rule.checks)
  }

  /// Creates the demands of checks that must all hold.
  ///
  /// Checks of parts, checks in groups, and warnings are ignored.
  package init(of checks: [CheckTemplate]) {
    for check in checks { add(check) }
  }

  private mutating func add(_ check: CheckTemplate) {
    guard check.groups.isEmpty, check.namedParts.isEmpty, check.codes.severity != .warning else {
      return
    }
    switch check.definition.role {
    case .conjunction: for inner in check.nested { add(inner) }
    case .pattern(let setting, _):
      // With another setting, the pattern ignores case.
      guard check.settings.count == 1, case .constant(.text(let text))? = check.settings[setting]
      else { return }
      // In these patterns, something after the end can be a comment or quoted.
      if !text.contains("#"), !text.contains(#"\Q"#) { patterns.append(text) }
    case .length(let exact, let minimum, let maximum):
      addLength(of: check, exact: exact, minimum: minimum, maximum: maximum)
    case .range(let minimum, let maximum, let neutral):
      let known = neutral + [minimum, maximum]
      guard check.settings.keys.allSatisfy(known.contains) else { return }
      if case .constant(.decimal(let limit))? = check.settings[minimum] {
        self.minimum = max(self.minimum ?? limit, limit)
      }
      if case .constant(.decimal(let limit))? = check.settings[maximum] {
        self.maximum = min(self.maximum ?? limit, limit)
      }
    default: return
    }
  }

  /// Adds the limits of a length in characters.
  private mutating func addLength(
    of check: CheckTemplate,
    exact: String,
    minimum: String,
    maximum: String
  ) {
    func number(_ name: String) -> Int? {
      guard case .constant(.integer(let number))? = check.settings[name] else { return nil }
      return number
    }
    let written = [exact, minimum, maximum].compactMap(number)
    // Other settings change what counts.
    guard written.count == check.settings.count else { return }
    if let least = number(exact) ?? number(minimum), 1...Self.mostCharacters ~= least {
      patterns.append("(?s:.{\(least),})")
    }
    if let most = number(exact) ?? number(maximum), 1...Self.mostCharacters ~= most {
      // Other characters can have several scalars each, and so can a line break with a return.
      let single = #"\x00-\x0C\x0E-\x7F"#
      patterns.append("(?s:[\(single)]{0,\(most)}|.*[^\(single)].*)")
    }
  }

  /// Returns the demands together with others.
  package func joined(with other: ValueDemands) -> ValueDemands {
    var joined = self
    joined.patterns += other.patterns
    joined.minimum = [minimum, other.minimum].compactMap(\.self).max()
    joined.maximum = [maximum, other.maximum].compactMap(\.self).min()
    return joined
  }

  /// Whether it is certain that no value meets the demands.
  package var isImpossible: Bool {
    if let minimum, let maximum, minimum > maximum { return true }
    let size = patterns.reduce(0) { $0 + $1.utf8.count }
    guard let last = patterns.last, patterns.count > 1, size <= Self.mostBytes else { return false }
    let others = patterns.dropLast().map { #"(?=(?:\#($0))\z)"# }
    do throws(TextPatternError) {
      return try TextPattern(others.joined() + "(?:\(last))").matchesNothing == true
    } catch {
      // Together, the patterns are too large, or have something that must be at their start.
      return false
    }
  }
}
