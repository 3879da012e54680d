import ComputerRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Checks of what programs write for programs: codes, arguments, places, facts and progress.
@Suite struct ComputerChecksTests {
  @Test(
    "JSON: the first mistake and its place",
    arguments: [
      ("{}", nil, [:], nil), (" [1, 2.5e-3, \"a\"] ", nil, [:], nil), ("1e99999", nil, [:], nil),
      ("{\"a\": 1,}", "json.syntax.trailing_comma", ["line": 1, "column": 8], 7..<8),
      ("[1,\n]", "json.syntax.trailing_comma", ["line": 1, "column": 3], 2..<3),
      ("{\"a\":}", "json.syntax", ["line": 1, "column": 6], 5..<6),
      ("{'a': 1}", "json.syntax.quotes", ["line": 1, "column": 2], 1..<2),
      ("{\u{201C}a\u{201D}: 1}", "json.syntax.quotes", ["line": 1, "column": 2], 1..<4),
      ("\"a\": 1}", "json.syntax.brace", ["line": 1, "column": 1], 0..<1),
      ("{\"a\": 1};", "json.syntax.end", ["line": 1, "column": 9], 8..<9),
      ("{\n  \"é\": x\n}", "json.syntax", ["line": 2, "column": 8], 10..<11),
      ("[1]\r\n]", "json.syntax.end", ["line": 2, "column": 1], 5..<6),
      ("\"\\ud800\"", "json.syntax", ["line": 1, "column": 2], 1..<2),
      ("{\"a\": 1, \"\\u0061\": 2}", "json.duplicate_name", ["line": 1, "column": 10], 9..<10),
      ("[1, 2", "json.truncated", [:], nil), ("[[[1]]]", "json.too_deep", ["maximum": 2], 2..<3),
      ("é", "json.syntax", ["line": 1, "column": 1], 0..<2),
    ] as [(String, String?, [String: Argument], Range<Int>?)]
  )
  func json(text: String, code: String?, arguments: [String: Argument], range: Range<Int>?) {
    let violations = JSONCheck(depth: 2).violations(in: text)
    let expected = code.map { Violation(ViolationCode(rawValue: $0), arguments, at: range) }
    #expect(violations == [expected].compactMap(\.self))
  }

  @Test("JSON: names that differ by their characters are two, and may be allowed to be one")
  func names() {
    #expect(JSONCheck().outcome(of: "{\"\u{E9}\": 1, \"e\u{301}\": 2}") == .valid)
    let twice = "{\"a\": 1, \"a\": 2}"
    #expect(JSONCheck().outcome(of: twice) == .invalid)
    #expect(JSONCheck(allowsDuplicateNames: true).outcome(of: twice) == .valid)
  }

  @Test("JSON: deep and long texts are read in time that grows with them")
  func hostile() {
    let deep = String(repeating: "[", count: 60_000)
    #expect(JSONCheck(depth: 256).violations(in: deep).map(\.code) == ["json.too_deep"])
    let marks = "{\"a" + String(repeating: "\u{301}", count: 30_000) + "\": 1}"
    #expect(JSONCheck().outcome(of: marks) == .valid)
  }

  @Test(
    "What is typed is valid, unfinished, or impossible from a place on",
    arguments: [
      ("json", "[1, tr", .unfinished), ("json", "[1, x", .impossible(at: 4)),
      ("json", "12", .valid),
      ("json", "01", .impossible(at: 1)), ("json", "-", .unfinished), ("json", "1e", .unfinished),
      ("json", "1ex", .impossible(at: 2)), ("json", #"{"a": 1, "a": 1"#, .impossible(at: 14)),
      ("json", #"{"a": 1, "a": "#, .unfinished), ("json", "é", .impossible(at: 0)),
      ("size", "10 ", .unfinished), ("size", "10 M", .valid),
      ("size", "10 X", .impossible(at: 3)), ("bitcoin", "1Bv", .unfinished),
      ("bitcoin", "1B0", .impossible(at: 2)), ("base58", "1Bv", .unfinished),
      ("base58", "1BO", .impossible(at: 2)),
      ("base58", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", .valid), ("ethereum", "0x5", .unfinished),
      ("ethereum", "0X", .impossible(at: 1)), ("token", "eyJhbGciOiJIUzI1NiJ9.", .unfinished),
      ("token", "a.b.c.", .impossible(at: 5)), ("token", "a b", .impossible(at: 1)),
    ] as [(String, String, TextProgress)]
  )
  func progress(name: String, text: String, expected: TextProgress) {
    let check: any Check =
      switch name {
      case "json": JSONCheck()
      case "size": ByteSizeCheck()
      case "bitcoin": BitcoinAddressCheck()
      case "base58": Base58Check()
      case "ethereum": EthereumAddressCheck()
      default: WebTokenCheck()
      }
    #expect(check.progress(of: text.utf8Span, in: CheckContext()) == expected)
  }

  @Test("JSON: what is impossible stays so, whatever follows")
  func steadyProgress() {
    let samples = [
      #"{"a":1,"b":[true,null,-1.5e3]}"#, #"["\ud83d\ude00\n", 0, ""]"#, "12", #""x""#, "[[[]]]",
    ]
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "\\u", "\\ud800", "e", "E", "+", "-", ".", "0", "1", "tr",
      "null", " ",
      "\u{4}", "\u{0}", "é", "\u{FEFF}",
    ]
    let checks = [
      JSONCheck(depth: 2), JSONCheck(kinds: [.object, .array], allowsDuplicateNames: true),
    ]
    var generator = SplitMix64(seed: 25)
    for round in 0..<5_000 {
      var text = Array(samples[round % samples.count].unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        let end = Bool.random(using: &generator) ? place : min(place + 1, text.count)
        text.replaceSubrange(place..<end, with: Array(piece.unicodeScalars))
      }
      for check in checks {
        var impossible: TextProgress?
        for count in 0...text.count {
          var prefix = String.UnicodeScalarView()
          prefix.append(contentsOf: text[..<count])
          let progress = check.progress(of: String(prefix).utf8Span, in: CheckContext())
          if let impossible {
            if progress != impossible {
              Issue.record("\(String(prefix).debugDescription): \(progress)")
            }
          } else if progress.isImpossible {
            impossible = progress
          }
        }
      }
    }
  }

  @Test("A token tells registered names alone")
  func token() {
    let known = WebTokenCheck().findings(in: "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.e30.c2ln").facts
    #expect(known == ["algorithm": "HS256", "token_type": "JWT"])
    let other = WebTokenCheck().findings(in: "eyJhbGciOiJteS1zZWNyZXQifQ.e30.c2ln")
    #expect(other.outcome == .valid)
    #expect(other.facts.isEmpty)
  }
}
