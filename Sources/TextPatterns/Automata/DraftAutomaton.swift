/// The maximum size of an automaton.
struct AutomatonBudget {
  /// The maximum number of entries in its table, which is states times classes.
  ///
  /// Entries have 16 bits.
  var entries = 65_536

  /// The maximum number of steps to build it, or what is left of them for the next automaton.
  ///
  /// Each takes about ten nanoseconds.
  var work = 120_000

  func allows(_ automaton: DraftAutomaton) -> Bool {
    (automaton.stateCount + 1) * automaton.classCount <= entries
  }
}

/// A deterministic automaton while it is being built: a table of the next state for each state and
/// class.
struct DraftAutomaton {
  let classCount: Int

  /// The next state for each state and class, or -1 if no text that continues this way is in the
  /// language.
  private(set) var table: [Int32] = []

  /// Whether a text that ends in a state is in the language.
  private(set) var isAccepting: [Bool] = []

  /// The state where texts begin, or -1 if the language is empty.
  private(set) var start: Int32 = 0

  var stateCount: Int { isAccepting.count }

  init(classCount: Int) { self.classCount = classCount }

  mutating func addState(isAccepting accepts: Bool) -> Int {
    isAccepting.append(accepts)
    table.append(contentsOf: repeatElement(-1, count: classCount))
    return isAccepting.count - 1
  }

  mutating func set(_ state: Int, _ label: Int, to next: Int32) {
    table[state * classCount + label] = next
  }

  func next(_ state: Int32, _ label: Int) -> Int32 {
    state < 0 ? -1 : table[Int(state) * classCount + label]
  }
}

extension DraftAutomaton {
  /// Creates the automaton of the texts that satisfy a condition on several languages.
  ///
  /// It is in a state of each of their automata at the same time. The work is taken from the
  /// budget.
  ///
  /// - Returns: Nil if the automaton would exceed the budget.
  init?(_ automata: [DraftAutomaton], condition: PatternCondition, budget: inout AutomatonBudget) {
    self.init(classCount: automata.first?.classCount ?? 1)
    var states = SequenceTable()
    var work = 0
    defer { budget.work -= work }
    // In a sequence, the state of an automaton is its number plus one, or 0 if it doesn't have a
    // state.
    var next = automata.map { UInt32($0.start + 1) }
    addState(next, of: automata, condition, &states)
    var index = 0
    while index < states.count {
      let state = Array(states[index])
      for label in 0..<classCount {
        work += 4 * automata.count
        for part in automata.indices {
          next[part] = UInt32(automata[part].next(Int32(state[part]) - 1, label) + 1)
        }
        set(index, label, to: addState(next, of: automata, condition, &states))
      }
      guard work <= budget.work, budget.allows(self) else { return nil }
      index += 1
    }
  }

  @discardableResult
  private mutating func addState(
    _ state: [UInt32],
    of automata: [DraftAutomaton],
    _ condition: PatternCondition,
    _ states: inout SequenceTable
  ) -> Int32 {
    let (number, isNew) = states.number(of: state)
    if isNew {
      let accepts = condition.holds { index in
        state[index] > 0 && automata[index].isAccepting[Int(state[index]) - 1]
      }
      _ = addState(isAccepting: accepts)
    }
    return Int32(number)
  }

  /// Removes states that no text can be completed from, so a missing next state means exactly that.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  mutating func trim() {
    // The index where the sources of each state begin, followed by all sources.
    var starts = [Int](repeating: 0, count: stateCount + 1)
    for next in table where next >= 0 { starts[Int(next) + 1] += 1 }
    for state in 0..<stateCount { starts[state + 1] += starts[state] }
    var sources = [Int32](repeating: 0, count: starts[stateCount])
    var ends = starts
    for (index, next) in table.enumerated() where next >= 0 {
      sources[ends[Int(next)]] = Int32(index / classCount)
      ends[Int(next)] += 1
    }
    var isAlive = isAccepting
    var pending = isAccepting.indices.filter { isAccepting[$0] }
    while let state = pending.popLast() {
      for index in starts[state]..<starts[state + 1] where !isAlive[Int(sources[index])] {
        isAlive[Int(sources[index])] = true
        pending.append(Int(sources[index]))
      }
    }
    if isAlive.allSatisfy(\.self) { return }
    var numbers: [Int32] = []
    var count: Int32 = 0
    for alive in isAlive {
      numbers.append(alive ? count : -1)
      if alive { count += 1 }
    }
    var kept: [Int32] = []
    for state in 0..<stateCount where isAlive[state] {
      for label in 0..<classCount {
        let next = table[state * classCount + label]
        kept.append(next < 0 ? -1 : numbers[Int(next)])
      }
    }
    start = start < 0 ? -1 : numbers[Int(start)]
    isAccepting = zip(isAccepting, isAlive).filter(\.1).map(\.0)
    table = kept
  }
}
