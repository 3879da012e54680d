import ArgumentParser
import Rulebook

/// Lists what a rulebook has.
struct ListCommand: ParsableCommand {
  /// What can be listed.
  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case packs, rules, checks, codes, locales, forms
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List packs, rules, checks, codes, locales or forms.",
    discussion: """
      Examples:
        rulebook list rules
        rulebook list codes --format json
        rulebook list rules --packs my-packs
      """
  )

  @ArgumentParser.Argument(help: "What to list.")
  var topic: Topic

  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let listing = try Listing(topic, of: sources.rulebook())
      switch format.format {
      case .text: try Console.write(listing.text)
      case .json: try Console.writeJSON(.list(listing.records.map(Value.record)))
      }
    }
  }
}
