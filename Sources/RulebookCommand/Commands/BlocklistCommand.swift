import ArgumentParser
import Rulebook

/// Makes and asks blocklists.
struct BlocklistCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blocklist",
    abstract: "Make a compact file of breached passwords, and look values up in it.",
    discussion: """
      A pack names such a file as a table, which its rules refuse with the check `blocklist`:
        tables: { breached: { kind: blocklist, file: breached.blocklist } }
      """,
    subcommands: [
      BlocklistBuildCommand.self, BlocklistCheckCommand.self, BlocklistInfoCommand.self,
    ]
  )
}

/// Looks lines up in a blocklist.
struct BlocklistCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look up each line of standard input in a blocklist.",
    discussion: """
      For each line its number and `listed`, `unlisted` or `unreadable` are written, never its \
      text. The exit code is 1 if a line is listed or unreadable.

      Example:
        rulebook blocklist check breached.blocklist < passwords.txt
      """
  )

  @ArgumentParser.Argument(help: "The blocklist.")
  var file: String

  @Flag(help: "Lines hold hashes, as a list of hashes does, in place of passwords.")
  var hashes = false

  func run() throws {
    try reportingFailures {
      let list = try Blocklist(contentsOfFile: file)
      if hashes, list.header.kind == .password {
        throw ValidationError("The list holds passwords; --hashes is for lists of hashes.")
      }
      var isClear = true
      try BlocklistQuery(list, readingHashes: hashes).run { number, answer in
        if answer != .unlisted { isClear = false }
        try Console.write("\(number)\t\(answer)\n")
      }
      if !isClear { throw ExitCodes.notValid }
    }
  }
}

/// Shows what a blocklist says of itself.
struct BlocklistInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Verify a blocklist, and show what it holds.",
    discussion: """
      Example:
        rulebook blocklist info breached.blocklist
      """
  )

  @ArgumentParser.Argument(help: "The blocklist.")
  var file: String

  @OptionGroup var format: FormatOption

  func run() throws {
    try reportingFailures {
      let header = try Blocklist(contentsOfFile: file).header
      switch format.format {
      case .text: try Console.write(header.text)
      case .json: try Console.writeJSON(.record(header.members))
      }
    }
  }
}
