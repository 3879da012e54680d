import TestSupport
import Testing
import Violations
import WebRules

/// A named row of a table: an address and what is wrong with it.
struct EmailRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var codes: [String]
  var part: String?

  /// - Parameters:
  ///   - name: What the row shows.
  ///   - text: The address.
  ///   - codes: The codes in order; none for a valid address.
  ///   - part: The text at the first violation's range, where the row checks it.
  init(_ name: String, _ text: String, _ codes: [String] = [], at part: String? = nil) {
    testDescription = name
    self.text = text
    self.codes = codes
    self.part = part
  }

  /// Expects the codes, the place, and the same verdict from the fast path.
  func verify(_ check: EmailCheck, _ location: SourceLocation = #_sourceLocation) {
    let violations = check.violations(in: text)
    #expect(violations.map(\.code.rawValue) == codes, sourceLocation: location)
    let outcome: Outcome = codes.isEmpty ? .valid : .invalid
    #expect(check.outcome(of: text) == outcome, sourceLocation: location)
    if let part {
      let bytes = Array(text.utf8)
      let found = violations.first?.range.map { String(decoding: bytes[$0], as: UTF8.self) }
      #expect(found == part, sourceLocation: location)
    }
  }
}

extension String {
  /// The text some times in a row.
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}
