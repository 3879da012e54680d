/// The error that a pattern was rejected.
///
///     do {
///       _ = try TextPattern("[A-Z")
///     } catch {
///       print(error.reason)   // "a set isn't closed"
///       print(error.offset)   // 0: where the set begins
///     }
public struct TextPatternError: Error, Hashable, Sendable {
  /// What is wrong, in plain English.
  public var reason: String

  /// The position of the fault, in Unicode scalars from the start of the pattern, if there is a
  /// single one.
  public var offset: Int?

  /// What to write instead, if known.
  public var hint: String?

  init(_ reason: String, at offset: Int? = nil, hint: String? = nil) {
    self.reason = reason
    self.offset = offset
    self.hint = hint
  }

  /// Creates the error for a construct that an automaton can't match.
  static func unsupported(_ construct: UnsupportedConstruct, at offset: Int) -> Self {
    Self("\(construct.name) can't be matched in linear time", at: offset, hint: construct.hint)
  }
}
