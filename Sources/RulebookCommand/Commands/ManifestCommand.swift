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
      missing there, or differs, is not used. Packs and catalogs of your own need no manifest.

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
      for name in Resources.parts {
        let path = Folder.path(of: name, in: try Resources.folder(folder))
        if check {
          if let error = LoadingError(try VerifiedFolder.problems(ofFolder: path)) { throw error }
        } else {
          let count = try Manifest.renew(inFolder: path)
          try Console.write("\(name): \(count) files\n")
        }
      }
    }
  }
}
