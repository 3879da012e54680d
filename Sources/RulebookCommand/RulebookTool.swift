import ArgumentParser
import Rulebook

/// The command `rulebook`.
@main
struct RulebookTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rulebook",
    abstract: "Checks values against rule packs, and says in many languages what is wrong.",
    discussion: """
      Examples:
        rulebook check email ann@example.org
        rulebook check email 'ann@' --locale de
        rulebook list rules

      Exit codes: 0 valid, 1 invalid or inconclusive, 64 wrong usage, 65 a broken pack, catalog \
      or input, or missing data, 66 no such file, 74 a stream cannot be \
      read or written.
      """,
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, RequirementsCommand.self, BatchCommand.self, ListCommand.self,
      ExplainCommand.self, LintCommand.self, TestCommand.self, BlocklistCommand.self,
    ]
  )

  /// Runs the command with the arguments of the process.
  static func main() {
    do {
      try CommandLineText.requireUTF8()
      var command = try parse(Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      exit(withError: error)
    }
  }

  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let commandsWithValue = [CheckCommand.configuration, RequirementsCommand.configuration]
    if let name = arguments.first, commandsWithValue.contains(where: { $0.commandName == name }) {
      return try parseAsRoot([name] + ValueArguments(arguments.dropFirst(), of: name).arranged)
    }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if let name = arguments.first, !name.hasPrefix("-"), !names.contains(name) {
      // What follows may be a value, which the parser would show.
      throw ValidationError("There is no command `\(name)`. `rulebook help` shows them all.")
    }
    return try parseAsRoot(arguments)
  }
}

/// The arguments of the process as the system gives them.
enum CommandLineText {
  /// Ends the command where an argument is not valid UTF-8.
  ///
  /// Swift puts U+FFFD in place of what is not valid, so another value than the given one would
  /// be checked.
  ///
  /// - Throws: An exit code, after the number of the argument was shown.
  static func requireUTF8() throws {
    for number in 0..<Int(CommandLine.argc) {
      // SAFETY: the system gives `argc` pointers to texts that end with NUL and live as long as
      // the process.
      guard let text = CommandLine.unsafeArgv[number] else { continue }
      if String(validatingCString: text) == nil {
        Console.error("rulebook: argument \(number) is not valid UTF-8\n")
        throw ExitCodes.broken
      }
    }
  }
}
