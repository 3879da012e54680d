import ArgumentParser
import Rulebook
import RulebookAuthoring

/// Begins files.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a new file: a translation.",
    subcommands: [NewLocaleCommand.self]
  )
}

/// Begins a translation.
struct NewLocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Write a file from which a language can be translated.",
    discussion: """
      The file has every text to translate, with its description and samples, and what is known of the \
      language. Put each translation into the empty line above its text: "key": "…",. The file \
      can be used at any time, and is never overwritten. Localizations/TRANSLATING.md is the guide.

      Examples:
        rulebook new locale nl
        rulebook new locale de-AT --output my-texts/de-AT.arb
      """
  )

  @ArgumentParser.Argument(
    help:
      "The language, such as nl, or a region of one, such as de-AT, which has only what differs."
  )
  var tag: String

  @Option(
    help: ArgumentHelp("Where to write; TAG.arb in this folder if absent.", valueName: "file")
  )
  var output: String?

  @OptionGroup var options: TranslationOptions

  func run() throws {
    try reportingFailures {
      let begun = try options.files().begin(tag, writingTo: output)
      let texts = counted(begun.count, "text")
      try Console.write("\(visible(begun.path)): \(texts) to translate\n")
    }
  }
}
