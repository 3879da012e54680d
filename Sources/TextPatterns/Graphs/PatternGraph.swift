/// A language as a graph: a text is in it if a path from the start to the end spells the text.
///
/// This is Thompson's construction (1968). Nodes are places between scalars. An edge takes one
/// scalar from a set, and an empty edge takes none. No path of empty edges leads back to its start.
struct PatternGraph {
  /// An edge that takes a scalar.
  struct Edge {
    /// The node that the edge leaves.
    var source: Int

    /// The set, an index into the pattern's list.
    var set: Int

    /// The node that the edge leads to.
    var target: Int

    /// Whether a line feed must not come next.
    ///
    /// The edge takes a carriage return alone, while ICU's `.` takes a carriage return together
    /// with a following line feed.
    var isLoneReturn = false
  }

  /// An edge that takes nothing.
  private struct EmptyEdge {
    var source: Int
    var target: Int
  }

  /// The edges in the order of the pattern.
  private(set) var edges: [Edge] = []
  private var emptyEdges: [EmptyEdge] = []
  private(set) var nodeCount = 0

  /// The indices of the edges that leave each node.
  private(set) var edgesFromNodes = NumberGroups(count: 0, [])

  /// The nodes that empty edges lead to from each node.
  private(set) var emptyTargets = NumberGroups(count: 0, [])

  /// Whether an edge takes a carriage return alone.
  private(set) var hasLoneReturn = false

  /// Whether a path from the start might never reach the end, because a set is empty or a line feed
  /// must not follow.
  private(set) var hasDeadEnds = false

  /// The node where paths begin.
  static let start = 0

  /// The node where paths end.
  static let end = 1

  private static let carriageReturn = ScalarSet("\r")
  private static let lineFeed = ScalarSet("\n")
  private static let others = carriageReturn.inverted

  /// The maximum number of edges in one language.
  static let greatestEdgeCount = 20_000

  /// Builds the graph of a language.
  ///
  /// The ``PatternSize`` of the language must be within the limit.
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

  /// Removes the edges that can't lead to the end.
  ///
  /// There are such edges if a set is empty.
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

  private mutating func add(_ node: PatternNode, from: Int, to: Int, _ sets: inout ScalarSetList) {
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
      // The repeated part takes a scalar each time, so a loop never comes back empty.
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

/// The sets of a pattern, without duplicates.
struct ScalarSetList {
  private(set) var sets: [ScalarSet] = []
  private var indices: [ScalarSet: Int] = [:]

  /// Most patterns have few sets, and comparing with each of them is faster than hashing.
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

  /// A node that doesn't match the empty text and, when repeated, matches the same texts as this
  /// node when repeated; nil if this node matches only the empty text.
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

/// The number of edges in a pattern's graphs, and the count that makes them too large.
struct PatternSize {
  /// The number of edges, or of copies of nothing, up to one billion.
  private(set) var edges = 0

  /// The greatest part that a count has multiplied, and the count's offset.
  ///
  /// Once a part exceeds the limit, no larger part replaces it, so the innermost count that is too
  /// large is reported.
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
      guard let offset = largest.offset else { throw TextPatternError("the pattern is too large") }
      throw TextPatternError(
        "a count makes the pattern too large",
        at: offset,
        hint: "use a length check, which doesn't have this limit"
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
      // A part that matches nothing is copied too.
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
