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
    if Self.hasPhoneRegions(folder) { packs.append(try phoneRegions(inFolder: folder)) }
    if Self.hasPasswordTables(folder) { packs.append(try passwordTables(inFolder: folder)) }
    var collector = DiagnosticCollector()
    for name in try PackFiles.names(in: folder) {
      let path = folder + "/" + name
      do throws(LoadingError) {
        if name == "calling-codes.yaml", Self.hasPhoneRegions(folder) {
          continue  // The index of the regions beside it.
        } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
          packs.append(try pack(inFile: path))
        } else if FileManager.default.fileExists(atPath: path + "/pack.yaml") {
          packs.append(try pack(inFolder: path))
        } else if Self.hasPhoneRegions(path) {
          packs.append(try phoneRegions(inFolder: path))
        } else if Self.hasPasswordTables(path) {
          packs.append(try passwordTables(inFolder: path))
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

  /// Reads a folder that only brings telephone numbers of regions.
  private func phoneRegions(inFolder folder: String) throws(LoadingError) -> Pack {
    let files = PackFiles(inFolder: folder, areReadLate: readsLate)
    return Pack(declaration: try PackReader.phoneRegions(inFolder: folder, files: files))
  }

  /// Whether a folder has a folder `regions` with files named like a region: `CH.yaml`, `800.yaml`.
  private static func hasPhoneRegions(_ folder: String) -> Bool {
    guard isFolder(folder + "/regions") else { return false }
    do throws(LoadingError) {
      return try PackFiles.names(in: folder + "/regions").contains { name in
        name.wholeMatch(of: /(?:[A-Z]{2}|[0-9]{3})\.yaml/) != nil
      }
    } catch {
      // What cannot be listed holds nothing that could be read.
      return false
    }
  }

  /// Reads a folder that only brings what passwords are compared with.
  private func passwordTables(inFolder folder: String) throws(LoadingError) -> Pack {
    let files = PackFiles(inFolder: folder, areReadLate: readsLate)
    return Pack(declaration: try PackReader.passwordTables(inFolder: folder, files: files))
  }

  /// Whether a folder has a folder `dictionaries` with texts, or one `keyboards` with YAML files.
  private static func hasPasswordTables(_ folder: String) -> Bool {
    for (name, ending) in [("dictionaries", ".txt"), ("keyboards", ".yaml")]
    where isFolder(folder + "/" + name) {
      do throws(LoadingError) {
        let names = try PackFiles.names(in: folder + "/" + name)
        if names.contains(where: { $0.hasSuffix(ending) }) { return true }
      } catch {
        // What cannot be listed holds nothing that could be read.
        continue
      }
    }
    return false
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
