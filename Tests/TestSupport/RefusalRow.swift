public import Violations

/// A broken file, such as a pack or a table, and the diagnostics it must be refused with.
public struct RefusalRow: CustomStringConvertible, Sendable {
  /// One diagnostic: `code line:column`, part of the reason, and part of the hint.
  public struct Expected: Sendable {
    var position: String
    var reason: String
    var hint: String?

    /// Expects a diagnostic whose reason and hint contain some words.
    ///
    /// An empty reason and a nil hint aren't compared. An empty hint expects that there is one.
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

  /// The name, which a failed test reports.
  public var description: String { name }

  /// Creates a row from whole files; packs come lowest layer first.
  public init(_ name: String, whole texts: [String], _ expected: [Expected]) {
    self.name = name
    self.texts = texts
    self.expected = expected
  }

  /// Creates a row from one file.
  public init(_ name: String, of text: String, _ expected: Expected...) {
    self.init(name, whole: [text], expected)
  }

  /// Returns the difference between the expected errors and those that reading throws, in words.
  ///
  /// - Parameter read: Reads a file, and throws a ``LoadingError`` if it is broken.
  /// - Returns: The difference; empty if there is none.
  /// - Throws: Any other error.
  public func difference(reading read: (_ text: String) throws -> Void) throws -> String {
    var found: [Diagnostic] = []
    for text in texts {
      do { try read(text) } catch let error as LoadingError { found += error.diagnostics }
    }
    return difference(from: found)
  }

  /// Returns the difference between what was expected and what was found, in words; empty if there
  /// is none.
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
