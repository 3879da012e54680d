extension TextPattern {
  /// Returns one of the shortest texts that match, preferring letters and digits; nil if nothing
  /// matches.
  ///
  ///     try TextPattern(#"[A-Z]{2}-\d{6}"#).shortestMatch()  // "AA-000000"
  ///     try TextPattern("[a&&b]").shortestMatch()            // nil
  ///
  /// For a pattern with look-aheads that is too large for one automaton, nil can also mean that no
  /// match was found.
  ///
  /// - Complexity: O(*n*) in the size of the pattern.
  public func shortestMatch() -> String? {
    let compiled = compiled
    if let automaton = compiled.automaton {
      let examples = (0..<compiled.classes.count).map { label in
        compiled.classes.scalars { $0 == label }.typicalScalar
      }
      return automaton.shortestText(examples)
    }
    let texts = plan.ways.compactMap { way in
      var sets = ScalarSetList()
      let graph = PatternGraph(plan.languages[way.language], sets: &sets)
      return graph.shortestText(sets.sets.map(\.typicalScalar))
    }
    return texts.filter { matches($0.utf8Span) }.min {
      $0.unicodeScalars.count < $1.unicodeScalars.count
    }
  }

  /// Whether no text matches; nil if the pattern is too large to know.
  ///
  ///     try TextPattern("(?=[0-9]+$)[A-Z]+").matchesNothing  // true
  public var matchesNothing: Bool? {
    compiled.automaton == nil ? nil : shortestMatch() == nil
  }
}

extension ScalarSet {
  /// The member that readers would expect in an example: an ASCII letter or digit, or otherwise
  /// another visible character; nil if the set is empty.
  var typicalScalar: Unicode.Scalar? {
    let preferred: [ClosedRange<Unicode.Scalar>] = [
      "a"..."z", "A"..."Z", "0"..."9", "!"..."~", " "..." ", "\u{A1}"..."\u{AC}",
      "\u{AE}"..."\u{10FFFF}", "\0"..."\u{10FFFF}",
    ]
    for range in preferred {
      let found = intersection(ScalarSet(range)).subtracting(ScalarSet(0xD800...0xDFFF))
      if let first = found.boundaries.first { return Unicode.Scalar(first) }
    }
    return nil
  }
}

extension Automaton {
  /// Returns one of the shortest accepted texts.
  ///
  /// `examples` has a scalar of each class.
  fileprivate func shortestText(_ examples: [Unicode.Scalar?]) -> String? {
    var search = BreadthFirstSearch<UInt16>(from: start)
    if start == Self.dead { return nil }
    while let state = search.next() {
      if accepts(state) { return search.text(to: state) }
      for (label, example) in examples.enumerated() {
        let following = next(state, label)
        if following != Self.dead, let example { search.reach(following, from: state, by: example) }
      }
    }
    return nil
  }
}

extension PatternGraph {
  /// Returns one of the shortest texts that lead from the start to the end.
  ///
  /// `examples` has a scalar of each set.
  fileprivate func shortestText(_ examples: [Unicode.Scalar?]) -> String? {
    var search = BreadthFirstSearch<Int>(from: Self.start)
    while let node = search.next() {
      if node == Self.end { return search.text(to: node) }
      for target in emptyTargets[node] { search.reach(Int(target), from: node, by: nil) }
      for edge in edgesFromNodes[node].map({ edges[Int($0)] }) {
        if let example = examples[edge.set] { search.reach(edge.target, from: node, by: example) }
      }
    }
    return nil
  }
}

/// Finds the shortest paths.
///
/// It first follows paths that take no scalar.
private struct BreadthFirstSearch<Place: Hashable> {
  private var arrivals: [Place: (from: Place, scalar: Unicode.Scalar?)] = [:]
  private var near: [Place]
  private var far: [Place] = []

  /// The places that are or were in `near`.
  ///
  /// There can't be a shorter path to them.
  private var settled: Set<Place>
  private var position = 0

  init(from start: Place) {
    near = [start]
    settled = [start]
  }

  /// Returns the next place, in the order of the lengths of their paths.
  mutating func next() -> Place? {
    if position == near.count {
      near = far.filter { settled.insert($0).inserted }
      far = []
      position = 0
    }
    guard position < near.count else { return nil }
    defer { position += 1 }
    return near[position]
  }

  /// Stores a path to a place if it is shorter than earlier ones.
  mutating func reach(_ place: Place, from: Place, by scalar: Unicode.Scalar?) {
    if let scalar {
      guard !settled.contains(place), arrivals[place] == nil else { return }
      arrivals[place] = (from, scalar)
      far.append(place)
    } else if settled.insert(place).inserted {
      arrivals[place] = (from, nil)
      near.append(place)
    }
  }

  /// Returns the text of the path to a place.
  func text(to place: Place) -> String {
    var scalars: [Unicode.Scalar] = []
    var place = place
    while let arrival = arrivals[place] {
      if let scalar = arrival.scalar { scalars.append(scalar) }
      place = arrival.from
    }
    return String(String.UnicodeScalarView(scalars.reversed()))
  }
}
