package import SourceTexts
package import Violations

/// A table that replaces an application's keys with codes, and names the arguments.
///
/// It has columns for keys, codes, and names of arguments in the order of the call.
///
///     key,code,arguments
///     Card declined,billing.card_declined,
///     "%@ of %lld, please",billing.attempts,brand attempts
///
/// The first line may have the names of the columns, and the third column may be left out.
package struct KeyMap: Sendable {
  /// The replacement for a key.
  struct Line {
    var code: String

    /// The names of arguments by their positions.
    var names: [Int: String]

    var position: SourcePosition
  }

  let lines: [String: Line]

  /// A map that changes nothing.
  package static let empty = KeyMap(lines: [:])

  private init(lines: [String: Line]) { self.lines = lines }

  /// Returns a line of a table that spreadsheets can read.
  static func line(_ key: String, _ code: String) -> String {
    CSVTable.line([CSVSheet.guarded(key), code])
  }

  /// Reads a table.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in the table.
  /// - Complexity: O(*n*) in the size of the table.
  package init(_ source: SourceText) throws(LoadingError) {
    var rows = try CSVTable(source).rows.filter { !$0.isBlank && !$0.isSeparatorLine }[...]
    if rows.first?.cells.prefix(2) == ["key", "code"] { rows = rows.dropFirst() }
    var collector = DiagnosticCollector()
    var lines: [String: Line] = [:]
    var codes: [String: Int] = [:]
    for row in rows {
      let position = source.position(ofByte: row.offset)
      func report(_ code: String, _ reason: String, _ hint: String) {
        collector.add(source.diagnostic(code, at: position, reason: reason, hint: hint))
      }
      guard row.cells.count >= 2, !row.cells[0].isEmpty else {
        report(
          "map.columns",
          "a line must have a key and a code",
          "write `key,code` and, optionally, names of arguments"
        )
        continue
      }
      let key = CSVSheet.unguarded(row.cells[0])
      let code = row.cells[1]
      guard CatalogKey.isSuitable(code) else {
        report("map.code", "`\(code)` isn't a code", "write `\(CatalogKey.proposal(for: code))`")
        continue
      }
      if let first = codes.updateValue(position.line, forKey: code) {
        report(
          "map.duplicate_code",
          "line \(first) also has the code `\(code)`",
          "give each key its own code"
        )
      }
      let names =
        row.cells.count > 2
        ? row.cells[2].split(whereSeparator: \.isWhitespace).map(String.init) : []
      let numbered = names.enumerated().map { ($0.offset + 1, $0.element) }
      if let (place, name) = numbered.first(where: { !CatalogKey.isArgumentName($1, at: $0) }) {
        report(
          "map.argument",
          "`\(name)` isn't a name for argument \(place)",
          "write letters, digits, and underscores"
        )
      } else if Set(names).count < names.count {
        report(
          "map.argument",
          "two arguments have the same name",
          "give each argument its own name"
        )
      }
      let line = Line(
        code: code,
        names: Dictionary(numbered, uniquingKeysWith: { first, _ in first }),
        position: position
      )
      if let first = lines.updateValue(line, forKey: key) {
        let reason = "line \(first.position.line) also has the key `\(key)`"
        report("map.duplicate_key", reason, "keep one of the two")
      }
    }
    try collector.throwIfAny()
    self.lines = lines
  }
}
