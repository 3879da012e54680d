import ArgumentParser
import Rulebook
import RulebookAuthoring
import SourceTexts
import TranslationExchange

/// Writes texts for translators.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the texts of a language in a format for translation tools.",
    discussion: """
      The file contains everything in the catalog file of the language, so `rulebook import` can \
      make the same file from it. xliff is XLIFF 2.1, with arguments as inline codes; csv is a \
      table for spreadsheets. ARB, which many tools also read, is the format of the catalog file \
      itself.

      Rulebook's own texts are all in the file unless you give --localizations. Then the file has \
      the texts in your folder, and those of the packs that you give with --packs. If your folder \
      has a file for a language that Rulebook doesn't have, Rulebook's texts are there too.

      Examples:
        rulebook export nl > nl.xlf
        rulebook export nl --as csv > nl.csv
        rulebook export nl --packs my-packs --localizations my-texts > nl.xlf
      """
  )

  @ArgumentParser.Argument(help: "The language, such as nl, even if it doesn't have texts yet.")
  var tag: String

  @Option(name: .customLong("as"), help: "The format of the file.")
  var format = ExchangeFormat.xliff

  @OptionGroup var options: TranslationOptions

  func validate() throws {
    guard !options.packs.isEmpty, options.localizations.isEmpty else { return }
    throw ValidationError(
      "Translations of the packs' texts go into your own folder. Name it with --localizations; it may be empty."
    )
  }

  func run() throws {
    try reportingFailures {
      try Console.writeFile(format.text(of: options.files().sheet(of: tag)))
    }
  }
}

extension ExchangeFormat: ExpressibleByArgument {}
