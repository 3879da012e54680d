import Foundation

/// The catalogs that come with the library, and a few of its packs.
///
/// Tests that lint many times use them where nothing depends on the other packs.
package final class FewData: Sendable {
  /// The folder with the data, for tests that change it.
  package let folder: TemporaryFolder

  /// The path of the folder, which exists as long as this object.
  package var root: String { folder.path }

  /// Copies the data.
  package init(packs: [String] = ["email", "general"]) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "RulePacks/README.md")
    for path in packs.map({ "RulePacks/" + $0 }) + ["Localizations"] {
      try FileManager.default.copyItem(
        atPath: DataFiles.root + "/" + path,
        toPath: root + "/" + path
      )
    }
    try folder.writeManifests()
  }
}
