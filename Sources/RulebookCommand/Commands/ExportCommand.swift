import ArgumentParser
import Rulebook
import RulebookAuthoring
import SourceTexts
import TranslationExchange

/// Writes texts for translators.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the texts of a language for tools that translators work with.",
    discussion: """
      The file holds everything that the catalog file of the language holds, so that `rulebook import` \
      makes the same file of it. xliff is XLIFF 2.1, with arguments as codes; csv is a table for \
      spreadsheets. ARB, which many tools read too, is the catalog file itself.

      Examples:
        rulebook export nl > nl.xlf
        rulebook export nl --as csv > nl.csv
        rulebook export nl --packs my-packs --localizations my-texts > nl.xlf
      """
  )

  @ArgumentParser.Argument(help: "The language, such as nl, whether it has texts yet or not.")
  var tag: String

  @Option(name: .customLong("as"), help: "The format of the file.")
  var format = ExchangeFormat.xliff

  @OptionGroup var options: TranslationOptions

  func validate() throws {
    guard !options.packs.isEmpty, options.localizations.isEmpty else { return }
    throw ValidationError(
      "The texts of packs are translated in a folder of your own. Name it by --localizations; it may be empty."
    )
  }

  func run() throws {
    try reportingFailures {
      try Console.write(format.text(of: options.files().sheet(of: tag)))
    }
  }
}

extension ExchangeFormat: ExpressibleByArgument {}
