import Rulebook
import TestSupport
import Testing

@Suite struct LineProtocolTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var line: String
    var expected: String

    init(_ name: String, _ line: String, _ expected: String) {
      testDescription = name
      self.line = line
      self.expected = expected
    }
  }

  static let values =
    TextRow.rows(
      #"""
      valid/normalised value | {"id": 7, "rule": "staff-id", "value": " ab-123456 "} | {"id":7,"outcome":"valid","violations":[],"normalized":"AB-123456"}
      valid/no id | {"rule":"size","value":"m"} | {"outcome":"valid","violations":[],"normalized":"m"}
      invalid/number of a code, in the order of the design | {"id":1,"rule":"staff-id","value":"AB1"} | {"id":1,"outcome":"invalid","violations":[{"code":"staff_id.format","path":"","arguments":{"example":"AB-123456"},"severity":"error","number":3101}]}
      valid/a warning changes no outcome | {"id":1,"rule":"staff-id","value":"CD-123456"} | {"id":1,"outcome":"valid","violations":[{"code":"staff_id.wrong_site","path":"","arguments":{"prefix":"AB"},"severity":"warning"}],"normalized":"CD-123456"}
      valid/parameter | {"id":1,"rule":"staff-id","value":"CD-123456","with":{"site":"CD"}} | {"id":1,"outcome":"valid","violations":[],"normalized":"CD-123456"}
      invalid/character and its place in bytes of the value | {"id":1,"rule":"letters","value":"ab\u00e9c"} | {"id":1,"outcome":"invalid","violations":[{"code":"characters.not_allowed","path":"","arguments":{"character":"é"},"range":[2,4],"severity":"error"}]}
      invalid/the edit that corrects a value | {"id":1,"rule":"staff-id","value":"AB-123456."} | {"id":1,"outcome":"invalid","violations":[{"code":"staff_id.format","path":"","arguments":{"example":"AB-123456"},"fix":{"range":[9,10],"replacement":""},"severity":"error","number":3101}]}
      invalid/list argument | {"id":1,"rule":"size","value":"xl"} | {"id":1,"outcome":"invalid","violations":[{"code":"one_of.missing","path":"","arguments":{"allowed":["s","m","l"]},"severity":"error"}]}
      invalid/date argument and the rulebook's clock | {"id":1,"rule":"born","value":"2026-11-21"} | {"id":1,"outcome":"invalid","violations":[{"code":"date.too_late","path":"","arguments":{"latest":"2026-11-20"},"severity":"error"}]}
      valid/now as a date | {"id":1,"rule":"born","value":"2026-11-21","now":"2026-11-21"} | {"id":1,"outcome":"valid","violations":[],"normalized":"2026-11-21"}
      valid/now as a time stamp counts by its own date | {"id":1,"rule":"born","value":"2026-11-21","now":"2026-11-21T00:30:00.25+09:00"} | {"id":1,"outcome":"valid","violations":[],"normalized":"2026-11-21"}
      invalid/decimal argument keeps every digit | {"id":1,"rule":"amount","value":9007199254740993.6} | {"id":1,"outcome":"invalid","violations":[{"code":"number.too_large","path":"","arguments":{"maximum":9007199254740993.5},"severity":"error"}]}
      valid/a value of 30 digits | {"id":1,"rule":"amount","value":-123456789012345678901234567890.123456789} | {"id":1,"outcome":"valid","violations":[],"normalized":-123456789012345678901234567890.123456789}
      invalid/null is a value | {"id":1,"rule":"size","value":null} | {"id":1,"outcome":"invalid","violations":[{"code":"required","path":"","arguments":{},"severity":"error"}]}
      invalid/value of another kind | {"id":1,"rule":"letters","value":[1]} | {"id":1,"outcome":"invalid","violations":[{"code":"type.mismatch","path":"","arguments":{"actual":"list","expected":"text"},"severity":"error"}]}
      valid/absent members may be null | {"id":1,"rule":"size","value":"m","form":null,"record":null,"with":null,"locale":null,"now":null} | {"id":1,"outcome":"valid","violations":[],"normalized":"m"}
      valid/any value, its names sorted | {"id":1,"rule":"anything","value":{"b":[1e2,true,"\n"],"a":{"":null}}} | {"id":1,"outcome":"valid","violations":[],"normalized":{"a":{"":null},"b":[100,true,"\n"]}}
      """#
    ).map { Row($0[0], $0[1], $0[2]) }

  static let records =
    TextRow.rows(
      #"""
      valid/normalised values by path | {"id":8,"form":"team","record":{"lead":"ab-000001","members":[{"id":"ab-000002"}]}} | {"id":8,"outcome":"valid","violations":[],"normalized":{"lead":"AB-000001","members[0].id":"AB-000002"}}
      invalid/nested path and field argument | {"id":8,"form":"team","record":{"again":"ab-1","members":[{"id":"AB-000001"},{"id":"x"}],"lead":"AB-000001"}} | {"id":8,"outcome":"invalid","violations":[{"code":"staff_id.format","path":"members[1].id","arguments":{"example":"AB-123456"},"severity":"error","number":3101},{"code":"staff_id.wrong_site","path":"members[1].id","arguments":{"prefix":"AB"},"severity":"warning"},{"code":"same_as.mismatch","path":"again","arguments":{"other":"lead"},"severity":"error"}]}
      invalid/no record | {"id":8,"form":"team","record":5} | {"id":8,"outcome":"invalid","violations":[{"code":"type.mismatch","path":"","arguments":{"actual":"number","expected":"record"},"severity":"error"}]}
      """#
    ).map { Row($0[0], $0[1], $0[2]) }

  @Test("A line gets one line", arguments: values + records)
  func answers(row: Row) throws {
    let lines = Lines(try FrozenPack.rulebook())

    let answered = lines.answer(row.line)

    #expect(answered.text == row.expected)
    #expect(answered.answer == (row.testDescription.hasPrefix("valid/") ? .valid : .notValid))
    // What is remembered from the first time changes nothing.
    #expect(lines.answer(row.line) == answered)
  }

  static let ids = [
    (#""seven""#, #""seven""#), ("0", "0"), ("-7", "-7"), ("true", "true"), ("null", "null"),
    ("12345678901234567890.5", "12345678901234567890.5"), ("[]", "[]"), ("{}", "{}"),
    (#"[1,{"a":"ł\u0000\""}]"#, #"[1,{"a":"ł\u0000\""}]"#),
    ("-0", "-0"), ("1e2", "1e2"), ("1E+02", "1E+02"), ("-0.0e-0", "-0.0e-0"), ("1.50", "1.50"),
    ("1e9999", "1e9999"), (#""\u0061\/ł""#, #""\u0061\/ł""#), (#""[ ,] ""#, #""[ ,] ""#),
    ("[ 1e2 ,\t-0, {} ]", "[1e2,-0,{}]"), (#"{"b" : 1, "a": "\\" }"#, #"{"b":1,"a":"\\"}"#),
  ]

  @Test("An id of any kind is repeated, in errors too", arguments: ids)
  func repeatsIDs(id: (written: String, expected: String)) throws {
    let lines = Lines(try FrozenPack.rulebook())

    let valid = lines.answer(#"{"value":"m","id":\#(id.written),"rule":"size"}"#).text
    let refused = lines.answer(#"{"value":"m","id":\#(id.written)}"#).text

    #expect(valid == #"{"id":\#(id.expected),"outcome":"valid","violations":[],"normalized":"m"}"#)
    #expect(refused.hasPrefix(#"{"id":\#(id.expected),"error":{"code":"line.missing_member","#))
  }

  @Test("An id is read as strictly as everything else")
  func refusesIDs() throws {
    let lines = Lines(try FrozenPack.rulebook())
    for id in ["01", "1e99999", #"{"a":1,"a":2}"#, "[1", "\"\u{0}\"", "nul", #""\x""#] {
      let answer = lines.answer(#"{"rule":"size","value":"m","id":\#(id)}"#).text
      #expect(answer.hasPrefix(#"{"id":null,"error":{"code":"line.not_json""#), "\(id)")
    }
  }

  @Test("Numbers are not written out, neither in an id nor in a value")
  func exponents() throws {
    let lines = Lines(try FrozenPack.rulebook())
    let numbers = Array(repeating: "1e9999", count: 900).joined(separator: ",")
    let list = "[\(numbers)]"
    #expect(
      lines.answer(#"{"id":\#(list),"rule":"anything","value":\#(list)}"#).text
        == #"{"id":\#(list),"outcome":"valid","violations":[],"normalized":\#(list)}"#
    )
  }

  @Test("Numbers that are equal and written in two ways are answered as each is written")
  func writings() throws {
    let lines = Lines(try FrozenPack.rulebook())
    for _ in 1...2 {
      for number in ["1000000", "1e6", "1000000.0"] {
        let answer = lines.answer(#"{"rule":"anything","value":\#(number)}"#).text
        #expect(answer.hasSuffix(#""normalized":\#(number == "1e6" ? "1e6" : "1000000")}"#))
      }
    }
  }

  @Test("Blank lines get no answer", arguments: ["", " ", "\t \r", "\r\n"])
  func skipsBlankLines(line: String) throws {
    let lines = Lines(try FrozenPack.rulebook())
    #expect(lines.answer(line) == Answered(text: "", answer: nil))
  }

  @Test("Blank lines can be answered", arguments: ["", " ", "\t \r", "\r\n"])
  func answersBlankLines(line: String) throws {
    let lines = Lines(try FrozenPack.rulebook(), answersBlankLines: true)
    let text =
      #"{"id":null,"error":{"code":"line.blank","message":"the line is blank; write an object with "#
      + #"`rule` and `value`, with `form` and `record`, or with `code`"}}"#
    #expect(lines.answer(line) == Answered(text: text, answer: .error))
  }
}
