import Testing

@testable import TextPatterns

@Suite("Missing ends of texts") struct CompletionsTests {
  static let rows: [(pattern: String, text: String, missing: Int?)] = [
    ("[A-Z]{2}[0-9]{6}", "AB12", 4),
    ("[A-Z]{2}[0-9]{6}", "", 8),
    ("[A-Z]{2}[0-9]{6}", "AB123456", 0),
    ("[A-Z]{2}[0-9]{6}", "1", nil),
    ("[0-9]{8,9}", "1234567", nil),
    ("[0-9]{8,9}", "12345678", nil),
    ("[0-9]{8,9}", "123456789", 0),
    ("[0-9]{4}|[A-Z]{9}", "12", 2),
    ("[0-9]{4}|[A-Z]{9}", "A", 8),
    ("[0-9]{4}|[A-Z]{9}", "", nil),
    ("(?:CHE)?[0-9]{3}(?:MWST|TVA)", "CHE12", nil),
    ("(?:CHE)?[0-9]{3}(?:MWST|TVA)", "CHE123T", 2),
    ("[A-Z]{8}(?:[0-9]{3})?", "DEUTDEF", 1),
    ("[A-Z]{8}(?:[0-9]{3})?", "DEUTDE", nil),
    ("[A-Z]{8}(?:[0-9]{3})?", "DEUTDEFF", nil),
    ("[0-9a-f]{2}(?::[0-9a-f]{2}){5}(?::[0-9a-f]{2}){0,2}", "00:1a:2b:3c:4d", nil),
    ("[0-9a-f]{2}(?::[0-9a-f]{2}){5}(?:(?::[0-9a-f]{2}){2})?", "00:1a:2b:3c:4d", 2),
    ("[0-9]{3}-[0-9]{2}", "12", 3),
    ("[0-9]{3}-[0-9]{2}", "123", 2),
    ("[0-9]{3}[ -]?[0-9]{2}", "123", 2),
    ("[0-9]{3} *[0-9]{2} *", "123", 2),
    ("[0-9]{3}[.]", "12", 1),
    ("[0-9]{3}[.]", "123", 0),
    (#"\{[0-9]{3}\}"#, "{12", 2),
    ("[0-9]{3}[^0-9][0-9]", "123", 2),
    ("a*", "aa", nil),
    ("é{3}", "é", 2),
  ]

  @Test(
    "are counted if they have one length, or the shortest is far from the others",
    arguments: rows
  )
  func missing(pattern: String, text: String, missing: Int?) throws {
    #expect(try TextPattern(pattern).scalarsMissing(after: text.utf8Span) == missing)
  }

  @Test("are unknown for a pattern without an automaton")
  func simulated() throws {
    #expect(try TextPattern.simulated("[0-9]{4}").scalarsMissing(after: "12".utf8Span) == nil)
  }
}
