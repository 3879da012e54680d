/// All ranges of a region in one tree, which answers all types in one walk.
///
/// A node has ten links and a row. A link is 0 for none, a node's number, or, with the highest bit
/// set, the row of a leaf. A row has the kinds for each length of a number.
///
/// SAFETY: As ``DigitTree``; links and rows are those that ``PhoneKindTreeBuilder`` made.
struct PhoneKindTree: @unchecked Sendable {
  private let nodes: UnsafePointer<UInt16>
  private let rows: UnsafePointer<UInt16>

  init(_ builder: PhoneKindTreeBuilder, in memory: PhoneRegionMemory) {
    nodes = memory.copy(builder.nodes)
    rows = memory.copy(builder.rows)
  }

  /// Returns the kinds of a number by its digits, whether or not its length is said to be possible.
  func kinds(of digits: DialledDigits) -> PhoneKinds {
    let count = digits.count
    guard count < 32 else { return [] }
    var node = 0
    var found = rows[Int(nodes[10]) * 32 + count]
    for index in 0..<count {
      let link = nodes[node * 11 + Int(digits[index])]
      if link & 0x8000 != 0 {
        found |= rows[Int(link & 0x7FFF) * 32 + count]
        break
      }
      guard link != 0 else { break }
      node = Int(link)
      found |= rows[Int(nodes[node * 11 + 10]) * 32 + count]
    }
    return PhoneKinds(rawValue: found)
  }

  /// Returns the kinds of all numbers that begin with some digits, by length.
  func kinds(
    startingWith digits: DialledDigits
  ) -> InlineArray<32, PhoneKinds> {
    var found = InlineArray<32, PhoneKinds>(repeating: [])
    var node = 0
    add(row: nodes[10], to: &found)
    for index in 0..<min(digits.count, 31) {
      let link = nodes[node * 11 + Int(digits[index])]
      if link & 0x8000 != 0 {
        add(row: link & 0x7FFF, to: &found)
        return found
      }
      guard link != 0 else { return found }
      node = Int(link)
      add(row: nodes[node * 11 + 10], to: &found)
    }
    addAll(below: node, to: &found)
    return found
  }

  private func addAll(below node: Int, to found: inout InlineArray<32, PhoneKinds>) {
    for digit in 0..<10 {
      let link = nodes[node * 11 + digit]
      if link & 0x8000 != 0 {
        add(row: link & 0x7FFF, to: &found)
      } else if link != 0 {
        add(row: nodes[Int(link) * 11 + 10], to: &found)
        addAll(below: Int(link), to: &found)
      }
    }
  }

  private func add(row: UInt16, to found: inout InlineArray<32, PhoneKinds>) {
    for length in 0..<32 {
      found[length].formUnion(PhoneKinds(rawValue: rows[Int(row) * 32 + length]))
    }
  }
}
