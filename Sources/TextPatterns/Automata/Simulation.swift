/// Reads texts with a graph itself, for patterns whose automaton would be too large: all edges that a
/// text may have taken last are bits of a few words (bit parallelism, Baeza-Yates and Gonnet, 1992).
///
/// Where a node has one edge in and the next one out, as in a row of characters, the step is a shift
/// of all words. All other nodes are joins, which are asked one after the other.
struct Simulation: Sendable {
  /// A node where edges come together or part.
  private struct Join {
    /// The words, and the bits of them, that are the edges into the node.
    var ins: Range<Int>
    var inBits: Int

    /// The words, and the bits of them, that are the edges out of the node.
    var outs: Range<Int>
    var outBits: Int

    /// The earlier joins from which an empty edge leads here, in `sources`.
    var sources: Range<Int>
  }

  private var wordCount = 0
  private var joins: [Join] = []
  private var bits: [UInt64] = []
  private var sources: [Int] = []

  /// The edges that may be followed by the one with the next number.
  private var shifts: [UInt64] = []

  /// The edges behind which no line feed may come.
  private var loneReturns: [UInt64] = []

  /// By class, the edges that take it.
  private var edgesOfClasses: [UInt64] = []

  /// The edges with which texts begin.
  private var first: [UInt64] = []

  /// The join that is the end.
  private var endJoin = 0

  /// Whether the empty text is in the language.
  private var acceptsEmpty = false

  private let lineFeed: Int

  /// The number of edges.
  let edgeCount: Int

  /// About how many words are read for each scalar, which is what a step costs.
  let cost: Int

  /// The greatest cost: half a microsecond or so for each scalar.
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

  /// Adds the words of some edges, from the first to the last one that has any.
  private mutating func add(_ edges: ArraySlice<Int32>) -> (words: Range<Int>, bits: Int) {
    guard let low = edges.min(), let high = edges.max() else { return (0..<0, bits.count) }
    let words = Int(low / 64)..<Int(high / 64 + 1)
    let start = bits.count
    bits += [UInt64](repeating: 0, count: words.count)
    for edge in edges { bits[start + Int(edge / 64) - words.lowerBound] |= 1 << UInt64(edge % 64) }
    return (words, start)
  }

  /// The bytes that the layout takes.
  var byteCount: Int {
    (bits.count + edgesOfClasses.count + 3 * wordCount) * 8 + joins.count
      * MemoryLayout<Join>.stride
      + sources.count * 8
  }
}

extension Simulation {
  /// What is known of a text that was read.
  struct Outcome {
    /// Whether the text is in the language.
    var accepts: Bool

    /// The offset of the scalar that nothing can complete.
    var impossibleOffset: Int?

    /// By class, whether a scalar of it may come next; empty unless asked for.
    var next: [Bool] = []
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in the number of scalars, with ``cost`` for each.
  func run(_ text: UTF8Span, classes: ClassTable, classCount: Int? = nil) -> Outcome {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * wordCount) { words in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: joins.count) { reached in
        // SAFETY: both buffers are initialised whole before they are read, and used here only.
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

    /// The edges that may come next, whatever they take.
    var following: UnsafeMutableBufferPointer<UInt64>

    /// The joins that the text may have come to.
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

  /// By class, whether a scalar of it may come next.
  private func next(_ state: inout State, _ classCount: Int, isAtStart: Bool) -> [Bool] {
    var next = [Bool](repeating: false, count: classCount)
    if !isAtStart { follow(&state, isLineFeed: false) }
    for label in next.indices where label != lineFeed { next[label] = mayTake(label, state) }
    // The line feed comes last, because it takes lone carriage returns out of the state.
    if next.indices.contains(lineFeed) {
      if !isAtStart { follow(&state, isLineFeed: true) }
      next[lineFeed] = mayTake(lineFeed, state)
    }
    return next
  }

  /// Whether an edge of a class may come next.
  private func mayTake(_ label: Int, _ state: State) -> Bool {
    (0..<wordCount).contains { word in
      state.following[word] & edgesOfClasses[label * wordCount + word] != 0
    }
  }

  /// Takes the edges of a class; returns whether there is any.
  private func take(_ label: Int, _ state: inout State) -> Bool {
    var any: UInt64 = 0
    for word in 0..<wordCount {
      let taken = state.following[word] & edgesOfClasses[label * wordCount + word]
      state.taken[word] = taken
      any |= taken
    }
    return any != 0
  }

  /// Finds the edges that may come next.
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

  /// Finds the joins that the text may have come to.
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
