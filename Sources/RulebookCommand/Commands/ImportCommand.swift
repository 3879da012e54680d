import ArgumentParser
import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import TranslationExchange

/// Imports texts from translators (XLIFF, tables), or from the string files of Apple's systems.
///
/// The modules `RulebookAuthoring` and `TranslationExchange` do the work; this reads arguments and
/// prints.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take the texts of a file of translators, or of an application's string file.",
    discussion: """
      The file is XLIFF 2.0 or 2.1, or a table that `rulebook export` began. Texts without a translation \
      change nothing, and neither do those that are as they were: everything else in the catalog file \
      stays as it is written. `rulebook lint` says then what is wrong in the texts.

      Or it is one of Apple's, .strings or .xcstrings (a String Catalog). Its texts are written into the \
      catalog files of a folder, TAG.arb for each language; what else is in these stays. Keys are codes \
      (billing.card_declined, also with #title, #detail or #action behind it); if others are among them, \
      nothing is written but a list of these. --propose writes a table with a code for each, which \
      --map takes: a line is key,code,arguments, and the names of arguments may be left out. \
      Arguments are called argument_1 and so on, unless the table or the file gives them names.

      Examples:
        rulebook import nl.xlf --resources .
        rulebook import nl.csv --output my-texts/nl.arb
        rulebook import Localizable.xcstrings --output Localizations
        rulebook import de.lproj/Localizable.strings --output Localizations
        rulebook import Localizable.strings --locale de --output Localizations
        rulebook import Localizable.xcstrings --propose > map.csv
        rulebook import Localizable.xcstrings --map map.csv --output Localizations
      """
  )

  @ArgumentParser.Argument(help: "The file.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The catalog file; if absent, that of the language in the folder of --localizations, or else "
        + "the bundled one, or else TAG.arb in this folder. For a file of Apple's, the folder of the "
        + "catalog files; if absent, that of --localizations, or else Localizations in this folder.",
      valueName: "path"
    )
  )
  var output: String?

  @OptionGroup var apple: AppleOptions
  @OptionGroup var format: FormatOption
  @OptionGroup var options: TranslationOptions

  func validate() throws {
    guard AppleFormat(path: file) == nil, let name = apple.given else { return }
    throw ValidationError("\(name) is for .strings and .xcstrings.")
  }

  func run() throws {
    try reportingFailures {
      if AppleFormat(path: file) != nil {
        try takeAppleTexts()
        return
      }
      if file.hasSuffix(".arb") {
        throw ValidationError(
          "This is a catalog file already. Put it into a folder for --localizations, or into Localizations."
        )
      }
      let source = try SourceText(contentsOfFile: file)
      let sheet = try ExchangeFormat(of: source).sheet(in: source)
      let result = try options.files().take(sheet, from: source, writingTo: output)
      switch format.format {
      case .text: try Console.write(result.text)
      case .json: try Console.writeJSON(.record(result.members))
      }
    }
  }

  /// Imports an Apple file, or writes the table that `--propose` asks for.
  private func takeAppleTexts() throws {
    let bytes = try SourceText.bytes(ofFile: file, name: file)
    let reading = try apple.reading()
    if apple.propose {
      let files = try options.files()
      try Console.write(AppleTexts.proposals(bytes, path: file, reading, isTaken: files.isKnown))
      return
    }
    let texts = try AppleTexts(bytes, path: file, reading)
    let folder = output ?? options.localizations.last ?? "Localizations"
    if Folder.isFile(folder) {
      throw ValidationError("`\(folder)` is a file; the texts are written into a folder.")
    }
    let results = try options.files().take(texts.sheets, from: texts.source, intoFolder: folder)
    let printer = AppleImportPrinter(file: file, results: results, notes: texts.notes)
    switch format.format {
    case .text: try Console.write(printer.text)
    case .json: try Console.writeJSON(.record(printer.members))
    }
  }
}

extension TranslationImport {
  /// The result for one catalog file, in one line; ``AppleImportPrinter`` writes it too.
  var summary: String {
    "\(visible(file)): \(added.count) new, \(changed.count) changed, \(unchanged) as before"
      + (missing == 0 ? "" : ", \(missing) not translated")
  }

  fileprivate var text: String {
    var lines = [summary]
    lines += unknown.prefix(10).map {
      "no text has the key \(visible($0)); is it of an older version?"
    }
    if unknown.count > 10 { lines.append("… and \(unknown.count - 10) more such keys") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The result as JSON.
  fileprivate var members: [String: Value] {
    [
      "file": .text(file), "added": .list(added.map(Value.text)),
      "changed": .list(changed.map(Value.text)), "unchanged": .decimal(ExactDecimal(unchanged)),
      "missing": .decimal(ExactDecimal(missing)), "unknown": .list(unknown.map(Value.text)),
    ]
  }
}
