import ArgumentParser
import Rulebook

/// Looks for mistakes in packs and catalogs.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look for everything that is wrong in packs and catalogs.",
    discussion: """
      Without a path, the bundled packs and catalogs are looked at; to work on one of them, give \
      its path, and the folder above RulePacks as --resources. What was read is counted, and files \
      that look like parts of packs and were not read are named. The exit code is 65 if there are \
      errors, and 66 if all that is wrong is that a path does not exist.

      Examples:
        rulebook lint
        rulebook lint --strict my-pack.yaml Localizations/de.arb
      """
  )

  @ArgumentParser.Argument(help: "Packs and catalogs: files, and folders that hold them.")
  var paths: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var format: FormatOption
  @OptionGroup var resources: ResourcesOption
  @OptionGroup var links: LinksOption

  func run() throws {
    try reportingFailures {
      let linter = Linter(resources: resources.resources, loading: links.options)
      let report = try linter.lint(paths)
      switch format.format {
      case .text: try Console.write(text(report))
      case .json: try Console.writeJSON(report.json)
      }
      let errors = report.findings.filter { $0.severity == .error }.map(\.diagnostic)
      if let code = failureCode(for: errors) { throw code }
      if strict, report.warningCount > 0 { throw ExitCodes.broken }
    }
  }

  private func text(_ report: LintReport) -> String {
    var text = ""
    for finding in report.findings {
      var diagnostic = finding.diagnostic
      diagnostic.reason = "\(finding.severity.rawValue): \(diagnostic.reason) [\(diagnostic.code)]"
      text += visible(diagnostic.description, keepingLines: true) + "\n"
    }
    return text + "read \(report.read)\n" + count(report.errorCount, "error") + ", "
      + count(report.warningCount, "warning") + "\n"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension LintReport {
  /// The report as JSON: the findings, and how much was looked at.
  fileprivate var json: Value {
    let counts = [
      "packs": read.packs, "rules": read.rules, "forms": read.forms, "codes": read.codes,
      "messages": read.messages, "files": read.files,
    ]
    return .record([
      "errors": .decimal(ExactDecimal(errorCount)),
      "findings": .list(findings.map { .record($0.members) }),
      "read": .record(counts.mapValues { .decimal(ExactDecimal($0)) }),
      "warnings": .decimal(ExactDecimal(warningCount)),
    ])
  }
}

extension LintReport.Finding {
  /// The finding as JSON.
  fileprivate var members: [String: Value] {
    var members: [String: Value] = [
      "severity": .text(severity.rawValue), "code": .text(diagnostic.code),
      "file": .text(diagnostic.file), "line": .decimal(ExactDecimal(diagnostic.line)),
      "column": .decimal(ExactDecimal(diagnostic.column)), "reason": .text(diagnostic.reason),
    ]
    members["hint"] = diagnostic.hint.map(Value.text)
    return members
  }
}
