import Documents
import ErrorCatalog
import PackLoading
import Rulebook
package import SourceTexts
import UnicodeText
import Violations

extension TranslationFiles {
  /// Whether the library or a pack has a key, or has keys that begin with it.
  ///
  /// - Complexity: O(*n*) in the number of their texts.
  package func isKnown(_ key: String) -> Bool { !sources(below: key).isEmpty }

  /// Writes the texts of an application into the catalog files of a folder, with one file for each
  /// language.
  ///
  /// Everything else in an existing file stays unchanged. A text that isn't a message, or that
  /// mentions an argument that its code doesn't have, is left out. Nothing is written unless all
  /// files are known to be right.
  ///
  /// - Parameters:
  ///   - sheets: The texts, with a sheet for each language, including the source language.
  ///   - source: The file that they were read from, for diagnostics.
  ///   - folder: The folder, which is created if it doesn't exist.
  /// - Returns: The result for each sheet, in the same order.
  /// - Throws: A ``LoadingError`` if a catalog file of the folder is broken, and a ``StreamError``
  ///   if a file can't be written.
  /// - Complexity: O(*n* log *n*) in the size of the files and of the sheets.
  package func take(
    _ sheets: [TranslationSheet],
    from source: SourceText,
    intoFolder folder: String
  ) throws -> [TranslationImport] {
    let sheets = sheets.map { sheet in
      leavingOutUnknownArguments(of: leavingOutBrokenTexts(of: sheet, source), source)
    }
    let present = try Self.catalogFiles(in: folder)
    var results: [TranslationImport] = []
    var written: [(bytes: [UInt8], path: String)] = []
    for sheet in sheets {
      let file = present[sheet.locale]
      let path = file?.source.name ?? Folder.path(of: "\(sheet.locale).arb", in: folder)
      var result = TranslationImport(file: path)
      result.refused = sheet.refused
      result.replaced = sheet.texts.map(\.key).filter { sources[$0] != nil }
      let bytes: [UInt8]
      if let file {
        bytes = try Self.edited(file.source, by: sheet, &result)
      } else {
        result.added = sheet.texts.map(\.key)
        bytes = Array(sheet.catalogFile.utf8)
      }
      if result.isChanged {
        // A file that can't be read again must not replace one that can.
        _ = try ARBFile(try SourceText(bytes: bytes, name: path))
        written.append((bytes, path))
      }
      results.append(result)
    }
    if written.isEmpty { return results }
    try Folder.create(folder)
    let files = try written.map { bytes, path in
      let file = try OutputFile(creating: OutputFile.scratchPath(for: path))
      try file.write(bytes, at: 0)
      try OutputFile.requireReplaceable(path)
      return (file, path)
    }
    for (file, path) in files { try file.rename(to: path) }
    return results
  }

  /// Reads the catalog files of a folder; empty if there is no such folder.
  private static func catalogFiles(
    in folder: String
  ) throws(LoadingError) -> [LocaleIdentifier: ARBFile] {
    guard Folder.isFolder(folder) else { return [:] }
    var collector = DiagnosticCollector()
    var files: [LocaleIdentifier: ARBFile] = [:]
    for path in try PackFolder.catalogFiles(in: folder) {
      do throws(LoadingError) {
        let file = try ARBFile(SourceText(contentsOfFile: path))
        files[file.locale] = file
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
    return files
  }

  /// Returns a catalog file with the texts of a sheet.
  private static func edited(
    _ file: SourceText,
    by sheet: TranslationSheet,
    _ result: inout TranslationImport
  ) throws(LoadingError) -> [UInt8] {
    var edits = try CatalogFileEdits(file)
    var predecessor: String?
    for text in sheet.texts {
      guard let new = text.translation else { continue }
      guard let old = edits.text(of: text.key) else {
        let note = text.attributes
        edits.add(new, as: text.key, mark: text.mark, attributes: note, after: predecessor)
        result.added.append(text.key)
        continue
      }
      predecessor = text.key
      var isChanged = old != new
      if isChanged { edits.set(new, of: text.key) }
      let marks = edits.changedMarks
      if let mark = text.mark {
        edits.mark(text.key, as: mark)
      } else if let attributes = text.attributes, edits.annotate(text.key, with: attributes) {
        isChanged = true
      }
      if isChanged || edits.changedMarks > marks {
        result.changed.append(text.key)
      } else {
        result.unchanged += 1
      }
    }
    return edits.bytes
  }

  // MARK: Codes of the library

  /// Returns a sheet without the texts for codes of the library and of packs that mention an
  /// argument that these codes don't have, which loading refuses.
  private func leavingOutUnknownArguments(
    of sheet: TranslationSheet,
    _ source: SourceText
  ) -> TranslationSheet {
    var refused: [Diagnostic] = []
    var sound = sheet
    sound.texts.removeAll { text in
      guard let translation = text.translation, translation.utf8.contains(UInt8(ascii: "{")) else {
        return false
      }
      let known = sources(below: text.key).map(\.argumentNames)
      guard let first = known.first else { return false }
      let shared = known.dropFirst().reduce(first) { $0.intersection($1) }
      let unknown = Self.arguments(of: translation).subtracting(shared).sorted()
      guard let name = unknown.first else { return false }
      refused.append(
        source.diagnostic(
          "lint.unknown_argument",
          atByte: text.offset ?? 0,
          reason: "`\(text.key)` is already a code, and it doesn't have an argument {\(name)}",
          hint: "use `--map` to give the text another code, or to name its arguments"
        )
      )
      return true
    }
    sound.refused += refused
    return sound
  }

  private static func arguments(of pattern: String) -> Set<String> {
    // An earlier step verified that the pattern is a message.
    do throws(Message.SyntaxError) { return try Message(pattern).argumentNames } catch { return [] }
  }

  /// Returns the texts of a code, or of the codes below it.
  private func sources(below key: String) -> [Source] {
    let plain = key.split(separator: ":").last.map(String.init) ?? key
    if let own = sources[plain] { return [own] }
    return sources.filter { $0.key.hasPrefix(plain + ".") }.map(\.value)
  }
}

extension TranslationFiles.Source {
  /// The names of the arguments that are reported with the code, if its texts show them.
  fileprivate var argumentNames: Set<String> {
    message.argumentNames.union(attributes.map { Set($0.placeholders.keys) } ?? [])
  }
}
