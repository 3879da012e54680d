public import RuleEngine
package import UnicodeText
public import Violations

/// Limits which characters a text may have, and how many of a kind.
///
/// A character is a Unicode scalar here, and a kind is a set in ICU's syntax.
///
///     characters: { allowed: '[\p{L}\p{M} -]' }
///     characters: { counted: '\p{Nd}', minimum: 1, class: digit }
///
/// For `Zoë 2`, the first reports `characters.not_allowed` with the character `2` at bytes 5 to 6.
public struct CharactersCheck: Check {
  /// How many characters of a set a text may have.
  public struct Count: Sendable {
    /// The characters that are counted.
    package let set: UnicodeSet

    /// The accepted numbers.
    public let limits: ClosedRange<Int>

    /// The name of the set for messages, such as `digit`.
    public let className: String

    package init(of set: UnicodeSet, limits: ClosedRange<Int>, className: String = "other") {
      self.set = set
      self.limits = limits
      self.className = className
    }
  }

  private let allowed: UnicodeSet?
  private let forbidden: UnicodeSet?
  private let count: Count?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - allowed: The only characters that may occur; all if nil.
  ///   - forbidden: Characters that must not occur.
  ///   - count: How many characters of a kind there must be.
  package init(allowed: UnicodeSet? = nil, forbidden: UnicodeSet? = nil, count: Count? = nil) {
    self.allowed = allowed
    self.forbidden = forbidden
    self.count = count
  }

  /// Reports the first character that isn't allowed, and a number of characters that is out of
  /// bounds.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let offset = firstOffender(in: text) {
      let scalar = text.scalar(at: offset)
      findings.add(
        .charactersNotAllowed,
        at: offset..<(offset + scalar.utf8Length),
        ["character": .character(scalar)]
      )
    }
    if let count {
      report(count, in: text, into: &findings)
    }
  }

  /// Returns the offset of the first character that is not allowed.
  private func firstOffender(in text: UTF8Span) -> Int? {
    var first = text.count
    if let allowed { first = min(first, allowed.endOfRun(in: text)) }
    if let forbidden { first = min(first, forbidden.endOfRun(in: text, ofMembers: false)) }
    return first < text.count ? first : nil
  }

  private func report(_ count: Count, in text: UTF8Span, into findings: inout Findings) {
    let actual = text.numberOfMembers(of: count.set)
    if actual < count.limits.lowerBound {
      findings.add(
        .charactersTooFew(of: count.className),
        [
          "minimum": .integer(count.limits.lowerBound), "actual": .integer(actual),
          "class": .text(count.className),
        ]
      )
    } else if actual > count.limits.upperBound {
      findings.add(
        .charactersTooMany(of: count.className),
        [
          "maximum": .integer(count.limits.upperBound), "actual": .integer(actual),
          "class": .text(count.className),
        ]
      )
    }
  }

  /// Returns whether more may be typed.
  ///
  /// More typing can't fix a character that isn't allowed, or too many characters.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let offender = firstOffender(in: text)
    guard let count else { return .firstFault(offender, nil, else: .valid) }
    let surplus = text.offset(after: count.limits.upperBound, membersOf: count.set)
    let isEnough =
      count.limits.lowerBound == 0
      || text.numberOfMembers(of: count.set) >= count.limits.lowerBound
    return .firstFault(offender, surplus, else: isEnough ? .valid : .unfinished)
  }

  /// Returns which characters may occur, and how many of a kind.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    var requirements: [Violation] = []
    if allowed != nil || forbidden != nil { requirements.append(Violation(.charactersNotAllowed)) }
    guard let count else { return requirements }
    let className = Argument.text(count.className)
    if count.limits.lowerBound > 0 {
      let minimum = Argument.integer(count.limits.lowerBound)
      requirements.append(
        Violation(.charactersTooFew(of: count.className), ["minimum": minimum, "class": className])
      )
    }
    if count.limits.upperBound < .max {
      let maximum = Argument.integer(count.limits.upperBound)
      requirements.append(
        Violation(
          .charactersTooMany(of: count.className),
          ["maximum": maximum, "class": className]
        )
      )
    }
    return requirements
  }
}

extension CharactersCheck: CostlyCheck {
  package var loadingCost: Int {
    [allowed, forbidden, count?.set].reduce(0) { $0 + ($1?.preparationCost ?? 0) }
  }
}
