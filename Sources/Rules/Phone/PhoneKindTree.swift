/// All ranges of a region in one tree, which answers all types in one walk.
///
/// A node has ten links and a row. A link is 0 for none, a node's number, or, with the highest bit
/// set, the row of a leaf. A row has the kinds for each length of a number. The first row is empty
/// and most nodes have it, so it is not looked at: memory that is not touched costs nothing.
///
/// SAFETY: As ``DigitTree``; links and rows are those that ``PhoneKindTreeBuilder`` made.
struct PhoneKindTree: @unchecked Sendable {
  private let nodes: UnsafePointer<UInt16>
  private let rows: UnsafePointer<UInt16>

  /// Keeps what was joined.
  ///
  /// - Parameters:
  ///   - builder: The joined ranges.
  ///   - possible: For each of 32 lengths, the kinds for which it is possible. For the others,
  ///     only ``PhoneKinds/inRange`` is kept.
  ///   - memory: Holds the tree.
  init(
    _ builder: PhoneKindTreeBuilder,
    possible: InlineArray<32, PhoneKinds>,
    in memory: PhoneRegionMemory
  ) {
    nodes = memory.copy(builder.nodes)
    var rows = builder.rows
    for index in rows.indices {
      let kinds = PhoneKinds(rawValue: rows[index])
      var kept = kinds.intersection(possible[index % 32])
      if kinds.contains(.any) { kept.insert(.inRange) }
      rows[index] = kept.rawValue
    }
    self.rows = memory.copy(rows)
  }

  /// Returns the kinds of a number.
  func kinds(of digits: DialledDigits) -> PhoneKinds {
    let count = digits.count
    guard count < 32 else { return [] }
    var node = 0
    var found: UInt16 = 0
    if nodes[10] != 0 { found = rows[Int(nodes[10]) * 32 + count] }
    for index in 0..<count {
      let link = nodes[node * 11 + Int(digits[index])]
      if link & 0x8000 != 0 {
        found |= rows[Int(link & 0x7FFF) * 32 + count]
        break
      }
      guard link != 0 else { break }
      node = Int(link)
      let row = Int(nodes[node * 11 + 10])
      if row != 0 { found |= rows[row * 32 + count] }
    }
    return PhoneKinds(rawValue: found)
  }
}
