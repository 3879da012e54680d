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
    var work = Int.max
    return contains(other, within: &work)
  }

  /// Returns whether this pattern matches every text that another one matches, within a limit for
  /// several comparisons.
  ///
  /// - Parameters:
  ///   - other: The other pattern.
  ///   - work: The steps that are left, which this takes its own from. They are the same on every
  ///     machine, and each takes about ten nanoseconds.
  /// - Returns: Nil if the patterns are too large to compare, or too few steps are left.
  public func contains(_ other: TextPattern, within work: inout Int) -> Bool? {
    // The classes of scalars are found again, which takes as long as reading the patterns.
    work -= Self.stepsInMicrosecond * (preparationCost + other.preparationCost)
    guard work > 0 else { return nil }
    let limit = min(work, Self.mostStepsOfContainment)
    var budget = AutomatonBudget(entries: Self.mostEntriesOfContainment, work: limit)
    defer { work -= limit - budget.work }
    return contains(other, &budget)
  }

  /// The maximum number of steps, and of entries of each automaton, to compare two patterns.
  private static let mostStepsOfContainment = 8_000_000
  private static let mostEntriesOfContainment = 1_000_000

  private static let stepsInMicrosecond = 100

  /// The number of entries that are made, and trimmed, in the time of a step.
  private static let entriesInStep = 8

  private func contains(_ other: TextPattern, _ budget: inout AutomatonBudget) -> Bool? {
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
          budget: &budget
        )?
        .automaton
      else {
        budget.work -= budget.entries / Self.entriesInStep
        return nil
      }
      budget.work -= draft.stateCount * draft.classCount / Self.entriesInStep
      if graph.hasDeadEnds { draft.trim() }
      drafts.append(draft)
    }
    let condition = PatternCondition.all([
      other.plan.condition, .not(plan.condition.shifted(by: other.plan.languages.count)),
    ])
    guard var difference = DraftAutomaton(drafts, condition: condition, budget: &budget) else {
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
