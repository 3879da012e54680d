/// Numbers the edges of a graph for a ``Simulation`` and finds the nodes that it must check.
struct SimulationLayout {
  /// A node where edges meet or diverge.
  struct Join {
    let ins: ArraySlice<Int32>
    let outs: ArraySlice<Int32>

    /// The earlier joins with an empty edge to this one.
    let sources: ArraySlice<Int32>
  }

  /// The joins.
  ///
  /// Empty edges lead from earlier joins to later ones.
  private(set) var joins: [Join] = []

  /// The edges that can be followed by the edge with the next number.
  private(set) var shifts: [Int32] = []

  /// The edges that texts can begin with.
  private(set) var first: [Int32] = []

  /// The join at the end.
  private(set) var endJoin = 0

  /// Whether the empty text is in the language.
  private(set) var acceptsEmpty = false

  /// The number of words with a bit for each edge.
  private(set) var wordCount = 1

  /// The approximate number of words read for each scalar.
  private(set) var cost = 0

  /// Lays out a graph.
  ///
  /// Edges keep their numbers, so the edges of a row of characters have consecutive numbers.
  init(_ graph: PatternGraph) {
    wordCount = max(1, (graph.edges.count + 63) / 64)
    var arrivals = graph.edges.enumerated().map { (group: Int32($1.target), number: Int32($0)) }
    let order = Self.order(graph)
    let isShift = findShifts(graph, order.hasEmptyIns, &arrivals)
    addJoins(graph, order.nodes, isShift, NumberGroups(count: graph.nodeCount, arrivals))

    var isReached = [Bool](repeating: false, count: graph.nodeCount)
    var pending = [Int32(PatternGraph.start)]
    while let node = pending.popLast() {
      if isReached[Int(node)] { continue }
      isReached[Int(node)] = true
      first += graph.edgesFromNodes[Int(node)]
      pending += graph.emptyTargets[Int(node)]
    }
    acceptsEmpty = isReached[PatternGraph.end]
    cost = joins.reduce(3 * wordCount) {
      $0 + 3 + Self.words($1.ins) + Self.words($1.outs) + $1.sources.count
    }
  }

  /// Finds the nodes with one edge in and the next edge out, where a step is a shift.
  ///
  /// The targets of their empty edges are treated as if the edge itself led there. `arrivals` has
  /// the edges into each node.
  private mutating func findShifts(
    _ graph: PatternGraph,
    _ hasEmptyIns: [Bool],
    _ arrivals: inout [(group: Int32, number: Int32)]
  ) -> [Bool] {
    let ins = NumberGroups(count: graph.nodeCount, arrivals)
    var isShift = [Bool](repeating: false, count: graph.nodeCount)
    for node in 0..<graph.nodeCount where node != PatternGraph.end && node != PatternGraph.start {
      guard !hasEmptyIns[node], ins[node].count == 1, graph.edgesFromNodes[node].count == 1,
        let edge = ins[node].first, graph.edgesFromNodes[node].first == edge + 1
      else { continue }
      isShift[node] = true
      shifts.append(edge)
      for target in graph.emptyTargets[node] { arrivals.append((target, edge)) }
    }
    return isShift
  }

  private mutating func addJoins(
    _ graph: PatternGraph,
    _ order: [Int32],
    _ isShift: [Bool],
    _ ins: NumberGroups
  ) {
    let nodes = order.map(Int.init).filter { !isShift[$0] }
    var numbers = [Int32](repeating: -1, count: graph.nodeCount)
    for (number, node) in nodes.enumerated() { numbers[node] = Int32(number) }
    endJoin = Int(numbers[PatternGraph.end])
    var ways: [(Int32, Int32)] = []
    for node in nodes {
      for target in graph.emptyTargets[node] { ways.append((numbers[Int(target)], numbers[node])) }
    }
    let sources = NumberGroups(count: nodes.count, ways)
    joins = nodes.enumerated().map { number, node in
      Join(ins: ins[node], outs: graph.edgesFromNodes[node], sources: sources[number])
    }
  }

  /// Returns the number of words from the first to the last one with any of some edges.
  private static func words(_ edges: ArraySlice<Int32>) -> Int {
    guard let low = edges.min(), let high = edges.max() else { return 0 }
    return Int(high / 64 - low / 64) + 1
  }

  /// Returns the nodes in an order where empty edges lead forward, and whether an empty edge leads
  /// to each node.
  ///
  /// This order exists because no path of empty edges leads back to its start.
  private static func order(_ graph: PatternGraph) -> (nodes: [Int32], hasEmptyIns: [Bool]) {
    var waiting = [Int32](repeating: 0, count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      for target in graph.emptyTargets[node] { waiting[Int(target)] += 1 }
    }
    let hasEmptyIns = waiting.map { $0 > 0 }
    var order = waiting.indices.filter { waiting[$0] == 0 }.map(Int32.init)
    var next = 0
    while next < order.count {
      for target in graph.emptyTargets[Int(order[next])] {
        waiting[Int(target)] -= 1
        if waiting[Int(target)] == 0 { order.append(target) }
      }
      next += 1
    }
    return (order, hasEmptyIns)
  }
}
