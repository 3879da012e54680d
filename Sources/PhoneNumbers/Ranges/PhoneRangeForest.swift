/// The trees of several sets of digits, which ``PhoneRangeTreeBuilder`` walks together.
struct PhoneRangeForest {
  /// A link into each of some of the trees.
  struct Links: Hashable {
    /// Three words with 16 bits for each source's link, and one word with the sources that have a
    /// link, as a bit mask.
    private var words = InlineArray<4, UInt64>(repeating: 0)

    /// The sources that have a link, as a bit mask.
    var sources: UInt16 { UInt16(truncatingIfNeeded: words[3]) }

    /// The source that has a link, if it is the only one.
    var onlySource: Int? {
      sources != 0 && sources & (sources &- 1) == 0 ? sources.trailingZeroBitCount : nil
    }

    /// Whether no source has a link.
    var isEmpty: Bool { sources == 0 }

    /// Returns the link of a source that has one.
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

    /// Adds the link of a source that doesn't have one yet.
    @inline(__always)
    mutating func insert(_ link: DigitLink, of source: Int) {
      words[source / 4] |= UInt64(link.rawValue) << UInt64(source % 4 * 16)
      words[3] |= 1 << UInt64(source)
    }
  }

  /// The nodes and leaves of all sources, one source after another.
  private var nodes: [DigitNode] = []
  private var leaves: [UInt32] = []

  /// The indices of the first node and the first leaf of each source.
  private var firstNodes = InlineArray<12, Int>(repeating: 0)
  private var firstLeaves = InlineArray<12, Int>(repeating: 0)

  /// The number of nodes of all sources.
  var nodeCount: Int { nodes.count }

  /// Gathers at most twelve sources.
  init(_ sources: [DigitRanges]) {
    nodes.reserveCapacity(sources.reduce(0) { $0 + $1.nodes.count })
    for (index, source) in sources.enumerated() {
      firstNodes[index] = nodes.count
      firstLeaves[index] = leaves.count
      nodes += source.nodes
      leaves += source.leaves
    }
  }

  /// Returns the index of a node among the nodes of all sources.
  func number(of node: DigitLink, _ source: Int) -> Int { firstNodes[source] + node.index }

  /// Returns the lengths of a node or leaf.
  func lengths(at link: DigitLink, _ source: Int) -> UInt32 {
    link.isLeaf
      ? leaves[firstLeaves[source] + link.index] : nodes[number(of: link, source)].lengths
  }

  /// Returns the link for a digit of a node, which is given by its index.
  func link(from node: Int, _ digit: Int) -> DigitLink { nodes[node].links[digit] }

  /// Returns only the links that lead to nodes, not to leaves.
  func nodes(of links: Links) -> Links {
    var nodes = Links()
    var sources = links.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      let link = links.link(of: source)
      if !link.isLeaf { nodes.insert(link, of: source) }
    }
    return nodes
  }

  /// Whether different digits can lead to the same combination of nodes.
  ///
  /// A node with only one link to it is reached only once.
  func isShared(_ nodes: Links) -> Bool {
    var sources = nodes.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      if !self.nodes[number(of: nodes.link(of: source), source)].isShared { return false }
    }
    return true
  }

  /// Returns the links below some nodes for each digit.
  func links(below nodes: Links) -> InlineArray<10, Links> {
    var below = InlineArray<10, Links>(repeating: Links())
    var sources = nodes.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      let links = self.nodes[number(of: nodes.link(of: source), source)].links
      for digit in 0..<10 where links[digit] != .none {
        below[digit].insert(links[digit], of: source)
      }
    }
    return below
  }
}
