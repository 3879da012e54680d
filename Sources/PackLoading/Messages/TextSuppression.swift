import SourceTexts
package import Violations

/// The reasons in a pack why findings about one of its texts, or about all texts of a locale, are
/// suppressed.
///
///     messages:
///       en:
///         a.late: 'Too late'
///         '@a.late': { x-lint: { lint.end: the text stands in a table } }
///         '@@x-lint': { lint.too_long: the page is wide }
package struct TextSuppression: Sendable {
  /// Where the texts are written.
  package var range: Range<SourcePosition>

  /// The reasons by the code of the finding.
  package var reasons: [String: ARBFile.Suppression]
}

extension MessageReader {
  /// Returns whether an entry is a note about a text or about a locale, not a text.
  func isNote(_ entry: DocumentRecord.Entry) -> Bool { entry.key.hasPrefix("@") }

  /// Reads a note among the messages of a locale.
  func suppression(
    _ note: DocumentRecord.Entry,
    among texts: DocumentRecord,
    from start: SourcePosition,
    to end: SourcePosition
  ) -> TextSuppression? {
    if note.key == "@@x-lint" {
      return reasons(note.value).map {
        TextSuppression(range: start..<max(start, end), reasons: $0)
      }
    }
    guard let record = reader.record(note.value, "the note `\(note.key)`") else { return nil }
    reader.checkKeys(record, of: "a note", known: ["x-lint"])
    guard let lint = record["x-lint"], let reasons = reasons(lint),
      let text = texts[String(note.key.dropFirst())]
    else { return nil }
    return TextSuppression(range: text.start..<max(text.start, text.end), reasons: reasons)
  }

  private func reasons(_ node: DocumentNode) -> [String: ARBFile.Suppression]? {
    reader.record(node, "`x-lint`")?.entries.reduce(into: [:]) { reasons, entry in
      guard let reason = reader.text(entry.value, "a reason") else { return }
      if reason.allSatisfy(\.isWhitespace) {
        reader.report(
          "pack.no_reason",
          at: entry.value.start,
          "a finding can only be suppressed with a reason"
        )
        return
      }
      reasons[entry.key] = ARBFile.Suppression(reason: reason, position: entry.keyStart)
    }
  }
}
