import Documents
import PackLoading
import RuleEngine
import SourceTexts
package import Violations

/// The folder of the bundled packs for people who edit it: its index and manifest match the packs.
package enum BundledFolder {
  /// Updates the index and the manifest of a folder of bundled packs.
  ///
  /// - Parameter resources: The folder that contains `RulePacks`.
  /// - Returns: The number of files.
  /// - Throws: A ``LoadingError`` if a pack is broken, or a ``StreamError`` if a file can't be
  ///   written.
  package static func renew(in resources: String) throws -> Int {
    let folder = Folder.path(of: "RulePacks", in: resources)
    let index = try index(of: folder, in: resources)
    try OutputFile.write(Array(index.text.utf8), to: path(ofIndexIn: folder))
    return try Manifest.renew(inFolder: folder)
  }

  /// Compares the files with the manifest, and the index with the packs.
  ///
  /// - Parameter resources: The folder that contains `RulePacks`.
  /// - Returns: The differences.
  /// - Throws: A ``LoadingError`` if a file can't be read, or if a pack is broken.
  package static func problems(in resources: String) throws(LoadingError) -> [Diagnostic] {
    let folder = Folder.path(of: "RulePacks", in: resources)
    let problems = try VerifiedFolder.problems(ofFolder: folder)
    if !problems.isEmpty { return problems }
    let file = path(ofIndexIn: folder)
    let written = Folder.isFile(file) ? try SourceText(contentsOfFile: file).text : ""
    if try index(of: folder, in: resources).text == written { return [] }
    return [
      Diagnostic(
        code: "data.damaged",
        file: file,
        reason: "the index doesn't match the packs",
        hint: "run `rulebook manifest \(resources)` (`make generate` in Rulebook's repository)"
      )
    ]
  }

  private static func path(ofIndexIn folder: String) -> String {
    Folder.path(of: PackIndex.fileName, in: folder)
  }

  /// Reads all packs, and creates their index.
  private static func index(
    of folder: String,
    in resources: String
  ) throws(LoadingError) -> PackIndex {
    let registry = try SubjectRegistry(adding: [], checks: [])
    let read = SourceReader(registry: registry, resources: resources).packs(of: [.bundled])
    var collector = DiagnosticCollector()
    for error in read.errors + read.broken { collector.add(error) }
    for problem in read.packs.flatMap(\.declaration.problems) { collector.add(problem) }
    try collector.throwIfAny()
    return try PackIndex(
      of: read.packs,
      in: try PackLibrary(read.packs.map(\.declaration), registry: registry),
      folder: folder,
      digest: try Manifest(ofFolder: folder).digest(besides: PackIndex.fileName)
    )
  }
}
