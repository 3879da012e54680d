/// Joins the ranges of a region's types to one tree.
struct PhoneKindTreeBuilder {
  /// Ten links and a row for each node; see ``PhoneKindTree``.
  private(set) var nodes: [UInt16] = []

  /// The kinds for each of 32 lengths, row after row; the first row is empty.
  private(set) var rows: [UInt16] = Array(repeating: 0, count: 32)

  // The sources, one after the other. A place is the number of a node in that, or -1 for none.
  private let count: Int
  private var links: [UInt16] = []
  private var lengths: [UInt32] = []
  private var bases = InlineArray<12, Int32>(repeating: 0)

  private var masks: [InlineArray<12, UInt32>] = [InlineArray(repeating: 0)]
  private var rowOfHash: [UInt64: UInt16] = [:]
  private var rowsOfOne: [(mask: UInt32, source: Int, row: UInt16)] = []

  /// Joins ranges, given in the order of the bits of ``PhoneKinds``.
  ///
  /// - Throws: `PhoneRegionError` if there are too many ranges.
  init(_ sources: [DigitRanges]) throws(PhoneRegionError) {
    count = sources.count
    for (index, source) in sources.enumerated() {
      bases[index] = Int32(lengths.count)
      links += source.links
      lengths += source.lengths
    }
    _ = try join(bases, isRoot: true)
  }

  /// Adds the node that stands for a place in each source, and returns the link to it.
  private mutating func join(
    _ places: InlineArray<12, Int32>,
    isRoot: Bool
  ) throws(PhoneRegionError) -> UInt16 {
    if let source = onlySource(at: places) {
      return try join(Int(places[source]), of: source, isRoot: isRoot)
    }
    let row = row(of: places)
    var node = isRoot ? addNode(row) : -1
    for digit in 0..<10 {
      var next = InlineArray<12, Int32>(repeating: -1)
      var hasNext = false
      for source in 0..<count where places[source] >= 0 {
        let child = links[Int(places[source]) * 10 + digit]
        if child != 0 {
          next[source] = bases[source] + Int32(child)
          hasNext = true
        }
      }
      guard hasNext else { continue }
      if node < 0 { node = addNode(row) }
      let link = try join(next, isRoot: false)
      nodes[node * 11 + digit] = link
    }
    return try link(to: node, row)
  }

  /// Adds the node that stands for a place in one source, and returns the link to it.
  ///
  /// Most nodes are of one source only, so this is where the time goes.
  private mutating func join(
    _ place: Int,
    of source: Int,
    isRoot: Bool
  ) throws(PhoneRegionError) -> UInt16 {
    let row = row(of: lengths[place], source)
    var node = isRoot ? addNode(row) : -1
    for digit in 0..<10 {
      let child = links[place * 10 + digit]
      guard child != 0 else { continue }
      if node < 0 { node = addNode(row) }
      let link = try join(Int(bases[source]) + Int(child), of: source, isRoot: false)
      nodes[node * 11 + digit] = link
    }
    return try link(to: node, row)
  }

  private func link(to node: Int, _ row: UInt16) throws(PhoneRegionError) -> UInt16 {
    guard node < 0x8000, row < 0x8000 else {
      throw PhoneRegionError(part: "ranges", reason: "there are too many ranges")
    }
    return node < 0 ? 0x8000 | row : UInt16(node)
  }

  /// Returns the source that has a place, if it is the only one.
  private func onlySource(at places: InlineArray<12, Int32>) -> Int? {
    var found: Int?
    for source in 0..<count where places[source] >= 0 {
      if found != nil { return nil }
      found = source
    }
    return found
  }

  /// Returns the row with what one source says; few different rows occur, often one after another.
  private mutating func row(of mask: UInt32, _ source: Int) -> UInt16 {
    if mask == 0 { return 0 }
    for known in rowsOfOne where known.mask == mask && known.source == source { return known.row }
    var places = InlineArray<12, UInt32>(repeating: 0)
    places[source] = mask
    let row = row(with: places)
    rowsOfOne.append((mask, source, row))
    return row
  }

  private mutating func addNode(_ row: UInt16) -> Int {
    let node = nodes.count / 11
    for _ in 0..<10 { nodes.append(0) }
    nodes.append(row)
    return node
  }

  /// Returns the row with the kinds that begin at some places; equal rows are kept once.
  private mutating func row(of places: InlineArray<12, Int32>) -> UInt16 {
    var mask = InlineArray<12, UInt32>(repeating: 0)
    for source in 0..<count where places[source] >= 0 {
      mask[source] = lengths[Int(places[source])]
    }
    return row(with: mask)
  }

  private mutating func row(with mask: InlineArray<12, UInt32>) -> UInt16 {
    var hash: UInt64 = 0
    for source in 0..<count {
      hash = (hash ^ UInt64(mask[source])) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    if hash == 0 { return 0 }
    while let row = rowOfHash[hash] {
      if isEqual(masks[Int(row)], mask) { return row }
      hash &+= 1
    }
    let row = UInt16(truncatingIfNeeded: masks.count)
    rowOfHash[hash] = row
    masks.append(mask)
    for length in UInt32(0)..<32 {
      var kinds: UInt16 = 0
      for source in 0..<count where mask[source] & (1 << length) != 0 {
        kinds |= 1 << UInt16(source)
      }
      rows.append(kinds)
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
