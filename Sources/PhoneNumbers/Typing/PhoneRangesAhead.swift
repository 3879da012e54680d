import FrozenTables

/// The lengths of a region's numbers that start with some digits, for each type.
///
/// It extends a ``PhoneRangeTree`` with the lengths at each node and anywhere below it, so one walk
/// along the digits finds the lengths. It is created when a number is first typed because it isn't
/// needed before.
struct PhoneRangesAhead: Sendable, BitwiseCopyable {
  /// The lengths of each type as bit masks, by ``PhoneNumberType/bit``.
  typealias Lengths = SIMD16<UInt32>

  private let tree: PhoneRangeTree
  private let rowOfNode: FrozenTable<UInt16>
  private let rows: FrozenTable<Lengths>

  /// Gathers the lengths below each node of a tree.
  init(_ tree: PhoneRangeTree, in memory: FrozenMemory) {
    var gatherer = Gatherer(tree)
    _ = gatherer.gather(below: 0)
    self.tree = tree
    rowOfNode = memory.table(gatherer.rowOfNode)
    rows = memory.table(gatherer.rows)
  }

  /// Returns the lengths of the numbers that start with some digits, including the digits
  /// themselves.
  func lengths(startingWith digits: DialledDigits) -> Lengths {
    let shortest = digits.count
    guard shortest < 32 else { return Lengths() }
    var rest = digits
    var node = 0
    var found = Lengths()
    while rest.first < 10 {
      found |= tree.lengths(inRow: tree.row(of: node))
      let link = tree.link(from: node, Int(rest.first))
      guard link != 0 else { break }
      rest.removeFirst()
      if link & 0x8000 != 0 {
        found |= tree.lengths(inRow: link & 0x7FFF)
        break
      }
      node = link
      if rest.first > 9 { found |= rows[Int(rowOfNode[node])] }
    }
    if shortest == 0 { found = rows[Int(rowOfNode[0])] }
    return found & Lengths(repeating: .max << UInt32(shortest))
  }

  /// Gathers rows from the leaves up.
  private struct Gatherer {
    let tree: PhoneRangeTree

    /// The row of each node; 0 for a node that hasn't been visited yet, since every node has
    /// lengths.
    var rowOfNode: [UInt16]
    var rows: [Lengths] = [Lengths()]

    private var known: [Lengths: UInt16] = [:]

    init(_ tree: PhoneRangeTree) {
      self.tree = tree
      rowOfNode = Array(repeating: 0, count: tree.nodeCount)
    }

    mutating func gather(below node: Int) -> Lengths {
      if rowOfNode[node] != 0 { return rows[Int(rowOfNode[node])] }
      var lengths = tree.lengths(inRow: tree.row(of: node))
      for digit in 0..<10 {
        let link = tree.link(from: node, digit)
        if link == 0 { continue }
        lengths |=
          link & 0x8000 == 0 ? gather(below: link) : tree.lengths(inRow: link & 0x7FFF)
      }
      rowOfNode[node] = row(with: lengths)
      return lengths
    }

    private mutating func row(with lengths: Lengths) -> UInt16 {
      if rows[rows.count - 1] == lengths { return UInt16(rows.count - 1) }
      if let row = known[lengths] { return row }
      let row = UInt16(truncatingIfNeeded: rows.count)
      rows.append(lengths)
      known[lengths] = row
      return row
    }
  }
}
