import Documents
import ErrorCatalog
import PackLoading
import Rulebook
package import SourceTexts
import UnicodeText
package import Violations

/// The result of importing texts from translators.
package struct TranslationImport: Hashable, Sendable {
  /// The path of the catalog file.
  package var file: String

  /// The keys of texts that the file didn't have.
  package var added: [String] = []

  /// The keys of texts that changed, or whose mark changed.
  package var changed: [String] = []

  /// The number of texts that stay the same.
  package var unchanged = 0

  /// The number of texts without a translation.
  package var missing = 0

  /// The keys that don't have a source text.
  package var unknown: [String] = []

  /// The keys of texts that replace texts of the library or of packs.
  package var replaced: [String] = []

  /// The mistakes in texts that were left out.
  package var refused: [Diagnostic] = []

  /// Whether the file must be written.
  package var isChanged: Bool { !added.isEmpty || !changed.isEmpty }
}

extension TranslationFiles {
  /// Writes texts from translators into a catalog file.
  ///
  /// Everything else in an existing file stays unchanged. A new file also gets what the sheet says
  /// about the language. Texts without a translation change nothing, and texts that aren't messages
  /// are left out. A text that differs from the one in the file is treated as a translation of the
  /// source in the sheet. So it is stale if that source has changed since. Without a source in the
  /// sheet, the text gets no mark.
  ///
  /// - Parameters:
  ///   - sheet: The texts.
  ///   - source: The file that they were read from, for diagnostics.
  ///   - path: The catalog file; by default, the file of the locale, or else a new one in the last
  ///     given folder or the current one.
  /// - Returns: The result of the import.
  /// - Throws: A ``UsageError`` if the sheet is for the source's own locale, a ``LoadingError`` if
  ///   the catalog file is broken or is for another locale, and a ``StreamError`` if the file can't
  ///   be written. Nothing is written then.
  /// - Complexity: O(*n* log *n*) in the size of the file and of the sheet.
  package func take(
    _ sheet: TranslationSheet,
    from source: SourceText,
    writingTo path: String? = nil
  ) throws -> TranslationImport {
    let sheet = leavingOutBrokenTexts(of: sheet, source)
    let locale = try targetLocale(sheet.locale.tag)
    let path = path ?? openPart.files[locale]?.source.name ?? newPath(of: locale)
    var result = TranslationImport(file: path)
    result.refused = sheet.refused
    result.missing = sheet.texts.count { $0.translation == nil }
    result.unknown = sheet.texts.filter { $0.translation != nil && sources[$0.key] == nil }.map(
      \.key
    )
    let bytes: [UInt8]
    if Folder.isFile(path) {
      bytes = try edited(try SourceText(contentsOfFile: path), by: sheet, &result)
    } else {
      result.added = sheet.texts.filter { $0.translation != nil }.map(\.key)
      bytes = Array(sheet.catalogFile.utf8)
    }
    if result.isChanged {
      // A file that can't be read again must not replace one that can.
      _ = try ARBFile(try SourceText(bytes: bytes, name: path))
      try OutputFile.write(bytes, to: path)
    }
    return result
  }

  /// Returns a sheet without the texts that aren't messages, and with the reasons.
  func leavingOutBrokenTexts(of sheet: TranslationSheet, _ source: SourceText) -> TranslationSheet {
    var refused: [Diagnostic] = []
    var sound = sheet
    sound.texts.removeAll { text in
      guard let translation = text.translation else { return false }
      do throws(Message.SyntaxError) {
        _ = try Message(translation)
        return false
      } catch {
        refused.append(
          source.diagnostic(
            error.diagnosticCode,
            atByte: text.offset ?? 0,
            reason: "the message `\(text.key)`: \(error.reason)",
            hint: error.hint.isEmpty ? nil : error.hint
          )
        )
        return true
      }
    }
    sound.refused += refused
    return sound
  }

  /// Returns a catalog file with the translations of a sheet.
  private func edited(
    _ file: SourceText,
    by sheet: TranslationSheet,
    _ result: inout TranslationImport
  ) throws(LoadingError) -> [UInt8] {
    let present = try ARBFile(file)
    guard present.locale == sheet.locale else {
      let reason = "this file is for `\(present.locale)`, but the texts are for `\(sheet.locale)`"
      throw LoadingError(
        file.diagnostic("exchange.wrong_locale", at: present.localePosition, reason: reason)
      )
    }
    var edits = try CatalogFileEdits(file)
    var predecessor: String?
    for text in sheet.texts {
      let old = edits.text(of: text.key)
      if let translation = text.translation {
        let sourceMark = text.source.isEmpty ? nil : text.sourceMark
        let mark = old == translation ? text.mark : sourceMark
        if let old {
          if old != translation { edits.set(translation, of: text.key) }
          let marks = edits.changedMarks
          if let mark, old != translation || !isFresh(text.key, in: present) {
            edits.mark(text.key, as: mark)
          }
          if old != translation || edits.changedMarks > marks {
            result.changed.append(text.key)
          } else {
            result.unchanged += 1
          }
        } else {
          edits.add(translation, as: text.key, mark: mark, after: predecessor)
          result.added.append(text.key)
        }
      }
      // A new text goes after the nearest text before it that the file already had.
      if old != nil { predecessor = text.key }
    }
    return edits.bytes
  }

  /// Whether a text of a file is known to be a translation of the current source.
  private func isFresh(_ key: String, in file: ARBFile) -> Bool {
    guard let source = source(of: key, in: openPart)?.message.pattern else { return false }
    return file.isStale(key, comparedTo: source) == false
  }
}

extension TranslationSheet {
  /// A catalog file with everything in the sheet.
  var catalogFile: String {
    let head =
      ["\"@@locale\": \(CatalogJSON.quoted(locale.tag))"]
      + entries.map { "\(CatalogJSON.quoted($0.name)): \($0.json)" }
    let bodies = texts.compactMap(\.catalogEntry)
    return "{\n  " + head.joined(separator: ",\n  ")
      + bodies.map { ",\n\n  " + $0 }.joined() + "\n}\n"
  }
}

extension TranslationSheet.Text {
  /// The text and its attributes; nil if there is neither.
  fileprivate var catalogEntry: String? {
    let written = translation.map { "\(CatalogJSON.quoted(key)): \(CatalogJSON.quoted($0))" }
    let mark = mark.map { "\"\(TranslationMark.attribute)\": \(CatalogJSON.quoted($0))" }
    // The mark's own object provides the braces.
    let others = attributes.map { String($0.dropFirst(2).dropLast(2)) }
    let members = [translation == nil ? nil : mark, others].compactMap(\.self)
    let note =
      members.isEmpty
      ? nil : "\(CatalogJSON.quoted("@" + key)): { \(members.joined(separator: ", ")) }"
    let lines = [written, note].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: ",\n  ")
  }
}
