/// A language as a graph: a text is in it if a way from the start to the end spells the text.
///
/// This is Thompson's construction (1968). Nodes are places between scalars; an edge takes one scalar of
/// a set; an empty edge takes none. No way of empty edges leads back to where it began.
struct PatternGraph {
  /// An edge that takes a scalar.
  struct Edge {
    /// The node that the edge leaves.
    var source: Int

    /// The set, an index into the pattern's list.
    var set: Int

    /// Where the edge leads.
    var target: Int

    /// Whether no line feed may come next: the edge takes a carriage return alone, which ICU's `.` takes
    /// together with a line feed behind it.
    var isLoneReturn = false
  }

  /// An edge that takes nothing.
  private struct EmptyEdge {
    var source: Int
    var target: Int
  }

  /// The edges in the order in which the pattern names them.
  private(set) var edges: [Edge] = []
  private var emptyEdges: [EmptyEdge] = []

  /// The number of nodes.
  private(set) var nodeCount = 0

  /// By node, the edges that leave it, as indices.
  private(set) var edgesFromNodes = NumberGroups(count: 0, [])

  /// By node, the nodes that empty edges lead to from it.
  private(set) var emptyTargets = NumberGroups(count: 0, [])

  /// Whether an edge takes a carriage return alone.
  private(set) var hasLoneReturn = false

  /// Whether a way from the start may be one that never comes to the end: where a set is empty, and where
  /// no line feed may follow.
  private(set) var hasDeadEnds = false

  /// Where ways begin.
  static let start = 0

  /// Where ways end.
  static let end = 1

  private static let carriageReturn = ScalarSet("\r")
  private static let lineFeed = ScalarSet("\n")
  private static let others = carriageReturn.inverted

  /// The greatest number of edges of one language.
  static let greatestEdgeCount = 20_000

  /// Makes the graph of a language.
  ///
  /// The language is one whose ``PatternSize`` is within the limit.
  init(_ root: PatternNode, sets: inout ScalarSetList) {
    nodeCount = 2
    add(root, from: Self.start, to: Self.end, &sets)
    hasDeadEnds = hasLoneReturn
    if edges.contains(where: { !sets.sets[$0.set].hasText }) {
      hasDeadEnds = true
      trim(sets.sets)
    }
    edgesFromNodes = NumberGroups(
      count: nodeCount,
      edges.enumerated().map { (Int32($1.source), Int32($0)) }
    )
    emptyTargets = NumberGroups(
      count: nodeCount,
      emptyEdges.map { (Int32($0.source), Int32($0.target)) }
    )
  }

  /// Drops the edges from which no way leads to the end, which there are where a set is empty.
  private mutating func trim(_ sets: [ScalarSet]) {
    edges.removeAll { !sets[$0.set].hasText }
    let ways =
      edges.map { (Int32($0.target), Int32($0.source)) }
      + emptyEdges.map { (Int32($0.target), Int32($0.source)) }
    let sources = NumberGroups(count: nodeCount, ways)
    var isAlive = [Bool](repeating: false, count: nodeCount)
    var pending = [Int32(Self.end)]
    while let node = pending.popLast() {
      if isAlive[Int(node)] { continue }
      isAlive[Int(node)] = true
      pending += sources[Int(node)]
    }
    edges.removeAll { !isAlive[$0.target] }
    emptyEdges.removeAll { !isAlive[$0.target] }
  }

  private mutating func addNode() -> Int {
    nodeCount += 1
    return nodeCount - 1
  }

  private mutating func addEmptyEdge(_ from: Int, _ to: Int) {
    if from != to { emptyEdges.append(EmptyEdge(source: from, target: to)) }
  }

  private mutating func addEdge(_ from: Int, _ set: Int, _ to: Int, isLoneReturn: Bool = false) {
    edges.append(Edge(source: from, set: set, target: to, isLoneReturn: isLoneReturn))
  }

  private mutating func add(
    _ node: PatternNode,
    from: Int,
    to: Int,
    _ sets: inout ScalarSetList
  ) {
    switch node {
    case .empty, .anchor, .lookAhead:
      addEmptyEdge(from, to)
    case .scalar(let set):
      addEdge(from, sets.index(of: set), to)
    case .anyCharacter:
      hasLoneReturn = true
      let carriageReturn = sets.index(of: Self.carriageReturn)
      let lineFeed = sets.index(of: Self.lineFeed)
      let between = addNode()
      addEdge(from, sets.index(of: Self.others), to)
      addEdge(from, carriageReturn, between)
      addEdge(between, lineFeed, to)
      addEdge(from, carriageReturn, to, isLoneReturn: true)
    case .group(_, let inside):
      add(inside, from: from, to: to, &sets)
    case .alternatives(let branches):
      for branch in branches { add(branch, from: from, to: to, &sets) }
    case .sequence(let items):
      var place = from
      for (index, item) in items.enumerated() {
        let next = index == items.count - 1 ? to : addNode()
        add(item, from: place, to: next, &sets)
        place = next
      }
      if items.isEmpty { addEmptyEdge(from, to) }
    case .repetition(let inside, let repetition):
      add(inside, repetition, from: from, to: to, &sets)
    }
  }

  private mutating func add(
    _ node: PatternNode,
    _ repetition: Repetition,
    from: Int,
    to: Int,
    _ sets: inout ScalarSetList
  ) {
    let minimum = node.matchesEmpty ? 0 : repetition.minimum
    var place = from
    guard let maximum = repetition.maximum else {
      for _ in 0..<max(0, minimum - 1) {
        let next = addNode()
        add(node, from: place, to: next, &sets)
        place = next
      }
      // What is repeated takes a scalar each time, so that a loop never comes back empty.
      guard let body = node.repeatedBody else { return addEmptyEdge(place, to) }
      let loop = addNode()
      addEmptyEdge(place, loop)
      if minimum == 0 {
        add(body, from: loop, to: loop, &sets)
        addEmptyEdge(loop, to)
      } else {
        let behind = addNode()
        add(body, from: loop, to: behind, &sets)
        addEmptyEdge(behind, loop)
        addEmptyEdge(behind, to)
      }
      return
    }
    if maximum == 0 { return addEmptyEdge(from, to) }
    for index in 0..<maximum {
      let next = index == maximum - 1 ? to : addNode()
      if index >= minimum { addEmptyEdge(place, to) }
      add(node, from: place, to: next, &sets)
      place = next
    }
  }
}

/// The sets of a pattern, each once.
struct ScalarSetList {
  private(set) var sets: [ScalarSet] = []
  private var indices: [ScalarSet: Int] = [:]

  /// Most patterns have few sets, and to compare with each is faster than to hash.
  private static let comparedCount = 16

  mutating func index(of set: ScalarSet) -> Int {
    if let known = sets.prefix(Self.comparedCount).firstIndex(of: set) ?? indices[set] {
      return known
    }
    if sets.count >= Self.comparedCount { indices[set] = sets.count }
    sets.append(set)
    return sets.count - 1
  }
}

extension PatternNode {
  /// Whether the node matches the empty text.
  var matchesEmpty: Bool {
    switch self {
    case .empty, .anchor, .lookAhead: true
    case .scalar, .anyCharacter: false
    case .sequence(let nodes): nodes.allSatisfy(\.matchesEmpty)
    case .alternatives(let nodes): nodes.contains(where: \.matchesEmpty)
    case .repetition(let node, let repetition): repetition.minimum == 0 || node.matchesEmpty
    case .group(_, let node): node.matchesEmpty
    }
  }

  /// A node that matches no empty text and, repeated any number of times, matches what this one does
  /// when repeated; nil if this node matches nothing else than the empty text.
  ///
  /// This is the star normal form of Brüggemann-Klein (1993).
  fileprivate var repeatedBody: PatternNode? {
    guard matchesEmpty else { return self }
    switch self {
    case .empty, .anchor, .lookAhead: return nil
    case .scalar, .anyCharacter: return self
    case .sequence(let nodes), .alternatives(let nodes):
      let bodies = nodes.compactMap(\.repeatedBody)
      return bodies.isEmpty ? nil : .alternatives(bodies)
    case .repetition(let node, let repetition):
      return repetition.maximum == 0 ? nil : node.repeatedBody
    case .group(_, let node): return node.repeatedBody
    }
  }
}

/// How many edges the graphs of a pattern have, and which count is to blame if they are too many.
struct PatternSize {
  /// The number of edges, or of copies of nothing; no more than a thousand million.
  private(set) var edges = 0

  /// The greatest part that a count has multiplied, and the count's offset.
  ///
  /// Once a part is beyond the limit, no larger one takes its place: the innermost count that is
  /// too large is to blame.
  private var largest: (size: Int, offset: Int?) = (0, nil)

  /// The offset of the count that made the largest part.
  var largestOffset: Int? { largest.offset }

  private static let largestSize = 1_000_000_000

  /// Measures the languages of a pattern.
  ///
  /// - Throws: An error at the count that makes the pattern too large.
  init(of languages: [PatternNode]) throws(TextPatternError) {
    for language in languages { edges = min(edges + measure(language), Self.largestSize) }
    guard edges <= PatternGraph.greatestEdgeCount else {
      guard let offset = largest.offset else { throw TextPatternError("too large") }
      throw TextPatternError(
        "a count that makes the pattern too large",
        at: offset,
        hint: "a check of length has no such limit"
      )
    }
  }

  private mutating func measure(_ node: PatternNode) -> Int {
    switch node {
    case .empty, .anchor, .lookAhead: return 0
    case .scalar: return 1
    case .anyCharacter: return 4
    case .group(_, let inside): return measure(inside)
    case .sequence(let nodes), .alternatives(let nodes):
      return nodes.reduce(0) { min($0 + measure($1), Self.largestSize) }
    case .repetition(let inside, let repetition):
      // What matches nothing is copied too.
      let once = max(measure(inside), 1)
      let times = max(1, repetition.maximum ?? repetition.minimum)
      let size = min(once * times, Self.largestSize)
      if size > largest.size, largest.size <= PatternGraph.greatestEdgeCount {
        largest = (size, repetition.offset)
      }
      return size
    }
  }
}
