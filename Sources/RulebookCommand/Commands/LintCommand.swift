import ArgumentParser
import Rulebook
import RulebookAuthoring
import RulebookSigning
import SourceTexts
import UnicodeText

/// The format of the output of `lint`.
enum LintFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif
}

/// Finds mistakes in packs and catalogs.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find mistakes in packs and catalogs.",
    discussion: """
      Without a path, the bundled packs and catalogs are checked. To work on one of them, give \
      its path, and name the folder above RulePacks with --resources. The output counts what was \
      read, and lists files that look like parts of packs but weren't read. The exit code is 65 \
      if there are errors, or 66 if the only errors are paths that don't exist. Even with --only, \
      errors that prevented checking a file are shown.

      Examples:
        rulebook lint
        rulebook lint --strict my-pack.yaml Localizations/de.arb
        rulebook lint my-packs --localizations my-texts
        rulebook lint --only lint.term --only lint.space Localizations
      """
  )

  @ArgumentParser.Argument(help: "Packs and catalogs: files, and folders that contain them.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "A catalog file, or a folder of catalog files, to check like a path above. Repeatable.",
      valueName: "path"
    )
  )
  var localizations: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Show only findings with this code, or with codes that begin with it and a dot. Repeatable.",
      valueName: "code"
    )
  )
  var only: [String] = []

  @Option(
    help: "How to write the result; sarif is the format that code scanners read (SARIF 2.1.0)."
  )
  var format = LintFormat.text

  @OptionGroup var policy: PolicyOption
  @OptionGroup var resources: ResourcesOption
  @OptionGroup var links: LinksOption

  func validate() throws {
    guard let unknown = only.first(where: { !LintCode.isKnown($0) }) else { return }
    let near = nearestName(to: unknown, in: LintCode.known.map(\.code.rawValue))
    throw ValidationError(
      "No finding has the code in --only. "
        + (near.map { "Did you mean `\($0)`?" }
          ?? "`rulebook explain lint` shows the codes of lint.")
    )
  }

  func run() throws {
    try reportingFailures {
      var linter = Linter(resources: resources.resources, loading: links.options)
      linter.admission = policy.admission(.system, for: .inspection)
      var report = try linter.lint(paths + localizations)
      if !only.isEmpty { report.keep(codes: only) }
      switch format {
      case .text: try Console.write(text(report))
      case .json: try Console.writeJSON(report.json)
      case .sarif: try Console.writeJSON(report.sarif)
      }
      let errors = report.findings.filter { $0.severity == .error }.map(\.diagnostic)
      if let code = failureCode(for: errors) { throw code }
      if strict, report.warningCount > 0 { throw ExitCodes.broken }
    }
  }

  private func text(_ report: LintReport) -> String {
    report.findings.map { $0.diagnostic.lines($0.severity) }.joined()
      + "read \(report.read)\n" + counted(report.errorCount, "error") + ", "
      + counted(report.warningCount, "warning") + "\n"
  }
}

extension LintReport {
  /// The report as JSON: the findings, and how much was checked.
  fileprivate var json: Value {
    let counts = [
      "packs": read.packs, "rules": read.rules, "forms": read.forms, "codes": read.codes,
      "messages": read.messages, "files": read.files,
    ]
    return .record([
      "errors": .decimal(ExactDecimal(errorCount)),
      "findings": .list(findings.map { .record($0.diagnostic.members($0.severity)) }),
      "read": .record(counts.mapValues { .decimal(ExactDecimal($0)) }),
      "warnings": .decimal(ExactDecimal(warningCount)),
    ])
  }
}
