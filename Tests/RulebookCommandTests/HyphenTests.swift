import Foundation
import Testing

/// Values that look like options, and values in the wrong place.
@Suite("Values with hyphens")
struct HyphenTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]

    init(_ name: String, _ arguments: [String]) {
      self.name = name
      self.arguments = arguments
    }

    var testDescription: String { name }
  }

  static let values = [
    Row("letters of the help option", ["pin", "-horse"]),
    Row("a short option", ["pin", "-x@"]),
    Row("an option after it", ["pin", "-horse", "--locale", "de"]),
    Row("an option before it", ["--locale=de", "pin", "-horse"]),
    Row("two hyphens after the mark", ["pin", "--", "--horse"]),
    Row("a name of an option after the mark", ["pin", "--locale", "de", "--", "--help"]),
  ]

  @Test("are checked", arguments: values)
  func checked(row: Row) throws {
    let result = try Command.run(["check"] + row.arguments)
    // A value with other characters than digits is not a pin.
    #expect(result.exitCode == 1, "\(result.errors)")
    #expect(result.output.contains("characters.not_allowed"))
  }

  static let mistakes = [
    Row("an unknown option", ["check", "pin", "--hunter2"]),
    Row("one of requirements", ["requirements", "pin", "--hunter2=hunter2"]),
    Row("a text without quotes", ["requirements", "pin", "a", "hunter2"]),
    Row("an unknown option with a value", ["check", "pin", "--hunter2=hunter2"]),
    Row("an unknown option before the rule", ["check", "-hunter2", "pin"]),
    Row("an argument too many", ["check", "pin", "1", "hunter2"]),
    Row("a value beside a file", ["check", "--form", "contact", "valid.json", "hunter2"]),
    Row("a parameter without a name", ["check", "pin", "--with", "hunter2"]),
    Row(
      "a parameter that does not suit",
      ["check", "short", "x", "--with", "most=hunter2"] + short
    ),
    Row("a mistake in the command's name", ["chekc", "pin", "hunter2"]),
    Row("a line feed in an option", ["list", "rules", "--a\nhunter2"]),
    Row("a line feed in an option of no command", ["--a\nhunter2"]),
    Row("a control character in an option", ["list", "rules", "--hunter2\u{1B}[1A"]),
  ]

  private static let short = ["--packs", "Packs/short.yaml"]

  @Test("are not shown in errors", arguments: mistakes)
  func mistake(row: Row) throws {
    let result = try Command.run(row.arguments)
    #expect(result.exitCode == 64, "\(result.errors)")
    #expect(!result.output.contains("hunter2"))
    #expect(!result.errors.contains("hunter2"), "\(result.errors)")
    #expect(!result.errors.isEmpty)
  }

  @Test("an unknown option tells how to write such a value")
  func advice() throws {
    let result = try Command.run(["check", "pin", "--hunter2"])
    #expect(result.errors.contains("rulebook check RULE -- VALUE"))
  }

  static let misspeltOptions = [
    (["lint", "--formt", "json"], "--formt"), (["batch", "--rul", "email"], "--rul"),
    (["check", "pin", "--lokale", "de", "x"], "Did you mean `--locale`?"),
    (["requirements", "pin", "--formt=json"], "Did you mean `--format`?"),
  ]

  @Test("a misspelt option is named, or the one that was meant", arguments: misspeltOptions)
  func misspelt(arguments: [String], words: String) throws {
    let result = try Command.run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test("an argument that is not UTF-8 is refused")
  func notUTF8() throws {
    let script = #""$0" check pin "$(printf '\377hunter2')"; echo "code $?" >&2"#
    let result = try Command.runShell(script)
    #expect(result.errors == "rulebook: argument 3 isn't valid UTF-8\ncode 65\n")
    #expect(result.output.isEmpty)
  }

  @Test("Every option in a command's help is taken", arguments: ["check", "requirements"])
  func options(command: String) throws {
    let help = try Command.run([command, "--help"]).output
    let lines = help.split(separator: "OPTIONS:").last?.split(separator: "\n") ?? []
    let options = lines.filter { $0.hasPrefix("  --") }.map { $0.split(separator: " ") }
    #expect(options.count > 5)
    for words in options {
      let takesValue = words.dropFirst().first?.hasPrefix("<") == true
      let option = String(words[0]) + (takesValue ? "=x" : "")
      let result = try Command.run([command, option, "--help"])
      #expect(!result.errors.contains("unknown option"), "\(option): \(result.errors)")
    }
  }
}
