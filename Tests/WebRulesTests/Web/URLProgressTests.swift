import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// What is said of a URL while it is typed.
@Suite struct URLProgressTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(text) \(settings)" }
    var text: String
    var progress: TextProgress
    var settings: [String: Value]

    init(_ text: String, _ progress: TextProgress, _ settings: [String: Value] = [:]) {
      self.text = text
      self.progress = progress
      self.settings = settings
    }
  }

  static let rows = [
    Row("h", .unfinished), Row("ht", .unfinished), Row("HTTPS", .unfinished),
    Row("https:/", .unfinished),
    Row("https://", .unfinished), Row("https://e", .unfinished), Row("https://exa", .unfinished),
    Row("https://example.", .unfinished), Row("https://example.o", .valid),
    Row("https://example.org:", .valid),
    Row("https://example.org:8", .valid), Row("https://example.org/%", .unfinished),
    Row("https://example.org/%2", .unfinished), Row("http://1", .unfinished),
    Row("http://[2001", .unfinished),
    Row("https://bü", .unfinished),
    Row("x", .impossible(at: 0)), Row("hx", .impossible(at: 1)), Row("example", .impossible(at: 0)),
    Row("httpss", .impossible(at: 5)), Row("https:e", .impossible(at: 6)),
    Row("https:///", .impossible(at: 8)),
    Row("https://.", .impossible(at: 8)), Row("https://a..", .impossible(at: 10)),
    Row("https://a b", .impossible(at: 9)),
    Row("https://a_", .impossible(at: 9)), Row("https://exa/", .impossible(at: 11)),
    Row("https://a.b@", .impossible(at: 11)),
    Row("https://a.org:8x", .impossible(at: 15)), Row("https://a.org:65536", .impossible(at: 18)),
    Row("https://a.org/ ", .impossible(at: 14)), Row("https://a.org/%z", .impossible(at: 15)),
    Row("https://a.org/\\", .impossible(at: 14)), Row("https://a.org/#a#", .impossible(at: 16)),
    Row("http://1.2.3/", .impossible(at: 12)), Row("http://[::g]/", .impossible(at: 12)),
    Row("ftp", .unfinished, ["schemes": ["ftp"]]),
    Row("https://a:b@", .unfinished, ["credentials": true]),
    Row("https://a.org/?", .impossible(at: 14), ["query": false]),
    Row("https://a.org/#", .impossible(at: 14), ["fragment": false]),
    Row("http://10.0.0.1", .unfinished, ["public-host": true]),
    Row("http://10.0.0.1/", .impossible(at: 15), ["public-host": true]),
    Row("http://[", .impossible(at: 7), ["ip-address": false]),
    Row("exa", .unfinished, ["profile": "lenient"]),
    Row("exa", .unfinished, ["scheme-optional": true]),
    Row("https:", .unfinished, ["scheme-optional": true]),
    Row("a.org:80", .valid, ["scheme-optional": true]),
    Row("a.org/ ", .impossible(at: 6), ["scheme-optional": true]),
    Row("https://a.org/ ", .impossible(at: 14), ["scheme-optional": true]),
    Row("exa", .valid, ["base": "https://example.org/"]),
  ]

  @Test("Progress is impossible only where no continuation is valid", arguments: rows)
  func progress(row: Row) throws {
    let check = try URLCheck.definition.check(row.settings)
    #expect(check.progress(of: row.text.utf8Span, in: CheckContext()) == row.progress)
  }

  @Test(
    "No beginning of a valid URL is impossible",
    arguments: [
      "https://example.org:8080/a/../%20b?c=d&e#f?g", "http://192.0.2.1/",
      "http://[2001:db8::192.0.2.1]:80/",
      "HTTPS://Bücher.example./ä?ö#ü", "http://a-b.c--d.example",
    ]
  )
  func beginnings(text: String) throws {
    let check = try URLCheck.definition.check()
    #expect(check.outcome(of: text) == .valid)
    for end in text.indices {
      let progress = check.progress(of: String(text[..<end]).utf8Span, in: CheckContext())
      if case .impossible = progress, end > text.startIndex {
        Issue.record("\(text[..<end]) is impossible")
      }
    }
  }

  @Test(
    "The check keeps the contract",
    arguments: [
      [:], ["profile": "lenient"], ["public-host": true], ["schemes": ["*"], "credentials": true],
      ["allow": ["example.org", "*.example.com"], "deny": ["a.example.com"]],
      ["base": "https://example.org/a?b"], ["scheme-optional": true],
      ["ports": ["default", "8080"], "query": false, "fragment": false, "ip-address": false],
    ] as [[String: Value]]
  )
  func contract(settings: [String: Value]) throws {
    let check = try URLCheck.definition.check(settings)
    #expect(verifyCheck(check, definition: URLCheck.definition).prefix(5) == [])
  }
}
