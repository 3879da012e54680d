import ArgumentParser
import Documents
import Rulebook

/// Runs the examples of packs.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the examples that packs bring as tests of their rules.",
    discussion: """
      Without a path, the bundled packs are tested; to work on one of them, give its path, and the \
      folder above RulePacks as --resources. The exit code is 1 if an example fails.

      Examples:
        rulebook test
        rulebook test my-pack.yaml --now 2026-11-20
      """
  )

  @ArgumentParser.Argument(help: "Packs: files, and folders that hold them.")
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

extension ExampleReport.Failure {
  /// The failure as compilers write theirs.
  fileprivate var text: String {
    """
    \(file):\(position): \(rule): \(valueText)
        wanted: \(words(expectedCodes, .valid, expectedNormalized.map(Value.text)))
        got:    \(words(actualCodes, outcome, expectedNormalized == nil ? nil : actualNormalized))

    """
  }

  private var valueText: String { value.text.map { "'\(shown($0))'" } ?? shown(json(value)) }

  private func words(_ codes: [ViolationCode], _ outcome: Outcome, _ normalized: Value?) -> String {
    let names = codes.map(\.rawValue).joined(separator: ", ")
    let form = normalized.map { " '\(shown($0.text ?? json($0)))'" } ?? ""
    return names.isEmpty ? outcome.rawValue + form : names
  }

  private func json(_ value: Value) -> String {
    var json = JSONWriter()
    json.write(value)
    return json.text
  }
}
