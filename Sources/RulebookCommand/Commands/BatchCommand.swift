import ArgumentParser
import Rulebook

/// Answers JSON lines with JSON lines.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Read JSON lines from standard input, and write a JSON line for each.",
    discussion: """
      A line names a rule and a value, or a form and a record, and may give an id, parameters \
      (`with`), a locale and the day (`now`). The options stand in for what lines do not name. \
      Messages are written only with a locale.

      Examples:
        echo '{"id": 1, "rule": "email", "value": "ann@"}' | rulebook batch --locale de
        rulebook batch --rule email < values.jsonl
      """
  )

  @Option(help: ArgumentHelp("The rule for lines that name none.", valueName: "name"))
  var rule: String?

  @Option(help: ArgumentHelp("The form for lines that name none.", valueName: "name"))
  var form: String?

  @Option(help: ArgumentHelp("The locale for lines that name none.", valueName: "tag"))
  var locale: String?

  @OptionGroup var parameters: ParameterOption
  @OptionGroup var now: NowOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook(now.surroundings)
      if let rule { _ = try rulebook.rule(rule, with: parameters.parameters) }
      if let form { _ = try rulebook.form(form) }
      var lines = LineProtocol(
        rulebook,
        defaults: LineProtocol.Defaults(
          rule: rule,
          form: form,
          locale: locale,
          with: parameters.parameters,
          now: now.now
        )
      )
      let code = try lines.run(input: 0, output: 1)
      showDamage(of: rulebook)
      if code != 0 { throw ExitCode(code) }
    }
  }
}
