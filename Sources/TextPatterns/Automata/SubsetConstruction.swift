/// Builds a deterministic automaton from a graph.
///
/// Each of its states is a set of nodes that a text may have reached (Rabin and Scott, 1959).
struct SubsetConstruction {
  private(set) var automaton: DraftAutomaton
  private let graph: FlatGraph
  private let lineFeed: Int

  /// Whether there are places that a line feed must not follow.
  private let hasGuards: Bool

  /// A node within a state: twice its number, plus one if a line feed must not follow.
  private typealias Place = UInt32

  /// The places of all states.
  private var states = SequenceTable()

  /// The places that a closure has reached, one bit for each.
  ///
  /// They come out in ascending order, so nothing has to be sorted.
  private var reached: [UInt64]
  private var pending: [Place] = []
  private var found: [Place] = []

  /// The place of the end, which nothing follows.
  private static let end = Place(PatternGraph.end * 2)

  /// The index of the last target in `targets` for each class, or -1.
  private var lastTargets: [Int32]

  /// The targets of the state's edges, each with the index of the previous one for the same class.
  private var targets: [(place: Place, previous: Int32)] = []

  private var work = 0

  /// Builds the automaton, and takes the work from the budget.
  ///
  /// - Returns: Nil if the automaton, or the work to build it, would exceed the budget.
  init?(
    _ graph: PatternGraph,
    classes: ScalarClasses,
    lineFeed: UInt16?,
    budget: inout AutomatonBudget
  ) {
    self.graph = FlatGraph(graph, classes)
    hasGuards = graph.hasLoneReturn
    self.lineFeed = lineFeed.map(Int.init) ?? -1
    automaton = DraftAutomaton(classCount: classes.count)
    reached = [UInt64](repeating: 0, count: (graph.nodeCount * 2 + 63) / 64)
    lastTargets = [Int32](repeating: -1, count: classes.count)
    targets.append((Place(PatternGraph.start * 2), -1))
    defer { budget.work -= work }
    _ = intern(closureOfTargets(endingAt: 0))
    var state = 0
    while state < automaton.stateCount {
      collectTargets(of: state)
      var last: (targets: Int32, state: Int32) = (-1, -1)
      for label in 0..<classes.count where lastTargets[label] >= 0 {
        // Adjacent classes often lead to the same places.
        if last.targets < 0 || !areSame(last.targets, lastTargets[label]) {
          last = (lastTargets[label], intern(closureOfTargets(endingAt: lastTargets[label])))
        }
        guard work <= budget.work else { return nil }
        automaton.set(state, label, to: last.state)
      }
      guard work <= budget.work, budget.allows(automaton) else { return nil }
      state += 1
    }
  }

  /// Finds the places that each class leads to from a state.
  private mutating func collectTargets(of state: Int) {
    for label in lastTargets.indices { lastTargets[label] = -1 }
    targets.removeAll(keepingCapacity: true)
    for place in states[state] {
      let node = Int(place / 2)
      for edge in graph.edgeStarts[node]..<graph.edgeStarts[node + 1] {
        let (target, set) = graph.edges[edge]
        let labels = graph.labelStarts[set]..<graph.labelStarts[set + 1]
        work += labels.count
        for index in labels {
          let label = graph.labels[index]
          if place % 2 == 1, label == lineFeed { continue }
          targets.append((target, lastTargets[label]))
          lastTargets[label] = Int32(targets.count - 1)
        }
      }
    }
  }

  private func areSame(_ one: Int32, _ other: Int32) -> Bool {
    var (one, other) = (one, other)
    while one >= 0, other >= 0 {
      if targets[Int(one)].place != targets[Int(other)].place { return false }
      (one, other) = (targets[Int(one)].previous, targets[Int(other)].previous)
    }
    return one == other
  }

  /// Finds the places that empty edges lead to, keeping only those that matter: places that edges
  /// leave, and the end.
  private mutating func closureOfTargets(endingAt last: Int32) -> Bool {
    var low = Int.max
    var high = 0
    var isAccepting = false
    // If a line feed can follow a place, the guarded copy of the same place is redundant.
    for isGuarded in 0...(hasGuards ? Place(1) : 0) {
      var next = last
      while next >= 0 {
        let (place, previous) = targets[Int(next)]
        if place % 2 == isGuarded { pending.append(place) }
        next = previous
      }
      while let place = pending.popLast() {
        if place & ~1 == Self.end {
          isAccepting = true
          continue
        }
        let word = Int(place / 64)
        let pair = UInt64(isGuarded == 0 ? 1 : 3) << UInt64(place & ~1 & 63)
        if reached[word] & pair != 0 { continue }
        reached[word] |= 1 << UInt64(place & 63)
        low = min(low, word)
        high = max(high, word)
        work += 1
        let node = Int(place / 2)
        for index in graph.emptyStarts[node]..<graph.emptyStarts[node + 1] {
          pending.append(graph.emptyTargets[index] + isGuarded)
        }
      }
    }
    collectReached(low, high)
    if isAccepting { found.append(Self.end) }
    return isAccepting
  }

  /// Moves the places that edges leave from `reached` to `found`.
  private mutating func collectReached(_ low: Int, _ high: Int) {
    found.removeAll(keepingCapacity: true)
    guard low <= high else { return }
    work += high - low
    for word in low...high {
      var bits = reached[word]
      reached[word] = 0
      while bits != 0 {
        let place = Place(word * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
        let node = Int(place / 2)
        if graph.edgeStarts[node] < graph.edgeStarts[node + 1] { found.append(place) }
      }
    }
  }

  /// Returns the number of the state with the places found, adding it if it is new.
  private mutating func intern(_ isAccepting: Bool) -> Int32 {
    let (number, isNew) = states.number(of: found)
    if isNew { _ = automaton.addState(isAccepting: isAccepting) }
    return Int32(number)
  }
}

/// A graph in flat arrays, so that following its edges counts no references.
private struct FlatGraph {
  /// The index where the edges of each node begin, and the end of the last one.
  var edgeStarts: [Int] = [0]

  /// The target of each edge, as a place, and its set.
  var edges: [(target: UInt32, set: Int)] = []

  /// The index where the empty edges of each node begin, and the end of the last one.
  var emptyStarts: [Int] = [0]

  /// The target of each empty edge, as a place.
  var emptyTargets: [UInt32] = []

  /// The index where the classes of each set begin, and the end of the last one.
  var labelStarts: [Int] = [0]
  var labels: [Int] = []

  init(_ graph: PatternGraph, _ classes: ScalarClasses) {
    edges.reserveCapacity(graph.edges.count)
    edgeStarts.reserveCapacity(graph.nodeCount + 1)
    emptyStarts.reserveCapacity(graph.nodeCount + 1)
    for node in 0..<graph.nodeCount {
      for index in graph.edgesFromNodes[node] {
        let edge = graph.edges[Int(index)]
        edges.append((UInt32(edge.target * 2 + (edge.isLoneReturn ? 1 : 0)), edge.set))
      }
      edgeStarts.append(edges.count)
      for target in graph.emptyTargets[node] { emptyTargets.append(UInt32(target * 2)) }
      emptyStarts.append(emptyTargets.count)
    }
    for set in 0..<classes.setCount {
      for label in classes.classes(ofSet: set) { labels.append(Int(label)) }
      labelStarts.append(labels.count)
    }
  }
}
