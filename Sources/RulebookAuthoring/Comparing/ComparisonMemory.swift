import RuleEngine
import TextPatterns

/// What a comparison of packs remembers, so that it takes little time however many rules use the
/// same patterns and tables.
final class ComparisonMemory {
  /// The number of steps for comparing all patterns, each of about ten nanoseconds.
  static let mostSteps = 300_000_000

  private struct PatternPair: Hashable {
    var texts: [String]
    var ignoringCase: [Bool]

    init(_ patterns: TextPattern...) {
      texts = patterns.map(\.pattern)
      ignoringCase = patterns.map(\.ignoringCase)
    }
  }

  /// Two tables, which rulebooks keep while they are compared.
  private struct TablePair: Hashable {
    var old: ObjectIdentifier?
    var new: ObjectIdentifier?
  }

  /// The steps that are left for patterns.
  private var steps: Int

  /// What the differences between patterns mean; nil if that isn't known.
  private var effects: [PatternPair: PackChange.Effect?] = [:]

  private var rows: [TablePair: RowDifference] = [:]
  private var comparedWords: Set<TablePair> = []

  /// The number of pairs of patterns that weren't compared, because no steps were left.
  private(set) var uncomparedPatterns = 0

  init(steps: Int = mostSteps) { self.steps = steps }

  /// Compares two patterns by the texts that they match.
  ///
  /// - Returns: What the difference means; nil if that isn't known.
  func effect(_ old: TextPattern?, _ new: TextPattern?) -> PackChange.Effect? {
    guard let old, let new else { return nil }
    let pair = PatternPair(old, new)
    if let known = effects[pair] { return known }
    let effect = compare(old, new)
    effects.updateValue(effect, forKey: pair)
    return effect
  }

  private func compare(_ old: TextPattern, _ new: TextPattern) -> PackChange.Effect? {
    guard let keeps = new.contains(old, within: &steps),
      let adds = old.contains(new, within: &steps)
    else {
      if steps <= 0 { uncomparedPatterns += 1 }
      return nil
    }
    if keeps { return adds ? .text : .looser }
    return adds ? .stricter : nil
  }

  /// Returns the difference between two tables of rows, which is found once.
  func difference(_ old: RowTable?, _ new: RowTable?) -> RowDifference {
    let pair = TablePair(
      old: old.map { ObjectIdentifier($0) },
      new: new.map { ObjectIdentifier($0) }
    )
    if let known = rows[pair] { return known }
    let difference = RowDifference(old, new)
    rows[pair] = difference
    return difference
  }

  /// Returns whether a check or a lookup was compared that uses these tables of rows.
  func hasCompared(_ old: RowTable, _ new: RowTable) -> Bool {
    rows[TablePair(old: ObjectIdentifier(old), new: ObjectIdentifier(new))] != nil
  }

  /// Remembers that a check with two tables of words was compared.
  func remember(_ old: WordList, _ new: WordList) {
    comparedWords.insert(TablePair(old: old.identity, new: new.identity))
  }

  /// Returns whether a check was compared that uses these tables of words.
  func hasCompared(_ old: WordList, _ new: WordList) -> Bool {
    comparedWords.contains(TablePair(old: old.identity, new: new.identity))
  }
}
