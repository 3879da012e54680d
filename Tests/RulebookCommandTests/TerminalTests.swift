import TestSupport
import Testing

/// No text of a pack acts on the operator's terminal, or looks like a line of the command.
@Suite("What a pack says on a terminal")
struct TerminalTests {
  /// Texts that may have any characters, because they are values.
  private static let values = #"""
    format: 1
    pack: acme
    rules:
      x:
        summary: A rule
        title: Thing
        example: "a\e[2Jb"
        parameters: { p: { default: "\e[31m\u202E\n0 errors" } }
        checks:
          - pattern: "a\e\\[2Jb|[\u202E\u009B]+"
          - { not-equals: "\e[1m", code: acme.x, arguments: { word: "\e]0;x\a\u202E" } }
        examples:
          invalid: [{ value: "\e[2J\u202E\nacme.yaml:1:1: error", codes: [acme.x] }]
    codes: { acme.x: { summary: A code } }
    messages: { en: { acme.x: 'Not {word}' } }

    """#

  /// Texts that are shown in lines, and so are refused.
  private static let refused = #"""
    format: 1
    pack: acme
    summary: "a\e[2Jb"
    sources: [{ title: "a\u202Eb", url: "a\u0007b" }]
    groups: { draft: "a\nb.yaml:1:1: error: x" }
    rules: { x: { summary: "a\u009B2Jb", title: "\u2068a", "\e[2J": 1 } }
    codes: { acme.x: { summary: "a\u2028b", log: "a\rb" } }

    """#

  static let runs: [[String]] = [
    ["list", "rules"], ["list", "rules", "--format", "json"], ["list", "packs"], ["list", "codes"],
    ["list", "forms"], ["list", "patterns"], ["explain", "x"], ["explain", "acme.x"],
    ["explain", "x", "--format", "json"], ["packs"], ["requirements", "x"], ["show", "x"],
    ["show", "x", "--with", "p=\u{1B}[1m"], ["show", "acme.x"], ["show", "x", "--format", "json"],
    ["check", "x", "\u{1B}[1m\u{202E}", "--trace"],
    ["check", "x", "\u{1B}[1m", "--trace", "--format", "json"],
    ["check", "x", "\u{1B}[1m\u{202E}"], ["check", "x", "\u{1B}[1m", "--format", "json"],
    ["lint"], ["lint", "--format", "json"], ["lint", "--format", "sarif"], ["test"],
  ]

  @Test("Output has no control characters and no overrides", arguments: runs)
  func output(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    for pack in [Self.values, Self.refused] {
      let path = try folder.write(pack, to: "acme.yaml")
      let takesPaths = ["lint", "test"].contains(arguments[0])
      let result = try Command.run(arguments + (takesPaths ? [path] : ["--packs", path]))
      let text = result.output + result.errors
      #expect(!text.isEmpty)
      let bad = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E: true
        default: false
        }
      }
      #expect(bad.isEmpty, "\(arguments)")
      // Only the command itself begins a line.
      let lines = text.split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("b.yaml:1:1") || $0.hasPrefix("0 errors ") })
    }
  }

  @Test("Texts of one line are refused where they are read")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.refused, to: "acme.yaml")
    let result = try Command.run(["list", "rules", "--packs", path])
    #expect(result.exitCode == 65)
    #expect(
      result.errors.contains(
        "acme.yaml:3:12: the summary contains the control character U+001B"
      )
    )
    #expect(result.errors.contains("contains U+202E, which reorders the text around it"))
    #expect(result.errors.contains("the purpose of a group has more than one line"))
  }
}
