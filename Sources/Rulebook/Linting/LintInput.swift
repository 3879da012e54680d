import Documents
import PackLoading
import Rules

/// The packs and catalogs that lint or the examples are run on, with those that they need.
///
/// Given packs stand above the bundled ones, or in place of those with the same name, so that
/// a bundled pack can be worked on.
struct LintInput {
  /// All packs, lowest layer first, with the catalog files beside them.
  private(set) var packs: [PackFolder.Pack] = []

  /// The catalogs that come with the library.
  private(set) var bundledCatalogs: [ARBFile] = []

  /// The catalogs that were given.
  private(set) var givenCatalogs: [ARBFile] = []

  /// The packs that were given; nil if nothing was, and the bundled data is meant.
  private(set) var givenPacks: Set<String>?

  /// What is wrong in files that could not be read.
  private(set) var errors: [LoadingError] = []

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - paths: Pack files, folders with packs, catalog files and folders with those.
  ///   - registry: The checks and kinds of table that packs name.
  ///   - resources: The folder with the bundled data; found beside the executable if nil.
  /// - Throws: A ``LoadingError`` if none of the paths, or no bundled data, exists.
  init(_ paths: [String], registry: SubjectRegistry, resources: String?) throws(LoadingError) {
    let folder = PackFolder(registry: registry)
    var given: [PackFolder.Pack] = []
    let missing = paths.filter { !Folder.isFile($0) && !Folder.isFolder($0) }
    var collector = DiagnosticCollector()
    for path in missing {
      collector.add(
        Diagnostic(code: "file.not_found", file: path, reason: "there is no such file or folder")
      )
    }
    do throws(LoadingError) {
      try collector.throwIfAny()
    } catch {
      if missing.count == paths.count { throw error }
      errors.append(error)
    }
    for path in paths where !missing.contains(path) {
      do throws(LoadingError) {
        if path.hasSuffix(".arb") {
          givenCatalogs.append(try ARBFile(SourceText(contentsOfFile: path)))
        } else if Folder.isFile(path) {
          given.append(try folder.pack(inFile: path))
        } else {
          let catalogs = try PackFolder.catalogFiles(in: path)
          givenCatalogs += readCatalogs(catalogs)
          if catalogs.isEmpty { given += try folder.packs(in: path) }
        }
      } catch {
        errors.append(error)
      }
    }
    let names = Set(given.map(\.declaration.name))
    let data = try Resources.folder(resources)
    do throws(LoadingError) {
      packs = try folder.packs(in: data + "/RulePacks")
        .filter { !names.contains($0.declaration.name) }
    } catch {
      errors.append(error)
    }
    packs += given
    bundledCatalogs = readCatalogs(try PackFolder.catalogFiles(in: data + "/Localizations"))
    if !paths.isEmpty { givenPacks = names }
  }

  private mutating func readCatalogs(_ paths: [String]) -> [ARBFile] {
    var files: [ARBFile] = []
    for path in paths {
      do throws(LoadingError) {
        files.append(try ARBFile(SourceText(contentsOfFile: path)))
      } catch {
        errors.append(error)
      }
    }
    return files
  }

  /// Leaves out the packs that some files belong to, so that the others can be looked at.
  ///
  /// - Returns: Whether there were any.
  mutating func leaveOut(packsIn files: Set<String>) -> Bool {
    let count = packs.count
    packs.removeAll { pack in
      files.contains(pack.declaration.source.name)
        || pack.catalogs.contains { files.contains($0.source.name) }
    }
    return packs.count < count
  }

  /// Whether a pack is looked at, not only needed by others.
  func isSubject(_ pack: PackDeclaration) -> Bool { givenPacks?.contains(pack.name) ?? true }

  /// Returns the packs as one library.
  ///
  /// - Throws: A ``LoadingError`` if they do not fit together.
  func library(_ registry: SubjectRegistry) throws(LoadingError) -> PackLibrary {
    var declarations = packs.map(\.declaration)
    for index in packs.indices { try declarations[index].add(packs[index].catalogs) }
    return try PackLibrary.loading(
      declarations,
      registry: registry,
      checking: Set(declarations.filter(isSubject).map(\.name))
    )
  }
}
