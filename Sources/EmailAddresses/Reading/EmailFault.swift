import Violations

/// One thing that is wrong with an address.
struct EmailIssue: Hashable, Sendable {
  /// What is wrong.
  var code: ViolationCode

  /// Where, in bytes of the text.
  var range: Range<Int>

  /// The facts for a message.
  var arguments: [String: Argument]

  init(_ code: ViolationCode, at range: Range<Int>, _ arguments: [String: Argument] = [:]) {
    self.code = code
    self.range = range
    self.arguments = arguments
  }
}
