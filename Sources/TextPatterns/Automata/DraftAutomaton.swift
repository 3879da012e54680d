/// How large an automaton may become.
struct AutomatonBudget {
  /// The greatest number of entries of its table; the entries, states times classes, have 16 bits.
  var entries = 65_536

  /// The greatest number of steps to make it, each of some nanoseconds.
  var work = 1_000_000

  func allows(_ automaton: DraftAutomaton) -> Bool {
    (automaton.stateCount + 1) * automaton.classCount <= entries
  }
}

/// A deterministic automaton while it is made: a table of the next state for each state and class.
struct DraftAutomaton {
  let classCount: Int

  /// By state and class: the next state, or -1 if no text that goes on so is in the language.
  private(set) var table: [Int32] = []

  /// Whether a text that ends in a state is in the language.
  private(set) var isAccepting: [Bool] = []

  /// Where texts begin, or -1 if the language is empty.
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
  /// Makes the automaton of the texts for which a condition on several languages holds: it is in a state
  /// of each of their automata at once.
  ///
  /// - Returns: Nil if it would be larger than the budget.
  init?(_ automata: [DraftAutomaton], condition: PatternCondition, budget: AutomatonBudget) {
    self.init(classCount: automata.first?.classCount ?? 1)
    var numbers: [[Int32]: Int32] = [:]
    var states: [[Int32]] = []
    var work = 0

    func number(of state: [Int32], in draft: inout DraftAutomaton) -> Int32 {
      if let known = numbers[state] { return known }
      let accepts = condition.holds { index in
        state[index] >= 0 && automata[index].isAccepting[Int(state[index])]
      }
      let number = Int32(draft.addState(isAccepting: accepts))
      numbers[state] = number
      states.append(state)
      return number
    }

    _ = number(of: automata.map(\.start), in: &self)
    var index = 0
    while index < states.count {
      let state = states[index]
      for label in 0..<classCount {
        work += 4 * automata.count
        let next = automata.indices.map { automata[$0].next(state[$0], label) }
        set(index, label, to: number(of: next, in: &self))
      }
      guard work <= budget.work, budget.allows(self) else { return nil }
      index += 1
    }
  }

  /// Drops states from which no text can be completed, so that their absence tells that nothing can.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  mutating func trim() {
    var sources = [[Int32]](repeating: [], count: stateCount)
    for state in 0..<stateCount {
      for label in 0..<classCount {
        let next = table[state * classCount + label]
        if next >= 0, sources[Int(next)].last != Int32(state) {
          sources[Int(next)].append(Int32(state))
        }
      }
    }
    var isAlive = isAccepting
    var pending = isAccepting.indices.filter { isAccepting[$0] }
    while let state = pending.popLast() {
      for source in sources[state] where !isAlive[Int(source)] {
        isAlive[Int(source)] = true
        pending.append(Int(source))
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
