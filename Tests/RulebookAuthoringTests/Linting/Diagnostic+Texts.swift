import Rulebook
import Testing

extension Diagnostic {
  /// Verifies the texts of a finding.
  ///
  /// - Parameters:
  ///   - texts: Part of the reason, then part of the hint after ` / `. Both can be missing.
  ///   - location: The place in the test.
  func expect(_ texts: String, at location: SourceLocation = #_sourceLocation) {
    let texts = texts.split(separator: " / ")
    if let reason = texts.first {
      #expect(self.reason.contains(reason), "\(self)", sourceLocation: location)
    }
    if let hint = texts.dropFirst().first {
      #expect(self.hint?.contains(hint) == true, "\(self)", sourceLocation: location)
    }
  }
}
