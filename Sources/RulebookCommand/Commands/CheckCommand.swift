import ArgumentParser
import Documents
import JSONDocuments
import PackLoading
import RuleEngine
import Rulebook
import SourceTexts

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
      If VALUE or FILE is missing or `-`, it is read from standard input, and one line break at \
      the end of a value is dropped. FILE contains one JSON object, or one per line if its name \
      ends with .jsonl. A value may begin with a hyphen. Put `--` before a value that begins with \
      two hyphens, or before -h, which shows this help: rulebook check RULE -- VALUE

      Pass a secret, such as a password, on standard input. Other users of the machine can see the \
      arguments of commands, and shells save them in their history.

      Examples:
        rulebook check email ann@example.org
        rulebook check email 'ann@' --locale pl
        rulebook check email.html --format json 'ann@example.org'
        rulebook check vat --with country=DE 'DE 1' --trace
        echo 'ann@example.org' | rulebook check email
        rulebook check password < password.txt
        rulebook check --form sign-up Examples/sign-ups.jsonl
        rulebook check --form article --group publish article.json
      """
  )

  @Option(help: ArgumentHelp("Check records against this form.", valueName: "name"))
  var form: String?

  @ArgumentParser.Argument(
    help: ArgumentHelp("The rule, or the file with --form.", valueName: "rule-or-file")
  )
  var first: String?

  @ArgumentParser.Argument(help: ArgumentHelp("The value.", valueName: "value"))
  var second: String?

  @OptionGroup var parameters: ParameterOption
  @OptionGroup var group: GroupOption
  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: ReportFormatOption
  @OptionGroup var origins: OriginsOption
  @OptionGroup var trace: TraceOption
  @OptionGroup var now: NowOption
  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if form == nil, first == nil {
      throw ValidationError("Name the rule to check with, or use --form.")
    }
    if form != nil, second != nil {
      throw ValidationError("With --form, give one file and no value.")
    }
    if form != nil, !parameters.with.isEmpty {
      throw ValidationError("Parameters are for rules; a form passes its rules their parameters.")
    }
  }

  func run() throws {
    try reportingFailures {
      var surroundings = now.surroundings
      surroundings.tracesViolations = trace.trace
      let rulebook = try sources.rulebook(surroundings)
      let printer = CheckPrinter(
        rulebook: rulebook,
        locale: locale.request,
        format: format.format,
        tellsOrigins: origins.origins,
        traces: trace.trace
      )
      let isValid: Bool
      if let form {
        isValid = try RecordFile(first ?? "-")
          .check(rulebook, form: try rulebook.form(form, groups: group.groups), printer)
      } else {
        isValid = try checkValue(rulebook, as: first ?? "", printer)
      }
      showDamage(of: rulebook)
      if !isValid { throw ExitCodes.notValid }
    }
  }

  private func checkValue(
    _ rulebook: Rulebook,
    as rule: String,
    _ printer: CheckPrinter
  ) throws -> Bool {
    // An unknown rule is reported before the command waits for standard input.
    let handle = try handle(rulebook, as: rule)
    let value = try value()
    let report = handle.check(value)
    let isShown = !handle.isSecret && !handle.isPersonal
    try printer.show(report, value: value, isPointedAt: isShown)
    return report.isValid
  }

  private func handle(_ rulebook: Rulebook, as rule: String) throws -> RuleHandle {
    do throws(UsageError) {
      return try rulebook.rule(rule, with: parameters.parameters, groups: group.groups)
    } catch {
      guard error.kind == .unsuitableParameter else { throw error }
      let known = try rulebook.library.template(rule)?.parameters ?? []
      let types = known.map { "\($0.name) (\($0.type.summary))" }.joined(separator: ", ")
      let reason = error.reason
      throw ValidationError(
        "\(reason.prefix(1).uppercased())\(reason.dropFirst()); the rule takes \(types)."
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

/// A file with one record, or with one record per line.
struct RecordFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Checks each record and shows the result.
  ///
  /// - Returns: Whether all records are valid.
  func check(_ rulebook: Rulebook, form: FormHandle, _ printer: CheckPrinter) throws -> Bool {
    let source = try self.source()
    guard path.hasSuffix(".jsonl") else {
      let record = try readingInput(isFile: isFile) { try self.record(in: source) }
      let report = form.check(record)
      try printer.show(report, number: nil)
      return report.isValid
    }
    let counts = try checkLines(of: source, form, printer)
    try printer.showSummary(counts.outcomes, unreadable: counts.unreadable)
    if counts.unreadable > 0 { throw ExitCodes.broken }
    return counts.outcomes.keys.allSatisfy { $0 == .valid }
  }

  /// How many lines had each outcome, and how many couldn't be read.
  private struct Counts {
    var outcomes: [Outcome: Int] = [:]
    var unreadable = 0
  }

  private var isFile: Bool { path != "-" }

  private func source() throws -> SourceText {
    guard isFile else { return try Console.readInput() }
    return try readingInput(isFile: true) { try SourceText(contentsOfFile: path) }
  }

  private func checkLines(
    of source: SourceText,
    _ form: FormHandle,
    _ printer: CheckPrinter
  ) throws -> Counts {
    var counts = Counts()
    var number = 0
    var start = 0
    for bytes in source.bytes.split(separator: 10, omittingEmptySubsequences: false) {
      defer { start += bytes.count + 1 }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      number += 1
      let record: [String: Value]
      do {
        record = try readingInput(isFile: true) {
          try self.record(ofLine: Array(bytes), at: start, in: source)
        }
      } catch let error as InputError {
        error.diagnostics.forEach(show)
        counts.unreadable += 1
        continue
      }
      let report = form.check(record)
      counts.outcomes[report.outcome, default: 0] += 1
      try printer.show(report, number: number)
    }
    return counts
  }

  private func record(in source: SourceText) throws -> [String: Value] {
    let value = try JSONReader.document(in: source)
    if case .record(let record) = value.value { return record }
    throw notRecord(atByte: value.range.lowerBound, in: source)
  }

  private func record(
    ofLine bytes: [UInt8],
    at start: Int,
    in source: SourceText
  ) throws -> [String: Value] {
    do {
      if case .record(let record) = try JSONReader.value(of: bytes.span) { return record }
    } catch {
      throw LoadingError(JSONError(error.kind, at: start + error.offset).diagnostic(in: source))
    }
    throw notRecord(atByte: start, in: source)
  }

  private func notRecord(atByte offset: Int, in source: SourceText) -> LoadingError {
    LoadingError(
      source.diagnostic("json.not_object", atByte: offset, reason: "a record must be a JSON object")
    )
  }
}
