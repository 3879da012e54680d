import ArgumentParser
import Documents
import Rulebook
import Synchronization

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
      Messages are written only if there is a locale. A line {"hello": true} asks which packs are \
      in use, as --hello does.

      Blank lines are skipped: they get no answer. With --answer-blank, a blank line gets an error \
      as its answer, so a client that waits for one answer to each line never waits in vain.

      The command ends at the end of its input. SIGHUP doesn't end it, but loads the packs and \
      catalogs again. With --watch, they are also loaded when their files change, and the examples \
      in the packs must pass. The next line is then checked by the new packs. If they have \
      mistakes, the old ones stay in use, and standard error says why.

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

  @Flag(help: "Begin with a line about the protocol, the version, the packs and their digest.")
  var hello = false

  @Flag(help: "Load packs and catalogs again when their files change.")
  var watch = false

  @Flag(help: "Include in each answer the number of the generation that it comes from.")
  var generation = false

  @OptionGroup var origins: OriginsOption
  @OptionGroup var parameters: ParameterOption
  @OptionGroup var group: GroupOption
  @OptionGroup var now: NowOption
  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if watch { try sources.requireFiles() }
  }

  func run() throws {
    try reportingFailures {
      HangUpSignal.hold()
      let live = try sources.liveRulebook(now.surroundings, loading)
      // Packs that lack what the options name are refused, now and later.
      let followed = try (
        rule.map { try live.rule($0, with: parameters.parameters, groups: group.groups) },
        form.map { try live.form($0, groups: group.groups) }
      )
      var lines = LineProtocol(live, defaults: defaults, answersBlankLines: answerBlank)
      report(on: live)
      let code = try withExtendedLifetime(followed) {
        try lines.run(input: 0, output: 1, saysHello: hello)
      }
      showDamage(of: live.current)
      if code != 0 { throw ExitCode(code) }
    }
  }

  /// Loads packs again for each signal, and says on standard error what happens.
  private func report(on live: LiveRulebook) {
    let say = { @Sendable (event: LiveRulebook.Event, inUse: RulebookIdentity) in
      Console.error(event.details + "rulebook: \(event.line(inUse))\n")
    }
    if watch {
      _ = LiveReport(on: live, say)
      HangUpSignal.handle { live.reload() }
    } else {
      // Without watching, no task has to wait for events. Systems need descriptors for tasks.
      let news = Mutex(LiveNews(of: live))
      HangUpSignal.handle {
        let event = live.reload()
        news.withLock { $0.report(event, say) }
      }
    }
  }

  /// How packs are loaded again: without --watch, only by a signal, and as they were first loaded.
  private var loading: LiveRulebook.Options {
    var options = LiveRulebook.Options()
    options.watching = watch ? .automatic : .off
    options.runsExamples = watch
    return options
  }

  private var defaults: LineProtocol.Defaults {
    LineProtocol.Defaults(
      rule: rule,
      form: form,
      locale: locale,
      with: parameters.parameters,
      groups: group.groups,
      tellsOrigins: origins.origins,
      tellsGeneration: generation
    )
  }
}
