import TextParts
import TextPatterns

/// The patterns in a column of a table, without duplicates.
package struct ColumnPatterns: Sendable {
  /// The index of each row's pattern, or -1 for a row without one.
  private let choiceOfRow: [Int32]

  let patterns: [TextPattern]

  /// The names of their groups, in order of first appearance.
  package let groupNames: [String]

  /// Reads the patterns of a column.
  ///
  /// - Throws: A ``RowFault`` for a cell that isn't a pattern, or whose group names can't be names
  ///   of parts.
  /// - Complexity: O(*n*) in the number of rows.
  package init(_ table: RowTable, column: Int) throws(RowFault) {
    var numbers: [String: Int32] = [:]
    var choiceOfRow: [Int32] = []
    var patterns: [TextPattern] = []
    var names: [String] = []
    for row in table.rows {
      guard let text = row.cells[column] else {
        choiceOfRow.append(-1)
        continue
      }
      if let known = numbers[text] {
        choiceOfRow.append(known)
        continue
      }
      let pattern = try Self.pattern(text, in: row)
      for name in pattern.groupNames where !names.contains(name) { names.append(name) }
      numbers[text] = Int32(patterns.count)
      choiceOfRow.append(Int32(patterns.count))
      patterns.append(pattern)
    }
    self.choiceOfRow = choiceOfRow
    self.patterns = patterns
    groupNames = names
  }

  private init(_ patterns: [TextPattern], choiceOfRow: [Int32], groupNames: [String]) {
    self.patterns = patterns
    self.choiceOfRow = choiceOfRow
    self.groupNames = groupNames
  }

  /// Returns the patterns for a table with only one of the rows, or with none.
  ///
  /// The groups keep their names.
  func limited(toRow row: Int?) -> ColumnPatterns {
    let choice = row.map { Int(choiceOfRow[$0]) } ?? -1
    let kept = choice < 0 ? [] : [patterns[choice]]
    let choices: [Int32] = row == nil ? [] : [choice < 0 ? -1 : 0]
    return ColumnPatterns(kept, choiceOfRow: choices, groupNames: groupNames)
  }

  private static func pattern(_ text: String, in row: RowTable.Row) throws(RowFault) -> TextPattern
  {
    let pattern: TextPattern
    do throws(TextPatternError) {
      pattern = try TextPattern(text)
    } catch {
      throw RowFault(position: row.position, reason: error.reason, hint: error.hint)
    }
    if let name = pattern.groupNames.first(where: { !$0.isPartName }) {
      throw RowFault(
        position: row.position,
        reason: "`\(name)` can't be the name of a part: write lowercase words with underscores"
      )
    }
    return pattern
  }

  /// Returns how the patterns split a group into parts.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - number: Returns the number of the group with the given name.
  /// - Returns: The split, with the pattern of each row.
  func split(ofGroup group: Int, _ number: (String) -> Int) -> PartSplit {
    PartSplit(
      group: group,
      choiceOfRow: choiceOfRow,
      choices: patterns.map { PartSplit.Choice($0, groups: $0.groupNames.map(number)) }
    )
  }
}
