/// Makes a deterministic automaton of a graph: each of its states is a set of nodes that a text may have
/// come to (Rabin and Scott, 1959).
struct SubsetConstruction {
  /// The automaton.
  private(set) var automaton: DraftAutomaton

  private let graph: PatternGraph
  private let classes: ScalarClasses
  private let lineFeed: UInt16?

  /// What a node of a state is written as: twice its number, and one more if no line feed may follow.
  private typealias Place = UInt32

  /// The places of all states, one state behind the other.
  private var places: [Place] = []

  /// Where the places of each state begin, and the end of the last.
  private var starts: [Int] = [0]

  /// States by the hash of their places: one more than the number, 0 where there is none.
  private var slots = [Int32](repeating: 0, count: 64)

  /// The round in which a place was last seen, so that nothing has to be cleared.
  private var seen: [Int]
  private var round = 0
  private var pending: [Place] = []
  private var found: [Place] = []

  /// Makes the automaton.
  ///
  /// - Returns: Nil if it would be larger than the budget, or take longer to make.
  init?(
    _ graph: PatternGraph,
    classes: ScalarClasses,
    lineFeed: UInt16?,
    budget: AutomatonBudget
  ) {
    self.graph = graph
    self.classes = classes
    self.lineFeed = lineFeed
    automaton = DraftAutomaton(classCount: classes.count)
    seen = [Int](repeating: 0, count: graph.edges.count * 2)
    var work = 0
    var targets = [[Place]](repeating: [], count: classes.count)
    intern(closure(of: [Place(PatternGraph.start * 2)], &work))
    var state = 0
    while state < automaton.stateCount {
      collectTargets(of: state, into: &targets, &work)
      var last: (targets: Int, state: Int32)?
      for label in targets.indices where !targets[label].isEmpty {
        // Neighbouring classes often lead to the same places.
        if let last, targets[last.targets] == targets[label] {
          automaton.set(state, label, to: last.state)
          continue
        }
        guard work <= budget.work else { return nil }
        let next = intern(closure(of: targets[label], &work))
        automaton.set(state, label, to: next)
        last = (label, next)
      }
      guard work <= budget.work, budget.allows(automaton) else { return nil }
      state += 1
    }
  }

  /// Finds the places to which each class leads from a state.
  private func collectTargets(of state: Int, into targets: inout [[Place]], _ work: inout Int) {
    for label in targets.indices { targets[label].removeAll(keepingCapacity: true) }
    for index in starts[state]..<starts[state + 1] {
      let place = places[index]
      for edge in graph.edges[Int(place / 2)] {
        let target = Place(edge.target * 2 + (edge.isLoneReturn ? 1 : 0))
        let labels = classes.classes(ofSet: edge.set)
        work += labels.count
        for label in labels where place % 2 == 0 || label != lineFeed {
          targets[Int(label)].append(target)
        }
      }
    }
  }

  /// Returns the places that empty edges lead to, of those that matter: where edges leave, and the end.
  private mutating func closure(of targets: [Place], _ work: inout Int) -> [Place] {
    round += 1
    found.removeAll(keepingCapacity: true)
    // A place that a line feed may follow makes the same one superfluous that it may not.
    for isGuarded in [Place(0), 1] {
      pending.removeAll(keepingCapacity: true)
      for target in targets where target % 2 == isGuarded { pending.append(target) }
      while let place = pending.popLast() {
        let isKnown = seen[Int(place)] == round || seen[Int(place & ~1)] == round
        if isKnown { continue }
        seen[Int(place)] = round
        work += 1
        let node = Int(place / 2)
        if node == PatternGraph.end || !graph.edges[node].isEmpty { found.append(place) }
        for next in graph.emptyEdges[node] { pending.append(Place(next * 2) + isGuarded) }
      }
    }
    found.sort()
    return found
  }

  /// Returns the number of the state with some places, which is made if there is none.
  @discardableResult
  private mutating func intern(_ wanted: [Place]) -> Int32 {
    if (starts.count + 1) * 2 > slots.count { growSlots() }
    var slot = Self.hash(wanted[...]) & (slots.count - 1)
    while slots[slot] != 0 {
      let state = Int(slots[slot]) - 1
      if places[starts[state]..<starts[state + 1]].elementsEqual(wanted) { return Int32(state) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let isAccepting = wanted.contains { Int($0 / 2) == PatternGraph.end }
    let state = automaton.addState(isAccepting: isAccepting)
    places += wanted
    starts.append(places.count)
    slots[slot] = Int32(state + 1)
    return Int32(state)
  }

  private mutating func growSlots() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    for state in 0..<(starts.count - 1) {
      var slot = Self.hash(places[starts[state]..<starts[state + 1]]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(state + 1)
    }
  }

  private static func hash(_ places: ArraySlice<Place>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in places { hash = (hash ^ UInt64(place)) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 20)
  }
}
