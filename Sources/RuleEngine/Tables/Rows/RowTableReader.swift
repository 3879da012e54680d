package import SourceTexts
package import Violations

/// Reads a table of rows from a pack, or from a file next to it.
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
        "a table can have at most \(RowTable.mostColumns) columns",
        hint: "remove the columns that no rule uses"
      )
      return nil
    }
    let read = (columns ?? []).map(column)
    let positions = (columns ?? []).map(\.keyStart)
    let rows: [RowTable.Row]?
    var source: SourceText?
    if let file = declaration.record["file"] {
      if let inline = declaration.record.entry("rows") {
        reader.report(
          "pack.wrong_value",
          at: inline.keyStart,
          "the table already comes from a file, so `rows` isn't used",
          hint: "keep only one of the two"
        )
      }
      let key = declaration.record["key"].flatMap { reader.text($0, "the key's column") } ?? "key"
      let found = declaration.rows(inFile: file) { source throws(LoadingError) in
        try RowFile(source, key: key, columns: read).rows()
      }
      rows = found?.rows
      source = found?.source
    } else {
      if let key = declaration.record.entry("key") {
        reader.report(
          "pack.wrong_value",
          at: key.keyStart,
          "`key` names a column of a file, but the rows of this table are in the pack",
          hint: "remove `key`, or write `file:`"
        )
      }
      rows = declaration.required("rows").map { self.rows($0, read) }
    }
    guard let rows, reader.collector.diagnostics.count == mistakes else { return nil }
    return table(
      read,
      rows,
      columnPositions: positions,
      in: source,
      keepsSource: !declaration.files.areReadLate,
      at: declaration.node.start
    )
  }

  private func table(
    _ columns: [RowColumn],
    _ rows: [RowTable.Row],
    columnPositions: [SourcePosition],
    in source: SourceText?,
    keepsSource: Bool,
    at position: SourcePosition
  ) -> RowTable? {
    if rows.isEmpty {
      reader.report("pack.empty_list", at: position, "the table doesn't have any rows")
      return nil
    }
    do throws(RowFault) {
      let kept = keepsSource ? source : nil
      return try RowTable(columns, rows, columnPositions: columnPositions, in: kept)
    } catch {
      let repeated = RowTable.repeatedKeys(in: rows)
      for fault in repeated.isEmpty ? [error] : repeated {
        let diagnostic = (source ?? reader.source).diagnostic(
          "pack.bad_row",
          at: fault.position.inFile,
          reason: fault.reason,
          hint: fault.hint
        )
        reader.report(LoadingError(diagnostic))
      }
      return nil
    }
  }

  private func column(_ entry: DocumentRecord.Entry) -> RowColumn {
    reader.checkPartName(entry.key, at: entry.keyStart, "a column", hint: "such as `bank_name`")
    let kind: RowColumn.Kind? = reader.choice(entry.value, "the type of a column")
    // A wrong type was reported; the column still exists.
    return RowColumn(entry.key, kind ?? .text)
  }

  /// Reads rows that are written in a pack: by key, as a list of keys, or as a list of rows with
  /// `keys`.
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

  /// Reads rows up to the first one that exceeds the maximum number of keys.
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
    _ written: DocumentRecord,
    besides others: [String],
    _ columns: [RowColumn],
    at position: SourcePosition
  ) -> RowTable.Row? {
    let record = reader.checkKeys(
      written,
      of: "a row of this table",
      known: columns.map(\.name) + others
    )
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
  /// Reads rows from the file that a node names, and reports any failure.
  fileprivate func rows(
    inFile node: DocumentNode,
    _ read: (SourceText) throws(LoadingError) -> [RowTable.Row]
  ) -> (rows: [RowTable.Row], source: SourceText)? {
    table(inFile: node) {
      file throws(LoadingError) -> (rows: [RowTable.Row], source: SourceText)? in
      let source = try file.text()
      return (try read(source), source)
    }
  }
}

/// The keys of a row: single keys, and ranges of digits such as `100..199`.
enum RowKeys {
  /// The maximum number of digits in a range's ends.
  ///
  /// An `Int` can represent all numbers with that many digits.
  private static let mostDigits = 18

  /// Returns all keys that are written, with ranges expanded.
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
          "`\(key.prefix(40))` isn't a range of keys",
          hint: "write two numbers of equal length, up to \(mostDigits) digits, such as `100..199`"
        )
      }
      guard high - low < 100_000 else {
        throw SettingError(nil, "the range `\(key)` has more than 100000 keys")
      }
      guard keys.count + high - low < RowTable.mostRows else {
        throw SettingError(nil, "a table can have at most \(RowTable.mostRows) keys")
      }
      keys += (low...high).map { number in
        let digits = String(number)
        return String(repeating: "0", count: first.utf8.count - digits.utf8.count) + digits
      }
    }
    if keys.isEmpty { throw SettingError(nil, "the row doesn't have a key") }
    return keys
  }
}

extension RowColumn.Kind {
  /// Returns why a text isn't of this kind, or nil if it is.
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
  /// Whether this is a valid name for a part: words of lowercase letters and digits, separated by
  /// underscores.
  package var isPartName: Bool {
    !contains(".") && ViolationCode(rawValue: self).isWellFormed
  }
}

extension NodeReader {
  /// Reports a name that a part, column or fact can't have.
  package func checkPartName(
    _ name: String,
    at position: SourcePosition,
    _ what: String = "a part",
    hint: String = "such as `birth_date`"
  ) {
    if name.isPartName { return }
    report(
      "pack.bad_name",
      at: position,
      "`\(name)` can't be the name of \(what): write lowercase words with underscores",
      hint: hint
    )
  }
}
