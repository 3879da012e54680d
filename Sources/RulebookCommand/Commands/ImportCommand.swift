import ArgumentParser
import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import TranslationExchange

/// Imports texts from translators (XLIFF, tables), or from the string files of Apple's systems.
///
/// The modules `RulebookAuthoring` and `TranslationExchange` do the work. This command only reads
/// arguments and prints.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import texts from a translator's file, or from an application's string file.",
    discussion: """
      The file is XLIFF 2.0 or 2.1, or a table that `rulebook export` wrote. It can also be XLIFF \
      of another program: 1.2 of any, such as Angular and Symfony, and 2.0 of these two. Texts \
      without a translation, and texts that are the same as before, are skipped. A text that isn't \
      a message is left out, with an error. Everything else in the catalog file stays unchanged. \
      To find mistakes in the texts, run `rulebook lint` afterward.

      The file can also be one of Apple's string files: .strings, .xcstrings (a String Catalog), \
      or the .xcloc or .xliff that Xcode exports. Its texts are written into the catalog files of \
      a folder, TAG.arb for each language. Everything else in these files stays unchanged. Every \
      key must be a code, such as billing.card_declined, and may end with #title, #detail, or \
      #action. If some keys aren't \
      codes, the command lists them and writes nothing. To give them codes, write a table with \
      --propose, edit it, and pass it with --map. Each line of the table is key,code,arguments. \
      You can leave out the names of arguments; then they are argument_1 and so on, unless the \
      file gives them names.

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

  @ArgumentParser.Argument(help: "The file to import.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The catalog file (default: the file of the language in the folder of --localizations or, "
        + "without that option, the bundled one; if there is none, TAG.arb in the folder of "
        + "--localizations or, without it, here). For an Apple file, the folder of the catalog files "
        + "(default: the one in --localizations, else Localizations in this folder).",
      valueName: "path"
    )
  )
  var output: String?

  @OptionGroup var apple: AppleOptions
  @OptionGroup var format: FormatOption
  @OptionGroup var options: TranslationOptions

  func validate() throws {
    guard AppleFormat(path: file) == nil, let name = apple.given else { return }
    throw ValidationError(
      "\(name) works only with .strings and .xcstrings files, and with exports from Xcode."
    )
  }

  func run() throws {
    try reportingFailures {
      try AppleFormat.requireSupported(file)
      let path = try AppleFormat.path(ofTexts: file)
      if try isOfApple(path) {
        try takeAppleTexts(from: path)
        return
      }
      if path.hasSuffix(".arb") {
        throw ValidationError(
          "This is already a catalog file. Put it into a folder for --localizations, or into Localizations."
        )
      }
      let source = try SourceText(contentsOfFile: path)
      let sheet = try ExchangeFormat(of: source).sheet(in: source)
      let result = try options.files().take(sheet, from: source, writingTo: output)
      switch format.format {
      case .text: try Console.write(result.text)
      case .json: try Console.writeJSON(.record(result.members))
      }
      // The other texts are imported.
      if let error = LoadingError(result.refused) { throw error }
    }
  }

  /// Whether the file is one of Apple's; an XLIFF file is one if Xcode exported it.
  private func isOfApple(_ path: String) throws -> Bool {
    guard let format = AppleFormat(path: path), format == .export else {
      return AppleFormat(path: path) != nil
    }
    return try AppleFormat.isExport(SourceText(contentsOfFile: path)) || apple.given != nil
  }

  /// Imports an Apple file, or writes the table for `--propose`.
  private func takeAppleTexts(from path: String) throws {
    let bytes = try SourceText.bytes(ofFile: path, name: path)
    let reading = try apple.reading()
    if apple.propose {
      let files = try options.files()
      try Console.writeFile(
        AppleTexts.proposals(bytes, path: path, reading, isTaken: files.isKnown)
      )
      return
    }
    let texts = try AppleTexts(bytes, path: path, reading)
    let folder = output ?? options.localizations.last ?? "Localizations"
    if Folder.isFile(folder) {
      throw ValidationError("`\(folder)` is a file; give the folder to write the texts into.")
    }
    let results = try options.files().take(texts.sheets, from: texts.source, intoFolder: folder)
    let printer = AppleImportPrinter(file: path, results: results, notes: texts.notes)
    switch format.format {
    case .text: try Console.write(printer.text)
    case .json: try Console.writeJSON(.record(printer.members))
    }
    if let error = LoadingError(texts.refused + results.flatMap(\.refused)) { throw error }
  }
}

extension TranslationImport {
  /// The result for one catalog file, in one line.
  ///
  /// ``AppleImportPrinter`` writes it too.
  var summary: String {
    "\(visible(file)): \(added.count) new, \(changed.count) changed, \(unchanged) unchanged"
      + (missing == 0 ? "" : ", \(missing) not translated")
  }

  fileprivate var text: String {
    var lines = [summary]
    lines += unknown.prefix(10).map {
      "no text has the key \(visible($0)); is it from an older version?"
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
