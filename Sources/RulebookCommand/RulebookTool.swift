import ArgumentParser
import Documents
import PackLoading

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
    version: PackVersion.ofLibrary.description,
    subcommands: [
      CheckCommand.self, RequirementsCommand.self, BatchCommand.self, ListCommand.self,
      PacksCommand.self,
      ExplainCommand.self, LintCommand.self, TestCommand.self, BlocklistCommand.self,
      ManifestCommand.self,
    ]
  )

  /// Runs the command with the arguments of the process.
  static func main() {
    FileDescriptor.prepareStandardStreams()
    do {
      try CommandLineText.requireUTF8()
      var command = try parse(Array(CommandLine.arguments.dropFirst()))
      try command.run()
      end(ExitCode.success)
    } catch {
      end(error)
    }
  }

  /// Shows what ended the command, such as the help that was asked for, and ends the process.
  ///
  /// The argument parser would do the same, but it does not look whether the output is lost.
  private static func end(_ error: any Error) -> Never {
    var code = exitCode(for: error)
    // Commands that have said already what is wrong throw an exit code alone.
    let message = fullMessage(for: error)
    let text = code == ExitCodes.usage ? withoutArguments(message) : message
    do {
      try reportingFailures {
        if !text.isEmpty {
          if code.isSuccess { try Console.write(text + "\n") } else { Console.error(text + "\n") }
        }
        try Console.close()
      }
    } catch {
      code = exitCode(for: error)
    }
    // A person who is not told of a warning takes the outcome for the whole truth.
    if Console.lostErrors, code.rawValue < ExitCodes.usage.rawValue { code = ExitCodes.stream }
    exit(withError: code)
  }

  /// Returns a message of the argument parser without the arguments that it quotes, any of which may
  /// be a value in the wrong place.
  private static func withoutArguments(_ message: String) -> String {
    let arguments = CommandLine.arguments.dropFirst()
    let values = arguments.compactMap { argument in
      argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
    }
    return (arguments + values).filter { !$0.isEmpty }.reduce(message) { text, argument in
      text.split(separator: "'\(argument)'", omittingEmptySubsequences: false)
        .joined(separator: "'…'")
    }
  }

  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let commandsWithValue = [CheckCommand.configuration, RequirementsCommand.configuration]
    if let name = arguments.first, commandsWithValue.contains(where: { $0.commandName == name }) {
      return try parseAsRoot([name] + ValueArguments(arguments.dropFirst(), of: name).arranged)
    }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if let name = arguments.first, !name.hasPrefix("-"), !names.contains(name) {
      // This and what follows may be a value, which the parser would show.
      let near = nearestName(to: name, in: names).map { "Did you mean `\($0)`? " } ?? ""
      throw ValidationError(
        "There is no command of that name. \(near)`rulebook help` shows them all."
      )
    }
    return try parseAsRoot(arguments)
  }
}

/// The arguments of the process as the system gives them.
enum CommandLineText {
  /// Ends the command if an argument is not valid UTF-8.
  ///
  /// Swift replaces bytes that are not valid by U+FFFD, so the command would check another value
  /// than the one that was given.
  ///
  /// - Throws: An exit code, after showing the number of the argument.
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

/// The arguments of a command that takes a value, reordered so that the value may begin with a
/// hyphen.
///
///     try ValueArguments(["pin", "-12", "--locale", "de"], of: "check").arranged
///     // ["pin", "--locale", "de", "--", "-12"]
///
/// The argument parser would take such a value for an option and show it in its errors, although the
/// value may be secret. So this type tells options and values apart first, and no error of its own
/// names an argument that may be a value.
struct ValueArguments {
  /// The arguments for the argument parser: the options, `--`, and the rest.
  let arranged: [String]

  private static let optionsWithValue: Set<String> = [
    "--form", "--with", "--locale", "--format", "--now", "--packs", "--localizations",
    "--resources", "--blocklist-memory",
  ]

  private static let flags: Set<String> = ["-h", "--help", "--version", "--help-hidden"]

  /// Options of the command that take no value.
  private static let switches: Set<String> = ["--follow-links", "--skip-broken"]

  /// Sorts the arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the command.
  ///   - command: The name of the command.
  /// - Throws: A `ValidationError` for an argument that is neither an option nor a value.
  init(_ arguments: some Collection<String>, of command: String) throws {
    var options: [String] = []
    var positional: [String] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        break
      }
      let name = String(argument.prefix { $0 != "=" })
      if Self.flags.contains(argument) || Self.switches.contains(argument) {
        // Help is shown whatever the other arguments are.
        options.append(argument)
      } else if Self.optionsWithValue.contains(name) {
        options.append(argument)
        if name == argument, let value = rest.popFirst() { options.append(value) }
      } else if argument.hasPrefix("--")
        || argument.hasPrefix("-") && positional.isEmpty
          && argument != "-"
      {
        throw ValidationError("There is an unknown option. " + Self.advice(command))
      } else {
        positional.append(argument)
      }
    }
    let asksHelp = options.contains(where: Self.flags.contains)
    let isForm = options.contains { $0 == "--form" || $0.hasPrefix("--form=") }
    guard asksHelp || positional.count <= (isForm ? 1 : 2) else {
      throw ValidationError(
        isForm
          ? "With --form there is one file, and no value."
          : "There is more than a rule and a value. Put quotes around a value with spaces."
      )
    }
    arranged = asksHelp ? options : options + ["--"] + positional
  }

  private static func advice(_ command: String) -> String {
    "Put `--` before a value that begins with two hyphens, after the options: "
      + "rulebook \(command) RULE -- VALUE"
  }
}
