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

  /// Patterns of the only characters that the text may have.
  private var alphabets: [String] = []

  /// The smallest and the greatest length, in characters.
  private var lengths: (least: Int, greatest: Int) = (0, .max)

  private var minimum: ExactDecimal?
  private var maximum: ExactDecimal?

  /// The greatest size of all patterns together, in bytes.
  private static let mostBytes = 2_000

  /// The greatest length of a text that is compared with patterns.
  private static let mostCharacters = 500

  /// Creates the demands of a rule.
  package init(of rule: RuleTemplate) {
    self.init(of: rule.checks.filter { !$0.mayForgive(given: rule.packCodes) })
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
      if !text.mayHideWhatFollows { patterns.append(text) }
    case .affix(let setting, let place):
      guard case .constant(.text(let text))? = check.settings[setting] else { return }
      patterns.append(Self.pattern(ofTextsWith: text, at: place))
    case .characters(let setting):
      guard case .constant(.text(let set))? = check.settings[setting] else { return }
      if Self.isSameInPatterns(set) { alphabets.append("(?s:(?:\(set))*)") }
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

  /// Returns whether a set has at least the same characters in a pattern.
  ///
  /// There, spaces count, and sets are joined and subtracted with other signs.
  private static func isSameInPatterns(_ set: String) -> Bool {
    let isDenied = set.contains("^") && set.dropFirst().contains("[")
    return !isDenied && set.unicodeScalars.allSatisfy { !$0.properties.isWhitespace }
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
    lengths.least = max(lengths.least, number(exact) ?? number(minimum) ?? 0)
    lengths.greatest = min(lengths.greatest, number(exact) ?? number(maximum) ?? .max)
    if let least = number(exact) ?? number(minimum), 1...Self.mostCharacters ~= least {
      patterns.append("(?s:.{\(least),})")
    }
    if let most = number(exact) ?? number(maximum), 1...Self.mostCharacters ~= most {
      // Other characters can have several scalars each, and so can a line break with a return.
      let single = #"\x00-\x0C\x0E-\x7F"#
      patterns.append("(?s:[\(single)]{0,\(most)}|.*[^\(single)].*)")
    }
  }

  /// Returns a pattern for the texts that begin with a text, end with it, or contain it.
  private static func pattern(
    ofTextsWith text: String,
    at place: CheckRole.AffixPlace
  ) -> String {
    let literal = text.unicodeScalars.map { #"\x{\#(String($0.value, radix: 16))}"# }.joined()
    return switch place {
    case .beginning: "(?s:\(literal).*)"
    case .end: "(?s:.*\(literal))"
    case .anywhere: "(?s:.*\(literal).*)"
    }
  }

  /// Returns the demands together with others.
  package func joined(with other: ValueDemands) -> ValueDemands {
    var joined = self
    joined.patterns += other.patterns
    joined.alphabets += other.alphabets
    joined.lengths = (
      max(lengths.least, other.lengths.least), min(lengths.greatest, other.lengths.greatest)
    )
    joined.minimum = [minimum, other.minimum].compactMap(\.self).max()
    joined.maximum = [maximum, other.maximum].compactMap(\.self).min()
    return joined
  }

  /// Returns the demands together with a pattern that the whole text must match.
  func matching(_ pattern: String) -> ValueDemands {
    var demands = self
    demands.patterns.append(pattern)
    return demands
  }

  /// The work of finding out whether the demands are impossible, in constants that are tried in
  /// the same time.
  package var searchCost: Int { patterns.count + alphabets.count > 1 ? 100 : 0 }

  /// Whether it is certain that no value meets the demands.
  package var isImpossible: Bool {
    if let minimum, let maximum, minimum > maximum { return true }
    if lengths.least > lengths.greatest { return true }
    return Self.haveNothingInCommon(patterns + alphabets)
      || !alphabets.isEmpty && Self.haveNothingInCommon(patterns)
  }

  /// Returns whether it is certain that no text matches all of some patterns.
  private static func haveNothingInCommon(_ patterns: [String]) -> Bool {
    let size = patterns.reduce(0) { $0 + $1.utf8.count }
    guard let last = patterns.last, patterns.count > 1, size <= mostBytes else { return false }
    let others = patterns.dropLast().map { #"(?=(?:\#($0))\z)"# }
    do throws(TextPatternError) {
      return try TextPattern(others.joined() + "(?:\(last))").matchesNothing == true
    } catch {
      // Together, the patterns are too large, or have something that must be at their start.
      return false
    }
  }
}

extension String {
  /// Whether what follows the pattern in a longer one can be a comment, or quoted.
  var mayHideWhatFollows: Bool { contains("#") || contains(#"\Q"#) }
}
