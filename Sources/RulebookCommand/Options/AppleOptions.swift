import ArgumentParser
import Documents
import SourceTexts
import TranslationExchange

/// Options of `rulebook import` for `.strings` and `.xcstrings`.
struct AppleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of a .strings file that isn't in a folder such as de.lproj; for .xcstrings, "
        + "the only language to import.",
      valueName: "tag"
    )
  )
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "A table (CSV) with a code for each key that isn't a code: key,code,arguments.",
      valueName: "file"
    )
  )
  var map: String?

  @Flag(help: "Also import texts from .xcstrings that aren't marked as translated.")
  var unreviewed = false

  @Flag(help: "Only write a table for --map, with a code for each key that isn't a code.")
  var propose = false

  /// The first option that is given, with its hyphens; nil if none is.
  var given: String? {
    if locale != nil { return "--locale" }
    if map != nil { return "--map" }
    return unreviewed ? "--unreviewed" : propose ? "--propose" : nil
  }

  /// Returns the options for reading, with the table from `--map`.
  func reading() throws -> AppleTexts.Options {
    var options = AppleTexts.Options()
    if let locale {
      options.locale = AppleTexts.locale(ofTag: locale)
      if options.locale == nil {
        throw ValidationError("--locale takes a language tag such as de.")
      }
    }
    if let map { options.map = try KeyMap(SourceText(contentsOfFile: map)) }
    options.takesUnready = unreviewed
    return options
  }
}
