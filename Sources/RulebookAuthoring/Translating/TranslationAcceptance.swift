import Documents
import PackLoading
import Rulebook
import SourceTexts
import Violations

extension TranslationFiles {
  /// The result of accepting the texts of a file.
  package struct Acceptance: Sendable, Hashable {
    /// The path of the file.
    package var file: String

    /// The number of texts with a mark.
    package var marked: Int

    /// The number of marks that were added or changed.
    package var changed: Int
  }

  /// Marks the texts in the files of a locale as translations of the current source texts, and
  /// changes nothing else.
  ///
  /// After each text with a source comes `"@key": { "x-source": "1a2b3c4d" }`. In a new file, the
  /// mark replaces the text to translate, `x-text`, because the text is translated now.
  ///
  /// This writes the files in the given folders, or the bundled file if no folder was given.
  ///
  /// - Throws: A ``UsageError`` if there is no such file or it is the source itself, a
  ///   ``LoadingError`` if it can't be read, and a ``StreamError`` if it can't be written.
  package func accept(_ tag: String) throws -> [Acceptance] {
    let locale = try locale(tag)
    try refuseSource(locale)
    let folders = parts.filter(\.isFolder)
    let given = folders.isEmpty ? Array(parts.prefix(1)) : folders
    let files = given.compactMap { part in part.files[locale].map { (part, $0) } }
    if files.isEmpty {
      throw UsageError.unknownLocale(tag, known: given.flatMap { $0.files.keys.map(\.tag) })
    }
    return try files.map { part, file in
      var edits = try CatalogFileEdits(file.source)
      for key in edits.keys {
        guard let pattern = source(of: key, in: part)?.message.pattern else { continue }
        edits.mark(key, as: TranslationMark(of: pattern).description)
      }
      let path = file.source.name
      if edits.changedMarks > 0 { try OutputFile.write(edits.bytes, to: path) }
      return Acceptance(file: path, marked: edits.marked, changed: edits.changedMarks)
    }
  }

  /// Throws an error for the locale that others are translated from.
  func refuseSource(_ locale: LocaleIdentifier) throws(UsageError) {
    guard locale == sourceLocale else { return }
    throw UsageError(
      kind: .unsuitableLocale,
      reason: "the texts of `\(sourceLocale)` are the source of the translations"
    )
  }
}
