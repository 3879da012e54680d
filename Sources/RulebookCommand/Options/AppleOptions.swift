import ArgumentParser
import Documents
import SourceTexts
import TranslationExchange

/// Options of `rulebook import` for `.strings` and `.xcstrings`.
struct AppleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of a .strings file whose folder does not say it, as de.lproj does; of .xcstrings, "
        + "the only language that is taken.",
      valueName: "tag"
    )
  )
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "A table (CSV) with a code for each key that is none: key,code,arguments.",
      valueName: "file"
    )
  )
  var map: String?

  @Flag(help: "Take texts of .xcstrings too that are not marked as translated.")
  var unreviewed = false

  @Flag(help: "Write a table for --map with a code for each key that is none, and nothing else.")
  var propose = false

  /// The first option that is given, with its hyphens; nil if none is.
  var given: String? {
    if locale != nil { return "--locale" }
    if map != nil { return "--map" }
    return unreviewed ? "--unreviewed" : propose ? "--propose" : nil
  }

  /// Returns the options for reading, with the table that `--map` names.
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
