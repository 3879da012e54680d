import ArgumentParser
import Documents
import Rulebook

/// Answers each line of JSON with a line of JSON.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Read JSON lines from standard input, and write one JSON line for each.",
    discussion: """
      A line names a rule and a value, or a form and a record. It may also have an id, parameters \
      (`with`), `groups` of checks, a locale, the day (`now`), `origins`, which says whether \
      messages show where they come from, and `trace`, which says whether each violation shows the \
      checks that reported it. The options apply to lines that leave these out. \
      Messages are written only if there is a locale.

      Blank lines are skipped: they get no answer. With --answer-blank, a blank line gets an error \
      as its answer, so a client that waits for one answer to each line never waits in vain.

      The command ends at the end of its input. SIGHUP doesn't end it.

      Examples:
        echo '{"id": 1, "rule": "email", "value": "ann@"}' | rulebook batch --locale de
        rulebook batch --rule email < values.jsonl
      """
  )

  @Option(help: ArgumentHelp("The rule for lines that don't name one.", valueName: "name"))
  var rule: String?

  @Option(help: ArgumentHelp("The form for lines that don't name one.", valueName: "name"))
  var form: String?

  @Option(help: ArgumentHelp("The locale for lines that don't name one.", valueName: "tag"))
  var locale: String?

  @Flag(help: "Answer blank lines with an error, instead of skipping them.")
  var answerBlank = false

  @OptionGroup var origins: OriginsOption
  @OptionGroup var parameters: ParameterOption
  @OptionGroup var group: GroupOption
  @OptionGroup var now: NowOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      HangUpSignal.ignore()
      let rulebook = try sources.rulebook(now.surroundings)
      let groups = group.groups
      if let rule {
        _ = try rulebook.rule(rule, with: parameters.parameters, groups: groups)
      }
      if let form { _ = try rulebook.form(form, groups: groups) }
      var lines = LineProtocol(
        rulebook,
        defaults: LineProtocol.Defaults(
          rule: rule,
          form: form,
          locale: locale,
          with: parameters.parameters,
          groups: groups,
          tellsOrigins: origins.origins
        ),
        answersBlankLines: answerBlank
      )
      let code = try lines.run(input: 0, output: 1)
      showDamage(of: rulebook)
      if code != 0 { throw ExitCode(code) }
    }
  }
}
