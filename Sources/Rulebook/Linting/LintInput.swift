import Documents
import ErrorCatalog
import PackLoading
import Rules

/// The packs and catalogs that lint or the examples are run on, with those that they need.
///
/// They are read as loading reads them. To work on a bundled pack, give the folder above `RulePacks`
/// as the folder of the bundled data; a path in there then stands for the bundled pack.
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

  /// Files that look like parts of packs and were not read, and the like.
  private(set) var remarks: [Diagnostic] = []

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - paths: Pack files, folders with packs, catalog files and folders with those.
  ///   - reader: Reads packs.
  /// - Throws: A ``LoadingError`` if none of the paths, or no bundled data, exists.
  init(_ paths: [String], _ reader: SourceReader) throws(LoadingError) {
    let data = try Resources.folder(reader.resources)
    let missing = try self.missing(among: paths)
    var sources: [PackSource] = [.bundled]
    var catalogs: [String] = []
    for path in paths where !missing.contains(path) {
      do throws(LoadingError) {
        if Folder.isFile(path) {
          if path.hasSuffix(".arb") { catalogs.append(path) } else { sources.append(.file(path)) }
        } else if try reader.folder.isCatalogFolder(path) {
          catalogs.append(path)
        } else {
          sources.append(.folder(path))
        }
      } catch {
        errors.append(error)
      }
    }
    for path in catalogs { readCatalogs(path, reader.folder) }
    let read = reader.packs(of: sources)
    packs = read.packs
    errors += read.errors + read.broken
    remarks = read.remarks
    if !paths.isEmpty { givenPacks = read.given }
    readBundledCatalogs(try PackFolder.catalogFiles(in: data + "/Localizations"))
    if paths.isEmpty { compareWithManifests(data) }
  }

  /// Reports what makes loading refuse bundled data, which lint and examples read as it is.
  private mutating func compareWithManifests(_ data: String) {
    for part in Resources.parts {
      do throws(LoadingError) {
        let problems = try VerifiedFolder.problems(ofFolder: Folder.path(of: part, in: data))
        if let error = LoadingError(problems) { errors.append(error) }
      } catch {
        errors.append(error)
      }
    }
  }

  /// Returns the paths that do not exist, after reporting them.
  ///
  /// - Throws: A ``LoadingError`` if that is all of them.
  private mutating func missing(among paths: [String]) throws(LoadingError) -> [String] {
    let missing = paths.filter { !Folder.isFile($0) && !Folder.isFolder($0) }
    let diagnostics = missing.map { path in
      Diagnostic(code: "file.not_found", file: path, reason: "there is no such file or folder")
    }
    guard let error = LoadingError(diagnostics) else { return [] }
    if missing.count == paths.count { throw error }
    errors.append(error)
    return missing
  }

  private mutating func readCatalogs(_ path: String, _ folder: PackFolder) {
    do throws(LoadingError) {
      guard Folder.isFolder(path) else {
        folder.read.note(path)
        givenCatalogs.append(try ARBFile(SourceText(contentsOfFile: path)))
        return
      }
      let files = try folder.catalogs(inFolder: path)
      givenCatalogs += files.catalogs
      files.error.map { errors.append($0) }
    } catch {
      errors.append(error)
    }
  }

  private mutating func readBundledCatalogs(_ paths: [String]) {
    for path in paths {
      do throws(LoadingError) {
        bundledCatalogs.append(try ARBFile(SourceText(contentsOfFile: path)))
      } catch {
        errors.append(error)
      }
    }
  }

  /// Leaves out the packs in which something is wrong, so that the others can be looked at.
  ///
  /// - Returns: Whether there were any.
  mutating func leaveOut(packsWith error: LoadingError) -> Bool {
    let count = packs.count
    let files = Set(error.diagnostics.map(\.file))
    packs.removeAll { pack in
      !pack.declaration.problems.isEmpty || files.contains(pack.declaration.source.name)
        || pack.catalogs.contains { files.contains($0.source.name) }
    }
    return packs.count < count
  }

  /// The catalog files that are looked at, those beside packs included.
  var subjectCatalogFiles: [ARBFile] {
    (givenPacks == nil ? bundledCatalogs : givenCatalogs)
      + packs.filter { isSubject($0.declaration) }.flatMap(\.catalogs)
  }

  /// The packs that are looked at, with the catalog files beside them.
  var subjects: [PackFolder.Pack] { packs.filter { isSubject($0.declaration) } }

  /// Whether a pack is looked at, not only needed by others.
  func isSubject(_ pack: PackDeclaration) -> Bool { givenPacks?.contains(pack.name) ?? true }

  /// Returns the packs as one library.
  ///
  /// - Throws: A ``LoadingError`` if they do not fit together.
  func library(_ registry: SubjectRegistry) throws(LoadingError) -> PackLibrary {
    var declarations = packs.map(\.declaration)
    for index in packs.indices { declarations[index].add(packs[index].catalogs) }
    return try PackLibrary.loading(
      declarations,
      registry: registry,
      checking: Set(declarations.filter(isSubject).map(\.name))
    )
  }

  /// The library's messages in the language from which others are translated.
  var sourceMessages: [String: Message] {
    bundledCatalogs.first { $0.locale == .english }?.messages ?? [:]
  }

  /// What was read of what is looked at.
  var summary: ReadSummary {
    var summary = ReadSummary()
    for pack in packs where isSubject(pack.declaration) { summary.add(pack) }
    for catalog in givenPacks == nil ? bundledCatalogs : givenCatalogs { summary.add(catalog) }
    return summary
  }

  /// Returns what loading refuses in the messages of the packs that are looked at.
  ///
  /// - Throws: A ``LoadingError`` if a rule is broken.
  func problemsOfCatalogs(of library: PackLibrary) throws(LoadingError) -> [Diagnostic] {
    let files = givenPacks == nil ? [] : subjectCatalogFiles
    return files.compactMap(\.problemOfName)
      + (try MessageAudit.problems(
        in: subjects,
        catalogs: givenCatalogs,
        bundled: { sourceMessages },
        of: library,
        proven: Set(packs.map(\.declaration.name)).subtracting(givenPacks ?? [])
      ))
  }
}
