import ArgumentParser
import JSONDocuments
import Rulebook
import RulebookAuthoring

/// Writes every code with its messages.
struct CatalogCommand: ParsableCommand {
  /// The format of the catalog.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, json
  }

  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Write every code, an input that causes it, and its message in every language.",
    discussion: """
      The page for a browser needs no other files. The inputs are the examples in packs, shown \
      with the messages for the violations in them.

      Examples:
        rulebook catalog > catalog.html
        rulebook catalog email.domain > domains.html
        rulebook catalog --packs my-packs --format json
      """
  )

  @ArgumentParser.Argument(
    help: "Show only this code, such as length.too_short, and all codes below it."
  )
  var code: String?

  @Option(help: "The format of the catalog.")
  var format = Format.html

  @OptionGroup var now: NowOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook(now.surroundings)
      let catalog = try rulebook.codeCatalog(of: code)
      switch format {
      case .html: try Console.writeFile(catalog.page)
      case .json:
        var json = JSONWriter()
        catalog.write(to: &json)
        json.endLine()
        try Console.writeJSON(json.text)
      }
      showDamage(of: rulebook)
    }
  }
}
