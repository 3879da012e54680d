import Documents
import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import Violations

/// Looks for unused tables and columns, and for rows that no lookup can find.
struct TableLint {
  let context: LintContext
  let usage: PartUsage

  /// The names of the tables that examples of codes use, by pack.
  let usedByExamples: [String: Set<String>]

  /// The number of unreachable rows of a table that are shown.
  private static let shownRows = 5

  func run(_ report: inout LintReport) {
    for pack in context.subjects {
      for table in pack.idleTables(besides: usedByExamples[pack.name] ?? []) {
        report.add(
          .warning,
          idle("table", table.name, in: pack, at: table.position, "no check of the pack names it")
        )
      }
    }
    for rows in usage.tables { look(at: rows, &report) }
  }

  private func look(at rows: PartUsage.Rows, _ report: inout LintReport) {
    let isSubject = context.input.isSubject(rows.pack)
    if rows.lookUps.isEmpty {
      guard isSubject, !rows.hasOtherUses else { return }
      let reason = "no lookup in this pack or another one uses it"
      report.add(.warning, idle("table", rows.name, in: rows.pack, at: rows.position, reason))
      return
    }
    if rows.hasOtherUses { return }
    if isSubject {
      for (column, position) in zip(rows.table.columns, rows.table.columnPositions)
      where !rows.lookUps.contains(where: { usage.isUsed(column.name, of: $0.parts) }) {
        let reason = "no check, join, fact, or form of a rule that looks up rows uses it"
        report.add(.warning, idle("column", column.name, in: rows.pack, at: position, reason))
      }
    }
    lookForLostRows(of: rows, isSubject: isSubject, &report)
  }

  private func idle(
    _ what: String,
    _ name: String,
    in pack: PackDeclaration,
    at position: SourcePosition,
    _ reason: String
  ) -> Diagnostic {
    pack.source.diagnostic(
      what == "table" ? "lint.unused_table" : "lint.unused_column",
      at: position,
      reason: "nothing uses the \(what) `\(name)`: \(reason)",
      hint: "remove it, or use it"
    )
  }

  /// Looks for keys that can never be looked up, and for rows with only such keys.
  private func lookForLostRows(
    of rows: PartUsage.Rows,
    isSubject: Bool,
    _ report: inout LintReport
  ) {
    let lookUps = rows.lookUps.map { LookUpReach(of: $0.parts.lookUps[$0.index], in: $0.parts) }
    if lookUps.contains(where: \.isUnlimited) { return }
    var shown = 0
    var others = 0
    for row in rows.table.rows {
      let lost = row.keys.filter { key in !lookUps.contains { $0.mayReach(key) } }
      guard !lost.isEmpty, isSubject || context.isOfSubject(row.position.file) else {
        continue
      }
      shown += 1
      if shown > Self.shownRows {
        others += 1
        continue
      }
      report.add(.warning, diagnostic(of: lost, in: row, of: rows, lookUps))
    }
    if others > 0 {
      report.add(
        .warning,
        rows.pack.source.diagnostic(
          "lint.unreachable_row",
          at: rows.position,
          reason:
            "no value can find \(others) more \(others == 1 ? "row" : "rows") of `\(rows.name)`"
        )
      )
    }
  }

  /// Returns a finding about keys of a row that are never looked up.
  private func diagnostic(
    of keys: [String],
    in row: RowTable.Row,
    of rows: PartUsage.Rows,
    _ lookUps: [LookUpReach]
  ) -> Diagnostic {
    let first = keys.first.map { "`\($0.prefix(40))`" } ?? ""
    let lost = keys.count == 1 ? "key \(first) is" : "keys \(first) and \(keys.count - 1) more are"
    let what = keys.count == row.keys.count ? "no value can find this row: its" : "the"
    let examples = lookUps.compactMap(\.example)
    let asked = examples.filter { !$0.isEmpty }.prefix(3).map { "`\($0)`" }
    let hint =
      asked.isEmpty ? nil : "the text to look up is like \(asked.joined(separator: " or "))"
    return context.diagnostic(
      "lint.unreachable_row",
      at: row.position,
      reason: "\(what) \(lost) never looked up in `\(rows.name)`",
      hint: examples.isEmpty ? "the text to look up has letters in another case" : hint
    )
  }
}

extension LintContext {
  /// Returns a diagnostic for a position in a pack's file, or in a file next to it.
  func diagnostic(
    _ code: String,
    at position: FilePosition,
    reason: String,
    hint: String?
  ) -> Diagnostic {
    if let pack = pack(inFile: position.file) {
      return pack.source.diagnostic(code, at: position.inFile, reason: reason, hint: hint)
    }
    do throws(LoadingError) {
      let source = try SourceText(contentsOfFile: position.file)
      return source.diagnostic(code, at: position.inFile, reason: reason, hint: hint)
    } catch {
      return Diagnostic(
        code: code,
        file: position.file,
        position: position.inFile,
        reason: reason,
        hint: hint
      )
    }
  }
}
