import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// A text, the settings for its check, and what is found.
struct URLRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var settings: [String: Value]

  /// Each code with its range, as in `url.port 20..<25`.
  var found: [String]

  init(_ name: String, _ text: String, _ settings: [String: Value] = [:], _ found: String...) {
    testDescription = name
    self.text = text
    self.settings = settings
    self.found = found
  }

  /// Returns the check with the settings.
  func check() throws -> any Check { try URLCheck.definition.check(settings) }
}

extension Violation {
  /// The code with its range.
  var located: String { range.map { "\(code.rawValue) \($0)" } ?? code.rawValue }
}
