import Documents
import PackLoading
import SourceTexts
import UnicodeText

extension Catalog.Layer {
  /// The name of the layer with the library's own messages.
  package static let builtInName = "Rulebook"
}

/// The library's own messages.
///
/// Each file is read when its locale is first used, and compared with the manifest. Files that are
/// being edited don't match the manifest, so the caller reads them, and they are used as they are.
struct BuiltInTexts {
  /// The folder with the catalog files.
  let folder: VerifiedFolder

  /// The files that aren't read, because they are neither in the manifest nor edited.
  let remarks: [Diagnostic]

  /// The names of the files in the manifest.
  private let names: [String]

  /// The files that are being edited.
  private let edited: [ARBFile]

  /// What the generations of a live rulebook share; nil for other rulebooks.
  private let shared: SharedData?

  /// Lists the files of the folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - edited: The files in it that are used as they are, without a checksum.
  ///   - shared: What the generations of a live rulebook share.
  /// - Throws: A ``LoadingError`` if files are missing. If no file is edited, files that aren't in
  ///   the manifest are refused, too.
  init(
    in path: String,
    editing edited: [ARBFile],
    sharing shared: SharedData? = nil
  ) throws(LoadingError) {
    let folder: VerifiedFolder
    if let shared { folder = try shared.texts(in: path) } else { folder = try VerifiedFolder(path) }
    try folder.require { $0.hasSuffix(".arb") }
    let present = try folder.names(in: path).filter { $0.hasSuffix(".arb") }
    if edited.isEmpty { try folder.requireListed(present) }
    let read = edited.compactMap { $0.source.name.split(separator: "/").last }
    self.folder = folder
    self.edited = edited
    self.shared = shared
    names = present.filter { folder.lists($0) }
    remarks = present.filter { !folder.lists($0) && !read.contains($0[...]) }.map { name in
      Diagnostic(
        code: "file.passed_over",
        file: Folder.path(of: name, in: path),
        reason: "this file isn't in the manifest, so it isn't read",
        hint: "to use it, pass it as `--localizations`, too"
      )
    }
  }

  /// Returns the messages as a layer of a catalog, below those of packs.
  func layer(_ inherited: InheritedMessages) -> Catalog.Layer {
    var entries: [LocaleIdentifier: Catalog.Entries] = [:]
    for name in names {
      guard let locale = LocaleIdentifier(canonicalizing: String(name.dropLast(4))) else {
        continue
      }
      entries[locale] = Catalog.Entries { [folder, shared] in
        if let shared { return inherited.adding(to: try shared.entries(name, in: folder)) }
        return inherited.adding(to: try ARBFile(folder.source(name)).entries)
      }
    }
    for file in edited {
      entries[file.locale] = Catalog.Entries(inherited.adding(to: file.entries))
    }
    return Catalog.Layer(name: Catalog.Layer.builtInName, sourceLocale: .english, entries: entries)
  }
}
