import JSONDocuments
import SourceTexts
import Testing
import Violations

@Suite struct JSONReaderTests {
  static let longestName = String(repeating: "é", count: 512)

  static let accepted: [(json: String, value: Value)] = [
    ("null", nil), ("true", true), ("false", false), (" \t\r\n1 \n", 1),
    ("[]", []), ("[ ]", []), ("{}", [:]), ("{ }", [:]), ("[[],[{}]]", [[], [[:]]]),
    (#"{"b":1,"a":[true,null,"x"]}"#, ["a": [true, nil, "x"], "b": 1]),
    (#" { "a" : 1 , "b" : [ 1 , 2 ] } "#, ["a": 1, "b": [1, 2]]),
    (#""""#, ""), (#""é€😀""#, "é€😀"), ("\"\u{7F}\u{2028}\u{FEFF}\"", "\u{7F}\u{2028}\u{FEFF}"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC\u0000""#, "Aé€\0"), (#""\uD83D\uDE00\udbff\udfff""#, "😀\u{10FFFF}"),
    (#""\uFFFF\uFFFE""#, "\u{FFFF}\u{FFFE}"), (#""a\u0301""#, "a\u{301}"),
    ("{\"\(longestName)\":0}", [longestName: 0]),
    (#"{"":0}"#, ["": 0]), (#"{"\u0061":0}"#, ["a": 0]),
  ]

  @Test(arguments: accepted)
  func `JSON is read`(_ row: (json: String, value: Value)) throws {
    #expect(try JSONReader.value(of: row.json) == row.value)
    #expect(try JSONReader.document(in: SourceText(row.json, name: "f")).value == row.value)
  }

  static let numbers: [(json: String, decimal: String)] = [
    ("0", "0"), ("-0", "0"), ("-0.0e0", "0"), ("10", "10"), ("-12", "-12"), ("0.10", "0.1"),
    ("1e3", "1000"), ("1E+3", "1000"), ("1.5e-2", "0.015"), ("0e1", "0"), ("1e00005", "100000"),
    ("9007199254740993", "9007199254740993"),
    ("999999999999999999", "999999999999999999"),
    ("9223372036854775808", "9223372036854775808"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
    ("1e10000", "1" + String(repeating: "0", count: 10_000)),
  ]

  @Test(arguments: numbers)
  func `numbers are exact`(_ row: (json: String, decimal: String)) throws {
    let expected = try #require(ExactDecimal(row.decimal))
    #expect(try JSONReader.value(of: row.json) == .decimal(expected))
    let document = try JSONReader.document(in: SourceText(row.json, name: "f"))
    #expect(document.content == .number(row.json))
    #expect(document.decimal == expected)
  }

  static let skipped: [(json: String, id: String?)] = [
    (#"{"id": -0 ,"value":1}"#, "-0"), (#"{"value":1,"id":[1, {"id":2}]}"#, #"[1, {"id":2}]"#),
    (#"{"value":1}"#, nil), (#"{"value":1,"ID":2}"#, nil), (#"{"value":{"id":2}}"#, nil),
    (#"{"i\u0064":"x"}"#, #""x""#), (#"[{"id":1}]"#, nil),
  ]

  @Test(arguments: skipped)
  func `a member can be left as it is written`(_ row: (json: String, id: String?)) throws {
    let bytes = Array(row.json.utf8)
    let (value, range) = try JSONReader.value(of: bytes.span, skipping: "id")
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == row.id)
    guard case .record(var expected) = try JSONReader.value(of: row.json) else { return }
    if row.id != nil { expected["id"] = .null }
    #expect(value == .record(expected))
  }

  @Test(arguments: [
    (#"{"id":01}"#, JSONError.Kind.number, 6), (#"{"id":[1,}"#, .syntax, 9),
    (#"{"id":{"a":1,"a":2}}"#, .duplicateKey, 13), (#"{"id":1,"id":2}"#, .duplicateKey, 8),
    (#"{"id":1e10001}"#, .numberRange, 6), (#"{"id":[[[1]]]}"#, .depth, 8),
    (#"{"id":"#, .truncated, 6),
  ])
  func `a member that is left is as strict`(json: String, kind: JSONError.Kind, offset: Int) {
    let bytes = Array(json.utf8)
    let error = #expect(throws: JSONError.self) {
      _ = try JSONReader.value(of: bytes.span, skipping: "id", depthLimit: 3)
    }
    #expect(error == JSONError(kind, at: offset))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var json: String
    var kind: JSONError.Kind
    var offset: Int
    var testDescription: String { json.debugDescription }

    init(_ json: String, _ kind: JSONError.Kind, _ offset: Int) {
      self.json = json
      self.kind = kind
      self.offset = offset
    }
  }

  static let refused = [
    Row("", .truncated, 0), Row("  ", .truncated, 2), Row("\u{FEFF}1", .byteOrderMark, 0),
    Row("[1,]", .syntax, 3), Row("[,1]", .syntax, 1), Row("[1 2]", .syntax, 3),
    Row(#"{"a":1,}"#, .syntax, 7), Row("{,}", .syntax, 1), Row("{a:1}", .syntax, 1),
    Row("{'a':1}", .syntax, 1), Row(#"{"a" 1}"#, .syntax, 5), Row(#"{"a":}"#, .syntax, 5),
    Row("{1:1}", .syntax, 1), Row("]", .syntax, 0), Row("[}", .syntax, 1),
    Row("[1}", .syntax, 2), Row("// x\n1", .syntax, 0), Row("[1/* x */]", .syntax, 2),
    Row("1 // x", .trailing, 2), Row("{} {}", .trailing, 3), Row("1,", .trailing, 1),
    Row("truex", .trailing, 4), Row("tru", .truncated, 3), Row("trve", .syntax, 0),
    Row("True", .syntax, 0), Row("NaN", .syntax, 0), Row("nul]", .syntax, 0),
    Row("Infinity", .syntax, 0), Row("-Infinity", .number, 0), Row("\u{A0}1", .syntax, 0),
    Row("01", .number, 0), Row("-01", .number, 0), Row("00", .number, 0), Row("1.", .truncated, 2),
    Row("[1.]", .number, 1), Row(".5", .syntax, 0), Row("+1", .syntax, 0), Row("-", .truncated, 1),
    Row("[-]", .number, 1), Row("1e", .truncated, 2), Row("[1e+]", .number, 1),
    Row("[1.e1]", .number, 1), Row("0x1", .trailing, 1), Row("1_000", .trailing, 1),
    Row("1e10001", .numberRange, 0), Row("[1e-10001]", .numberRange, 1),
    Row("1e99999999999999999999", .numberRange, 0),
    Row("1e-9223372036854775808", .numberRange, 0),
    Row("\"", .truncated, 1), Row("\"a", .truncated, 2), Row("\"\\", .truncated, 2),
    Row("\"\\u12", .truncated, 5), Row("\"a\nb\"", .controlCharacter, 2),
    Row("\"\t\"", .controlCharacter, 1), Row("\"\u{0}\"", .controlCharacter, 1),
    Row("\"\u{1F}\"", .controlCharacter, 1), Row(#""\x41""#, .escape, 1),
    Row(#""\'""#, .escape, 1), Row(#""\U0041""#, .escape, 1), Row(#""a\u12G4""#, .escape, 2),
    Row(#""\u+123""#, .escape, 1), Row(#""\uFF１1""#, .escape, 1),
    Row(#""\uD800""#, .loneSurrogate, 1), Row(#""\uDC00""#, .loneSurrogate, 1),
    Row(#""\uD800x""#, .loneSurrogate, 1), Row(#""\uD800\n""#, .loneSurrogate, 1),
    Row(#""ab\uD800\uD800""#, .loneSurrogate, 3), Row(#""\uDE00\uD83D""#, .loneSurrogate, 1),
    Row(#""\uD83D\u0041""#, .loneSurrogate, 1),
    Row(#"{"a":1,"a":2}"#, .duplicateKey, 7), Row(#"{"a":1,"\u0061":2}"#, .duplicateKey, 7),
    Row("{\"é\":1,\"e\u{301}\":2}", .duplicateKey, 8),
    Row(#"[{"x":{"b":1,"c":2,"b":3}}]"#, .duplicateKey, 19),
    Row("{\"a\":1,\"\(String(repeating: "b", count: 1_025))\":2}", .nameLength, 7),
    Row("{\"a\(String(repeating: "\u{301}\u{327}", count: 50_000))\":2}", .nameLength, 1),
  ]

  @Test(arguments: refused)
  func `what is not JSON is refused at its byte`(_ row: Row) throws {
    let error = try #require(throws: JSONError.self) { try JSONReader.value(of: row.json) }
    #expect(error == JSONError(row.kind, at: row.offset))
    // A file may begin with a byte order mark, which isn't part of its text.
    if row.kind == .byteOrderMark { return }
    let source = SourceText(row.json, name: "f")
    let found = try #require(throws: LoadingError.self) { try JSONReader.document(in: source) }
    #expect(found.diagnostics.map(\.code) == [row.kind.rawValue])
    #expect(found.diagnostics.first?.position == source.position(ofByte: row.offset))
  }

  static let invalid: [(bytes: [UInt8], offset: Int)] = [
    ([0x22, 0xFF, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC0, 0xAF, 0x22], 1),
    ([0x22, 0x61, 0xED, 0xA0, 0x80, 0x22], 2), ([0x31, 0x80], 1),
  ]

  @Test(arguments: invalid)
  func `bytes that are not UTF-8 are refused`(_ row: (bytes: [UInt8], offset: Int)) throws {
    let error = try #require(throws: JSONError.self) { try JSONReader.value(of: row.bytes.span) }
    #expect(error == JSONError(.notUTF8, at: row.offset))
  }

  @Test func `an error tells nothing of the input`() throws {
    let error = try #require(throws: JSONError.self) {
      try JSONReader.value(of: #"{"hunter2": hunter2}"#)
    }
    #expect(!error.description.contains("hunter2"))
    #expect(error.description == "this character isn't allowed here in JSON (byte 12)")
  }

  @Test func `names and values know their places and their order`() throws {
    let text = "{\n  \"z\": [1, \"é\", {}],\n  \"a\": {\"b\": null}\n}"
    let source = SourceText(text, name: "f")
    let document = try JSONReader.document(in: source)
    let members = try #require(document.members)
    #expect(members.map(\.key) == ["z", "a"])
    #expect(members.map { "\(source.position(ofByte: $0.keyRange.lowerBound))" } == ["2:3", "3:3"])
    let elements = try #require(document["z"]?.elements)
    let places = elements.map { "\(source.position(ofByte: $0.range.lowerBound))" }
    #expect(places == ["2:9", "2:12", "2:17"])
    #expect(elements.map(\.range.count) == [1, 4, 2])
    #expect(document.range == 0..<text.utf8.count)
    #expect(document["a"]?["b"]?.content == .null)
    #expect(document["none"] == nil)
  }
}
