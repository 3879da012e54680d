/// Joins the ranges of a region's types into one ``PhoneRangeTree``.
///
/// How it works: it walks all sources together, from their roots. A node of the new tree represents
/// the nodes in all sources that the same digits lead to. Where only one source continues, its
/// nodes are copied; this is true of most nodes.
struct PhoneRangeTreeBuilder {
  /// The nodes; see ``PhoneRangeTree``.
  private(set) var nodes: [PhoneRangeTree.Node] = []

  /// The ``PhoneRangeMembership`` for each of 32 lengths, row after row.
  ///
  /// The first row is empty.
  private(set) var rows: [UInt16] = Array(repeating: 0, count: 32)

  /// The trees of all sources, one after another.
  private let forest: PhoneRangeForest

  // The nodes that were joined before, with the links to them. Many nodes of the sources are
  // shared, so the nodes built from them are shared too.
  private var joined: [PhoneRangeForest.Links: UInt16] = [:]
  private var joinedOfOne: [UInt16]

  /// The lengths in each of the sources, row after row.
  private(set) var masks: [InlineArray<12, UInt32>] = [InlineArray(repeating: 0)]
  private var rowOfHash: [UInt64: UInt16] = [:]
  private var lastHash: UInt64 = 0
  private var lastRow: UInt16 = 0
  private var lastOfOne: (key: UInt64, row: UInt16) = (0, 0)

  /// Joins ranges, in the order of the bits of ``PhoneRangeMembership``.
  ///
  /// - Throws: `PhoneRegionError` if there are too many ranges.
  init(_ sources: [DigitRanges]) throws(PhoneRegionError) {
    forest = PhoneRangeForest(sources)
    joinedOfOne = Array(repeating: 0, count: forest.nodeCount)
    nodes.reserveCapacity(forest.nodeCount + 8)
    var roots = PhoneRangeForest.Links()
    for (index, source) in sources.enumerated() where !source.isEmpty {
      roots.insert(.none, of: index)
    }
    _ = try join(roots, isRoot: true)
  }

  /// Adds the node or leaf that represents nodes and leaves of the sources, and returns the link to
  /// it.
  private mutating func join(
    _ links: PhoneRangeForest.Links,
    isRoot: Bool
  ) throws(PhoneRegionError) -> UInt16 {
    let inner = forest.nodes(of: links)
    guard !inner.isEmpty || isRoot else { return try link(to: -1, row(of: links)) }
    // Remembering a result costs as much as joining, so only nodes that can be reached again are
    // kept.
    let isKept = forest.isShared(inner)
    if isKept, let known = joined[links] { return known }
    let row = row(of: links)
    let link: UInt16
    if let source = inner.onlySource {
      link = try join(forest.number(of: inner.link(of: source), source), of: source, row)
    } else {
      let node = addNode(row)
      let below = forest.links(below: inner)
      var last = (links: PhoneRangeForest.Links(), link: UInt16(0))
      for digit in 0..<10 where !below[digit].isEmpty {
        // Adjacent digits often lead to the same nodes.
        if below[digit] != last.links {
          last = (below[digit], try join(below[digit], isRoot: false))
        }
        nodes[node][digit] = last.link
      }
      link = try self.link(to: node, row)
    }
    if isKept { joined[links] = link }
    return link
  }

  /// Adds a copy of a node from a single source, and returns the link to it.
  ///
  /// Most nodes come from only one source, so most of the time is spent here.
  private mutating func join(
    _ sourceNode: Int,
    of source: Int,
    _ row: UInt16
  ) throws(PhoneRegionError) -> UInt16 {
    let node = addNode(row)
    for digit in 0..<10 {
      let child = forest.link(from: sourceNode, digit)
      guard child != .none else { continue }
      let number = child.isLeaf ? 0 : forest.number(of: child, source)
      if !child.isLeaf, joinedOfOne[number] != 0 {
        nodes[node][digit] = joinedOfOne[number]
        continue
      }
      let row = self.row(of: forest.lengths(at: child, source), source)
      let link = child.isLeaf ? try link(to: -1, row) : try join(number, of: source, row)
      if !child.isLeaf { joinedOfOne[number] = link }
      nodes[node][digit] = link
    }
    return try link(to: node, row)
  }

  private mutating func addNode(_ row: UInt16) -> Int {
    var node = PhoneRangeTree.Node(repeating: 0)
    node[PhoneRangeTree.indexOfRow] = row
    nodes.append(node)
    return nodes.count - 1
  }

  /// Returns the row with the lengths of one source.
  private mutating func row(of mask: UInt32, _ source: Int) -> UInt16 {
    if mask == 0 { return 0 }
    let key = UInt64(mask) << 8 | UInt64(source)
    if key == lastOfOne.key { return lastOfOne.row }
    var masks = InlineArray<12, UInt32>(repeating: 0)
    masks[source] = mask
    let row = row(with: masks, Self.mixed(0, key))
    lastOfOne = (key, row)
    return row
  }

  /// Returns a hash that includes the lengths of one more source.
  private static func mixed(_ hash: UInt64, _ key: UInt64) -> UInt64 {
    let product = (hash ^ key) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  private func link(to node: Int, _ row: UInt16) throws(PhoneRegionError) -> UInt16 {
    guard node < 0x8000, row < 0x8000 else {
      throw PhoneRegionError(part: "ranges", reason: "there are too many ranges")
    }
    return node < 0 ? 0x8000 | row : UInt16(node)
  }

  /// Returns the row with the lengths at some nodes and leaves of the sources.
  ///
  /// Equal rows are kept once. Only a few different rows occur, and the same one often occurs
  /// several times in succession.
  private mutating func row(of links: PhoneRangeForest.Links) -> UInt16 {
    var mask = InlineArray<12, UInt32>(repeating: 0)
    var hash: UInt64 = 0
    var sources = links.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      let said = forest.lengths(at: links.link(of: source), source)
      guard said != 0 else { continue }
      mask[source] = said
      hash = Self.mixed(hash, UInt64(said) << 8 | UInt64(source))
    }
    if hash == 0 { return 0 }
    if hash == lastHash, isEqual(masks[Int(lastRow)], mask) { return lastRow }
    let row = row(with: mask, hash)
    (lastHash, lastRow) = (hash, row)
    return row
  }

  private mutating func row(with mask: InlineArray<12, UInt32>, _ start: UInt64) -> UInt16 {
    var hash = start
    while let row = rowOfHash[hash] {
      if isEqual(masks[Int(row)], mask) { return row }
      hash &+= 1
    }
    let row = UInt16(truncatingIfNeeded: masks.count)
    rowOfHash[hash] = row
    masks.append(mask)
    let start = rows.count
    rows.append(contentsOf: repeatElement(0, count: 32))
    for source in 0..<12 {
      var lengths = mask[source]
      while lengths != 0 {
        rows[start + lengths.trailingZeroBitCount] |= 1 << UInt16(source)
        lengths &= lengths &- 1
      }
    }
    return row
  }

  private func isEqual(
    _ first: InlineArray<12, UInt32>,
    _ second: InlineArray<12, UInt32>
  ) -> Bool {
    for index in 0..<12 where first[index] != second[index] { return false }
    return true
  }
}
