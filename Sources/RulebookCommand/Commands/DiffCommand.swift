import ArgumentParser
import Documents
import Rulebook
import RulebookAuthoring
import RulebookSigning
import SourceTexts

/// Compares two versions of packs.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two versions of packs, and say what the next version must be.",
    discussion: """
      OLD and NEW are packs: files, or folders that contain them. The output names the codes, \
      rules, parameters, forms, fields, and texts that came and went, and says which checks are \
      stricter or looser where that can be known: by their bounds, lists, and patterns. A check \
      that differs in another way is changed. Tables are compared even if no rule uses them.

      By Semantic Versioning, whatever is removed, stricter, or changed needs a new major version, \
      and whatever is looser or added a new minor one. Before 1.0.0, these are the minor version \
      and the patch. The exit code is 1 if the version of NEW is too low.

      With --corpus, each line of a file is checked with both versions, and the results that \
      differ are counted, with samples. A line is a JSON object as for `rulebook batch`, with its \
      own `now` and `groups`. With --rule, any other line is a value itself. Values of secret and \
      personal rules aren't shown.

      Examples:
        rulebook diff released/staff.yaml staff.yaml
        rulebook diff old-packs new-packs --corpus values.jsonl
        rulebook diff old.yaml new.yaml --corpus numbers.txt --rule staff-id
      """
  )

  @ArgumentParser.Argument(help: "The old packs: a file or a folder.")
  var old: String

  @ArgumentParser.Argument(help: "The new packs: a file or a folder.")
  var new: String

  @Option(
    help: ArgumentHelp("Compare the results of these lines.", valueName: "file"),
    completion: .file()
  )
  var corpus: String?

  @Option(
    help: ArgumentHelp("The rule for lines of the corpus that don't name one.", valueName: "name")
  )
  var rule: String?

  @Option(
    help: ArgumentHelp("The form for lines of the corpus that don't name one.", valueName: "name")
  )
  var form: String?

  @OptionGroup var parameters: ParameterOption
  @OptionGroup var now: NowOption
  @OptionGroup var format: FormatOption
  @OptionGroup var policy: PolicyOption
  @OptionGroup var resources: ResourcesOption
  @OptionGroup var links: LinksOption

  func validate() throws {
    if corpus == nil, rule != nil || form != nil || !parameters.with.isEmpty {
      throw ValidationError("--rule, --form, and --with are for the lines of --corpus.")
    }
  }

  func run() throws {
    try reportingFailures {
      let (before, after) = (try rulebook(old), try rulebook(new))
      var comparison = try PackComparison(from: before, to: after)
      let defaults = CorpusComparison.Defaults(
        rule: rule,
        form: form,
        parameters: parameters.parameters
      )
      try defaults.validate(for: before, and: after)
      let results = try corpus.map { path in
        CorpusComparison(
          try readingInput(isFile: true) { try SourceText(contentsOfFile: path) },
          from: before,
          to: after,
          defaults: defaults
        )
      }
      if let results { comparison.heed(results) }
      switch format.format {
      case .text:
        try Console.write(comparison.text + (results.map { "\n" + $0.text } ?? ""))
      case .json:
        var members = comparison.members
        members["corpus"] = results?.value
        try Console.writeJSON(.record(members))
      }
      if comparison.packs.contains(where: \.isTooLow) { throw ExitCodes.notValid }
    }
  }

  private func rulebook(_ path: String) throws -> Rulebook {
    let surroundings = now.surroundings
    var configuration = Rulebook.Configuration(
      sources: [.bundled, PackSource(path: path)],
      resources: resources.resources,
      loading: links.options
    )
    configuration.admission = policy.admission(surroundings, for: .comparison)
    let rulebook = try Rulebook(configuration, surroundings: surroundings)
    for diagnostic in rulebook.diagnostics { show(diagnostic) }
    return rulebook
  }
}
