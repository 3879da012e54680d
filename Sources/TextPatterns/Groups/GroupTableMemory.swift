import FrozenTables

/// Owns the tables that find the groups of a pattern, which are built on first use.
final class GroupTableMemory: Sendable {
  /// The tables; nil if they would be too large or can't represent the search.
  let tables: FrozenReference<GroupTables>?

  private let memory = FrozenMemory()

  /// Builds the tables of a pattern.
  ///
  /// `names` has the index of each group's name.
  ///
  /// - Complexity: A few microseconds for typical patterns, and a few milliseconds at most.
  init(_ compiled: CompiledPattern, _ plan: PatternPlan, names: [Int]) {
    tables = Self.tables(compiled, plan, names, memory).map(memory.reference)
  }

  private static func tables(
    _ compiled: CompiledPattern,
    _ plan: PatternPlan,
    _ names: [Int],
    _ memory: FrozenMemory
  ) -> GroupTables? {
    // Alternatives that begin with look-aheads are tried one after another, each with its
    // condition.
    guard compiled.searches.count == 1, names.allSatisfy({ $0 < GroupRanges.capacity }),
      compiled.searches[0].guarded == nil || compiled.automaton != nil,
      !plan.languages[compiled.searches[0].language].repeatsSharedName(names)
    else { return nil }
    let search = compiled.searches[0].search
    let draft =
      GroupTableDraft(plain: search, compiled.classes.count, names)
      ?? GroupTableDraft(search, compiled.classes.count, names)
    guard let draft else { return nil }
    return GroupTables(
      classes: compiled.table.table,
      entries: memory.table(draft.entries),
      marks: memory.table(draft.marks),
      isPlain: draft.isPlain,
      start: draft.start,
      classCount: compiled.classes.count,
      condition: compiled.searches[0].guarded == nil ? nil : compiled.automaton
    )
  }
}

extension PatternNode {
  /// Whether groups that share a name can take part in the same match, which is possible only in a
  /// loop.
  fileprivate func repeatsSharedName(_ names: [Int]) -> Bool {
    var counts: [Int: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return repeatsGroup { counts[names[$0], default: 0] > 1 }
  }

  private func repeatsGroup(inLoop: Bool = false, _ isWanted: (Int) -> Bool) -> Bool {
    switch self {
    case .empty, .scalar, .anyCharacter, .anchor, .lookAhead: return false
    case .sequence(let nodes), .alternatives(let nodes):
      return nodes.contains { $0.repeatsGroup(inLoop: inLoop, isWanted) }
    case .group(let group, let inside):
      return inLoop && isWanted(group) || inside.repeatsGroup(inLoop: inLoop, isWanted)
    case .repetition(let inside, let repetition):
      let isOnce = repetition.maximum.map { $0 <= 1 } ?? false
      return inside.repeatsGroup(inLoop: inLoop || !isOnce, isWanted)
    }
  }
}
