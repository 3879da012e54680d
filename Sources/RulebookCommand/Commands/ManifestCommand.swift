import ArgumentParser
import Documents
import PackLoading
import Rulebook

/// Writes the checksums of bundled data anew.
struct ManifestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract:
      "Write the checksums of Rulebook's own packs and catalogs anew, after they were edited.",
    discussion: """
      RulePacks and Localizations have a file MANIFEST each, with a checksum of every file. What is \
      missing there, or differs, is not used. RulePacks has a file INDEX too, with the names that \
      each pack has, so that a pack is read when it is first needed. Packs and catalogs of your own \
      need neither.

      Examples:
        rulebook manifest .
        rulebook manifest --check /usr/local/share/rulebook
      """
  )

  @ArgumentParser.Argument(help: "The folder that holds RulePacks and Localizations.")
  var folder: String

  @Flag(help: "Compare only, and write nothing. The exit code is 65 if something differs.")
  var check = false

  func run() throws {
    try reportingFailures {
      let folder = try Resources.folder(folder)
      let catalogs = Folder.path(of: "Localizations", in: folder)
      if check {
        let problems = try BundledFolder.problems(in: folder)
        let others = try VerifiedFolder.problems(ofFolder: catalogs)
        if let error = LoadingError(problems + others) { throw error }
      } else {
        try Console.write("RulePacks: \(BundledFolder.renew(in: folder)) files\n")
        try Console.write("Localizations: \(Manifest.renew(inFolder: catalogs)) files\n")
      }
    }
  }
}
