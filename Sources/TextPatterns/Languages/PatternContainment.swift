extension TextPattern {
  /// Returns whether this pattern matches every text that another one matches.
  ///
  ///     let code = try TextPattern("[A-Z]{2,3}")
  ///     code.contains(try TextPattern("CH|AT"))   // true
  ///     code.contains(try TextPattern("[a-z]+"))  // false
  ///
  /// It looks for a text that the other pattern matches and this one doesn't: one automaton reads
  /// texts for both.
  ///
  /// - Returns: Nil if the patterns are too large to compare.
  public func contains(_ other: TextPattern) -> Bool? {
    let budget = AutomatonBudget(entries: 1_000_000, work: 4_000_000)
    var sets = ScalarSetList()
    let graphs = (other.plan.languages + plan.languages).map { PatternGraph($0, sets: &sets) }
    let lineFeedSet =
      graphs.contains(where: \.hasLoneReturn) ? sets.index(of: ScalarSet("\n")) : nil
    let classes = ScalarClasses(sets.sets)
    let lineFeed = lineFeedSet.flatMap { classes.classes(ofSet: $0).first }
    var drafts: [DraftAutomaton] = []
    for graph in graphs {
      guard
        var draft = SubsetConstruction(
          graph,
          classes: classes,
          lineFeed: lineFeed,
          budget: budget
        )?
        .automaton
      else { return nil }
      if graph.hasDeadEnds { draft.trim() }
      drafts.append(draft)
    }
    let condition = PatternCondition.all([
      other.plan.condition, .not(plan.condition.shifted(by: other.plan.languages.count)),
    ])
    guard var difference = DraftAutomaton(drafts, condition: condition, budget: budget) else {
      return nil
    }
    difference.trim()
    return difference.start < 0
  }
}

extension PatternCondition {
  /// Returns the condition on languages that are later in the list.
  fileprivate func shifted(by count: Int) -> PatternCondition {
    switch self {
    case .language(let index): .language(index + count)
    case .not(let condition): .not(condition.shifted(by: count))
    case .all(let conditions): .all(conditions.map { $0.shifted(by: count) })
    case .any(let conditions): .any(conditions.map { $0.shifted(by: count) })
    }
  }
}
