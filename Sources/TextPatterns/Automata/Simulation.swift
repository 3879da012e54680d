/// Reads texts with the graph itself, for patterns whose automaton would be too large.
///
/// The edges that a text may have taken last are bits in a few words (bit parallelism, Baeza-Yates
/// and Gonnet, 1992).
///
/// If a node has one edge in and the next edge out, as in a row of characters, the step is a shift
/// of all words. All other nodes are joins, which are checked one after another.
struct Simulation: Sendable {
  /// A node where edges meet or diverge.
  private struct Join {
    /// The words, and the bits in them, of the edges into the node.
    var ins: Range<Int>
    var inBits: Int

    /// The words, and the bits in them, of the edges out of the node.
    var outs: Range<Int>
    var outBits: Int

    /// The earlier joins with an empty edge to this one, as a range of `sources`.
    var sources: Range<Int>
  }

  private var wordCount = 0
  private var joins: [Join] = []
  private var bits: [UInt64] = []
  private var sources: [Int] = []

  /// The edges that can be followed by the edge with the next number.
  private var shifts: [UInt64] = []

  /// The edges that must not be followed by a line feed.
  private var loneReturns: [UInt64] = []

  /// The edges that take each class.
  private var edgesOfClasses: [UInt64] = []

  /// The edges that texts can begin with.
  private var first: [UInt64] = []

  /// The join at the end.
  private var endJoin = 0

  /// Whether the empty text is in the language.
  private var acceptsEmpty = false

  private let lineFeed: Int
  let edgeCount: Int

  /// The approximate number of words read for each scalar, which is the cost of a step.
  let cost: Int

  /// The greatest cost, about half a microsecond for each scalar.
  static let greatestCost = 1_000

  /// Lays out a graph.
  init(_ graph: PatternGraph, classes: ScalarClasses, lineFeed: UInt16?) {
    self.lineFeed = lineFeed.map(Int.init) ?? -1
    let layout = SimulationLayout(graph)
    edgeCount = graph.edges.count
    cost = layout.cost
    wordCount = layout.wordCount
    let none = [UInt64](repeating: 0, count: wordCount)
    shifts = none
    loneReturns = none
    first = none
    edgesOfClasses = [UInt64](repeating: 0, count: wordCount * classes.count)
    for edge in layout.shifts { Self.set(edge, in: &shifts) }
    for edge in layout.first { Self.set(edge, in: &first) }
    for (edge, found) in graph.edges.enumerated() {
      if found.isLoneReturn { Self.set(Int32(edge), in: &loneReturns) }
      for label in classes.classes(ofSet: found.set) {
        edgesOfClasses[Int(label) * wordCount + edge / 64] |= 1 << UInt64(edge % 64)
      }
    }
    acceptsEmpty = layout.acceptsEmpty
    endJoin = layout.endJoin
    for join in layout.joins {
      let (ins, inBits) = add(join.ins)
      let (outs, outBits) = add(join.outs)
      let start = sources.count
      sources += join.sources.map(Int.init)
      joins.append(
        Join(
          ins: ins,
          inBits: inBits,
          outs: outs,
          outBits: outBits,
          sources: start..<sources.count
        )
      )
    }
  }

  private static func set(_ edge: Int32, in words: inout [UInt64]) {
    words[Int(edge / 64)] |= 1 << UInt64(edge % 64)
  }

  /// Adds the words of some edges, from the first to the last word that contains any of them.
  private mutating func add(_ edges: ArraySlice<Int32>) -> (words: Range<Int>, bits: Int) {
    guard let low = edges.min(), let high = edges.max() else { return (0..<0, bits.count) }
    let words = Int(low / 64)..<Int(high / 64 + 1)
    let start = bits.count
    bits += [UInt64](repeating: 0, count: words.count)
    for edge in edges { bits[start + Int(edge / 64) - words.lowerBound] |= 1 << UInt64(edge % 64) }
    return (words, start)
  }

  /// The number of bytes in the layout.
  var byteCount: Int {
    (bits.count + edgesOfClasses.count + 3 * wordCount) * 8 + joins.count
      * MemoryLayout<Join>.stride
      + sources.count * 8
  }
}

extension Simulation {
  /// The result of reading a text.
  struct Outcome {
    /// Whether the text is in the language.
    var accepts: Bool

    /// The offset of the scalar that nothing can complete.
    var impossibleOffset: Int?

    /// Whether a scalar of each class can come next.
    ///
    /// The array is empty unless it was requested.
    var next: [Bool] = []
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in the number of scalars, with ``cost`` for each.
  func run(_ text: UTF8Span, classes: ClassTable, classCount: Int? = nil) -> Outcome {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * wordCount) { words in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: joins.count) { reached in
        // SAFETY: both buffers are fully initialized before they are read, and are used only here.
        words.initialize(repeating: 0)
        reached.initialize(repeating: false)
        var state = State(
          taken: .init(rebasing: words[..<wordCount]),
          following: .init(rebasing: words[wordCount...]),
          reached: reached
        )
        return run(text, &state, classes, classCount)
      }
    }
  }

  private struct State {
    /// The edges that the text may have taken last.
    var taken: UnsafeMutableBufferPointer<UInt64>

    /// The edges that can come next, no matter which class they take.
    var following: UnsafeMutableBufferPointer<UInt64>

    /// The joins that the text may have reached.
    var reached: UnsafeMutableBufferPointer<Bool>
  }

  private func run(
    _ text: UTF8Span,
    _ state: inout State,
    _ classes: ClassTable,
    _ classCount: Int?
  ) -> Outcome {
    let bytes = text.span
    var offset = 0
    for word in 0..<wordCount { state.following[word] = first[word] }
    while offset < bytes.count {
      let byte = bytes[offset]
      let (label, length) =
        byte < 0x80
        ? (classes.label(ofASCII: byte), 1)
        : classes.label(in: bytes, at: offset, startingWith: byte)
      if offset > 0 { follow(&state, isLineFeed: label == lineFeed) }
      guard take(label, &state) else { return Outcome(accepts: false, impossibleOffset: offset) }
      offset += length
    }
    if bytes.isEmpty {
      let isImpossible = !acceptsEmpty && first.allSatisfy { $0 == 0 }
      if isImpossible { return Outcome(accepts: false, impossibleOffset: 0) }
    }
    var outcome = Outcome(accepts: bytes.isEmpty ? acceptsEmpty : isAtEnd(&state))
    if let classCount { outcome.next = next(&state, classCount, isAtStart: bytes.isEmpty) }
    return outcome
  }

  /// Returns whether a scalar of each class can come next.
  private func next(_ state: inout State, _ classCount: Int, isAtStart: Bool) -> [Bool] {
    var next = [Bool](repeating: false, count: classCount)
    if !isAtStart { follow(&state, isLineFeed: false) }
    for label in next.indices where label != lineFeed { next[label] = mayTake(label, state) }
    // The line feed comes last because it removes lone carriage returns from the state.
    if next.indices.contains(lineFeed) {
      if !isAtStart { follow(&state, isLineFeed: true) }
      next[lineFeed] = mayTake(lineFeed, state)
    }
    return next
  }

  /// Whether an edge of a class can come next.
  private func mayTake(_ label: Int, _ state: State) -> Bool {
    (0..<wordCount).contains { word in
      state.following[word] & edgesOfClasses[label * wordCount + word] != 0
    }
  }

  /// Takes the edges of a class and returns whether there are any.
  private func take(_ label: Int, _ state: inout State) -> Bool {
    var any: UInt64 = 0
    for word in 0..<wordCount {
      let taken = state.following[word] & edgesOfClasses[label * wordCount + word]
      state.taken[word] = taken
      any |= taken
    }
    return any != 0
  }

  /// Finds the edges that can come next.
  private func follow(_ state: inout State, isLineFeed: Bool) {
    var carry: UInt64 = 0
    for word in 0..<wordCount {
      if isLineFeed { state.taken[word] &= ~loneReturns[word] }
      let shifted = state.taken[word] & shifts[word]
      state.following[word] = shifted << 1 | carry
      carry = shifted >> 63
    }
    reach(&state)
    for (index, join) in joins.enumerated() where state.reached[index] {
      for word in join.outs.indices {
        state.following[word] |= bits[join.outBits + word - join.outs.lowerBound]
      }
    }
  }

  /// Finds the joins that the text may have reached.
  private func reach(_ state: inout State) {
    for (index, join) in joins.enumerated() {
      var any: UInt64 = 0
      for word in join.ins.indices {
        any |= state.taken[word] & bits[join.inBits + word - join.ins.lowerBound]
      }
      var isReached = any != 0
      for source in join.sources where !isReached { isReached = state.reached[sources[source]] }
      state.reached[index] = isReached
    }
  }

  private func isAtEnd(_ state: inout State) -> Bool {
    reach(&state)
    return state.reached[endJoin]
  }
}
