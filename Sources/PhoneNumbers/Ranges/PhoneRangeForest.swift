/// The trees of several sets of digits, to walk through all of them at once.
struct PhoneKindForest {
  /// A place in some of the trees.
  struct Places: Hashable {
    /// Three words with the place in each source, sixteen bits for each, and one with the sources
    /// that have a place, as bits.
    private var words = InlineArray<4, UInt64>(repeating: 0)

    /// The sources that have a place, as bits.
    var sources: UInt16 { UInt16(truncatingIfNeeded: words[3]) }

    /// The source that has a place, if it is the only one.
    var onlySource: Int? {
      sources != 0 && sources & (sources &- 1) == 0 ? sources.trailingZeroBitCount : nil
    }

    /// Whether no tree has a place.
    var isEmpty: Bool { sources == 0 }

    /// The place in a source that has one.
    @inline(__always)
    func link(of source: Int) -> DigitLink {
      DigitLink(rawValue: UInt16(truncatingIfNeeded: words[source / 4] >> UInt64(source % 4 * 16)))
    }

    static func == (left: Self, right: Self) -> Bool {
      left.words[0] == right.words[0] && left.words[1] == right.words[1]
        && left.words[2] == right.words[2] && left.words[3] == right.words[3]
    }

    func hash(into hasher: inout Hasher) {
      for index in 0..<4 { hasher.combine(words[index]) }
    }

    /// Adds the place in a tree that has none.
    @inline(__always)
    mutating func insert(_ link: DigitLink, of source: Int) {
      words[source / 4] |= UInt64(link.rawValue) << UInt64(source % 4 * 16)
      words[3] |= 1 << UInt64(source)
    }
  }

  /// The nodes and leaves of all sources, one source after the other.
  private var nodes: [DigitNode] = []
  private var leaves: [UInt32] = []

  /// Where the nodes and the leaves of each source begin.
  private var firstNodes = InlineArray<12, Int>(repeating: 0)
  private var firstLeaves = InlineArray<12, Int>(repeating: 0)

  /// The number of nodes of all sources.
  var nodeCount: Int { nodes.count }

  /// Gathers sources, at most twelve.
  init(_ sources: [DigitRanges]) {
    nodes.reserveCapacity(sources.reduce(0) { $0 + $1.nodes.count })
    for (index, source) in sources.enumerated() {
      firstNodes[index] = nodes.count
      firstLeaves[index] = leaves.count
      nodes += source.nodes
      leaves += source.leaves
    }
  }

  /// Returns the number of a node among those of all sources.
  func number(of node: DigitLink, _ source: Int) -> Int { firstNodes[source] + node.index }

  /// Returns what a node or leaf says.
  func lengths(at link: DigitLink, _ source: Int) -> UInt32 {
    link.isLeaf
      ? leaves[firstLeaves[source] + link.index] : nodes[number(of: link, source)].lengths
  }

  /// Returns where a digit leads to from a node, which is given by its number.
  func link(from node: Int, _ digit: Int) -> DigitLink { nodes[node].links[digit] }

  /// Returns the places that are nodes: only below them there is more.
  func nodes(of places: Places) -> Places {
    var nodes = Places()
    var sources = places.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      let link = places.link(of: source)
      if !link.isLeaf { nodes.insert(link, of: source) }
    }
    return nodes
  }

  /// Whether several ways may lead to nodes together.
  ///
  /// A node to which only one leads is met once.
  func isShared(_ nodes: Places) -> Bool {
    var sources = nodes.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      if !self.nodes[number(of: nodes.link(of: source), source)].isShared { return false }
    }
    return true
  }

  /// Returns the places that each digit leads to from nodes.
  func places(below nodes: Places) -> InlineArray<10, Places> {
    var places = InlineArray<10, Places>(repeating: Places())
    var sources = nodes.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      let links = self.nodes[number(of: nodes.link(of: source), source)].links
      for digit in 0..<10 where links[digit] != .none {
        places[digit].insert(links[digit], of: source)
      }
    }
    return places
  }
}
