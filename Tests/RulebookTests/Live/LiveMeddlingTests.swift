import Documents
import Foundation
import RuleEngine
import Synchronization
import TestSupport
import Testing

@testable import Rulebook

/// A check that accepts everything, and does something else each time.
///
/// The example of a rule with it runs when the files have been read, and before they are looked at
/// again. So what it does happens while they are being loaded.
private final class Meddler: Check {
  private struct State: Sendable {
    var calls = 0
    var body: (@Sendable (_ call: Int) throws -> Void)?
  }

  private let state = Mutex(State())

  /// How often the check ran since ``meddle(_:)``.
  var calls: Int { state.withLock { $0.calls } }

  /// From now on, does something each time.
  func meddle(_ body: @escaping @Sendable (_ call: Int) throws -> Void) {
    state.withLock { $0 = State(body: body) }
  }

  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let current = state.withLock { state in
      state.calls += 1
      return state
    }
    do { try current.body?(current.calls) } catch { Issue.record(error) }
  }
}

extension LivePacks {
  /// Writes the pack `b`, whose values have this number of characters.
  fileprivate func changeOther(_ length: Int) throws {
    try folder.replace("packs/b.yaml", with: Self.pack("b", length: length))
  }
}

/// A live rulebook of the packs `a`, whose rule meddles, and `b`.
private struct Setup {
  let packs: LivePacks
  let meddler = Meddler()
  private let resources: String

  init(resources: String = DataFiles.root) throws {
    packs = try LivePacks()
    self.resources = resources
    try changeMeddlingPack(1)
    try packs.changeOther(4)
  }

  /// Writes the pack `a`, so that its example runs.
  func changeMeddlingPack(_ version: Int) throws {
    let rule = "{ checks: [meddle], examples: { valid: [x] } }"
    let pack = "format: 1\npack: a\nversion: \(version)\nrules: { a: \(rule) }\n"
    try packs.folder.replace("packs/a.yaml", with: pack)
  }

  func live(
    _ watching: LiveRulebook.Options.Watching = .off,
    _ sources: [PackSource]? = nil
  ) throws(LoadingError) -> LiveRulebook {
    var configuration = packs.configuration
    if let sources { configuration.sources = sources }
    configuration.resources = resources
    configuration.checks = [
      CheckDefinition("meddle", "Does something else.", codes: []) { [meddler] _ in meddler }
    ]
    return try LiveRulebook(configuration, options: LivePacks.options(watching))
  }
}

@Suite("What happens while a live rulebook loads", .timeLimit(.minutes(15)))
struct LiveMeddlingTests {
  @Test("Files that change once are loaded again")
  func once() throws {
    let setup = try Setup()
    let live = try setup.live()
    try setup.changeMeddlingPack(2)
    setup.meddler.meddle { [packs = setup.packs] in if $0 == 1 { try packs.changeOther(6) } }
    #expect(live.reload().summary == "reloaded 2")
    #expect(try live.current.rule("b").accepts("123456"))
    #expect(live.reload().summary == "unchanged 2")
  }

  @Test("Files that don't stop changing are refused")
  func always() throws {
    let setup = try Setup()
    let live = try setup.live()
    try setup.changeMeddlingPack(2)
    setup.meddler.meddle { [packs = setup.packs] in try packs.changeOther(1 + $0 % 9) }
    #expect(live.reload().summary == "refused [\"file.changing\"]")
    #expect(live.current.identity.generation == 1)
    // They aren't good enough for a first generation, either.
    var codes: [String] = []
    do throws(LoadingError) { _ = try setup.live() } catch { codes = error.diagnostics.map(\.code) }
    #expect(codes == ["file.changing"])
    setup.meddler.meddle { _ in }
    #expect(live.reload().summary == "reloaded 2")
  }

  @Test("Another manifest of the library's own data counts, and another file doesn't")
  func manifest() throws {
    let data = try FewData(packs: [])
    let setup = try Setup(resources: data.root)
    let folder = setup.packs.folder
    try folder.write("x", to: "packs/NOTES")
    let live = try setup.live()
    // The check runs this often when files are loaded once.
    let once = setup.meddler.calls
    #expect(once > 0)

    try setup.changeMeddlingPack(2)
    setup.meddler.meddle { if $0 == 1 { try folder.write("longer", to: "packs/NOTES") } }
    #expect(live.reload().summary == "reloaded 2")
    #expect(setup.meddler.calls == once)

    try setup.changeMeddlingPack(3)
    let name = "Localizations/\(Manifest.fileName)"
    let manifest = try String(contentsOfFile: data.folder.path(of: name), encoding: .utf8)
    setup.meddler.meddle { if $0 == 1 { try data.folder.replace(name, with: manifest) } }
    #expect(live.reload().summary == "reloaded 3")
    #expect(setup.meddler.calls == 2 * once)
  }

  @Test("The file of a table counts from the beginning, even if the source is only a pack's file")
  func table() throws {
    let setup = try Setup()
    let folder = setup.packs.folder
    try folder.write(
      """
      format: 1
      pack: a
      tables: { colors: { kind: words, file: colors.txt } }
      rules:
        a: { checks: [meddle], examples: { valid: [x] } }
        b: { checks: [one-of: { words: colors }] }
      """,
      to: "packs/a.yaml"
    )
    try folder.write("red\n", to: "packs/colors.txt")
    setup.meddler.meddle { if $0 == 1 { try folder.replace("packs/colors.txt", with: "blue\n") } }
    let live = try setup.live(.off, [.file(folder.path(of: "packs/a.yaml"))])
    let color = try live.rule("b")
    #expect(color.current.accepts("blue"))
    try folder.write("green\n", to: "packs/colors.txt")
    #expect(live.reload().summary == "reloaded 2")
    #expect(color.current.accepts("green"))
  }

  @Test("What is loaded when the watching ends isn't used")
  func stop() async throws {
    let setup = try Setup()
    let live = try setup.live(.automatic)
    let events = live.events
    setup.meddler.meddle { [weak live] _ in live?.stop() }
    try setup.changeMeddlingPack(2)
    for await event in events { Issue.record("an event after the end: \(event.summary)") }
    // This waits until the files are loaded.
    _ = live.core.hasDifference
    #expect(setup.meddler.calls > 0)
    #expect(live.current.identity.generation == 1)
    #expect(live.reload().summary == "reloaded 2")
  }

  @Test(
    "Examples in a file of their own run when only that file changes",
    arguments: [true, false]
  )
  func exampleFiles(runsExamples: Bool) throws {
    let packs = try LivePacks()
    func write(_ value: String) throws {
      let example = "length.wrong: { rule: a, value: '\(value)' }"
      try packs.folder.replace(
        "packs/b/code-examples.yaml",
        with: "format: 1\nkind: code-examples\ncodes: { \(example) }\n"
      )
    }
    try packs.folder.write("format: 1\npack: b\n", to: "packs/b/pack.yaml")
    try write("12")
    var options = LivePacks.options(.off)
    options.runsExamples = runsExamples
    let live = try LiveRulebook(packs.configuration, options: options)
    // This value is valid.
    try write("1234")
    #expect(
      live.reload().summary == (runsExamples ? "refused [\"example.failed\"]" : "unchanged 1")
    )
    try write("123")
    #expect(live.reload().summary == "unchanged 1")
  }
}

@Suite("What a live rulebook replaces", .timeLimit(.minutes(5)))
struct LiveReleaseTests {
  /// Something that a program makes from a rulebook, which notices its own end.
  private final class Witness: Sendable {
    private let end: @Sendable () -> Void

    init(atEnd end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }

  /// The generations that were current when a witness ended.
  private final class Seen: Sendable {
    let generations = Mutex<[Int?]>([])
  }

  @Test("It is released without a lock that readers wait for")
  func release() throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    let seen = Seen()
    let witness = try live.following { [weak live] (_: Rulebook) throws(UsageError) in
      Witness { [weak live] in
        let generation = live?.current.identity.generation
        seen.generations.withLock { $0.append(generation) }
      }
    }
    try packs.folder.write(LivePacks.pack("b"), to: "packs/a.yaml")
    #expect(live.reload().summary == "reloaded 2")
    #expect(seen.generations.withLock { $0 } == [2])
    withExtendedLifetime(witness) {}
  }
}
