import ArgumentParser
import JSONDocuments
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

extension ExampleReport.Failure {
  /// The failure in the format that compilers use.
  fileprivate var text: String {
    let place = "\(file):\(position): \(rule): \(valueText)\(formText)"
    let wanted = words(
      expectedCodes,
      expectedPlaces,
      .valid,
      expectedNormalized.map(Value.text)
    )
    let got = words(
      actualCodes,
      actualPlaces,
      outcome,
      expectedNormalized == nil ? nil : actualNormalized
    )
    return [
      visible(place), "    wanted: " + visible(wanted + facts(expectedFacts)),
      "    got:    " + visible(got + facts(actualFacts)),
    ].map { $0 + "\n" }.joined()
  }

  private var valueText: String { value.text.map { "'\(shown($0))'" } ?? shown(json(value)) }

  private var formText: String {
    form.map { ", which the rule itself turns into '\(shown($0))'" } ?? ""
  }

  private func facts(_ facts: [String: Value]) -> String {
    facts.sorted { $0.key < $1.key }.map { name, value in
      let text = if case .null = value { "absent" } else { shown(value.text ?? json(value)) }
      return ", \(name) \(text)"
    }.joined()
  }

  private func words(
    _ codes: [ViolationCode],
    _ places: [FieldPath: [ViolationCode]],
    _ outcome: Outcome,
    _ normalized: Value?
  ) -> String {
    let ofPlaces = places.map { path, codes in
      "\(path.isEmpty ? "the record" : "\(path)"): \(codes.map(\.rawValue).joined(separator: ", "))"
    }
    let names =
      places.isEmpty
      ? codes.map(\.rawValue).joined(separator: ", ")
      : ofPlaces.sorted().joined(separator: "; ")
    let form = normalized.map { " '\(shown($0.text ?? json($0)))'" } ?? ""
    return names.isEmpty ? outcome.rawValue + form : names
  }

  private func json(_ value: Value) -> String {
    var json = JSONWriter()
    json.write(value)
    return json.text
  }
}
