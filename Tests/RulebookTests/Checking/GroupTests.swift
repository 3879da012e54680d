import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

@Suite("Groups of checks")
struct GroupTests {
  static let pack = """
    format: 1
    pack: magazine
    source-locale: en
    groups: { draft: , publish: What readers will see, archive: }
    rules:
      headline:
        checks:
          - length: { maximum: 9 }
          - { length: { minimum: 5 }, name: least, groups: [publish, archive] }
          - { required: , groups: [publish] }
      short-headline: { extends: headline, change: { least: { minimum: 3 } } }
      handed: { checks: [rule: headline] }
    forms:
      inner: { fields: { a: { required-in: [publish] } } }
      article:
        fields:
          headline: { rule: headline }
          text: { checks: [{ length: { minimum: 3 }, groups: publish }], required-in: [publish] }
          from: { rule: short-headline }
          to: { checks: [{ length: { maximum: 9 }, groups: draft }] }
          rest: { form: inner, required-in: [archive] }
        checks: [{ compare: { field: to, after: from }, groups: archive }]
    """

  private func rulebook() throws -> Rulebook {
    try Rulebook(.bundled, .text(Self.pack, name: "magazine.yaml"))
  }

  static let values: [(rule: String, value: Value, groups: Set<String>, codes: [ViolationCode])] = [
    ("headline", "Hi", [], []),
    ("headline", "Hi", ["draft"], []),
    ("headline", "Hi", ["publish"], ["length.too_short"]),
    ("headline", "Hi", ["draft", "archive"], ["length.too_short"]),
    ("headline", "Hello world", ["draft"], ["length.too_long"]),
    ("short-headline", "Hi", ["publish"], ["length.too_short"]),
    ("short-headline", "Hey", ["publish"], []),
    ("handed", "Hi", [], []),
    ("handed", "Hi", ["publish"], ["length.too_short"]),
    ("email", "ann@example.org", ["publish"], []),
  ]

  @Test("A rule runs checks of the groups that are chosen", arguments: values)
  func rule(rule: String, value: Value, groups: Set<String>, codes: [ViolationCode]) throws {
    let rulebook = try rulebook()
    #expect(try rulebook.check(value, as: rule, groups: groups).violations.map(\.code) == codes)
    let handle = try rulebook.rule(rule, groups: groups)
    let text = try #require(value.text)
    #expect(handle.accepts(text) == codes.isEmpty)
  }

  static let records: [(record: [String: Value], groups: Set<String>, found: [String])] = [
    ([:], [], []),
    ([:], ["draft"], []),
    ([:], ["publish"], ["headline required", "text required", "from required"]),
    (["headline": "Hello", "text": "ab", "from": "Hey"], ["publish"], ["text length.too_short"]),
    (["from": "b", "to": "a"], ["draft"], []),
    (["from": "555", "to": "444"], ["archive"], ["to compare.not_after", "rest required"]),
    (
      ["rest": ["b": "c"]], ["publish", "draft"],
      ["headline required", "text required", "from required", "rest.a required"]
    ),
  ]

  @Test("A form runs checks of the groups that are chosen", arguments: records)
  func form(record: [String: Value], groups: Set<String>, found: [String]) throws {
    let rulebook = try rulebook()
    let report = try rulebook.check(record, form: "article", groups: groups)
    #expect(report.places == found)
    let form = try rulebook.form("article", groups: groups)
    #expect(
      FormState(of: form.definition, record: .record(record), surroundings: .system).report
        == report
    )
    #expect(form.fields.first { $0.path == "text" }?.isRequired == groups.contains("publish"))
  }

  @Test("A form that was chosen can be chosen anew")
  func again() throws {
    let form = try #require(try rulebook().library.form("article"))
    let published = try form.choosing(["publish", "nothing"])
    #expect(try published.choosing([]).report(on: [:], surroundings: .system).isValid)
    #expect(try form.choosing(["publish"]) === published)
    #expect(form.groups == ["draft", "publish", "archive"])
  }

  @Test("A session asks what its groups ask") @MainActor
  func session() throws {
    let rulebook = try rulebook()
    let session = try rulebook.session(form: "article", groups: ["publish"])
    #expect(session["text"]?.isRequired == true)
    #expect(session["text"]?.checklist.map(\.code) == ["length.too_short"])
    let draft = try rulebook.session(form: "article")
    #expect(draft["text"]?.isRequired == false)
    #expect(draft["text"]?.checklist.isEmpty == true)
    #expect(draft.isValid)
  }

  struct Article: Sendable {
    var headline = ""
    var text = ""
  }

  @Test("A typed form has groups")
  func typed() throws {
    let form = TypedForm<Article>("typed") {
      Field(\.headline, "headline")
    }
    let article = Article(headline: "Hi")
    let rulebook = try rulebook()
    #expect(try form.bound(to: rulebook).check(article).isValid)
    #expect(try !form.bound(to: rulebook, groups: ["publish"]).check(article).isValid)
  }

  @Test("A group that no pack declares is the caller's mistake")
  func unknown() throws {
    let rulebook = try rulebook()
    let ofRule = #expect(throws: UsageError.self) {
      try rulebook.rule("email", groups: ["publsh"])
    }
    #expect(ofRule?.kind == .unknownGroup)
    #expect(ofRule?.hint == "did you mean `publish`?")
    let ofForm = #expect(throws: UsageError.self) {
      try rulebook.form("article", groups: ["x", "draft"])
    }
    #expect(ofForm?.kind == .unknownGroup)
    #expect(ofForm?.hint == "there are `archive`, `draft`, `publish`")
  }

  static let lines: [(line: String, codes: String)] = [
    (#"{"rule":"headline","value":"Hi"}"#, #""violations":[{"code":"length.too_short""#),
    (#"{"rule":"headline","value":"Hi","groups":[]}"#, #""violations":[]"#),
    (#"{"rule":"headline","value":"Hi","groups":["archive"]}"#, "length.too_short"),
    (#"{"form":"article","record":{},"groups":["draft"]}"#, #""outcome":"valid""#),
    (#"{"form":"article","record":{}}"#, #""path":"text""#),
    (#"{"rule":"headline","value":"Hi","groups":"draft"}"#, "line.unsuitable_member"),
    (#"{"rule":"headline","value":"Hi","groups":["x"]}"#, "usage.unknown_group"),
    (#"{"code":"required","groups":["draft"]}"#, "line.conflicting_members"),
  ]

  @Test("A line chooses groups, or has those of the protocol", arguments: lines)
  func line(line: String, expected: String) throws {
    var lines = LineProtocol(try rulebook(), defaults: .init(groups: ["publish"]))
    let answer = lines.answer(line)
    #expect(answer?.contains(expected) == true)
  }
}
