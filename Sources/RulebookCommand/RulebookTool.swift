import ArgumentParser
import Documents
import PackLoading
import UnicodeText

/// The command `rulebook`.
@main
struct RulebookTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rulebook",
    abstract: "Check values against rule packs, and explain in many languages what is wrong.",
    discussion: """
      Examples:
        rulebook check email ann@example.org
        rulebook check email 'ann@' --locale de
        rulebook list rules

      Exit codes: 0 valid; 1 invalid or inconclusive; 64 wrong usage; 65 a broken pack, catalog, \
      or input, or missing data; 66 no such file; 74 a stream can't be read or written.
      """,
    version: PackVersion.ofLibrary.description,
    subcommands: [
      CheckCommand.self, RequirementsCommand.self, BatchCommand.self, WatchCommand.self,
      ListCommand.self, PacksCommand.self,
      ShowCommand.self, ExplainCommand.self, RenderCommand.self, CatalogCommand.self,
      LintCommand.self, TestCommand.self, DiffCommand.self,
      BlocklistCommand.self, LocalesCommand.self, NewCommand.self, PreviewCommand.self,
      ExportCommand.self, ImportCommand.self, ManifestCommand.self, CodesCommand.self,
      GenerateCommand.self, KeysCommand.self, SignCommand.self, VerifyCommand.self,
    ]
  )

  /// Runs the command with the arguments of the process.
  ///
  /// It runs in a thread with a large stack, because reading and linking packs is recursive, and
  /// users can limit the stack of the first thread.
  static func main() {
    FileDescriptor.prepareStandardStreams()
    guard let thread = WorkerThread({ runInThread() }) else { return runInThread() }
    HangUpSignal.leaveToOtherThreads()
    thread.join()
  }

  private static func runInThread() {
    do {
      try CommandLineText.requireUTF8()
      var command = try parse(Array(CommandLine.arguments.dropFirst()))
      try command.run()
      end(ExitCode.success)
    } catch {
      end(error)
    }
  }

  /// Shows what ended the command, such as the requested help, and ends the process.
  ///
  /// The argument parser would do the same, but it doesn't check whether the output is lost.
  private static func end(_ error: any Error) -> Never {
    var code = exitCode(for: error)
    // Commands that have already reported what is wrong throw only an exit code.
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
    // Without the warning, a person would treat the outcome as the whole truth.
    if Console.lostErrors, code.rawValue < ExitCodes.usage.rawValue { code = ExitCodes.stream }
    exit(withError: code)
  }

  /// The commands whose arguments may be a value.
  private static let commandsWithValue = [
    CheckCommand.configuration, RequirementsCommand.configuration,
  ]
  .compactMap(\.commandName)

  /// The commands whose unknown options may be a value in the wrong place.
  private static let commandsNearValues =
    commandsWithValue + [BatchCommand.configuration].compactMap(\.commandName)

  /// Returns a message of the argument parser without the arguments that it quotes.
  ///
  /// Any of them may be a value in the wrong place. If the command doesn't get values, the name of
  /// an unknown option is shown, so that people can correct it.
  private static func withoutArguments(_ message: String) -> String {
    let command = CommandLine.arguments.dropFirst().first ?? ""
    let takesValue = commandsNearValues.contains(command)
    let arguments = CommandLine.arguments.dropFirst().filter { takesValue || !isOptionName($0) }
    let values = arguments.compactMap { argument in
      argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
    }
    return (arguments + values).filter { !$0.isEmpty }.reduce(message) { text, argument in
      text.split(separator: "'\(argument)'", omittingEmptySubsequences: false)
        .joined(separator: "'…'")
    }
  }

  /// Whether an argument can be a misspelt name of an option, so that a terminal shows it as it is.
  private static func isOptionName(_ argument: String) -> Bool {
    argument.hasPrefix("--") && argument.utf8.count <= 40
      && argument.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if let name = arguments.first, commandsWithValue.contains(name) {
      return try parse(ValueArguments(arguments.dropFirst(), of: name).arranged, of: name)
    }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if let name = arguments.first, !name.hasPrefix("-"), !names.contains(name) {
      // This argument and those after it may be values, which the parser would show.
      let near = nearestName(to: name, in: names).map { "Did you mean `\($0)`? " } ?? ""
      throw ValidationError(
        "No command has that name. \(near)`rulebook help` lists them all."
      )
    }
    guard let name = arguments.first else { return try parseAsRoot(arguments) }
    return try parse(Array(arguments.dropFirst()), of: name)
  }

  /// Parses the arguments of the command with a name.
  ///
  /// The command parses them itself. If the root did, the argument parser would create all its
  /// options twice. Only the root knows its full name, so help and errors come from there.
  private static func parse(_ arguments: [String], of name: String) throws -> any ParsableCommand {
    let command = configuration.subcommands.first { $0.configuration.commandName == name }
    do {
      if let command, command.configuration.subcommands.isEmpty {
        let parsed = try command.parseAsRoot(arguments)
        if type(of: parsed) == command { return parsed }
      }
    } catch {
      // The root reports what is wrong.
    }
    return try parseAsRoot([name] + arguments)
  }
}

/// The arguments of the process, as the system passes them.
enum CommandLineText {
  /// Ends the command if an argument isn't valid UTF-8.
  ///
  /// Swift replaces invalid bytes with U+FFFD, so the command would check a different value from
  /// the one that was given.
  ///
  /// - Throws: An exit code, after showing the number of the argument.
  static func requireUTF8() throws {
    for number in 0..<Int(CommandLine.argc) {
      // SAFETY: The system passes `argc` pointers to texts that end with NUL and live as long as
      // the process.
      guard let text = CommandLine.unsafeArgv[number] else { continue }
      if String(validatingCString: text) == nil {
        Console.error("rulebook: argument \(number) isn't valid UTF-8\n")
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
/// The argument parser would treat such a value as an option and show it in its errors, although
/// the value may be secret. So this type separates options from values first, and no error of its
/// own names an argument that may be a value.
struct ValueArguments {
  /// The arguments for the argument parser: the options, `--`, and the rest.
  let arranged: [String]

  private static let optionsWithValue: Set<String> = [
    "--form", "--with", "--group", "--locale", "--format", "--now", "--packs", "--localizations",
    "--resources", "--blocklist-memory", "--policy",
  ]

  /// Options that `requirements` doesn't have.
  private static let onlyOfCheck: Set<String> = ["--form", "--now", "--origins", "--trace"]

  private static let flags: Set<String> = ["-h", "--help", "--version", "--help-hidden"]

  /// Options of the command that don't take a value.
  private static let switches: Set<String> = [
    "--follow-links", "--skip-broken", "--origins", "--trace",
  ]

  /// Sorts the arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the command.
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
        // Help is shown no matter what the other arguments are.
        options.append(argument)
      } else if Self.optionsWithValue.contains(name) {
        options.append(argument)
        if name == argument, let value = rest.popFirst() { options.append(value) }
      } else if argument.hasPrefix("--")
        || argument.hasPrefix("-") && positional.isEmpty
          && argument != "-"
      {
        let all = Self.optionsWithValue.union(Self.flags).union(Self.switches)
        let known = command == "check" ? all : all.subtracting(Self.onlyOfCheck)
        // A near name of an option reveals nothing else about the argument.
        let near = nearestName(to: name, in: known).map { "Did you mean `\($0)`? " } ?? ""
        throw ValidationError("There is an unknown option. \(near)" + Self.advice(command))
      } else {
        positional.append(argument)
      }
    }
    let asksHelp = options.contains(where: Self.flags.contains)
    let isForm = options.contains { $0 == "--form" || $0.hasPrefix("--form=") }
    guard asksHelp || positional.count <= (isForm ? 1 : 2) else {
      throw ValidationError(
        isForm
          ? "With --form, give one file and no value."
          : "Give one rule and one value. Put quotes around a value with spaces."
      )
    }
    arranged = asksHelp ? options : options + ["--"] + positional
  }

  private static func advice(_ command: String) -> String {
    "Put `--` before a value that begins with two hyphens, after the options: "
      + "rulebook \(command) RULE -- VALUE"
  }
}
