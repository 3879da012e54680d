import ArgumentParser
import Rulebook
import RulebookAuthoring

/// Creates files.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a new file, such as a translation.",
    subcommands: [NewLocaleCommand.self]
  )
}

/// Creates a translation.
struct NewLocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Create a file for translating a language.",
    discussion: """
      The file has every text to translate, with its description and samples, and what is known \
      about the language. Put each translation into the empty line above its text: "key": "…",. \
      You can use the file before it is complete, and it is never overwritten. For instructions, \
      see Localizations/TRANSLATING.md.

      With --from, the file begins with the texts of another locale, to be changed: of the same \
      language, such as German texts that say Sie, or of a similar one.

      Examples:
        rulebook new locale nl
        rulebook new locale nl --localizations my-texts
        rulebook new locale de-AT --output my-texts/de-AT.arb
        rulebook new locale de --from de --localizations my-texts
      """
  )

  @ArgumentParser.Argument(
    help:
      "The language, such as nl, or a region, such as de-AT, which has only the texts that differ."
  )
  var tag: String

  @Option(
    help: ArgumentHelp(
      "The locale whose texts the file begins with (default: none). It can be the same locale if "
        + "the file goes to your own folder.",
      valueName: "locale"
    )
  )
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Where to write the file (default: TAG.arb in the folder of --localizations, or else here).",
      valueName: "file"
    )
  )
  var output: String?

  @OptionGroup var options: TranslationOptions

  func run() throws {
    try reportingFailures {
      let new = try options.files().begin(tag, from: from, writingTo: output)
      let left = new.count - new.taken
      let answer =
        switch from {
        case nil: "\(counted(left, "text")) to translate"
        case let from?:
          "\(counted(new.taken, "text")) taken from \(visible(from))"
            + (left > 0 ? ", \(left) to translate" : "")
        }
      try Console.write("\(visible(new.path)): \(answer)\n")
    }
  }
}
