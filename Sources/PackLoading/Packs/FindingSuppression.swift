import SourceTexts
package import Violations

/// The reasons in a pack why findings of lint about one of its places are suppressed.
///
///     x-lint: { lint.open_door: only staff use `email.html` }     # the whole pack
///     rules:
///       staff-id:
///         x-lint: { lint.no_example: the numbers are secret }     # one rule
///     messages:
///       en:
///         a.late: 'Too late'
///         '@a.late': { x-lint: { lint.end: the text stands in a table } }
///         '@@x-lint': { lint.too_long: the page is wide }
package struct FindingSuppression: Sendable {
  /// The place: the rule, form, field, check, parameter or text with the reasons.
  package var range: Range<SourcePosition>

  /// The reasons by the code of the finding.
  package var reasons: [String: ARBFile.Suppression]

  /// Whether the reasons count for the whole pack, including the tables in files next to it.
  package var isForPack = false

  /// The key of the reasons.
  static let key = "x-lint"
}

extension NodeReader {
  /// Reads the reasons in a record of a pack.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - start: The start of the place that the reasons are about.
  ///   - end: The end of that place.
  /// - Returns: The reasons, or nil if there are none.
  func suppression(
    in record: DocumentRecord,
    from start: SourcePosition,
    to end: SourcePosition
  ) -> FindingSuppression? {
    record[FindingSuppression.key].flatMap { suppression($0, from: start, to: end) }
  }

  /// Reads the reasons in a node.
  fileprivate func suppression(
    _ node: DocumentNode,
    from start: SourcePosition,
    to end: SourcePosition
  ) -> FindingSuppression? {
    reasons(node).map { FindingSuppression(range: start..<max(start, end), reasons: $0) }
  }

  private func reasons(_ node: DocumentNode) -> [String: ARBFile.Suppression]? {
    record(node, "`x-lint`")?.entries.reduce(into: [:]) { reasons, entry in
      guard let reason = text(entry.value, "a reason") else { return }
      if reason.allSatisfy(\.isWhitespace) {
        report(
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

extension MessageReader {
  /// Returns whether an entry is a note about a text or about a locale, not a text.
  func isNote(_ entry: DocumentRecord.Entry) -> Bool { entry.key.hasPrefix("@") }

  /// Reads a note among the messages of a locale.
  func suppression(
    _ note: DocumentRecord.Entry,
    among texts: DocumentRecord,
    from start: SourcePosition,
    to end: SourcePosition
  ) -> FindingSuppression? {
    if note.key == "@@x-lint" {
      return reader.suppression(note.value, from: start, to: end)
    }
    guard let record = reader.record(note.value, "the note `\(note.key)`") else { return nil }
    reader.checkKeys(record, of: "a note", known: [FindingSuppression.key])
    guard let text = texts[String(note.key.dropFirst())] else { return nil }
    return reader.suppression(in: record, from: text.start, to: text.end)
  }
}
