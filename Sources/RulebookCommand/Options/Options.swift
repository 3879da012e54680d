import ArgumentParser
import Documents
import Rulebook

/// The language of messages.
struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of messages: a tag such as de-CH, a list, or an Accept-Language header "
        + "(default: the language of the environment in LC_ALL, LC_MESSAGES, or LANG, else en).",
      valueName: "tag"
    )
  )
  var locale: String?

  /// The language that the option names, else the environment's, else English.
  var request: String { locale ?? Self.ofEnvironment ?? "en" }

  /// The language of the first of the environment's variables that is set (POSIX.1, §8.2).
  private static var ofEnvironment: String? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap(HostProcess.environment).first { !$0.isEmpty }
    // The form is language_REGION.encoding@modifier.
    let tag = value.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    return tag == "C" || tag == "POSIX" ? nil : tag
  }
}

/// The format of the output.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// Whether output is for people or programs.
struct FormatOption: ParsableArguments {
  @Option(help: "How to write the result.")
  var format = OutputFormat.text
}

/// Whether messages say where they come from.
struct OriginsOption: ParsableArguments {
  @Flag(help: "Include each message's key and layer in JSON, and whether it is a fallback.")
  var origins = false
}

/// Whether violations say which checks reported them.
struct TraceOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Show which checks reported each violation: the rule, the check, the pack, the file and "
        + "line, the parameters, and the normalized text, unless it is secret or personal."
    )
  )
  var trace = false
}

/// The format of the output of `check`.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, problem
}

/// Whether reports are for people or for programs, and in what format.
struct ReportFormatOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to write the result; problem is the format of HTTP services (RFC 9457), which has no "
        + "output for a valid value."
    )
  )
  var format = ReportFormat.text
}

/// The parameters of a rule.
struct ParameterOption: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A parameter of the rule, such as region=CH. Repeatable; repeat a name to pass a list.",
      valueName: "name=value"
    )
  )
  var with: [String] = []

  func validate() throws {
    // An argument may be a value in the wrong place, so it isn't shown.
    guard with.allSatisfy({ Assignment(argument: $0) != nil }) else {
      throw ValidationError("Write a parameter as --with NAME=VALUE.")
    }
  }

  /// The parameters by name.
  ///
  /// If a name is given more than once, all its values are in a list.
  var parameters: [String: Value] {
    let given = Dictionary(grouping: with.compactMap(Assignment.init), by: \.name)
    return given.mapValues { given in
      let values = given.map { Value.text($0.value) }
      return values.count == 1 ? values[0] : .list(values)
    }
  }
}

/// The groups of checks that run in addition to the checks that always run.
struct GroupOption: ParsableArguments {
  @Option(
    name: .customLong("group"),
    help: ArgumentHelp(
      "A group of checks in a pack to run in addition to those that always run. Repeatable.",
      valueName: "name"
    )
  )
  var group: [String] = []

  var groups: Set<String> { Set(group) }
}

/// A name and a value, separated by `=`.
private struct Assignment {
  var name: String
  var value: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
      return nil
    }
    name = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }
}
