import Documents
import ErrorCatalog
import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import Violations

/// The packs and catalogs to lint or to run examples of, with those that they need.
///
/// They are read as loading reads them. To work on a bundled pack, use the folder above `RulePacks`
/// as the folder of the bundled data. A path in there then stands for the bundled pack.
struct LintInput {
  /// All packs, lowest layer first, with the catalog files next to them.
  private(set) var packs: [PackFolder.Pack] = []

  /// The catalogs that come with the library, at least those in the languages of the texts to
  /// check.
  private(set) var bundledCatalogs: [ARBFile] = []

  /// What the bundled table of languages says about them.
  private(set) var languages: [LocaleIdentifier: LanguageProfile] = [:]

  /// The given catalogs.
  private(set) var givenCatalogs: [ARBFile] = []

  /// The given catalogs with the texts that the others are translated from.
  var givenSources: [ARBFile] {
    let locale = givenCatalogs.sourceLocale
    return givenCatalogs.filter { $0.locale == locale }
  }

  /// The names of the given packs; nil if nothing was given, which stands for the bundled data.
  private(set) var givenPacks: Set<String>?

  /// The errors in files that couldn't be read, at least in part.
  private(set) var errors: [LoadingError] = []

  /// Whether a pack may be missing, because a file or folder couldn't be read.
  private(set) var lacksPacks = false

  /// Whether a catalog with source texts may be missing.
  private(set) var lacksSource = false

  /// The other errors that make loading refuse bundled data.
  ///
  /// Lint reads it anyway.
  private(set) var damage: [LoadingError] = []

  /// Remarks, such as about files that look like parts of packs but weren't read.
  private(set) var remarks: [Diagnostic] = []

  /// Reads everything.
  ///
  /// - Parameters:
  ///   - paths: Pack files, folders of packs, catalog files, and folders of catalog files.
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
        lacksPacks = true
      }
    }
    for path in catalogs { readCatalogs(path, reader) }
    let read = reader.packs(of: sources)
    packs = read.packs
    errors += read.errors + read.broken + read.brokenCatalogs
    lacksPacks = lacksPacks || !(read.errors + read.broken).isEmpty
    remarks += read.remarks
    if !paths.isEmpty { givenPacks = read.given }
    readBundledCatalogs(try PackFolder.catalogFiles(in: data + "/Localizations"))
    readLanguages(inFolder: data + "/Localizations")
    noteMissingSource()
    if paths.isEmpty { compareWithManifests(data) }
  }

  /// Notes whether a catalog that couldn't be read may be one with source texts.
  private mutating func noteMissingSource() {
    let read = Set((bundledCatalogs + givenCatalogs + packs.flatMap(\.catalogs)).map(\.source.name))
    lacksSource = errors.flatMap(\.diagnostics).contains { diagnostic in
      diagnostic.file.hasSuffix(".arb") && !read.contains(diagnostic.file)
        && CatalogName(diagnostic.file).locale.map {
          $0.language == LocaleIdentifier.english.language
        } ?? true
    }
  }

  /// Notes how bundled data differs from its manifests.
  private mutating func compareWithManifests(_ data: String) {
    for part in Resources.parts {
      do throws(LoadingError) {
        let problems = try VerifiedFolder.problems(ofFolder: Folder.path(of: part, in: data))
        if let error = LoadingError(problems) { damage.append(error) }
      } catch {
        damage.append(error)
      }
    }
  }

  /// Returns the paths that don't exist, after reporting them.
  ///
  /// - Throws: A ``LoadingError`` if none of the paths exists.
  private mutating func missing(among paths: [String]) throws(LoadingError) -> [String] {
    let missing = paths.filter { !Folder.isFile($0) && !Folder.isFolder($0) }
    let diagnostics = missing.map { path in
      Diagnostic(
        code: "file.not_found",
        file: path,
        reason: "there is no such file or folder",
        hint: Folder.hintOfFullPath(path)
      )
    }
    guard let error = LoadingError(diagnostics) else { return [] }
    lacksPacks = lacksPacks || missing.contains { !$0.hasSuffix(".arb") }
    if missing.count == paths.count { throw error }
    errors.append(error)
    return missing
  }

  private mutating func readCatalogs(_ path: String, _ reader: SourceReader) {
    do throws(LoadingError) {
      guard Folder.isFolder(path) else {
        try reader.requireNoAdmission(for: path)
        reader.read.note(path)
        givenCatalogs.append(try catalog(path))
        return
      }
      let files = try reader.reader(ofFolder: path).catalogs(inFolder: path)
      try reader.admission?.require(files.catalogs, inFolder: path)
      remarks += try FolderAudit.foreignCatalogs(in: path)
      givenCatalogs += files.catalogs
      files.error.map { errors.append($0) }
    } catch {
      errors.append(error)
    }
  }

  /// Returns the readable part of a catalog file, after reporting what is wrong in it.
  private mutating func catalog(_ path: String) throws(LoadingError) -> ARBFile {
    let (file, error) = try ARBFile.reading(SourceText(contentsOfFile: path))
    if let error { errors.append(error) }
    return file
  }

  /// Reads the library's catalogs that say something about the texts to check.
  ///
  /// Those of other languages do so only if a text takes the place of one of the library, which it
  /// may have been copied from. So for most texts, the time doesn't grow with the number of
  /// languages.
  private mutating func readBundledCatalogs(_ paths: [String]) {
    let languages = languagesOfSubjects
    let near = paths.filter { path in
      guard let languages, let language = CatalogName(path).locale?.language else { return true }
      return languages.contains(language)
    }
    readEach(of: near)
    guard near.count < paths.count, replacesTexts else { return }
    readEach(of: paths.filter { !near.contains($0) })
    bundledCatalogs.sort { $0.source.name < $1.source.name }
  }

  private mutating func readEach(of paths: [String]) {
    for path in paths {
      do throws(LoadingError) {
        bundledCatalogs.append(try catalog(path))
      } catch {
        errors.append(error)
      }
    }
  }

  /// Whether a translation to check takes the place of one of the library's.
  private var replacesTexts: Bool {
    let known = sourceMessages
    let translations =
      subjectCatalogFiles.map { ($0.locale, Array($0.messages.keys)) }
      + subjects.flatMap(\.declaration.messages).map { ($0.key, Array($0.value.keys)) }
    return translations.contains { locale, keys in
      locale.language != LocaleIdentifier.english.language && keys.contains { known[$0] != nil }
    }
  }

  /// The languages of the texts to check, and English; nil if bundled texts are checked, so that
  /// all languages matter.
  private var languagesOfSubjects: Set<String>? {
    let subjects = self.subjects
    if givenPacks == nil || subjects.contains(where: \.declaration.isBundled) { return nil }
    let locales =
      (givenCatalogs + subjects.flatMap(\.catalogs)).map(\.locale)
      + subjects.flatMap(\.declaration.messages.keys) + [.english]
    return Set(locales.map(\.language))
  }

  private mutating func readLanguages(inFolder folder: String) {
    do throws(LoadingError) {
      let table = try LanguageDefaults(inFolder: folder)
      languages = table.languages.mapValues(\.profile)
    } catch {
      errors.append(error)
    }
  }

  /// The catalog files to check, including those next to packs.
  var subjectCatalogFiles: [ARBFile] {
    (givenPacks == nil ? bundledCatalogs : givenCatalogs)
      + packs.filter { isSubject($0.declaration) }.flatMap(\.catalogs)
  }

  /// The packs to check, with the catalog files next to them.
  var subjects: [PackFolder.Pack] { packs.filter { isSubject($0.declaration) } }

  /// Whether to check a pack, rather than only use it because others need it.
  func isSubject(_ pack: PackDeclaration) -> Bool { givenPacks?.contains(pack.name) ?? true }

  /// Returns the packs as one library.
  ///
  /// - Throws: A ``LoadingError`` if they don't fit together.
  func library(_ registry: SubjectRegistry) throws(LoadingError) -> PackLibrary {
    let linking = linking(registry)
    if let error = linking.error { throw error }
    return linking.library
  }

  /// Links the packs, and finds what doesn't fit together.
  func linking(_ registry: SubjectRegistry) -> Linking {
    var declarations = packs.map(\.declaration)
    for index in packs.indices { declarations[index].add(packs[index].catalogs) }
    return Linking(
      of: declarations,
      registry: registry,
      checking: Set(declarations.filter(isSubject).map(\.name))
    )
  }

  /// The library's messages in the source language of translations.
  var sourceMessages: [String: Message] {
    bundledCatalogs.first { $0.locale == .english }?.messages ?? [:]
  }

  /// How much was read of the packs and catalogs to check.
  var summary: ReadSummary {
    var summary = ReadSummary()
    for pack in packs
    where isSubject(pack.declaration) && pack.declaration.unreadTexts.isEmpty { summary.add(pack) }
    for catalog in givenPacks == nil ? bundledCatalogs : givenCatalogs { summary.add(catalog) }
    return summary
  }

  /// Returns what loading refuses in the messages of the packs to check.
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
