import CICU

/// A regular expression in ICU's syntax that matches whole texts.
///
///     let number = try RegularExpression(pattern: #"[A-Z]{2}-\d{6}"#)
///     number.wholeMatch(of: "AB-123456".utf8Span)    // .match
///     number.wholeMatch(of: "AB-12".utf8Span)        // .noMatch(couldContinue: true)
///     number.wholeMatch(of: "12-AB".utf8Span)        // .noMatch(couldContinue: false)
///
/// Every thread keeps its own matcher, so threads do not wait for one another. What ICU does not count
/// (``UncountedWork``) is bounded by the length of the text: with more of it, a match gives up earlier,
/// or before it begins.
package final class RegularExpression: Sendable {
  /// How much work one match may take.
  package struct Limits: Hashable, Sendable {
    /// The work, in units of 10,000 saved places to return to; about a quarter of a
    /// millisecond each.
    package var steps: Int

    /// The memory for saved places, in bytes.
    package var stackBytes: Int

    /// Creates limits.
    package init(steps: Int = 100, stackBytes: Int = 8_000_000) {
      self.steps = steps
      self.stackBytes = stackBytes
    }
  }

  /// The outcome of matching a whole text.
  package enum Match: Hashable, Sendable {
    /// The whole text matches.
    case match

    /// The text does not match. `couldContinue` is false only if no longer text that starts with
    /// this one can match.
    case noMatch(couldContinue: Bool)

    /// A limit was reached before the answer was known.
    case limitExceeded
  }

  /// The pattern.
  package let pattern: String

  /// Whether letters match regardless of case.
  package let ignoringCase: Bool

  /// How much work one match may take.
  package let limits: Limits

  /// About how many microseconds it took to compile the pattern.
  package let preparationCost: Int

  private let uncounted: UncountedWork

  // SAFETY: the compiled pattern never changes; threads match with copies; only this object
  // frees it.
  private nonisolated(unsafe) let regex: OpaquePointer

  /// Compiles a pattern.
  ///
  /// - Throws: ``UnicodePatternError`` if the pattern is empty, longer than 10,000 bytes, is no regular
  ///   expression, or has so much that ICU does not count that no text would be short enough.
  package init(
    pattern: String,
    ignoringCase: Bool = false,
    limits: Limits = Limits()
  ) throws(UnicodePatternError) {
    try Self.checkPattern(pattern)
    preparationCost = 100 + pattern.utf8.count + (try PropertyCount(of: pattern)).cost
    let uncounted = UncountedWork(of: pattern)
    guard uncounted.isBounded else {
      throw UnicodePatternError(reason: "too many look-arounds, loops and counts for ICU's limits")
    }
    var problem = cicu_problem(reason: nil, offset: -1)
    let regex = pattern.withBytes {
      cicu_regex_open(
        $0,
        $1,
        ignoringCase,
        Int32(clamping: max(1, limits.stackBytes)),
        &problem
      )
    }
    guard let regex else { throw UnicodePatternError(problem) }
    self.pattern = pattern
    self.ignoringCase = ignoringCase
    self.limits = limits
    self.uncounted = uncounted
    self.regex = regex
  }

  deinit { cicu_regex_close(regex) }

  /// Matches a whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - budget: The work that is left for the value or the record; without one, the match has a
  ///     budget of its own.
  /// - Returns: Whether the whole text matches, or that a limit was reached before that was known.
  /// - Complexity: O(*n*) for most patterns, and never more than ``limits`` and the budget allow. It
  ///   allocates nothing for texts of at most 512 bytes, after the first match on a thread.
  package func wholeMatch(of text: UTF8Span, within budget: MatchingBudget? = nil) -> Match {
    text.withBytes { match($0, $1, budget) }
  }

  /// Matches a text given by its bytes, which are well-formed UTF-8.
  func match(_ bytes: UnsafePointer<UInt8>?, _ count: Int, _ budget: MatchingBudget?) -> Match {
    let cost = uncounted.costOfStep(count)
    let allowance = budget?.allowance(cost)
    let allowed = min(limits.steps, allowance?.steps ?? MatchingBudget.work / cost)
    guard allowed > 0 else { return .limitExceeded }
    var steps = Int32(clamping: allowed)
    let outcome = cicu_regex_match(regex, bytes, count, &steps)
    if let budget, let allowance { budget.spend(Int(steps), cost, of: allowance) }
    return switch outcome {
    case CICU_REGEX_MATCH: .match
    case CICU_REGEX_NO_MATCH: .noMatch(couldContinue: false)
    case CICU_REGEX_COULD_CONTINUE: .noMatch(couldContinue: true)
    default: .limitExceeded
    }
  }
}

extension RegularExpression {
  /// Returns the length of the longest beginning of a text that can be continued to a match, in
  /// bytes.
  ///
  ///     let number = try RegularExpression(pattern: #"[A-Z]{2}-\d{6}"#)
  ///     number.endOfPossibleBeginning(of: "AB-1x".utf8Span)  // 4
  ///
  /// The beginning ends between two scalars. It is never too short, and may be too long if the
  /// expression looks ahead to the end of the text.
  ///
  /// - Complexity: O(log *n*) matches in the number of bytes.
  package func endOfPossibleBeginning(
    of text: UTF8Span,
    within budget: MatchingBudget? = nil
  ) -> Int {
    text.withBytes { bytes, count in
      guard let bytes else { return 0 }
      // Beginnings up to `low` are possible, and those that reach `high` are not.
      var low = 0
      var high = count
      if match(bytes, count, budget) != .noMatch(couldContinue: false) { return count }
      while true {
        var middle = low + (high - low) / 2
        // SAFETY: the places stay between 0 and `count`, the length of the memory at `bytes`.
        while middle > low, bytes[middle] & 0xC0 == 0x80 { middle -= 1 }
        if middle == low {
          // Between the two offsets is one scalar, or there are several and the first has more than
          // half of the bytes.
          middle = low + 1
          while middle < high, bytes[middle] & 0xC0 == 0x80 { middle += 1 }
          if middle == high { return low }
        }
        if match(bytes, middle, budget) == .noMatch(couldContinue: false) {
          high = middle
        } else {
          low = middle
        }
      }
    }
  }
}

extension RegularExpression {
  /// The length of the longest accepted pattern, in bytes.
  static let longestPattern = 10_000

  /// Refuses patterns that ICU accepts, but that take too long to compile or to match.
  static func checkPattern(_ pattern: String) throws(UnicodePatternError) {
    guard !pattern.isEmpty else { throw UnicodePatternError(reason: "empty") }
    // 20,000 properties in a row take a second and 125 MB.
    guard pattern.utf8.count <= longestPattern else {
      throw UnicodePatternError(reason: "longer than 10,000 bytes")
    }
  }
}

/// The reason why the pattern of a set or of a regular expression was refused.
package struct UnicodePatternError: Error, Hashable, Sendable {
  /// What is wrong, in plain English, such as "missing closing bracket".
  package var reason: String

  /// Where, in Unicode scalars from the start of the pattern, if known.
  package var offset: Int?

  /// What to write instead, where that is known.
  package var hint: String?

  /// Creates an error.
  package init(reason: String, offset: Int? = nil, hint: String? = nil) {
    self.reason = reason
    self.offset = offset
    self.hint = hint
  }

  init(_ problem: cicu_problem) {
    // SAFETY: reasons are literals of the C face and stay valid.
    reason = problem.reason.map { String(cString: $0) } ?? "not understood"
    offset = problem.offset < 0 ? nil : Int(problem.offset)
  }
}

extension UnicodePatternError: CustomStringConvertible {
  /// The reason and, where known, the place.
  package var description: String {
    guard let offset else { return reason }
    return "\(reason) (after \(offset) characters)"
  }
}
