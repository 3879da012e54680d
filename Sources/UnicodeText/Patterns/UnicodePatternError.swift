import CICU

/// The reason why the pattern of a set or of a regular expression was refused.
public struct UnicodePatternError: Error, Hashable, Sendable {
  /// What is wrong, in plain English, such as "missing closing bracket".
  public var reason: String

  /// Where, in Unicode scalars from the start of the pattern, if known.
  public var offset: Int?

  /// Creates an error.
  public init(reason: String, offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  init(_ problem: cicu_problem) {
    // SAFETY: reasons are literals of the C face and stay valid.
    reason = problem.reason.map { String(cString: $0) } ?? "not understood"
    offset = problem.offset < 0 ? nil : Int(problem.offset)
  }
}

extension UnicodePatternError: CustomStringConvertible {
  /// The reason and, where known, the place.
  public var description: String {
    guard let offset else { return reason }
    return "\(reason) (after \(offset) characters)"
  }
}
