import ArgumentParser
import RuleEngine
import Rulebook
import RulebookSigning

/// Says whether a policy accepts signed folders.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Find out whether a policy accepts signed folders of packs and catalogs.",
    discussion: """
      This verifies the signature and every file, compares the folder with the policy and with the \
      revisions that were loaded before, and loads the packs together with the bundled ones. It \
      records nothing, so it can be run before a folder is deployed. The exit code is 65 if a \
      folder is refused, with the reason.

      Give folders that load together in one command: the lower ones first. A folder that only \
      has catalogs goes with --localizations.

      Examples:
        rulebook verify packs/acme --policy policy.yaml
        rulebook verify packs/base packs/acme --policy policy.yaml
      """
  )

  @ArgumentParser.Argument(help: "The folders with packs.", completion: .directory)
  var folders: [String] = []

  @Option(
    help: ArgumentHelp("A folder with catalogs. Repeatable.", valueName: "folder"),
    completion: .directory
  )
  var localizations: [String] = []

  @Option(help: ArgumentHelp("The policy.", valueName: "file"), completion: .file())
  var policy: String

  @OptionGroup var format: FormatOption
  @OptionGroup var now: NowOption
  @OptionGroup var resources: ResourcesOption

  func validate() throws {
    if folders.isEmpty, localizations.isEmpty { throw ValidationError("Name a folder.") }
  }

  func run() throws {
    try reportingFailures {
      let surroundings = now.surroundings
      let load = try SignedPacks(
        policyFile: policy,
        for: .inspection,
        today: surroundings.today
      )
      .beginVerifying()
      var configuration = Rulebook.Configuration(
        sources: [.bundled] + folders.map(PackSource.folder),
        localizations: localizations.map(CatalogSource.folder),
        resources: resources.resources
      )
      configuration.admission = StartedLoad(load: load)
      _ = try Rulebook(configuration, surroundings: surroundings)
      switch format.format {
      case .text:
        for pack in load.packs { try Console.write(pack, .text, verb: "verified") }
      case .json: try Console.writeJSON(.list(load.packs.map(\.json)))
      }
    }
  }
}

/// An attempt to load packs that the command asks afterwards what was accepted.
private struct StartedLoad: PackAdmission {
  let load: SignedLoad

  /// Nothing waits for changes.
  var files: [String] { [] }

  func begin() -> any LoadAdmission { load }
}
