import PackLoading
import Rulebook
import SourceTexts

/// What all kinds of lint share, collected once.
struct LintContext {
  let input: LintInput
  let library: PackLibrary
  let index: CodeIndex

  /// All packs, read from their files.
  let packs: [PackDeclaration]

  /// The packs to check.
  let subjects: [PackDeclaration]

  /// The catalogs to check.
  let subjectCatalogs: [ARBFile]

  /// The catalogs to check, including those next to packs.
  let subjectCatalogFiles: [ARBFile]

  /// All known catalogs, with those to check first.
  let knownCatalogs: [ARBFile]

  /// The catalogs with texts that others are translated from.
  let sourceCatalogs: [ARBFile]

  /// The library's catalog in the source language.
  let sourceCatalog: ARBFile?

  /// The messages to check, grouped by pack.
  ///
  /// Messages of catalogs don't have a pack.
  let messages: [(pack: PackDeclaration?, messages: [CatalogMessage])]

  /// The packs by the names of their files.
  private let packsByFile: [String: PackDeclaration]

  /// The names of the files of the packs to check.
  private let filesOfSubjects: Set<String>

  init(input: LintInput, library: PackLibrary, index: CodeIndex) {
    self.input = input
    self.library = library
    self.index = index
    packs = library.packs
    subjects = packs.filter(input.isSubject)
    subjectCatalogs = input.givenPacks == nil ? input.bundledCatalogs : input.givenCatalogs
    subjectCatalogFiles = input.subjectCatalogFiles
    let names = Set(subjectCatalogFiles.map(\.source.name))
    knownCatalogs =
      subjectCatalogFiles
      + (input.bundledCatalogs + input.givenCatalogs).filter { !names.contains($0.source.name) }
    let sources = Set(input.givenSources.map(\.source.name))
    sourceCatalogs = knownCatalogs.filter {
      $0.locale == .english || sources.contains($0.source.name)
    }
    sourceCatalog = input.bundledCatalogs.first { $0.locale == .english }
    packsByFile = Dictionary(
      packs.map { ($0.source.name, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    filesOfSubjects = Set(subjects.map(\.source.name))
    let packsByName = Dictionary(packs.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    // A pack's catalog files know their own sources better than the pack's declaration does.
    let ofPacks = input.subjects.map {
      pack -> (pack: PackDeclaration?, messages: [CatalogMessage]) in
      let messages = pack.declaration.catalogMessages + pack.catalogs.flatMap(\.catalogMessages)
      return (packsByName[pack.declaration.name], messages)
    }
    messages = [(pack: nil, messages: subjectCatalogs.flatMap(\.catalogMessages))] + ofPacks
  }

  /// Returns the values that the arguments of a message may have, according to the source file.
  func values(ofKey key: String) -> [String: [String]] {
    (sourceCatalog?.attributes[key]?.placeholders ?? [:]).mapValues(\.values)
  }

  /// Whether a file belongs to a pack to check.
  func isOfSubject(_ file: String) -> Bool { filesOfSubjects.contains(file) }

  /// Returns the pack with a file; nil if there is none.
  func pack(inFile file: String) -> PackDeclaration? { packsByFile[file] }
}
