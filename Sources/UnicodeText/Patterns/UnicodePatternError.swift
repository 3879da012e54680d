import CICU

/// The reason why the pattern of a set was refused.
package struct UnicodePatternError: Error, Hashable, Sendable {
  /// The problem, in plain English, such as "missing closing bracket".
  package var reason: String

  /// The position in Unicode scalars from the start of the pattern, if known.
  package var offset: Int?

  /// What to write instead, if known.
  package var hint: String?

  package init(reason: String, offset: Int? = nil, hint: String? = nil) {
    self.reason = reason
    self.offset = offset
    self.hint = hint
  }

  init(_ problem: cicu_problem) {
    // SAFETY: reasons are literals of the C interface and stay valid.
    reason = problem.reason.map { String(cString: $0) } ?? "not understood"
    offset = problem.offset < 0 ? nil : Int(problem.offset)
  }
}

extension UnicodePatternError: CustomStringConvertible {
  /// The reason and, if known, the position.
  package var description: String {
    guard let offset else { return reason }
    return "\(reason) (after \(offset) characters)"
  }
}
