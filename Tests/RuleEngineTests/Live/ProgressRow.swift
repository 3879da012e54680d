import RuleEngine
import TestSupport
import Testing
import Violations

/// A check as packs name it, a text, and its expected progress.
struct ProgressRow: CustomTestStringConvertible, Sendable {
  let check: String
  let settings: [String: Value]
  let text: String
  let expected: TextProgress

  init(_ check: String, _ settings: [String: Value], _ text: String, _ expected: TextProgress) {
    self.check = check
    self.settings = settings
    self.text = text
    self.expected = expected
  }

  var testDescription: String { "\(check) \(settings.keys.sorted()) \(text)" }

  /// Returns the progress that the check reports on 2026-11-21.
  func progress() throws -> TextProgress {
    let check = try #require(SubjectRegistry.builtIn.check(check)).check(settings)
    let today = try #require(CivilDate("2026-11-21"))
    let context = CheckContext(surroundings: Surroundings { today })
    return check.progress(of: text.utf8Span, in: context)
  }
}

extension TextProgress {
  /// Creates the progress of a text for a check.
  init(of text: String, _ check: any Check, in context: CheckContext = CheckContext()) {
    self = check.progress(of: text.utf8Span, in: context)
  }
}
