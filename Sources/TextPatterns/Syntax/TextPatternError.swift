/// Why a pattern was refused.
///
///     do {
///       _ = try TextPattern("[A-Z")
///     } catch {
///       print(error.reason)   // "a set without its closing bracket"
///       print(error.offset)   // 0: where the set begins
///     }
public struct TextPatternError: Error, Hashable, Sendable {
  /// What is wrong, in plain English.
  public var reason: String

  /// Where, in Unicode scalars from the start of the pattern, if one place is at fault.
  public var offset: Int?

  /// What to write instead, if that is known.
  public var hint: String?

  /// Whether the pattern asks for something that only a matcher which tries one way after another
  /// can do.
  public var needsBacktracking = false

  init(_ reason: String, at offset: Int? = nil, hint: String? = nil) {
    self.reason = reason
    self.offset = offset
    self.hint = hint
  }

  /// Creates the error of a construct that an automaton cannot match.
  static func unsupported(_ construct: String, at offset: Int, hint: String? = nil) -> Self {
    var error = Self("\(construct) cannot be matched in linear time", at: offset, hint: hint)
    error.needsBacktracking = true
    return error
  }
}
