import JSONDocuments
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite struct JSONWriterTests {
  static func written(_ value: Value) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
  }

  static let rows: [(value: Value, json: String)] = [
    (nil, "null"), (true, "true"), (false, "false"), (-12, "-12"), ([], "[]"), ([:], "{}"),
    ("", #""""#), ("é€😀/", #""é€😀/""#), ("\u{2028}\u{2029}\u{7F}", "\"\u{2028}\u{2029}\u{7F}\""),
    ("\"\\\n\r\t\u{8}\u{C}", #""\"\\\n\r\t\b\f""#), ("\0\u{1F}\u{B}", #""\u0000\u001f\u000b""#),
    ([1, "a", [true, []], [:]], #"[1,"a",[true,[]],{}]"#),
    (["b": 1, "a": ["d": nil, "c": "x"]], #"{"a":{"c":"x","d":null},"b":1}"#),
    (["[", "{", ":", ","], #"["[","{",":",","]"#),
    (["é": 1, "z": 2, "Z": 3, "": 4], #"{"":4,"Z":3,"z":2,"é":1}"#),
  ]

  @Test(arguments: rows)
  func `values are written`(_ row: (value: Value, json: String)) {
    #expect(Self.written(row.value) == row.json)
  }

  @Test(arguments: ["0", "0.1", "-0.0001", "9007199254740993", "123456789012345678901234567890.5"])
  func `numbers keep their digits`(_ digits: String) throws {
    #expect(Self.written(.decimal(try #require(ExactDecimal(digits)))) == digits)
  }

  @Test(arguments: [
    ("[1e9999,-1e-9999]", "[1e9999,-1e-9999]"), ("[1E+2,100e-2]", "[100,1]"), ("-0", "0"),
  ])
  func `exponents are not written out`(_ row: (json: String, written: String)) throws {
    #expect(Self.written(try JSONReader.value(of: row.json)) == row.written)
  }

  @Test func `a value is written as it stands, without white space between its parts`() {
    var writer = JSONWriter()
    writer.beginArray()
    for json in [" -0 ", "1E+02", #"{ "b" : 1,\t"a" : " \\" }"#, "\"\\u0041 \\\" ,\"", "[ ]"] {
      writer.write(verbatim: Array(json.utf8).span)
    }
    writer.endArray()
    #expect(
      writer.text == "[-0,1E+02,{\"b\":1,\\t\"a\":\" \\\\\"},\"\\u0041 \\\" ,\",[]]"
    )
  }

  @Test func `objects are written piece by piece and line by line`() {
    var writer = JSONWriter()
    for id in 1...2 {
      writer.beginObject()
      writer.name("id")
      writer.write(id)
      writer.name("violations")
      writer.beginArray()
      writer.beginObject()
      writer.endObject()
      writer.write("x")
      writer.writeNull()
      writer.endArray()
      writer.name("ok")
      writer.write(true)
      writer.endObject()
      writer.endLine()
    }
    let line = #","violations":[{},"x",null],"ok":true}"#
    #expect(writer.text == "{\"id\":1\(line)\n{\"id\":2\(line)\n")
    writer.removeAll()
    writer.write(3)
    #expect(writer.text == "3")
  }

  // MARK: Round trips

  static func randomValue(depth: Int, using random: inout SplitMix64) -> Value {
    switch Int.random(in: 0..<(depth == 0 ? 5 : 7), using: &random) {
    case 0: return nil
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .decimal(randomDecimal(using: &random))
    case 3, 4: return .text(randomText(using: &random))
    case 5:
      let count = Int.random(in: 0..<5, using: &random)
      return .list((0..<count).map { _ in randomValue(depth: depth - 1, using: &random) })
    default:
      var members: [String: Value] = [:]
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        members[randomText(using: &random)] = randomValue(depth: depth - 1, using: &random)
      }
      return .record(members)
    }
  }

  static func randomText(using random: inout SplitMix64) -> String {
    .random(
      ofScalars: 0..<20,
      from: "ab\"\\/\0\u{1}\n\té€😀\u{2028}\u{301}\u{7F}:,{}[]",
      using: &random
    )
  }

  static func randomDecimal(using random: inout SplitMix64) -> ExactDecimal {
    let digits = String.random(ofScalars: 1..<30, from: "0123456789", using: &random)
    let exponent = Int.random(in: -40...40, using: &random)
    let sign = Bool.random(using: &random) ? "-" : ""
    return ExactDecimal("\(sign)\(digits)e\(exponent)") ?? 0
  }

  @Test func `what is written is read again`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      let value = Self.randomValue(depth: 4, using: &random)
      let text = Self.written(value)
      #expect(try JSONReader.value(of: text) == value)
      let document = try JSONReader.document(in: SourceText(text, name: "f"))
      #expect(document.value == value)
      #expect(Self.written(document.value) == text)
    }
  }
}
