import Rulebook
import RulebookAuthoring
import SourceTexts
import UnicodeText
import Violations

/// Texts as a table: a line of names, a line for each entry about the language, and a line for each
/// text.
///
///     "key","en","nl","state","notes","mark","attributes"
///     "email","Check the address.","Controleer het e-mailadres.","translated","…","1a2b3c4d",""
///
/// A cell that a spreadsheet would treat as a formula begins with `'`.
enum CSVSheet {
  /// The names of the columns, except the second and third, which have the tags of the locales.
  private static let columns = ["key", "state", "notes", "mark", "attributes"]

  /// Returns texts as a table.
  static func text(of sheet: TranslationSheet) -> String {
    let names = [columns[0], sheet.sourceLocale.tag, sheet.locale.tag] + columns.dropFirst()
    let entries = sheet.entries.map { [$0.name, "", $0.json, "", "", "", ""] }
    let texts = sheet.texts.map { text in
      [
        text.key, text.source, text.translation ?? "", text.state.rawValue,
        text.notes.joined(separator: "\n"), text.mark ?? "", text.attributes ?? "",
      ]
    }
    // Spreadsheets treat a file as UTF-8 if it begins with a byte order mark.
    return "\u{FEFF}"
      + ([names] + entries + texts).map { CSVTable.line($0.map(guarded)) }.joined()
  }

  /// Reads texts.
  ///
  /// Blank lines, as spreadsheets leave them, are skipped. A line that can't be used is left out,
  /// with the reason in ``TranslationSheet/refused``.
  static func sheet(in source: SourceText) throws(LoadingError) -> TranslationSheet {
    let rows = try CSVTable(source).rows.filter { !$0.isBlank && !$0.isSeparatorLine }
    guard let names = rows.first, names.cells.count >= 3, names.cells[0] == columns[0],
      let from = LocaleIdentifier(canonicalizing: names.cells[1]),
      let to = LocaleIdentifier(canonicalizing: names.cells[2])
    else {
      throw LoadingError(
        source.diagnostic(
          "csv.no_names",
          at: SourcePosition(line: 1, column: 1),
          reason: "the first line doesn't name the columns",
          hint: "begin with `key`, the tag of the source, and the tag of the language: `key,en,nl`"
        )
      )
    }
    var sheet = TranslationSheet(sourceLocale: from, locale: to)
    var collector = DiagnosticCollector()
    var known: Set<String> = []
    for row in rows.dropFirst() {
      let key = unguarded(row.cells[0])
      func cell(_ index: Int) -> String {
        row.cells.indices.contains(index) ? unguarded(row.cells[index]) : ""
      }
      func cell(_ name: String) -> String { names.cells.firstIndex(of: name).map(cell) ?? "" }
      guard known.insert(key).inserted, !key.isEmpty else {
        let reason =
          key.isEmpty ? "this line doesn't have a key" : "there are two lines for `\(key)`"
        collector.add(source.diagnostic("csv.bad_key", atByte: row.offset, reason: reason))
        continue
      }
      if key.hasPrefix("@@") {
        sheet.entries.append(.init(name: key, json: cell(2)))
        continue
      }
      var text = TranslationSheet.Text(
        key: key,
        source: cell(1),
        translation: cell(2).nonempty,
        mark: cell("mark").nonempty,
        attributes: cell("attributes").nonempty,
        notes: cell("notes").nonempty.map { $0.split(separator: "\n").map(String.init) } ?? [],
        offset: row.offset
      )
      text.take(TranslationSheet.State(rawValue: cell("state")) ?? .translated)
      sheet.texts.append(text)
    }
    sheet.refused = collector.diagnostics
    return sheet
  }

  // MARK: Formulas

  /// Returns a cell that no spreadsheet runs as a formula.
  static func guarded(_ cell: String) -> String {
    isFormula(cell.unicodeScalars[...]) ? "'" + cell : cell
  }

  /// Returns a cell as it was before guarding.
  static func unguarded(_ cell: String) -> String {
    let rest = cell.unicodeScalars.dropFirst()
    return cell.unicodeScalars.first == "'" && isFormula(rest) ? String(rest) : cell
  }

  /// Whether a spreadsheet might run a cell, or the cell looks like a guarded one.
  private static func isFormula(_ cell: Substring.UnicodeScalarView) -> Bool {
    switch cell.drop(while: { $0 == "'" }).first {
    case "=", "+", "-", "@", "\t", "\r": true
    default: false
    }
  }
}

extension String {
  /// The text; nil if it is empty.
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}
