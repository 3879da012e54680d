import Rulebook
import TestSupport
import Testing

/// Lines that are answered while packs change.
@Suite("Lines and live rulebooks", .timeLimit(.minutes(5)))
struct LiveLineTests {
  private static let line = #"{"id":1,"rule":"a","value":"1234","generation":true}"#

  private static func answer(_ generation: Int, _ outcome: String) -> String {
    #"{"id":1,"generation":\#(generation),"outcome":"\#(outcome)","violations":["#
  }

  @Test("A line is answered by the generation that is current when it comes")
  func following() throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    let lines = Lines(live)
    #expect(lines.answer(Self.line).text.hasPrefix(Self.answer(1, "valid")))

    try packs.folder.write(LivePacks.pack("a", length: 6), to: "packs/a.yaml")
    #expect(lines.answer(Self.line).text.hasPrefix(Self.answer(1, "valid")))
    live.reload()
    #expect(lines.answer(Self.line).text.hasPrefix(Self.answer(2, "invalid")))
    #expect(lines.rulebook === live.current)

    try packs.folder.write("format: 1", to: "packs/a.yaml")
    live.reload()
    #expect(lines.answer(Self.line).text.hasPrefix(Self.answer(2, "invalid")))
  }

  @Test("A rule that is gone is unknown, and errors name the generation")
  func gone() throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    let lines = Lines(live, defaults: .init(tellsGeneration: true))
    #expect(lines.answer(#"{"rule":"a","value":"1234"}"#).text.hasPrefix(#"{"generation":1,"#))

    try packs.folder.write(LivePacks.pack("b"), to: "packs/a.yaml")
    live.reload()
    let unknown = #"{"id":null,"generation":2,"error":{"code":"usage.unknown_rule","#
    #expect(lines.answer(#"{"rule":"a","value":"1234"}"#).text.hasPrefix(unknown))
    #expect(lines.answer("{").text.hasPrefix(#"{"id":null,"generation":2,"error":"#))
    let without = lines.answer(#"{"id":3,"rule":"b","value":"1234","generation":false}"#)
    #expect(without.text.hasPrefix(#"{"id":3,"outcome":"valid""#))
  }

  @Test("The answer to a line that is too long names the current generation, too")
  func tooLong() throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    let lines = Lines(live, defaults: .init(tellsGeneration: true), lineLimit: 8)
    try packs.folder.write(LivePacks.pack("b"), to: "packs/a.yaml")
    live.reload()
    let long = #"{"id":null,"generation":2,"error":{"code":"line.too_long","#
    #expect(lines.answer("123456789").text.hasPrefix(long))
    try packs.folder.write(LivePacks.pack("c"), to: "packs/a.yaml")
    live.reload()
    let answers = try lines.run(String(repeating: "1", count: 1 << 20)).lines
    #expect(answers.map { $0.hasPrefix(long.replacing("2", with: "3")) } == [true])
  }

  @Test("A hello says what is in use when it is asked for")
  func hello() throws {
    let packs = try LivePacks()
    let live = try packs.live(.off)
    let lines = Lines(live)
    let hello = #"{"hello":true}"#
    let digest = live.current.identity.digest
    #expect(
      lines.answer(hello).text
        == #"{"generation":1,"protocol":1,"version":"0.1.0","packs":[{"name":"a"}],"#
        + #""digest":"\#(digest)"}"#
    )
    try packs.folder.write("format: 1\npack: b\nversion: 2.1\n", to: "packs/b.yaml")
    live.reload()
    #expect(live.current.identity.digest != digest)
    #expect(
      lines.answer(hello).text
        == #"{"generation":2,"protocol":1,"version":"0.1.0","packs":[{"name":"a"},"#
        + #"{"name":"b","version":"2.1"}],"digest":"\#(live.current.identity.digest)"}"#
    )
  }

  static let conflicts = ["rule", "form", "value", "record", "with", "groups", "code", "arguments"]

  @Test("A hello can't be asked for next to something else", arguments: conflicts)
  func conflict(member: String) throws {
    let lines = Lines(try FrozenPack.rulebook())
    let value = [
      "rule": #""size""#, "form": #""team""#, "code": #""x""#, "value": "1", "groups": "[]",
    ]
    let other = #""\#(member)":\#(value[member] ?? "{}")"#
    let refused = lines.answer(#"{"hello":true,\#(other)}"#)
    #expect(refused.answer == .error)
    #expect(refused.text.contains(#""code":"line.conflicting_members""#))
    #expect(refused.text.contains("`hello` and `\(member)` can't be in one line"))
    let alone = lines.answer("{\(other)}")
    #expect(lines.answer(#"{"hello":false,\#(other)}"#) == alone)
  }
}
