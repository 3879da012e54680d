import FrozenTables

/// A pattern that is ready to match, which is created on first use and never changes.
final class CompiledPattern: Sendable {
  /// A reader of texts in one language.
  enum Reader: Sendable {
    case automaton(Automaton)
    case simulation(Simulation)
  }

  /// One automaton for the whole condition, if it is within the budget.
  let automaton: Automaton?

  /// The same automaton, for reading without reference counting.
  let automatonReference: FrozenReference<Automaton>?

  /// A reader for each language of the condition, if there isn't one automaton.
  ///
  /// They read a text one after another.
  let readers: [Reader]

  let condition: PatternCondition
  let classes: ScalarClasses
  let table: ClassTableMemory

  /// The searches that find groups, one for each way of the plan.
  ///
  /// Each has an additional condition, if any, and the language that has the groups.
  let searches: [(guarded: PatternCondition?, language: Int, search: GroupSearch)]
  let groupCount: Int
  private let memory: FrozenMemory

  /// Compiles a plan.
  ///
  /// - Complexity: A few microseconds for typical patterns, and a few milliseconds at most.
  init(_ plan: PatternPlan, groupCount: Int, budget: AutomatonBudget) {
    var sets = ScalarSetList()
    let graphs = plan.languages.map { PatternGraph($0, sets: &sets) }
    let programs =
      groupCount == 0
      ? []
      : plan.ways.map { GroupProgram(plan.languages[$0.language], sets: &sets) }
    let lineFeedSet = sets.index(of: ScalarSet("\n"), ifOf: graphs.contains(where: \.hasLoneReturn))
    let classes = ScalarClasses(sets.sets)
    let lineFeed = lineFeedSet.flatMap { classes.classes(ofSet: $0).first }
    let table = ClassTableMemory(classes)
    let memory = FrozenMemory()

    var drafts: [DraftAutomaton] = []
    var readers: [Reader] = []
    for graph in graphs {
      // Each automaton has the whole budget.
      var ownBudget = budget
      if var draft = SubsetConstruction(
        graph,
        classes: classes,
        lineFeed: lineFeed,
        budget: &ownBudget
      )?
      .automaton {
        if graph.hasDeadEnds { draft.trim() }
        drafts.append(draft)
        readers.append(.automaton(Automaton(draft, classes: table.table, memory: memory)))
      } else {
        readers.append(.simulation(Simulation(graph, classes: classes, lineFeed: lineFeed)))
      }
    }
    automaton = Self.join(drafts, readers, plan.condition, budget, table.table, memory)
    automatonReference = automaton.map { memory.reference(to: $0) }
    self.readers = readers
    condition = plan.condition
    self.classes = classes
    self.table = table
    self.memory = memory
    self.groupCount = groupCount
    searches = zip(plan.ways, programs).map { way, program in
      (way.guarded, way.language, GroupSearch(program, classes: classes, lineFeed: lineFeed))
    }
  }

  /// Joins the automata of all languages into one, if it is within the budget.
  private static func join(
    _ drafts: [DraftAutomaton],
    _ readers: [Reader],
    _ condition: PatternCondition,
    _ budget: AutomatonBudget,
    _ classes: ClassTable,
    _ memory: FrozenMemory
  ) -> Automaton? {
    guard drafts.count == readers.count else { return nil }
    if case .all(let parts) = condition, parts.count == 1, case .language = parts[0],
      case .automaton(let automaton) = readers[0]
    {
      return automaton
    }
    var ownBudget = budget
    guard var joined = DraftAutomaton(drafts, condition: condition, budget: &ownBudget) else {
      return nil
    }
    joined.trim()
    return Automaton(joined, classes: classes, memory: memory)
  }
}

extension CompiledPattern {
  /// The result of one reader.
  struct Finding {
    var accepts: Bool

    /// The offset of the scalar that nothing can complete.
    var impossibleOffset: Int?

    /// Whether a scalar of each class can come next.
    ///
    /// The array is empty unless it was requested.
    var next: [Bool] = []
  }

  /// Reads a text with one reader.
  func read(_ text: UTF8Span, _ reader: Reader, wantsNext: Bool = false) -> Finding {
    switch reader {
    case .automaton(let automaton):
      return read(text, automaton, wantsNext: wantsNext)
    case .simulation(let simulation):
      let outcome = simulation.run(
        text,
        classes: table.table,
        classCount: wantsNext ? classes.count : nil
      )
      return Finding(
        accepts: outcome.accepts,
        impossibleOffset: outcome.impossibleOffset,
        next: outcome.next
      )
    }
  }

  func read(_ text: UTF8Span, _ automaton: Automaton, wantsNext: Bool = false) -> Finding {
    let (state, offset) = automaton.run(text)
    guard state != Automaton.dead else { return Finding(accepts: false, impossibleOffset: offset) }
    var finding = Finding(accepts: automaton.accepts(state))
    if wantsNext {
      finding.next = (0..<classes.count).map { automaton.next(state, $0) != Automaton.dead }
    }
    return finding
  }

  /// Reads a text with all readers.
  func readAll(_ text: UTF8Span, wantsNext: Bool = false) -> [Finding] {
    readers.map { read(text, $0, wantsNext: wantsNext) }
  }

  /// Returns whether the whole text matches.
  func matches(_ text: UTF8Span) -> Bool {
    if let automaton { return automaton.accepts(automaton.run(text).state) }
    return condition.holds { read(text, readers[$0]).accepts }
  }
}

extension ScalarSetList {
  /// Returns the index of a set if a condition holds.
  fileprivate mutating func index(of set: ScalarSet, ifOf condition: Bool) -> Int? {
    condition ? index(of: set) : nil
  }
}

extension PatternCondition {
  /// Returns the offset where a text stops being the beginning of any text that satisfies the
  /// condition, judging by the languages alone.
  func impossibleOffset(_ findings: [CompiledPattern.Finding]) -> Int? {
    switch self {
    case .language(let index): findings[index].impossibleOffset
    case .not: nil
    case .all(let conditions): conditions.compactMap { $0.impossibleOffset(findings) }.min()
    case .any(let conditions):
      conditions.reduce(Int?.some(0)) { latest, condition in
        guard let latest, let offset = condition.impossibleOffset(findings) else { return nil }
        return max(latest, offset)
      }
    }
  }

  /// Returns whether a scalar of a class can come next, judging by the languages alone.
  func allows(_ label: Int, _ findings: [CompiledPattern.Finding]) -> Bool {
    switch self {
    case .language(let index):
      findings[index].impossibleOffset == nil && findings[index].next[label]
    case .not: true
    case .all(let conditions): conditions.allSatisfy { $0.allows(label, findings) }
    case .any(let conditions): conditions.contains { $0.allows(label, findings) }
    }
  }
}
