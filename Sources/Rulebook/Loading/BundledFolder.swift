import Documents
import PackLoading
import RuleEngine
import SourceTexts
package import Violations

/// The folder of the bundled packs as those who edit it see it: its index and its manifest follow the packs.
package enum BundledFolder {
  /// Writes the index and the manifest of a folder of bundled packs anew.
  ///
  /// - Parameter resources: The folder that holds `RulePacks`.
  /// - Returns: The number of files.
  /// - Throws: A ``LoadingError`` if a pack is broken, or a ``StreamError`` if a file cannot be written.
  package static func renew(in resources: String) throws -> Int {
    let folder = Folder.path(of: "RulePacks", in: resources)
    let index = try index(of: folder, in: resources)
    try OutputFile.write(Array(index.text.utf8), to: path(ofIndexIn: folder))
    return try Manifest.renew(inFolder: folder)
  }

  /// Compares the files with the manifest, and the index with the packs.
  ///
  /// - Parameter resources: The folder that holds `RulePacks`.
  /// - Returns: What is wrong.
  /// - Throws: A ``LoadingError`` if a file cannot be read, or a pack is broken.
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
        reason: "the index is not as the packs are",
        hint: "run `rulebook manifest \(resources)` (`make generate` in Rulebook's repository)"
      )
    ]
  }

  private static func path(ofIndexIn folder: String) -> String {
    Folder.path(of: PackIndex.fileName, in: folder)
  }

  /// Reads all packs, and makes their index.
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
