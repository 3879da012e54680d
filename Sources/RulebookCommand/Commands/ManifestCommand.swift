import ArgumentParser
import Documents
import PackLoading
import Rulebook

/// Updates the checksums of bundled data.
struct ManifestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract:
      "Update the checksums of Rulebook's own packs and catalogs after an edit.",
    discussion: """
      RulePacks and Localizations each have a file MANIFEST with a checksum of every file. A file \
      that is missing from it, or differs from it, isn't used. RulePacks also has a file INDEX \
      with the names in each pack, so a pack is read only when it is first needed. Packs and \
      catalogs of your own don't need these files.

      Examples:
        rulebook manifest .
        rulebook manifest --check /usr/local/share/rulebook
      """
  )

  @ArgumentParser.Argument(help: "The folder that contains RulePacks and Localizations.")
  var folder: String

  @Flag(help: "Only compare, and write nothing. The exit code is 65 if something differs.")
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
