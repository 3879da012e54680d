import Testing

@testable import TextPatterns

@Suite struct GroupTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var text: String
    var groups: [String: String]?

    init(_ name: String, _ pattern: String, _ text: String, _ groups: [String: String]?) {
      testDescription = name
      self.pattern = pattern
      self.text = text
      self.groups = groups
    }
  }

  static let simple = [
    Row("no groups", "a(b)", "ab", [:]),
    Row("no match", "(?<a>b)", "c", nil),
    Row(
      "pieces",
      "(?<year>[0-9]{4})-(?<month>[0-9]{2})",
      "2026-11",
      ["year": "2026", "month": "11"]
    ),
    Row("underscores", "(?<first_letter>.).*", "Zoë", ["first_letter": "Z"]),
    Row("beyond ASCII", "(?<a>.)(?<b>.)(?<c>.)", "é😀中", ["a": "é", "b": "😀", "c": "中"]),
    Row("nothing", "a(?<b>)c", "ac", ["b": ""]),
    Row("nested", "(?<a>x(?<b>y)z)", "xyz", ["a": "xyz", "b": "y"]),
    Row("the same", "(?<a>(?<b>x))", "x", ["a": "x", "b": "x"]),
    Row("a whole pair", "(?s)(?<a>.)(?<b>.?)", "\r\n", ["a": "\r\n", "b": ""]),
    Row("half a pair", "(?s)(?<a>.)(?<b>.?)", "\rx", ["a": "\r", "b": "x"]),
    Row("behind a look-ahead", "(?=.*1)(?<a>[a-z]*)(?<b>.*)", "ab1", ["a": "ab", "b": "1"]),
  ]

  static let orders = [
    Row("greedy", "(?<a>x*)(?<b>x*)", "xxx", ["a": "xxx", "b": ""]),
    Row("lazy", "(?<a>x*?)(?<b>x*)", "xxx", ["a": "", "b": "xxx"]),
    Row("greedy, at least one behind", "(?<a>x+)(?<b>x+)", "xxx", ["a": "xx", "b": "x"]),
    Row("lazy, at least one", "(?<a>x+?)(?<b>x+)", "xxx", ["a": "x", "b": "xx"]),
    Row("greedy between", "(?<a>x{1,2})(?<b>x{1,2})", "xxx", ["a": "xx", "b": "x"]),
    Row("lazy between", "(?<a>x{1,2}?)(?<b>x{1,2})", "xxx", ["a": "x", "b": "xx"]),
    Row("lazy at most one", "(?<a>x??)(?<b>x?)", "x", ["a": "", "b": "x"]),
    Row("the first alternative", "(?<a>x|xy)(?<b>y?z?)", "xyz", ["a": "x", "b": "yz"]),
    Row("the first that leads on", "(?<a>x|xy)(?<b>z)", "xyz", ["a": "xy", "b": "z"]),
    Row("an empty alternative first", "(?<a>|x)(?<b>x?)", "x", ["a": "", "b": "x"]),
    Row("either group", "(?<a>x)|(?<b>x)", "x", ["a": "x"]),
    Row("up to the last", "(?<a>.*)-(?<b>.*)", "1-2-3", ["a": "1-2", "b": "3"]),
    Row("up to the first", "(?<a>.*?)-(?<b>.*)", "1-2-3", ["a": "1", "b": "2-3"]),
  ]

  static let unset = [
    Row("left out", "(?<a>x)?y", "y", [:]),
    Row("the other alternative", "(?<a>x)|(?<b>y)", "y", ["b": "y"]),
    Row("never", "(?<a>x){0}y", "y", [:]),
    Row("a way that leads nowhere sets nothing", "(?:(?<a>x)y|x(?<b>z))", "xz", ["b": "z"]),
    Row("a part of a way that leads nowhere", "(?:(?<a>x)+y)?(?<b>x*)", "xx", ["b": "xx"]),
  ]

  static let loops = [
    Row("the last round", "(?<a>.)*", "xyz", ["a": "z"]),
    Row("no round", "(?<a>.)*", "", [:]),
    Row("the last round of two", "(?:(?<a>x)|(?<b>y))*", "xyx", ["a": "x", "b": "y"]),
    Row("an earlier round stays", "(?:(?<a>x)|y)*", "xyy", ["a": "x"]),
    Row("exact rounds", "(?<a>[xy]){2}", "xy", ["a": "y"]),
    Row("rounds of parts", "(?:(?<a>[a-z]+)(?<b>[0-9]*),?)+", "ab1,c", ["a": "c", "b": ""]),
    Row("a round that takes nothing", "(?<a>x*)*", "xx", ["a": ""]),
    Row("a round that takes nothing, in a loop", "(?:(?<a>x*)*y)*", "xy", ["a": ""]),
    Row("the only round takes nothing", "(?<a>x*)*", "", ["a": ""]),
    Row("a round by the empty alternative", "(?:(?<a>x)|(?<b>))*", "x", ["a": "x", "b": ""]),
    Row("a lazy loop", "(?<a>x)*?(?<b>x*)", "xx", ["b": "xx"]),
  ]

  static let names = [
    Row("one name, the first way", "x(?<a>1)|y(?<a>2)", "x1", ["a": "1"]),
    Row("one name, the second way", "x(?<a>1)|y(?<a>2)", "y2", ["a": "2"]),
    Row("one name in a loop, the last one", "(?:(?<a>x)|-(?<a>y))*", "-yx", ["a": "x"]),
    Row("one name behind look-aheads", "(?=x)(?<a>.)1|(?=y)(?<a>.)2", "y2", ["a": "y"]),
    Row("the way whose look-ahead holds", "(?!.2)(?<a>..)|(?<b>..)", "x2", ["b": "x2"]),
  ]

  @Test(
    "Groups take what ICU's would",
    arguments: simple + orders + unset + loops + names
  )
  func groups(row: Row) throws {
    let pattern = try TextPattern(row.pattern)
    #expect(pattern.texts(of: row.text) == row.groups)
    #expect(pattern.groupsByTables(in: row.text) == pattern.groups(in: row.text))
    #expect(try TextPattern.simulated(row.pattern).texts(of: row.text) == row.groups)
  }

  @Test("ICU agrees", arguments: simple + orders + unset + loops)
  func icu(row: Row) throws {
    let names = try TextPattern(row.pattern).groupNames
    guard !names.contains(where: { $0.contains("_") }) else { return }
    let icu = try #require(ICUPattern(row.pattern))
    guard let groups = row.groups else {
      #expect(icu.answer(for: row.text) == .noMatch)
      return
    }
    guard case .match(let ranges) = icu.answer(for: row.text, groups: names) else {
      Issue.record("ICU does not match")
      return
    }
    let bytes = Array(row.text.utf8)
    let texts = ranges.map { $0.map { String(decoding: bytes[$0], as: UTF8.self) } }
    #expect(texts == names.map { groups[$0] })
  }

  @Test("Names are in the order of their parentheses, each once")
  func order() throws {
    let pattern = try TextPattern("(?<b>x(?<a>y))|(?<c>z)|(?<b>u)")
    #expect(pattern.groupNames == ["b", "a", "c"])
    #expect(pattern.groups(in: "xy") == [0..<2, 1..<2, nil])
    #expect(pattern.groups(in: "z") == [nil, nil, 0..<1])
    #expect(pattern.groups(in: "u") == [0..<1, nil, nil])
    #expect(pattern.groups(in: "w") == nil)
    #expect(try TextPattern("(x)").groupNames.isEmpty)
    #expect(try TextPattern("(x)").groups(in: "x") == [])
    #expect(try TextPattern("(x)").groups(in: "y") == nil)
  }

  @Test("Patterns that are large have no named groups")
  func tooLarge() throws {
    #expect(
      try TextPattern("(?<a>x{500})").groups(in: String(repeating: "x", count: 500)) == [0..<500]
    )
    let error = #expect(throws: TextPatternError.self) { try TextPattern("(?<a>x{501})") }
    #expect(error?.reason == "the pattern is too large for named groups")
    #expect(error?.offset == 6)
  }

  @Test(
    "Loops within loops, which double what is searched, are not searched at all",
    arguments: ["+", "+?"]
  )
  func loopsWithinLoops(count: String) {
    let loops =
      String(repeating: "(?:", count: 45) + "x" + String(repeating: ")\(count)", count: 45)
    let error = #expect(throws: TextPatternError.self) { try TextPattern("(?<a>\(loops))") }
    #expect(error?.reason == "the pattern is too large for named groups")
  }

  @Test("A long text is read without running out of stack")
  func long() throws {
    let pattern = try TextPattern("(?:(?<a>x)|(?<b>y?))*(?<c>z*)")
    let text = String(repeating: "x", count: 20_000) + "yzz"
    #expect(pattern.groups(in: text)?.first == .some(19_999..<20_000))
    #expect(pattern.groups(in: text)?.last == .some(20_001..<20_003))
  }
}
