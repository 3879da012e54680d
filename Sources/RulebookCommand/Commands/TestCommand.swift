import ArgumentParser
import Rulebook
import RulebookAuthoring
import RulebookSigning

/// The format of the output of `test`.
enum TestFormat: String, CaseIterable, ExpressibleByArgument {
  case text, junit, json
}

/// Runs the examples of packs.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the examples in packs as tests of their rules.",
    discussion: """
      Without a path, the bundled packs are tested. To work on one of them, give its path, and \
      name the folder above RulePacks with --resources. The exit code is 1 if an example fails, or \
      if no example was run.

      With --coverage, the output lists the checks that no example fails, and the alternatives of \
      `any` that no example passes. They don't change the exit code.

      Examples:
        rulebook test
        rulebook test my-pack.yaml --now 2026-11-20
        rulebook test my-packs --filter staff-id --coverage
        rulebook test my-packs --format junit > results.xml
      """
  )

  @ArgumentParser.Argument(help: "Packs: files, and folders that contain them.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run only the examples of rules, forms, and codes whose names contain this text. Repeatable.",
      valueName: "text"
    )
  )
  var filter: [String] = []

  @Flag(help: "Also list the checks that no example covers.")
  var coverage = false

  @Option(help: "How to write the result; junit is the XML that build servers read.")
  var format = TestFormat.text

  @OptionGroup var now: NowOption
  @OptionGroup var policy: PolicyOption
  @OptionGroup var resources: ResourcesOption
  @OptionGroup var links: LinksOption

  func run() throws {
    try reportingFailures {
      let surroundings = now.surroundings
      var runner = ExampleRunner(
        surroundings: surroundings,
        resources: resources.resources,
        loading: links.options
      )
      runner.admission = policy.admission(surroundings, for: .inspection)
      let report = try runner.run(paths, filter: filter, measuresCoverage: coverage)
      switch format {
      case .text: try Console.write(text(report))
      case .junit: try Console.writeFile(report.junit)
      case .json: try Console.writeJSON(report.json)
      }
      if report.passed == 0, report.failures.isEmpty {
        Console.error("rulebook: \(absence)\n")
        throw ExitCodes.notValid
      }
      if !report.failures.isEmpty { throw ExitCodes.notValid }
    }
  }

  /// Why no example was run.
  private var absence: String {
    filter.isEmpty
      ? "the packs don't have any examples"
      : "no rule, form, or code with examples has a name that contains the text of --filter"
  }

  private func text(_ report: ExampleReport) -> String {
    var text = report.failures.map(\.text).joined()
    for gap in report.coverage?.gaps ?? [] {
      text += "\(visible(gap.file)):\(gap.position): \(visible(gap.reason))\n"
    }
    text += "\(report.passed) passed, \(report.failures.count) failed\n"
    if let coverage = report.coverage {
      text += "\(coverage.covered) of \(counted(coverage.total, "check")) covered\n"
    }
    return text
  }
}
