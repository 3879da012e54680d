import ArgumentParser
import Rulebook

/// The language of messages.
struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of messages: a tag like de-CH, a list, or an Accept-Language header. "
        + "That of the environment (LC_ALL, LC_MESSAGES, LANG) if absent, else en.",
      valueName: "tag"
    )
  )
  var locale: String?

  /// The language that the option asks for, else the environment's, else English.
  var request: String { locale ?? Self.ofEnvironment ?? "en" }

  /// The language of the first of the environment's variables that is set (POSIX.1, §8.2).
  private static var ofEnvironment: String? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap(Console.environment).first { !$0.isEmpty }
    // The form is language_REGION.encoding@modifier.
    let tag = value.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    return tag == "C" || tag == "POSIX" ? nil : tag
  }
}

/// The form of output.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// Whether output is for people or programs.
struct FormatOption: ParsableArguments {
  @Option(help: "How to write the result.")
  var format = OutputFormat.text
}

/// The form of the output of `check`.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, problem
}

/// Whether reports are for people or programs, and for which programs.
struct ReportFormatOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to write the result; problem is what HTTP services answer (RFC 9457), and nothing for "
        + "what is valid."
    )
  )
  var format = ReportFormat.text
}

/// The parameters of a rule.
struct ParameterOption: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A parameter of the rule, such as region=CH. Repeatable; one name more than once is a list.",
      valueName: "name=value"
    )
  )
  var with: [String] = []

  func validate() throws {
    // What is written here may be a value in the wrong place, so it is not shown.
    guard with.allSatisfy({ Assignment(argument: $0) != nil }) else {
      throw ValidationError("A parameter is written --with NAME=VALUE.")
    }
  }

  /// The parameters by name; of a name that is given more than once, all values in a list.
  var parameters: [String: Value] {
    let given = Dictionary(grouping: with.compactMap(Assignment.init), by: \.name)
    return given.mapValues { given in
      let values = given.map { Value.text($0.value) }
      return values.count == 1 ? values[0] : .list(values)
    }
  }
}

/// A name and a value with `=` between them.
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
