/// Joins the ranges of a region's types to one tree.
struct PhoneKindTreeBuilder {
  /// Ten links and a row for each node; see ``PhoneKindTree``.
  private(set) var nodes: [UInt16] = []

  /// The kinds for each of 32 lengths, row after row; the first row is empty.
  private(set) var rows: [UInt16] = Array(repeating: 0, count: 32)

  /// The trees of all sources, one after the other.
  private var forest = PhoneKindForest()

  private var masks: [InlineArray<12, UInt32>] = [InlineArray(repeating: 0)]
  private var rowOfHash: [UInt64: UInt16] = [:]
  private var lastHash: UInt64 = 0
  private var lastRow: UInt16 = 0

  /// Joins ranges, given in the order of the bits of ``PhoneKinds``.
  ///
  /// - Throws: `PhoneRegionError` if there are too many ranges.
  init(_ sources: [DigitRanges]) throws(PhoneRegionError) {
    var places = PhoneKindForest.Places()
    for (index, source) in sources.enumerated() {
      places.insert(forest.add(source), of: index)
    }
    _ = try join(places, isRoot: true)
  }

  /// Adds the node that stands for a place in each source, and returns the link to it.
  private mutating func join(
    _ places: PhoneKindForest.Places,
    isRoot: Bool
  ) throws(PhoneRegionError) -> UInt16 {
    let row = row(of: places)
    let inner = forest.nodes(of: places)
    guard !inner.isEmpty || isRoot else { return try link(to: -1, row) }
    let node = nodes.count / 11
    nodes.append(contentsOf: repeatElement(0, count: 10))
    nodes.append(row)
    for digit in 0..<10 {
      let next = forest.places(below: inner, digit)
      if !next.isEmpty {
        // What is joined makes the array grow, so it is indexed only afterwards.
        let link = try join(next, isRoot: false)
        nodes[node * 11 + digit] = link
      }
    }
    return try link(to: node, row)
  }

  private func link(to node: Int, _ row: UInt16) throws(PhoneRegionError) -> UInt16 {
    guard node < 0x8000, row < 0x8000 else {
      throw PhoneRegionError(part: "ranges", reason: "there are too many ranges")
    }
    return node < 0 ? 0x8000 | row : UInt16(node)
  }

  /// Returns the row with what is said at some places; equal rows are kept once.
  ///
  /// Few different rows occur, often one after another.
  private mutating func row(of places: PhoneKindForest.Places) -> UInt16 {
    var mask = InlineArray<12, UInt32>(repeating: 0)
    var hash: UInt64 = 0
    var sources = places.sources
    while sources != 0 {
      let source = sources.trailingZeroBitCount
      sources &= sources &- 1
      let said = forest.lengths(at: places.links[source])
      guard said != 0 else { continue }
      mask[source] = said
      hash = (hash ^ (UInt64(said) << 8 | UInt64(source))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
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
    for length in UInt32(0)..<32 {
      var kinds: UInt16 = 0
      for source in 0..<12 where mask[source] & (1 << length) != 0 {
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
