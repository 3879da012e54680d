import ArgumentParser
import Documents
import Rulebook
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

  func run() throws {
    try reportingFailures {
      try Console.write(format.text(of: options.files().sheet(of: tag)))
    }
  }
}

/// Takes texts that come back from translators.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take the texts of a file that translators have worked on.",
    discussion: """
      The file is XLIFF 2.0 or 2.1, or a table that `rulebook export` began. Texts without a translation \
      change nothing, and neither do those that are as they were: everything else in the catalog file \
      stays as it is written. `rulebook lint` says then what is wrong in the texts.

      Examples:
        rulebook import nl.xlf --resources .
        rulebook import nl.csv --output my-texts/nl.arb
      """
  )

  @ArgumentParser.Argument(help: "The file.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The catalog file; if absent, that of the language in the folder of --localizations, or else "
        + "the bundled one, or else TAG.arb in this folder.",
      valueName: "file"
    )
  )
  var output: String?

  @OptionGroup var format: FormatOption
  @OptionGroup var options: TranslationOptions

  func run() throws {
    try reportingFailures {
      let source = try SourceText(contentsOfFile: file)
      let sheet = try ExchangeFormat(of: source).sheet(in: source)
      let result = try options.files().take(sheet, from: source, writingTo: output)
      switch format.format {
      case .text: try Console.write(result.text)
      case .json: try Console.writeJSON(.record(result.members))
      }
    }
  }
}

extension ExchangeFormat: ExpressibleByArgument {}

extension TranslationImport {
  fileprivate var text: String {
    var lines = [
      "\(visible(file)): \(added.count) new, \(changed.count) changed, \(unchanged) as before"
        + (missing == 0 ? "" : ", \(missing) not translated")
    ]
    lines += unknown.prefix(10).map {
      "no text has the key \(visible($0)); is it of an older version?"
    }
    if unknown.count > 10 { lines.append("… and \(unknown.count - 10) more such keys") }
    return lines.map { $0 + "\n" }.joined()
  }

  fileprivate var members: [String: Value] {
    [
      "file": .text(file), "added": .list(added.map(Value.text)),
      "changed": .list(changed.map(Value.text)), "unchanged": .decimal(ExactDecimal(unchanged)),
      "missing": .decimal(ExactDecimal(missing)), "unknown": .list(unknown.map(Value.text)),
    ]
  }
}
