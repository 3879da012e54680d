import ArgumentParser
import Rulebook

/// Checks one value, one record, or each record of a file.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check a value against a rule, or records against a form.",
    usage: """
      rulebook check RULE [VALUE] [--with NAME=VALUE …] [OPTIONS]
      rulebook check --form NAME [FILE] [OPTIONS]
      """,
    discussion: """
      VALUE or FILE is read from standard input if it is absent or `-`; of a value, one line break \
      at the end is dropped. A FILE holds one JSON object, or one on each line if its name ends \
      with .jsonl. A value may begin with a hyphen. Put `--` before one that begins with two, and \
      before -h, which shows this help: rulebook check RULE -- VALUE

      Examples:
        rulebook check email ann@example.org
        rulebook check email 'ann@' --locale pl
        rulebook check email.html --format json 'ann@example.org'
        echo 'ann@example.org' | rulebook check email
        rulebook check --form sign-up Examples/sign-ups.jsonl
      """
  )

  @Option(help: ArgumentHelp("Check records against this form.", valueName: "name"))
  var form: String?

  @ArgumentParser.Argument(
    help: ArgumentHelp("The rule; with --form, the file.", valueName: "rule-or-file")
  )
  var first: String?

  @ArgumentParser.Argument(help: ArgumentHelp("The value.", valueName: "value"))
  var second: String?

  @OptionGroup var parameters: ParameterOption
  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: ReportFormatOption
  @OptionGroup var now: NowOption
  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if form == nil, first == nil {
      throw ValidationError("Say which rule to check with, or use --form.")
    }
    if form != nil, second != nil {
      throw ValidationError("With --form there is one file, and no value.")
    }
    if form != nil, !parameters.with.isEmpty {
      throw ValidationError("Parameters are for rules; a form gives them to its rules itself.")
    }
  }

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook(now.surroundings)
      let printer = CheckPrinter(
        rulebook: rulebook,
        locale: locale.request,
        format: format.format
      )
      let isValid: Bool
      if let form {
        isValid = try RecordFile(first ?? "-").check(rulebook, form: form, printer)
      } else {
        isValid = try checkValue(rulebook, as: first ?? "", printer)
      }
      if !isValid { throw ExitCodes.notValid }
    }
  }

  private func checkValue(
    _ rulebook: Rulebook,
    as rule: String,
    _ printer: CheckPrinter
  ) throws -> Bool {
    // A rule that is unknown is told before anything is waited for.
    let handle = try handle(rulebook, as: rule)
    let value = try value()
    let report = handle.check(value)
    try printer.show(report, value: handle.isSecret ? nil : value)
    return report.isValid
  }

  private func handle(_ rulebook: Rulebook, as rule: String) throws -> RuleHandle {
    do {
      return try rulebook.rule(rule, with: parameters.parameters)
    } catch let error as UsageError where error.code == .unsuitableParameter {
      let known = try rulebook.library.template(rule)?.parameters ?? []
      let types = known.map { "\($0.name) (\($0.type.summary))" }.joined(separator: ", ")
      let reason = error.reason
      throw ValidationError(
        "\(reason.prefix(1).uppercased())\(reason.dropFirst()), which takes \(types)."
      )
    }
  }

  private func value() throws -> String {
    if let second, second != "-" { return second }
    var value = try Console.readInput().text
    if value.last?.isNewline ?? false { value.removeLast() }
    return value
  }
}
