import Rulebook
import Testing

/// Which checks reported a violation, on request.
@Suite("Traces in lines")
struct LineTraceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var line: String
    var answer: String
    var testDescription: String { title }
  }

  private static let violation =
    #""violations":[{"code":"length.wrong","path":"","#
    + #""arguments":{"actual":5,"expected":4,"unit":"characters"},"severity":"error""#

  static let rows = [
    Row(
      title: "a trace",
      line: #"{"rule":"word","value":"abcde","trace":true}"#,
      answer: #"{"outcome":"invalid","# + violation
        + #","trace":[{"check":"length","column":9,"file":"traced.yaml","line":13,"name":"size","#
        + #""normalized":"abcde","pack":"traced","parameters":{"size":"4"},"rule":"word"}]}]}"#
    ),
    Row(
      title: "no trace by default",
      line: #"{"rule":"word","value":"abcde"}"#,
      answer: #"{"outcome":"invalid","# + violation + "}]}"
    ),
    Row(
      title: "no trace if false",
      line: #"{"rule":"word","value":"abcde","trace":false}"#,
      answer: #"{"outcome":"invalid","# + violation + "}]}"
    ),
    Row(
      title: "a form",
      line: #"{"form":"trip","record":{"from":"","to":"ab"},"trace":true}"#,
      answer: #"{"outcome":"invalid","violations":[{"code":"required","path":"from","#
        + #""arguments":{},"severity":"error","trace":[{"column":7,"file":"traced.yaml","#
        + #""line":48,"pack":"traced","rule":"word"}]}]}"#
    ),
    Row(
      title: "no boolean",
      line: #"{"rule":"word","value":"abcde","trace":"yes"}"#,
      answer: #"{"id":null,"error":{"code":"line.unsuitable_member","#
        + #""message":"`trace` isn't true or false"}}"#
    ),
  ]

  @Test("A line is answered with", arguments: rows)
  func answer(_ row: Row) throws {
    var lines = LineProtocol(try TracedPack.rulebook(tracing: false))
    let answer = lines.answer(row.line)
    #expect(answer == row.answer)
  }

  @Test("The traces in one line have a greatest size, and the first violations have one")
  func manySteps() throws {
    let checks = String(repeating: "      - length: { maximum: 3 }\n", count: 300)
    let callers = (1...50).map { "  r\($0): { checks: [rule: r\($0 - 1)] }\n" }.joined()
    let pack = "format: 1\npack: deep\nrules:\n  r0:\n    checks:\n" + checks + callers
    var lines = LineProtocol(try Rulebook(.text(pack, name: "deep.yaml")))
    let answer = lines.answer(#"{"rule":"r50","value":"abcd","trace":true}"#) ?? ""
    // Each of the 300 violations has 51 steps.
    #expect(answer.utf8.count < 400_000)
    #expect(answer.split(separator: #""severity":"error""#).count == 301)
    #expect(answer.split(separator: #""trace":["#).count > 2)
    #expect(answer.hasSuffix(#""severity":"error"}]}"#))
  }
}
