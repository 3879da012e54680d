import Rulebook
import TestSupport
import Testing

@Suite struct LineSecretsTests {
  static let rows: [(name: String, line: String)] = [
    ("valid", #"{"rule":"code-word","value":"hunter","locale":"en"}"#),
    ("trimmed", #"{"rule":"code-word","value":"  hunter  "}"#),
    ("one character is wrong", #"{"rule":"code-word","value":"hunterŻ","locale":"en"}"#),
    ("too short", #"{"rule":"code-word","value":"hunter","with":{"least":"40"},"locale":"en"}"#),
    ("another kind", #"{"rule":"code-word","value":["hunter"],"locale":"en"}"#),
    ("no value", #"{"rule":"code-word","valeu":"hunter"}"#),
    ("value beside a form", #"{"form":"team","record":{},"value":"hunter"}"#),
    ("unknown rule", #"{"rule":"code-wort","value":"hunter"}"#),
    ("parameter taken for the value", #"{"rule":"code-word","value":1,"with":{"least":"hunter"}}"#),
    ("not JSON", #"{"rule":"code-word","value":"hunter}"#),
    ("cut off in the value", #"{"rule":"code-word","value":"hunt"#),
  ]

  @Test("Nothing of a secret value is written", arguments: rows)
  func secret(row: (name: String, line: String)) throws {
    let lines = Lines(try FrozenPack.rulebook())

    let text = lines.answer(row.line).text

    #expect(!text.isEmpty)
    #expect(!text.contains("hunt") && !text.contains("Ż"), "\(text)")
  }

  @Test("A value of 10 MB is inconclusive at once")
  func largeValues() throws {
    let lines = Lines(try FrozenPack.rulebook())
    let large = String(repeating: "hunter ", count: 1_500_000)
    let expected =
      #"{"outcome":"inconclusive","violations":[{"code":"limit.input_size","path":"","#
      + #""arguments":{"maximum":65536},"severity":"error"}]}"#

    for rule in ["code-word", "letters", "staff-id"] {
      let answered = lines.answer(#"{"rule":"\#(rule)","value":"\#(large)"}"#)

      #expect(answered == Answered(text: expected, answer: .notValid))
    }
  }

  @Test("A record with 10 MB in a field is inconclusive at once")
  func largeFields() throws {
    let lines = Lines(try FrozenPack.rulebook())
    let large = String(repeating: "hunter ", count: 1_500_000)

    #expect(
      lines.answer(#"{"form":"team","record":{"lead":"\#(large)"}}"#)
        == Answered(
          text: #"{"outcome":"inconclusive","violations":[{"code":"limit.input_size","#
            + #""path":"lead","arguments":{"maximum":65536},"severity":"error"}]}"#,
          answer: .notValid
        )
    )
  }
}
