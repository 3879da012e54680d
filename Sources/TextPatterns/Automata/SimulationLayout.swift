/// Numbers the edges of a graph for a ``Simulation``, and finds out which nodes it must ask for.
struct SimulationLayout {
  /// A node where edges come together or part.
  struct Join {
    var ins: [Int] = []
    var outs: [Int] = []

    /// The earlier joins from which an empty edge leads here.
    var sources: [Int] = []
  }

  /// The edges in the order of their numbers.
  private(set) var edges: [PatternGraph.Edge] = []

  /// The joins; empty edges lead from earlier ones to later ones.
  private(set) var joins: [Join] = []

  /// The edges that may be followed by the one with the next number.
  private(set) var shifts: [Int] = []

  /// The edges with which texts begin.
  private(set) var first: [Int] = []

  /// The join that is the end.
  private(set) var endJoin = 0

  /// Whether the empty text is in the language.
  private(set) var acceptsEmpty = false

  /// The number of words that have a bit for each edge.
  var wordCount: Int { max(1, (edges.count + 63) / 64) }

  /// About how many words are read for each scalar.
  private(set) var cost = 0

  init(_ graph: PatternGraph) {
    let count = graph.edges.count
    var outs = [[Int]](repeating: [], count: count)
    var ins = [[Int]](repeating: [], count: count)
    for node in 0..<count {
      for edge in graph.edges[node] {
        outs[node].append(edges.count)
        ins[edge.target].append(edges.count)
        edges.append(edge)
      }
    }
    var emptyIns = [Int](repeating: 0, count: count)
    for targets in graph.emptyEdges { for target in targets { emptyIns[target] += 1 } }

    // A node with one edge in and the next one out is a shift. Its empty edges are given to their
    // targets as if the edge itself led there.
    var isShift = [Bool](repeating: false, count: count)
    for node in 0..<count where node != PatternGraph.end && node != PatternGraph.start {
      guard emptyIns[node] == 0, ins[node].count == 1, outs[node].count == 1,
        outs[node][0] == ins[node][0] + 1
      else { continue }
      isShift[node] = true
      shifts.append(ins[node][0])
      for target in graph.emptyEdges[node] { ins[target].append(ins[node][0]) }
    }

    var numbers = [Int](repeating: -1, count: count)
    for node in Self.order(graph) where !isShift[node] {
      numbers[node] = joins.count
      joins.append(Join(ins: ins[node], outs: outs[node]))
    }
    for node in 0..<count where numbers[node] >= 0 {
      for target in graph.emptyEdges[node] { joins[numbers[target]].sources.append(numbers[node]) }
    }
    endJoin = numbers[PatternGraph.end]

    var isReached = [Bool](repeating: false, count: count)
    var pending = [PatternGraph.start]
    while let node = pending.popLast() {
      if isReached[node] { continue }
      isReached[node] = true
      first += outs[node]
      pending += graph.emptyEdges[node]
    }
    acceptsEmpty = isReached[PatternGraph.end]
    cost = 3 * wordCount
    for join in joins {
      cost += 3 + Self.words(join.ins) + Self.words(join.outs) + join.sources.count
    }
  }

  private static func words(_ edges: [Int]) -> Int {
    guard let low = edges.min(), let high = edges.max() else { return 0 }
    return high / 64 - low / 64 + 1
  }

  /// The nodes in an order in which empty edges lead forward, which they can because no way of empty
  /// edges leads back to where it began.
  private static func order(_ graph: PatternGraph) -> [Int] {
    var waiting = [Int](repeating: 0, count: graph.edges.count)
    for targets in graph.emptyEdges { for target in targets { waiting[target] += 1 } }
    var order = waiting.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < order.count {
      for target in graph.emptyEdges[order[next]] {
        waiting[target] -= 1
        if waiting[target] == 0 { order.append(target) }
      }
      next += 1
    }
    return order
  }
}
