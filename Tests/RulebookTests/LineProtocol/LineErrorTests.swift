import JSONDocuments
import Rulebook
import TestSupport
import Testing

@Suite struct LineErrorTests {
  /// A line, and the code and a part of the message of its error.
  static let rows: [(line: String, code: String, part: String)] = [
    ("nonsense", "line.not_json", "byte 0"),
    (#"{"id":1,"rule":"size","value":NaN}"#, "line.not_json", "byte 30"),
    (#"{"id":1,"rule":"size","value":"m""#, "line.not_json", "still open"),
    (#"{"id":1,"rule":"size","value":"m"} {}"#, "line.not_json", "something after"),
    (#"{"id":1,"rule":"size","rule":"letters","value":"m"}"#, "line.not_json", "twice"),
    (#"{"id":1,"rule":"size","value":{"a":1,"a":1}}"#, "line.not_json", "twice"),
    (#"{"id":1,"rule":"size","value":01}"#, "line.not_json", "number"),
    (#"{"id":1,"rule":"size","value":1e99999}"#, "line.not_json", "exponent"),
    (#"{"id":1,"rule":"size","value":"\ud800"}"#, "line.not_json", "surrogate"),
    ("{\"id\":1,\"rule\":\"size\",\"value\":\"a\u{0}b\"}", "line.not_json", "control character"),
    ("\u{FEFF}{}", "line.not_json", "byte order mark"),
    ("[]", "line.not_an_object", "array"),
    ("7", "line.not_an_object", "number"),
    (#""size""#, "line.not_an_object", "string"),
    ("{}", "line.missing_member", "name a rule, form or code"),
    (#"{"id":1}"#, "line.missing_member", "add `rule` and `value`"),
    (#"{"id":1,"rule":"size"}"#, "line.missing_member", "add `value`"),
    (#"{"id":1,"value":"m"}"#, "line.missing_member", "add `rule`"),
    (#"{"id":1,"form":"team"}"#, "line.missing_member", "add `record`"),
    (#"{"id":1,"record":{}}"#, "line.missing_member", "add `form`"),
    (#"{"id":1,"rule":"size","valeu":"m"}"#, "line.unknown_member", "did you mean `value`?"),
    (
      #"{"id":1,"rule":"size","value":"m","zzz":1,"colour":1}"#, "line.unknown_member",
      "the members are"
    ),
    (#"{"rule":"size","form":"team","record":{}}"#, "line.conflicting_members", "`rule`"),
    (#"{"value":"m","form":"team","record":{}}"#, "line.conflicting_members", "`value`"),
    (#"{"with":{},"form":"team","record":{}}"#, "line.conflicting_members", "`with`"),
    (#"{"rule":1,"value":"m"}"#, "line.unsuitable_member", "`rule` isn't a string"),
    (#"{"form":[],"record":{}}"#, "line.unsuitable_member", "`form` isn't a string"),
    (#"{"rule":"size","value":"m","locale":7}"#, "line.unsuitable_member", "`locale`"),
    (#"{"rule":"size","value":"m","with":[]}"#, "line.unsuitable_member", "`with`"),
    (#"{"rule":"size","value":"m","now":"today"}"#, "line.unsuitable_member", "`now`"),
    (#"{"rule":"sise","value":"m"}"#, "usage.unknown_rule", "did you mean `size`?"),
    (#"{"form":"teem","record":{}}"#, "usage.unknown_form", "did you mean `team`?"),
    (
      #"{"rule":"staff-id","value":"m","with":{"sitte":"AB"}}"#, "usage.unknown_parameter",
      "did you mean `site`?"
    ),
    (
      #"{"rule":"code-word","value":"m","with":{"least":"many"}}"#, "usage.unsuitable_parameter",
      "`code-word`"
    ),
    (
      #"{"rule":"code-word","value":"m","with":{"least":"many"}}"#, "usage.unsuitable_parameter",
      "the parameter `least` doesn't suit"
    ),
  ]

  @Test(
    "A line that cannot be answered gets an error, and the next one its answer",
    arguments: rows
  )
  func refuses(row: (line: String, code: String, part: String)) throws {
    let lines = Lines(try FrozenPack.rulebook())

    let answered = lines.answer(row.line)

    let error = try #require(try LineErrorTests.error(in: answered.text))
    #expect(answered.answer == .error)
    #expect(error.code == row.code)
    #expect(error.message.contains(row.part), "\(error.message)")
    #expect(lines.answer(#"{"rule":"size","value":"m"}"#).answer == .valid)
  }

  @Test("The whole line of an error")
  func exactly() throws {
    let lines = Lines(try FrozenPack.rulebook())

    #expect(
      lines.answer(#"{"id":[9],"rule":"size","valeu":"hunter2"}"#).text
        == #"{"id":[9],"error":{"code":"line.unknown_member","message":"there is no member with that name; did you mean `value`?"}}"#
    )
    #expect(
      lines.answer("{").text
        == #"{"id":null,"error":{"code":"line.not_json","message":"the JSON ends too early (byte 1); close the quote, bracket or brace that is still open"}}"#
    )
  }

  @Test("Nesting is limited", arguments: [61, 1_000, 100_000])
  func nesting(depth: Int) throws {
    let lines = Lines(try FrozenPack.rulebook())
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let line = #"{"id":1,"rule":"anything","value":\#(nested)}"#

    #expect(lines.answer(line).answer == (depth < 64 ? .valid : .error))
  }

  @Test("Invalid UTF-8 is an error", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
  func notUTF8(bytes: [UInt8]) throws {
    let lines = Lines(try FrozenPack.rulebook())
    let line = Array(#"{"rule":"size","value":""#.utf8) + bytes + Array(#""}"#.utf8)

    #expect(try LineErrorTests.error(in: lines.answer(line).text)?.code == "line.not_json")
  }

  @Test("A long name in an error is shortened")
  func longNames() throws {
    let lines = Lines(try FrozenPack.rulebook())
    let name = String(repeating: "x", count: 100_000)

    for line in [#"{"rule":"\#(name)","value":1}"#, #"{"\#(name)":1}"#] {
      #expect(lines.answer(line).text.utf8.count < 700)
    }
  }

  @Test("A line above the limit is an error")
  func tooLong() throws {
    let lines = Lines(try FrozenPack.rulebook(), lineLimit: 40)

    #expect(lines.answer(#"{"rule":"size","value":"m"             }"#).answer == .valid)
    #expect(
      lines.answer(#"{"rule":"size","value":"m"              }"#).text
        == #"{"id":null,"error":{"code":"line.too_long","message":"the line has more than 40 bytes"}}"#
    )
  }

  @Test(
    "Only dates and time stamps of RFC 3339 say what day it is",
    arguments: [
      ("2026-11-20", true), ("2026-11-20T09:30:00Z", true), ("2026-11-20t09:30:00z", true),
      ("2026-11-20 09:30:59.123456789-23:59", true), ("2026-12-31T23:59:60Z", true),
      ("2026-11-20T09:30:60Z", false), ("2026-02-29", false), ("", false),
      ("2026-11-20T", false), ("2026-11-20T09:30Z", false), ("2026-11-20T09:30:00", false),
      ("2026-11-20T24:00:00Z", false), ("2026-11-20T09:60:00Z", false),
      ("2026-11-20T09:30:61Z", false), ("2026-11-20T09:30:00.Z", false),
      ("2026-11-20T09:30:00+0100", false), ("2026-11-20T09:30:00Zulu", false),
      ("2026-02-29T09:30:00Z", false), ("20261120", false), ("2026-11-2０T09:30:00Z", false),
    ]
  )
  func now(text: String, isDate: Bool) throws {
    let lines = Lines(try FrozenPack.rulebook())
    let line = #"{"rule":"size","value":"m","now":"\#(text)"}"#

    #expect(lines.answer(line).answer == (isDate ? .valid : .error))
  }

  /// Reads the error of an answer; nil if it is none.
  static func error(in text: String) throws -> (id: Value, code: String, message: String)? {
    guard case .record(let members) = try JSONReader.value(of: text),
      case .record(let error)? = members["error"], members.count == 2, error.count == 2,
      let id = members["id"], let code = error["code"]?.text, let message = error["message"]?.text
    else { return nil }
    return (id, code, message)
  }
}
