import ArgumentParser

/// The arguments of a command that takes a value, put so that this may begin with a hyphen.
///
///     try ValueArguments(["pin", "-12", "--locale", "de"], of: "check").arranged
///     // ["pin", "--locale", "de", "--", "-12"]
///
/// The argument parser would take such a value for an option, and show it in its errors. So what
/// is no option is found here first, and errors name no argument that may be a value.
struct ValueArguments {
  /// What the argument parser is to read.
  let arranged: [String]

  private static let optionsWithValue: Set<String> = [
    "--form", "--with", "--locale", "--format", "--now", "--packs", "--localizations",
    "--resources",
  ]

  private static let flags: Set<String> = ["-h", "--help", "--version", "--help-hidden"]

  /// Sorts the arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the command.
  ///   - command: The name of the command.
  /// - Throws: A `ValidationError` where an argument is no option and cannot be a value.
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
      if Self.flags.contains(argument) {
        // Help stands for itself, whatever is around it.
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
