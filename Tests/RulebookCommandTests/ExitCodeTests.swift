import Foundation
import Testing

@Suite("Exit codes of the command")
struct ExitCodeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var exitCode: Int32
    var input: String

    init(_ name: String, _ arguments: [String], _ exitCode: Int32, input: String = "") {
      self.name = name
      self.arguments = arguments
      self.exitCode = exitCode
      self.input = input
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("a valid value", ["check", "email", "ann@example.org"], 0),
    Row("a valid value from standard input", ["check", "email"], 0, input: "ann@example.org\n"),
    Row("CRLF at its end", ["check", "letters", "-"], 0, input: "abc\r\n"),
    Row("only one line break is dropped", ["check", "letters", "-"], 1, input: "abc\n\n"),
    Row("a value with a warning", ["check", "nickname", "abcdefgh"], 0),
    Row("an invalid value", ["check", "email", "ann@"], 1),
    Row("a blank value", ["check", "email", ""], 1),
    Row("a value beyond the limit", ["check", "letters", "-"], 1, input: longText),
    Row("a value after two hyphens", ["check", "letters", "--", "-"], 1),
    Row("a valid record", ["check", "--form", "contact", "valid.json"], 0),
    Row("a valid record on standard input", ["check", "--form", "contact"], 0, input: valid),
    Row("an invalid record", ["check", "--form", "contact", "invalid.json"], 1),
    Row("lines with an invalid record", ["check", "--form", "contact", "records.jsonl"], 1),
    Row("a catalog file", ["check", "letters", "abc", "--localizations", polish], 0),
    Row("the day makes the value valid", birthDate + ["2026-11-20"], 0),
    Row("the day makes the value invalid", birthDate + ["2026-11-19"], 1),

    Row("no subcommand's name", ["chekc"], 64),
    Row("no rule", ["check"], 64),
    Row("an unknown rule", ["check", "emial", "x"], 64),
    Row("an unknown parameter", ["check", "email", "x", "--with", "a=b"], 64),
    Row("a parameter without a value", ["check", "email", "x", "--with", "a"], 64),
    Row("an unknown form", ["check", "--form", "nothing", "valid.json"], 64),
    Row("an unknown option", ["check", "email", "x", "--colour"], 64),
    Row("a value beside a form's file", ["check", "--form", "contact", "valid.json", "x"], 64),
    Row("parameters for a form", ["check", "--form", "contact", "--with", "a=b"], 64),
    Row("a file for a catalog folder", ["locales", "--localizations", catalog], 64),
    Row("no such day", ["check", "email", "x", "--now", "2026-02-30"], 64),
    Row("an unknown code", ["explain", "nothing"], 64),
    Row("an unknown topic", ["list", "nothing"], 64),
    Row("an unknown rule for lines", ["batch", "--rule", "emial"], 64),

    Row("a broken pack", ["check", "email", "x", "--packs", "Packs/broken.yaml"], 65),
    Row("no bundled data", ["list", "packs", "--resources", "Nowhere"], 65),
    Row("a line that is not JSON", ["check", "--form", "contact", "bad-line.jsonl"], 65),
    Row("JSON that is no record", ["check", "--form", "contact", "list.json"], 65),
    Row("a batch line that is not JSON", ["batch"], 65, input: "{"),
    Row("lint with an error", ["lint", "../Lint/Catalogs/pl.arb"], 65),
    Row(
      "lint with an error in a catalog",
      ["lint", "../Lint/Packs/sound.yaml", "--localizations", "../Lint/Catalogs/pl.arb"],
      65
    ),
    Row("lint with a warning", ["lint", "../Lint/Packs/no-examples.yaml"], 0),
    Row("strict lint with a warning", ["lint", "--strict", "../Lint/Packs/no-examples.yaml"], 65),
    Row("examples of a broken pack", ["test", "Packs/broken.yaml"], 65),
    Row("a rule that cannot be made", ["test", "../Examples/cannot-be-made.yaml"], 65),

    Row("no such record file", ["check", "--form", "contact", "nothing.json"], 66),
    Row("a folder for a record file", ["check", "--form", "contact", "Packs"], 66),
    Row("no such pack folder", ["list", "packs", "--packs", "Nowhere"], 66),
    Row("no such pack file", ["list", "packs", "--packs", "nothing.yaml"], 66),
    Row("no such catalog folder", ["list", "packs", "--localizations", "Nowhere"], 66),
    Row("no such catalog file", ["list", "packs", "--localizations", "Nowhere/pl.arb"], 66),
    Row("a file that is no catalog", ["list", "packs", "--localizations", "bad-line.jsonl"], 65),
    Row("nothing to lint", ["lint", "nothing.yaml"], 66),
    Row("something to lint and nothing", ["lint", "../Lint/Packs/sound.yaml", "nothing"], 66),
    Row("nothing to test", ["test", "nothing.yaml"], 66),
    Row("a folder named like a pack", ["lint", "../Lint/Folders/pack.yaml"], 65),
    Row("a folder that holds one", ["lint", "../Lint/Folders"], 65),
    Row("the same as packs", ["list", "packs", "--packs", "../Lint/Folders/pack.yaml"], 65),

    Row("no line is listed", lookUp, 0, input: "k7#vQ!2m\n"),
    Row("a line is listed", lookUp, 1, input: "k7#vQ!2m\npassword\n"),
    Row("a line that cannot be listed", lookUp, 1, input: "k7#vQ!2m\n\n"),
    Row("hashes for a list of passwords", lookUp + ["--hashes"], 64),
    Row("no such blocklist", ["blocklist", "info", "nothing.blocklist"], 66),
    Row("no blocklist", ["blocklist", "check", "valid.json"], 65),
    Row("nothing to make a blocklist of", ["blocklist", "build", "nothing.txt"], 66),
    Row("a folder to make a blocklist of", ["blocklist", "build", "Packs"], 66),
    Row("hashes that are none", makeList + ["--kind", "sha1"], 65),
    Row("a blocklist in no folder", makeList + ["--output", "Nowhere/x"], 74),
    Row("exact with false positives", makeList + ["--exact", "--false-positives", "1/9"], 64),
    Row("a wrong share", makeList + ["--false-positives", "10000"], 64),
    Row("a wrong kind", makeList + ["--kind", "md5"], 64),
    Row("a stream to nowhere", ["blocklist", "build", "-"], 64),

    Row("a batch of valid lines", ["batch", "--rule", "email"], 0, input: line("ann@example.org")),
    Row("a batch with an invalid line", ["batch", "--rule", "email"], 1, input: line("ann@")),
    Row("examples that hold", ["test"], 0),
    Row("examples that fail", ["test", "../Examples/failing.yaml"], 1),
    Row("help", ["check", "--help"], 0),
    Row("version", ["--version"], 0),
  ]

  private static let lookUp = ["blocklist", "check", "Blocklists/words.blocklist"]
  private static let makeList = ["blocklist", "build", "Blocklists/words.txt"]
  private static let catalog = "Data/Localizations/en.arb"
  private static let polish = "Data/Localizations/pl.arb"
  private static let longText = String(repeating: "a", count: 70_000)
  private static let valid = #"{"email": "ann@example.org"}"#
  private static let birthDate = ["check", "birth-date", "2026-11-20", "--now"]

  private static func line(_ value: String) -> String { #"{"value": "\#(value)"}"# }

  @Test("are those of the table", arguments: rows)
  func exitCode(row: Row) throws {
    let result = try Command.run(row.arguments, input: row.input)
    #expect(result.exitCode == row.exitCode, "\(result.output)\(result.errors)")
  }

  @Test("missing data lists the places")
  func missingData() throws {
    let result = try Command.run(["list", "packs", "--resources", "Nowhere"])
    #expect(result.exitCode == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("places tried:\n    Nowhere\n"))
    #expect(result.errors.contains("hint: pass `--resources`"))
  }

  @Test(
    "a closed input is a stream that cannot be read",
    arguments: ["check email", "check --form contact", "batch", "blocklist build - --output x"]
  )
  func closedInput(arguments: String) throws {
    let result = try Command.runShell("\"$0\" \(arguments) <&-")
    #expect(result.exitCode == 74)
    #expect(result.errors.hasPrefix("rulebook: the input can't be read: "))
  }

  #if os(Linux)
  @Test(
    "lost output is an error",
    arguments: [
      "list codes", "list packs --format json", "check email ann@example.org", "check pin x",
      "check --form contact records.jsonl", "explain length.too_short", "test", "lint",
    ]
  )
  func lostOutput(arguments: String) throws {
    let result = try Command.runShell("\"$0\" \(arguments) >/dev/full")
    #expect(result.exitCode == 74)
    #expect(result.errors.hasPrefix("rulebook: the output can't be written: "))
  }
  #endif

  @Test("a reader that goes away ends nothing badly")
  func brokenPipe() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The first command's exit code is printed, after `true` has closed its end of the pipe.
    process.arguments = ["-c", #"{ sleep 0.2; "$0" list checks; echo $? >&2; } | true"#, path]
    process.environment = ["RULEBOOK_RESOURCES": "Data"]
    process.currentDirectoryURL = Command.fixtures
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "0\n")
  }

  private var path: String { Command.executable.path(percentEncoded: false) }
}
