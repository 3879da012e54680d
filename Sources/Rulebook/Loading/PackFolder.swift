#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds and reads the packs of a folder.
struct PackFolder {
  /// A pack, with the catalog files that stand beside it.
  struct Pack: Sendable {
    var declaration: PackDeclaration
    var catalogs: [ARBFile] = []
  }

  let registry: CheckRegistry

  /// Whether files of tables may be read when they are first needed.
  var readsLate = false

  /// Reads every pack of a folder, in the order of their names.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in all of them.
  func packs(in folder: String) throws(LoadingError) -> [Pack] {
    if Self.isFile(folder + "/pack.yaml") { return [try pack(inFolder: folder)] }
    var packs: [Pack] = []
    var collector = DiagnosticCollector()
    for name in try PackFiles.names(in: folder) {
      let path = folder + "/" + name
      do throws(LoadingError) {
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
          packs.append(try pack(inFile: path))
        } else if FileManager.default.fileExists(atPath: path + "/pack.yaml") {
          packs.append(try pack(inFolder: path))
        }
      } catch {
        collector.add(error)
      }
    }
    // A file that cannot be read at all leaves nothing to link the others with.
    if !collector.isEmpty {
      for problem in packs.flatMap(\.declaration.problems) { collector.add(problem) }
    }
    try collector.throwIfAny()
    return packs
  }

  /// Reads the pack of one file; its tables stand beside it.
  func pack(inFile path: String) throws(LoadingError) -> Pack {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let source = try SourceText(contentsOfFile: path)
    let files = PackFiles(inFolder: folder, areReadLate: readsLate)
    return Pack(
      declaration: try PackReader.declaration(source, registry: registry, files: files)
    )
  }

  func pack(inFolder folder: String) throws(LoadingError) -> Pack {
    var pack = try pack(inFile: folder + "/pack.yaml")
    let catalogs = folder + "/Localizations"
    guard Self.isFolder(catalogs) else { return pack }
    var collector = DiagnosticCollector()
    for path in try Self.catalogFiles(in: catalogs) {
      do throws(LoadingError) {
        pack.catalogs.append(try ARBFile(SourceText(contentsOfFile: path)))
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
    return pack
  }

  /// Returns the paths of the catalog files of a folder, sorted.
  static func catalogFiles(in folder: String) throws(LoadingError) -> [String] {
    try PackFiles.names(in: folder).filter { $0.hasSuffix(".arb") }.map { folder + "/" + $0 }
  }

  static func isFile(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }
}
