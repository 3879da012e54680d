import Rulebook
package import RulebookAuthoring

/// Data with few texts, in a folder that is removed afterwards.
package struct TranslationFolder {
  package let folder: TemporaryFolder

  /// Writes the data: catalog files by the tags of their locales, and optionally a pack outside the
  /// data.
  ///
  /// The text of a catalog file is its members after `@@locale`.
  package init(_ catalogs: [String: String], pack: String? = nil) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "RulePacks/README.md")
    for (tag, members) in catalogs {
      try folder.write("{\"@@locale\": \"\(tag)\", \(members)}", to: "Localizations/\(tag).arb")
    }
    if let pack { try folder.write("format: 1\npack: acme\n\(pack)\n", to: "packs/acme.yaml") }
  }

  /// Reads the texts, including those of folders in this folder.
  package func files(localizations: String...) throws -> TranslationFiles {
    let packs = folder.path + "/packs/acme.yaml"
    return try TranslationFiles(
      packs: TemporaryFolder.exists(packs) ? [.file(packs)] : [],
      localizations: localizations.map { "\(folder.path)/\($0)" },
      resources: folder.path
    )
  }
}
