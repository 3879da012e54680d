public import Violations

/// What a broken file, such as a pack or a table, must be refused for.
public struct RefusalRow: CustomStringConvertible, Sendable {
  /// One diagnostic: `code line:column`, a part of the reason, and a part of the hint.
  public struct Expected: Sendable {
    var position: String
    var reason: String
    var hint: String?

    /// Expects a diagnostic whose reason and hint contain some words, if these are given.
    public init(_ position: String, _ reason: String = "", hint: String? = nil) {
      self.position = position
      self.reason = reason
      self.hint = hint
    }
  }

  /// What is wrong, in a few words.
  public var name: String

  /// The files.
  public var texts: [String]

  /// What must be reported, in order.
  public var expected: [Expected]

  /// The name, by which a failed test is reported.
  public var description: String { name }

  /// Whole files, of packs the lowest layer first.
  public init(_ name: String, whole texts: [String], _ expected: [Expected]) {
    self.name = name
    self.texts = texts
    self.expected = expected
  }

  /// The difference between what was expected and what was found, in words; empty if none.
  public func difference(from found: [Diagnostic]) -> String {
    let positions = found.map { "\($0.code) \($0.line):\($0.column)" }
    guard positions == expected.map(\.position) else { return found.description }
    for (expected, found) in zip(expected, found) {
      if !expected.reason.isEmpty, !found.reason.contains(expected.reason) {
        return found.description
      }
      if let hint = expected.hint, found.hint?.contains(hint) != true { return found.description }
    }
    return ""
  }
}
