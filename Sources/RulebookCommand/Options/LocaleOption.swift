import ArgumentParser

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

  /// What was asked for, by the option or by the environment.
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
