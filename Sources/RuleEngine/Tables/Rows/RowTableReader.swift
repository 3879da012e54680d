package import SourceTexts
package import Violations

/// Reads a table of rows from a pack, or from a file beside it.
package struct RowTableReader {
  let reader: NodeReader

  package init(reader: NodeReader) { self.reader = reader }

  /// Reads a table that a pack declares.
  func table(_ declaration: TableDeclaration) -> RowTable? {
    let mistakes = reader.collector.diagnostics.count
    let columns = declaration.record["columns"].map { reader.record($0, "columns")?.entries ?? [] }
    if let first = columns?.dropFirst(RowTable.mostColumns).first {
      reader.report(
        "pack.too_many_parts",
        at: first.keyStart,
        "a table has at most \(RowTable.mostColumns) columns",
        hint: "leave out those that no rule looks at"
      )
      return nil
    }
    let read = (columns ?? []).compactMap(column)
    let positions = (columns ?? []).map(\.keyStart)
    let rows: [RowTable.Row]?
    if let file = declaration.record["file"] {
      if let inline = declaration.record.entry("rows") {
        reader.report(
          "pack.wrong_value",
          at: inline.keyStart,
          "the table is a file already, so `rows` has no effect",
          hint: "write one of the two"
        )
      }
      let key = declaration.record["key"].flatMap { reader.text($0, "the key's column") } ?? "key"
      rows = declaration.rows(inFile: file) { source throws(LoadingError) in
        try RowFile(source, key: key, columns: read).rows()
      }
    } else {
      if let key = declaration.record.entry("key") {
        reader.report(
          "pack.wrong_value",
          at: key.keyStart,
          "`key` names a column of a file, and this table has its rows here",
          hint: "leave it out, or write `file:`"
        )
      }
      rows = declaration.required("rows").map { self.rows($0, read) }
    }
    guard let rows, reader.collector.diagnostics.count == mistakes else { return nil }
    return table(read, rows, columnPositions: positions, at: declaration.node.start)
  }

  private func table(
    _ columns: [RowColumn],
    _ rows: [RowTable.Row],
    columnPositions: [SourcePosition],
    at position: SourcePosition
  ) -> RowTable? {
    if rows.isEmpty {
      reader.report("pack.empty_list", at: position, "the table has no rows")
      return nil
    }
    do throws(RowFault) {
      return try RowTable(columns, rows, columnPositions: columnPositions)
    } catch {
      reader.report(
        LoadingError(
          Diagnostic(
            code: "pack.bad_row",
            file: error.position.file,
            position: error.position.inFile,
            reason: error.reason
          )
        )
      )
      return nil
    }
  }

  private func column(_ entry: DocumentRecord.Entry) -> RowColumn? {
    reader.checkPartName(entry.key, at: entry.keyStart, "a column", hint: "like `bank_name`")
    let kind: RowColumn.Kind? = reader.choice(entry.value, "the type of a column")
    return kind.map { RowColumn(entry.key, $0) }
  }

  /// Reads rows that stand in a pack: by their keys, or as a list of keys, or of rows with `keys`.
  package func rows(_ node: DocumentNode, _ columns: [RowColumn]) -> [RowTable.Row] {
    if node.list != nil {
      return Self.gathered(reader.elements(node, "rows")) { node in
        if let key = node.text, !node.isEmpty {
          let keys = key.split(separator: " ").map(String.init)
          return row(keys, DocumentRecord(), besides: [], columns, at: node.start)
        }
        guard let record = reader.record(node, "a row"),
          let keys = reader.required("keys", in: record, of: node, "a row")
        else { return nil }
        let read = reader.elements(keys, "keys").compactMap { reader.text($0, "a key") }
        return row(read, record, besides: ["keys"], columns, at: node.start)
      }
    }
    guard let record = reader.record(node, "rows") else { return [] }
    return Self.gathered(record.entries) { entry in
      guard let cells = reader.record(entry.value, "the row `\(entry.key.prefix(40))`") else {
        return nil
      }
      return row(
        entry.key.split(separator: " ").map(String.init),
        cells,
        besides: [],
        columns,
        at: entry.keyStart
      )
    }
  }

  /// Reads rows up to the first with which there are more keys than a table has.
  private static func gathered<Written>(
    _ written: [Written],
    _ row: (Written) -> RowTable.Row?
  ) -> [RowTable.Row] {
    var rows: [RowTable.Row] = []
    var keys = 0
    for written in written where keys <= RowTable.mostRows {
      guard let row = row(written) else { continue }
      keys += row.keys.count
      rows.append(row)
    }
    return rows
  }

  private func row(
    _ keys: [String],
    _ record: DocumentRecord,
    besides others: [String],
    _ columns: [RowColumn],
    at position: SourcePosition
  ) -> RowTable.Row? {
    reader.checkKeys(record, of: "a row of this table", known: columns.map(\.name) + others)
    var cells: [String?] = []
    for column in columns {
      guard let node = record[column.name] else {
        cells.append(nil)
        continue
      }
      guard let text = reader.text(node, "the column `\(column.name)`") else { return nil }
      if text.isEmpty {
        cells.append(nil)
        continue
      }
      if let reason = column.kind.fault(of: text) {
        reader.report("pack.bad_row", at: node.start, "the column `\(column.name)`: \(reason)")
      }
      cells.append(text)
    }
    do throws(SettingError) {
      return RowTable.Row(
        keys: try RowKeys.expanded(keys),
        cells: cells,
        position: reader.filePosition(position)
      )
    } catch {
      reader.report("pack.bad_row", at: position, error.reason, hint: error.hint)
      return nil
    }
  }
}

extension TableDeclaration {
  /// Reads rows from the file that a node names, and reports why that fails.
  fileprivate func rows(
    inFile node: DocumentNode,
    _ read: (SourceText) throws(LoadingError) -> [RowTable.Row]
  ) -> [RowTable.Row]? {
    table(inFile: node) { file throws(LoadingError) in try read(try file.text()) }
  }
}

/// The keys of a row: single ones, and ranges of digits such as `100..199`.
enum RowKeys {
  /// The most digits of a range's ends; an `Int` holds all numbers of so many.
  private static let mostDigits = 18

  /// Returns the keys that are meant, of which ranges may be many.
  static func expanded(_ written: [String]) throws(SettingError) -> [String] {
    var keys: [String] = []
    for key in written {
      guard let dots = key.firstRange(of: "..") else {
        keys.append(key)
        continue
      }
      let first = key[..<dots.lowerBound]
      let last = key[dots.upperBound...]
      guard first.utf8.count == last.utf8.count, 1...mostDigits ~= first.utf8.count,
        let low = Int(first),
        let high = Int(last), low <= high,
        (first + last).utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
      else {
        throw SettingError(
          nil,
          "`\(key.prefix(40))` is no range of keys",
          hint: "write up to \(mostDigits) digits of one length, like `100..199`"
        )
      }
      guard high - low < 100_000 else {
        throw SettingError(nil, "the range `\(key)` has more than 100000 keys")
      }
      guard keys.count + high - low < RowTable.mostRows else {
        throw SettingError(nil, "a table has at most \(RowTable.mostRows) keys")
      }
      keys += (low...high).map { number in
        let digits = String(number)
        return String(repeating: "0", count: first.utf8.count - digits.utf8.count) + digits
      }
    }
    if keys.isEmpty { throw SettingError(nil, "the row has no key") }
    return keys
  }
}

extension RowColumn.Kind {
  /// Returns why a text is none of this kind; nil if it is.
  func fault(of text: String) -> String? {
    do throws(SettingError) {
      _ = try settingType.interpret(.text(text))
      return nil
    } catch {
      return error.reason
    }
  }
}

extension String {
  /// Whether this may be the name of a part: words of lowercase letters and digits with underscores.
  package var isPartName: Bool {
    !contains(".") && ViolationCode(rawValue: self).isWellFormed
  }
}

extension NodeReader {
  /// Reports a name that no part, column or fact can have.
  package func checkPartName(
    _ name: String,
    at position: SourcePosition,
    _ what: String = "a part",
    hint: String = "like `birth_date`"
  ) {
    if name.isPartName { return }
    report(
      "pack.bad_name",
      at: position,
      "`\(name)` is not the name of \(what): write lowercase words with underscores",
      hint: hint
    )
  }
}
