/// The trees of several sets of digits in one, to walk through all of them at once.
///
/// A link is 0 for none, positive for a node and negative for a leaf.
struct PhoneKindForest {
  /// A place in some of the trees.
  struct Places: Hashable {
    /// The sources that have a place, as bits.
    private(set) var sources: UInt16 = 0

    /// The place in each of them.
    private(set) var links = InlineArray<12, Int32>(repeating: 0)

    /// The source that has a place, if it is the only one.
    var onlySource: Int? {
      sources != 0 && sources & (sources &- 1) == 0 ? sources.trailingZeroBitCount : nil
    }

    /// Whether no tree has a place.
    var isEmpty: Bool { sources == 0 }

    static func == (left: Self, right: Self) -> Bool {
      guard left.sources == right.sources else { return false }
      var sources = left.sources
      while sources != 0 {
        let source = sources.trailingZeroBitCount
        sources &= sources &- 1
        if left.links[source] != right.links[source] { return false }
      }
      return true
    }

    func hash(into hasher: inout Hasher) {
      var sources = sources
      while sources != 0 {
        let source = sources.trailingZeroBitCount
        sources &= sources &- 1
        hasher.combine(UInt64(source) << 32 | UInt64(UInt32(bitPattern: links[source])))
      }
    }

    /// Adds the place in one tree.
    mutating func insert(_ link: Int32, of source: Int) {
      links[source] = link
      sources |= 1 << UInt16(source)
    }
  }

  private var links: [Int32] = []

  /// The number of nodes, which are counted from 1 as leaves are.
  var nodeCount: Int { lengths.count - 1 }

  private var lengths: [UInt32] = [0]
  private var leaves: [UInt32] = [0]
  private var isShared: [Bool] = [false]

  /// Adds a tree, and returns the link to its root.
  mutating func add(_ source: DigitRanges) -> Int32 {
    let base = Int32(lengths.count)
    let leafBase = Int32(leaves.count)
    links.reserveCapacity(links.count + source.links.count)
    for link in source.links {
      if link.isLeaf {
        links.append(-leafBase - Int32(link.index))
      } else {
        links.append(link == .none ? 0 : base + Int32(link.index))
      }
    }
    lengths += source.lengths
    leaves += source.leaves
    isShared += source.isShared
    return base
  }

  /// Returns what a node or leaf says.
  func lengths(at link: Int32) -> UInt32 {
    link < 0 ? leaves[Int(-link)] : lengths[Int(link)]
  }

  /// Returns where a digit leads to from a node.
  func link(from node: Int32, _ digit: Int) -> Int32 {
    links[(Int(node) - 1) * 10 + digit]
  }

  /// Returns the places that are nodes: only below them there is more.
  func nodes(of places: Places) -> Places {
    var nodes = Places()
    var sources = places.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      if places.links[source] > 0 { nodes.insert(places.links[source], of: source) }
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
      if !isShared[Int(nodes.links[source])] { return false }
    }
    return true
  }

  /// Returns the places that a digit leads to from nodes.
  func places(below nodes: Places, _ digit: Int) -> Places {
    var places = Places()
    var sources = nodes.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      let link = link(from: nodes.links[source], digit)
      if link != 0 { places.insert(link, of: source) }
    }
    return places
  }
}
