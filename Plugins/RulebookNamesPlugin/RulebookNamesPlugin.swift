import Foundation
import PackagePlugin

/// Writes constants for the names in a target's packs, and an enumeration for the errors of each,
/// whenever one of its packs changes.
///
/// The packs are the YAML files in the folder `RulePacks` of the target, and in its subfolders.
///
/// The plugin runs the command that `make install` installs. Otherwise every program that uses the
/// plugin would compile the whole library twice: once for itself, and once for the plugin. The
/// command is the file that the environment variable `RULEBOOK_COMMAND` names, or else `rulebook`
/// in one of the folders of `PATH`.
@main
struct RulebookNamesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "RulePacks", directoryHint: .isDirectory)
    let packs = Self.packs(in: folder)
    if packs.isEmpty {
      Diagnostics.warning(
        "\(target.name) doesn't have packs in \(folder.path(percentEncoded: false))"
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "RulePackNames.swift")
    return [
      .buildCommand(
        displayName: "Writing the names in the packs of \(target.name)",
        executable: try Self.command(),
        arguments: [
          "generate", "swift", "--content", "all",
          "--packs", folder.path(percentEncoded: false),
          "--output", output.path(percentEncoded: false),
        ],
        inputFiles: packs,
        outputFiles: [output]
      )
    ]
  }

  /// Returns the files of packs and of their tables and catalogs, sorted.
  private static func packs(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = files?.compactMap { $0 as? URL } ?? []
    return found.filter { !$0.hasDirectoryPath }.sorted { $0.path() < $1.path() }
  }

  /// Returns the installed command.
  private static func command() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["RULEBOOK_COMMAND"] { return URL(filePath: path) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let file = URL(filePath: String(folder)).appending(path: "rulebook")
      if FileManager.default.isExecutableFile(atPath: file.path(percentEncoded: false)) {
        return file
      }
    }
    throw CommandMissing()
  }
}

/// The error if the command isn't installed.
struct CommandMissing: Error, CustomStringConvertible {
  var description: String {
    "the command `rulebook` isn't installed; run `make install` in Rulebook's folder, or set "
      + "RULEBOOK_COMMAND to its path"
  }
}
