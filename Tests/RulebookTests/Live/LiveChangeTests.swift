import Rulebook
import TestSupport
import Testing

/// A change of files that a live rulebook watches.
struct ChangeRow: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// The source, in the folder of the row.
  let source: String

  /// What is there before, in addition to the pack `a`.
  let before: @Sendable (TemporaryFolder) throws -> Void

  /// What changes.
  let change: @Sendable (TemporaryFolder) throws -> Void

  /// The event, as ``LiveRulebook/Event/summary``.
  let event: String

  /// The names of the rules after the event.
  let rules: [String]

  init(
    _ name: String,
    source: String = "packs",
    before: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in },
    event: String = "reloaded 2",
    rules: [String] = ["a", "b"],
    change: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) {
    testDescription = name
    self.source = source
    self.before = before
    self.event = event
    self.rules = rules
    self.change = change
  }
}

@Suite("A live rulebook notices changes", .timeLimit(.minutes(15)))
struct LiveChangeTests {
  /// A pack that has a table in a file, and another rule.
  private static let table = """
    format: 1
    pack: a
    tables: { colors: { kind: words, file: colors.txt } }
    rules: { a: { checks: [one-of: { words: colors }] } }
    """

  private static let goodRows: [ChangeRow] = [
    ChangeRow("A file is overwritten", rules: ["b"]) {
      try $0.write(LivePacks.pack("b"), to: "packs/a.yaml")
    },
    ChangeRow("A file is renamed over another", rules: ["b"]) {
      try $0.write(LivePacks.pack("b"), to: "elsewhere.yaml")
      try $0.rename("elsewhere.yaml", to: "packs/a.yaml")
    },
    ChangeRow("A file is overwritten with as many bytes", rules: ["a"]) {
      try $0.write(LivePacks.pack("a", length: 6), to: "packs/a.yaml")
    },
    ChangeRow("A file is added") { try $0.write(LivePacks.pack("b"), to: "packs/b.yaml") },
    ChangeRow("A folder with a pack is added") {
      try $0.write(LivePacks.pack("b"), to: "packs/b/pack.yaml")
    },
    ChangeRow("A folder with a pack is moved into the folder") {
      try $0.write(LivePacks.pack("b"), to: "elsewhere/pack.yaml")
      try $0.rename("elsewhere", to: "packs/b")
    },
    ChangeRow(
      "A pack appears in a folder that was empty",
      before: { try $0.createFolder("packs/b") }
    ) { try $0.write(LivePacks.pack("b"), to: "packs/b/pack.yaml") },
    ChangeRow(
      "A file is removed",
      before: { try $0.write(LivePacks.pack("b"), to: "packs/b.yaml") },
      rules: ["a"]
    ) { try $0.remove("packs/b.yaml") },
    ChangeRow(
      "A file gets a name that isn't read",
      before: { try $0.write(LivePacks.pack("b"), to: "packs/b.yaml") },
      rules: ["a"]
    ) { try $0.rename("packs/b.yaml", to: "packs/b.off") },
    ChangeRow(
      "A folder with a pack is removed",
      before: { try $0.write(LivePacks.pack("b"), to: "packs/b/pack.yaml") },
      rules: ["a"]
    ) { try $0.remove("packs/b") },
    ChangeRow(
      "The whole folder is replaced",
      before: { try $0.write(LivePacks.pack("b"), to: "next/b.yaml") },
      rules: ["b"]
    ) {
      try $0.rename("packs", to: "old")
      try $0.rename("next", to: "packs")
    },
    ChangeRow(
      "The folder above is replaced",
      source: "above/packs",
      before: {
        try $0.write(LivePacks.pack("a"), to: "above/packs/a.yaml")
        try $0.write(LivePacks.pack("b"), to: "next/packs/b.yaml")
      },
      rules: ["b"]
    ) {
      try $0.rename("above", to: "old")
      try $0.rename("next", to: "above")
    },
    ChangeRow(
      "The folder is a link, which leads elsewhere",
      source: "current",
      before: {
        try $0.link("current", to: "packs")
        try $0.write(LivePacks.pack("b"), to: "next/b.yaml")
      },
      rules: ["b"]
    ) { try $0.link("current", to: "next") },
    ChangeRow(
      "The link of a mounted configuration volume leads elsewhere",
      source: "volume",
      before: {
        try $0.write(LivePacks.pack("a"), to: "volume/..1/rules.yaml")
        try $0.write(LivePacks.pack("b"), to: "volume/..2/rules.yaml")
        try $0.link("volume/..data", to: "..1")
        try $0.link("volume/rules.yaml", to: "..data/rules.yaml")
      },
      rules: ["b"]
    ) { try $0.link("volume/..data", to: "..2") },
    ChangeRow(
      "The file of a table changes",
      before: {
        try $0.write("red\n", to: "packs/a/colors.txt")
        try $0.write(table, to: "packs/a/pack.yaml")
        try $0.remove("packs/a.yaml")
      },
      rules: ["a"]
    ) { try $0.write("blue\n", to: "packs/a/colors.txt") },
    ChangeRow(
      "A catalog is added next to a pack",
      before: {
        try $0.write(LivePacks.pack("b"), to: "packs/b/pack.yaml")
      }
    ) {
      try $0.write(
        #"{ "@@locale": "de", "rule:b": "Kennzahl" }"#,
        to: "packs/b/Localizations/de.arb"
      )
    },
  ]

  private static let badRows: [ChangeRow] = [
    ChangeRow("A pack has a misspelled check", event: "refused [\"pack.unknown_check\"]") {
      let rule = "{ checks: [lenght: 4] }"
      try $0.replace("packs/a.yaml", with: "format: 1\npack: a\nrules: { a: \(rule) }")
    },
    ChangeRow("A pack isn't UTF-8", event: "refused [\"file.not_utf8\"]") {
      try $0.write([0x61, 0xFF], to: "next.yaml")
      try $0.rename("next.yaml", to: "packs/a.yaml")
    },
    ChangeRow("A link leads nowhere", event: "refused [\"file.not_found\"]") {
      try $0.link("packs/b.yaml", to: "missing.yaml")
    },
    ChangeRow("A pack is too large", event: "refused [\"file.too_large\"]") {
      try $0.write([UInt8](repeating: 0x20, count: (16 << 20) + 1), to: "next.yaml")
      try $0.rename("next.yaml", to: "packs/b.yaml")
    },
    ChangeRow("The folder is empty", event: "refused [\"folder.nothing_read\"]") {
      try $0.remove("packs/a.yaml")
    },
    ChangeRow("The folder is gone", event: "refused [\"file.not_found\"]") {
      try $0.rename("packs", to: "old")
    },
    ChangeRow("An example fails", event: "refused [\"example.failed\"]") {
      let rule = "{ checks: [length: 4], examples: { valid: ['12345'] } }"
      try $0.replace("packs/a.yaml", with: "format: 1\npack: a\nrules: { a: \(rule) }")
    },
  ]

  @Test(
    "and uses good ones",
    arguments: goodRows,
    [LiveRulebook.Options.Watching.automatic, .polling]
  )
  func good(_ row: ChangeRow, _ watching: LiveRulebook.Options.Watching) async throws {
    let packs = try LivePacks(watching: row.source)
    try row.before(packs.folder)
    let live = try packs.live(watching)
    var events = live.events.makeAsyncIterator()
    let old = live.current
    try row.change(packs.folder)
    #expect(await nextAcceptance(&events)?.summary == "reloaded 2")
    #expect(live.current.ruleNames == row.rules)
    #expect(live.current.identity.digest != old.identity.digest)
    #expect(live.current.identity.generation == 2)
  }

  @Test(
    "and refuses bad ones, until they are good again",
    arguments: badRows,
    [LiveRulebook.Options.Watching.automatic, .polling]
  )
  func bad(_ row: ChangeRow, _ watching: LiveRulebook.Options.Watching) async throws {
    let packs = try LivePacks(watching: row.source)
    let live = try packs.live(watching)
    var events = live.events.makeAsyncIterator()
    let old = live.current
    try row.change(packs.folder)
    #expect(await events.next()?.summary == row.event)
    #expect(live.current === old)
    // The same files as before don't make another generation.
    if TemporaryFolder.exists(packs.folder.path(of: "packs")) { try packs.folder.remove("packs") }
    try packs.folder.write(LivePacks.pack("a"), to: "next/a.yaml")
    try packs.folder.rename("next", to: "packs")
    #expect(await nextAcceptance(&events)?.summary == "unchanged 1")
    #expect(live.current === old)
    try packs.folder.replace("packs/a.yaml", with: LivePacks.pack("b"))
    #expect(await events.next()?.summary == "reloaded 2")
    #expect(live.current.ruleNames == ["b"])
  }

  /// Returns the next event that isn't a refusal.
  ///
  /// A folder that is replaced is gone for a moment, and a file that is overwritten is empty for a
  /// moment. A live rulebook may notice that.
  private func nextAcceptance(
    _ events: inout AsyncStream<LiveRulebook.Event>.Iterator
  ) async -> LiveRulebook.Event? {
    while let event = await events.next() {
      guard case .refused = event else { return event }
    }
    return nil
  }
}
