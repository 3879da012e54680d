import ArgumentParser
import Rulebook
import RulebookAuthoring

/// Runs the examples of packs.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the examples in packs as tests of their rules.",
    discussion: """
      Without a path, the bundled packs are tested. To work on one of them, give its path, and \
      name the folder above RulePacks with --resources. The exit code is 1 if an example fails.

      Examples:
        rulebook test
        rulebook test my-pack.yaml --now 2026-11-20
      """
  )

  @ArgumentParser.Argument(help: "Packs: files, and folders that contain them.")
  var paths: [String] = []

  @OptionGroup var now: NowOption
  @OptionGroup var resources: ResourcesOption
  @OptionGroup var links: LinksOption

  func run() throws {
    try reportingFailures {
      let runner = ExampleRunner(
        surroundings: now.surroundings,
        resources: resources.resources,
        loading: links.options
      )
      let report = try runner.run(paths)
      var text = report.failures.map(\.text).joined()
      text += "\(report.passed) passed, \(report.failures.count) failed\n"
      try Console.write(text)
      if !report.failures.isEmpty { throw ExitCodes.notValid }
    }
  }
}
