import PackLoading
import TestSupport
import Testing

@testable import Rulebook

@Suite("A live rulebook", .timeLimit(.minutes(15)))
struct LiveRulebookTests {
  @Test("Reloading by hand says what happened")
  func byHand() async throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    #expect(live.reload().summary == "unchanged 1")
    try packs.folder.write(LivePacks.pack("a", length: 6), to: "packs/a.yaml")
    #expect(live.reload().summary == "reloaded 2")
    try packs.folder.write("format: 1", to: "packs/a.yaml")
    let refusal = await live.reloadInBackground().summary
    #expect(refusal.hasPrefix("refused"))
    #expect(try live.current.rule("a").accepts("123456"))
    live.stop()
    try packs.folder.write(LivePacks.pack("b"), to: "packs/a.yaml")
    #expect(live.reload().summary == "reloaded 3")
  }

  @Test("What is wrong in the first files is thrown")
  func firstMistakes() throws {
    let packs = try LivePacks()
    try packs.folder.write("format: 1", to: "packs/a.yaml")
    #expect(throws: LoadingError.self) { _ = try packs.live() }
  }

  @Test("A program can do without examples")
  func withoutExamples() throws {
    let packs = try LivePacks()
    let rule = "{ checks: [length: 4], examples: { valid: ['12345'] } }"
    try packs.folder.write("format: 1\npack: a\nrules: { a: \(rule) }", to: "packs/a.yaml")
    #expect(throws: LoadingError.self) { _ = try packs.live(.off) }
    var options = LivePacks.options(.off)
    options.runsExamples = false
    #expect(try LiveRulebook(packs.configuration, options: options).current.ruleNames == ["a"])
  }

  @Test("What follows it changes with it, and old values stay")
  func following() throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    let rule = try live.rule("a")
    let names = try live.following { (rulebook) throws(UsageError) in
      (try rulebook.rule("a"), rulebook.identity.generation)
    }
    let old = rule.current
    try packs.folder.write(LivePacks.pack("a", length: 6), to: "packs/a.yaml")
    live.reload()
    #expect(old.accepts("1234"))
    #expect(rule.current.accepts("123456"))
    #expect(names.current.0.accepts("123456"))
    #expect(names.current.1 == 2)
  }

  @Test("Packs that lack something that the program follows are refused")
  func unusable() throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    var rule: LiveRulebook.Following<RuleHandle>? = try live.rule("a")
    #expect(throws: UsageError.self) { _ = try live.rule("b") }
    try packs.folder.write(LivePacks.pack("b"), to: "packs/a.yaml")
    #expect(live.reload().summary == "unusable usage.unknown_rule")
    #expect(live.current.ruleNames == ["a"])
    #expect(rule?.current.accepts("1234") == true)
    // No one keeps the rule anymore.
    rule = nil
    #expect(live.reload().summary == "reloaded 2")
  }

  @Test("All consumers get all events, and a slow one keeps the newest")
  func consumers() async throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    let consumers = [live.events, live.events]
    for number in 2...101 {
      try packs.folder.write(LivePacks.pack("a", length: number), to: "packs/a.yaml")
      live.reload()
    }
    live.stop()
    for consumer in consumers {
      var summaries: [String] = []
      for await event in consumer { summaries.append(event.summary) }
      #expect(summaries == (38...101).map { "reloaded \($0)" })
    }
    for await event in live.events { Issue.record("an event after the end: \(event.summary)") }
  }

  @Test("Nothing of it is left when no one keeps it", arguments: [true, false])
  @MainActor func release(stops: Bool) async throws {
    let packs = try LivePacks()
    weak var core: LiveCore?
    do {
      let live = try packs.live()
      core = live.core
      #expect(core != nil)
      if stops { live.stop() }
    }
    #expect(await eventually { core == nil })
  }

  @Test("Several threads may reload at the same time")
  func reloads() async throws {
    let packs = try LivePacks()
    let live = try packs.live()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { _ = await live.reloadInBackground() } }
    }
    #expect(live.current.identity.generation == 1)
  }

  @Test("Bundled data is read once for all generations")
  func sharing() throws {
    let packs = try LivePacks()
    var configuration = packs.configuration
    configuration.sources.insert(.bundled, at: 0)
    let live = try LiveRulebook(configuration, options: LivePacks.options(.off))
    let old = live.current
    #expect(try old.check("ann@example.org", as: "email").isValid)
    try packs.folder.write(LivePacks.pack("a", length: 6), to: "packs/a.yaml")
    #expect(live.reload().summary == "reloaded 2")
    let new = live.current
    #expect(zip(old.bundled, new.bundled).allSatisfy { $0 === $1 })
    #expect(new.library.layers.first { $0.name == "email" }?.isRead == true)
    #expect(try new.check("ann@example.org", as: "email").isValid)
    #expect(try new.check("123456", as: "a").isValid)
  }
}

@Suite("The identity of a rulebook")
struct IdentityTests {
  private static func identity(_ files: [String: String]) throws -> RulebookIdentity {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "packs/\(name)") }
    return try Rulebook(
      .init(sources: [.folder(folder.path(of: "packs"))], resources: DataFiles.root)
    ).identity
  }

  /// The pack `a` with a table.
  private static let table = """
    format: 1
    pack: a
    version: 1.2.0
    tables: { colors: { kind: words, file: colors.txt } }
    rules: { a: { checks: [one-of: { words: colors }] } }
    """

  @Test("It has the packs with their versions")
  func packs() throws {
    let identity = try Self.identity([
      "a/pack.yaml": Self.table, "a/colors.txt": "red", "b.yaml": LivePacks.pack("b"),
    ])
    #expect(identity.packs.map(\.name) == ["a", "b"])
    #expect(identity.packs.map(\.version) == ["1.2.0", nil])
    #expect(identity.generation == nil)
    #expect(identity.digest.count == 16)
  }

  @Test("It has no folders that only add tables")
  func tables() throws {
    let folder = try TemporaryFolder()
    try folder.write(PhoneRegionFiles.region("CH", 41, "66"), to: "regions/CH.yaml")
    let plain = try Rulebook(.init(sources: [.bundled], resources: DataFiles.root)).identity
    let added = try Rulebook(
      .init(sources: [.bundled, .folder(folder.path)], resources: DataFiles.root)
    ).identity
    #expect(added.packs == plain.packs)
    #expect(added.digest != plain.digest)
  }

  @Test(
    "The digest changes with each file, and only with them",
    arguments: [
      (["a/pack.yaml": table, "a/colors.txt": "red"], true),
      (["a/pack.yaml": table, "a/colors.txt": "blue"], false),
      (["a/pack.yaml": table + "\n", "a/colors.txt": "red"], false),
      (["b/pack.yaml": table, "b/colors.txt": "red"], false),
      (["a/pack.yaml": table, "a/colors.txt": "red", "a/NOTES": "Not read"], true),
      (["a/pack.yaml": table, "a/colors.txt": "red", "b.yaml": LivePacks.pack("b")], false),
    ]
  )
  func digest(files: [String: String], isSame: Bool) throws {
    let first = try Self.identity(["a/pack.yaml": Self.table, "a/colors.txt": "red"])
    #expect((try Self.identity(files).digest == first.digest) == isSame)
  }

  @Test("A report has it if the configuration asks for that")
  func reports() throws {
    let packs = try LivePacks()
    var configuration = packs.configuration
    #expect(try Rulebook(configuration).check("1234", as: "a").rulebook == nil)
    configuration.identifiesReports = true
    let live = try LiveRulebook(configuration, options: LivePacks.options(.off))
    let report = try live.current.check("12", as: "a")
    #expect(report.rulebook == live.current.identity)
    #expect(report.rulebook?.generation == 1)
  }
}
