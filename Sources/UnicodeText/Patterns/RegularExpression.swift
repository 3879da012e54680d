import CICU

/// A regular expression in ICU's syntax that matches whole texts.
///
///     let number = try RegularExpression(pattern: #"[A-Z]{2}-\d{6}"#)
///     number.wholeMatch(of: "AB-123456".utf8Span)    // .match
///     number.wholeMatch(of: "AB-12".utf8Span)        // .noMatch(couldContinue: true)
///     number.wholeMatch(of: "12-AB".utf8Span)        // .noMatch(couldContinue: false)
///
/// Every thread keeps its own matcher, so threads do not wait for one another. Back-references are
/// refused, because ICU does not count the work that they cause.
public final class RegularExpression: Sendable {
  /// How much work one match may take.
  public struct Limits: Hashable, Sendable {
    /// The work, in units of 10,000 saved places to return to; about a quarter of a
    /// millisecond each.
    public var steps: Int

    /// The memory for saved places, in bytes.
    public var stackBytes: Int

    /// Creates limits.
    public init(steps: Int = 100, stackBytes: Int = 8_000_000) {
      self.steps = steps
      self.stackBytes = stackBytes
    }
  }

  /// The outcome of matching a whole text.
  public enum Match: Hashable, Sendable {
    /// The whole text matches.
    case match

    /// The text does not match. `couldContinue` is false only if no longer text that starts with
    /// this one can match.
    case noMatch(couldContinue: Bool)

    /// A limit was reached before the answer was known.
    case limitExceeded
  }

  /// The pattern.
  public let pattern: String

  /// Whether letters match regardless of case.
  public let ignoringCase: Bool

  /// How much work one match may take.
  public let limits: Limits

  // SAFETY: the compiled pattern never changes; threads match with copies; only this object
  // frees it.
  private nonisolated(unsafe) let regex: OpaquePointer

  /// Compiles a pattern.
  ///
  /// - Throws: ``UnicodePatternError`` if the pattern is empty, longer than 10,000 bytes, has a
  ///   back-reference, or is no regular expression.
  public init(
    pattern: String,
    ignoringCase: Bool = false,
    limits: Limits = Limits()
  ) throws(UnicodePatternError) {
    try Self.checkPattern(pattern)
    var problem = cicu_problem(reason: nil, offset: -1)
    let regex = pattern.withBytes {
      cicu_regex_open(
        $0,
        $1,
        ignoringCase,
        Int32(clamping: max(1, limits.steps)),
        Int32(clamping: max(1, limits.stackBytes)),
        &problem
      )
    }
    guard let regex else { throw UnicodePatternError(problem) }
    self.pattern = pattern
    self.ignoringCase = ignoringCase
    self.limits = limits
    self.regex = regex
  }

  deinit { cicu_regex_close(regex) }

  /// Matches a whole text.
  ///
  /// - Complexity: O(*n*) for most patterns, and never more than ``limits`` allow. It allocates
  ///   nothing for texts of at most 512 bytes, after the first match on a thread.
  public func wholeMatch(of text: UTF8Span) -> Match {
    text.withBytes { match($0, $1) }
  }

  /// Matches a text given by its bytes, which are well-formed UTF-8.
  func match(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Match {
    switch cicu_regex_match(regex, bytes, count) {
    case CICU_REGEX_MATCH: .match
    case CICU_REGEX_NO_MATCH: .noMatch(couldContinue: false)
    case CICU_REGEX_COULD_CONTINUE: .noMatch(couldContinue: true)
    default: .limitExceeded
    }
  }
}
