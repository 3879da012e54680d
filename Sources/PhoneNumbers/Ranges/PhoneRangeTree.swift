import FrozenTables

/// All ranges of a region in one tree, which finds all types of a number in one walk.
///
/// A node has ten links and the index of a row. It is padded to half a cache line, so it never
/// crosses one. A link is 0 for none, the index of a node, or, with the highest bit set, the row of
/// a leaf. A row contains the ranges that numbers belong to. Each length has its own table of rows,
/// because most numbers of a region have one or two lengths. The first row is empty, and most nodes
/// have it, so it is never read: memory that isn't touched costs nothing.
struct PhoneRangeTree: Sendable, BitwiseCopyable {
  /// Ten links, the index of a row, and padding.
  typealias Node = InlineArray<16, UInt16>

  /// The index of the row in a node.
  static let indexOfRow = 10

  /// The nodes, with the root first.
  private let nodes: FrozenTable<Node>

  /// The rows for numbers without digits, then for numbers of one digit, and so on.
  private let rows: FrozenTable<UInt16>
  private let rowCount: Int

  /// For each row, the lengths of the numbers in each range, whether or not they are possible.
  private let lengths: FrozenTable<InlineArray<12, UInt32>>

  var nodeCount: Int { nodes.count }

  /// Compiles joined ranges.
  ///
  /// - Parameters:
  ///   - builder: The joined ranges.
  ///   - possible: For each of 32 lengths, the ranges where it is possible. For other ranges, only
  ///     ``PhoneRangeMembership/inRange`` is kept.
  ///   - memory: The memory that keeps the tree.
  init(
    _ builder: PhoneRangeTreeBuilder,
    possible: InlineArray<32, PhoneRangeMembership>,
    in memory: FrozenMemory
  ) {
    nodes = memory.table(builder.nodes)
    lengths = memory.table(builder.masks)
    rowCount = builder.rows.count / 32
    var rows: [UInt16] = []
    rows.reserveCapacity(builder.rows.count)
    for length in 0..<32 {
      for row in 0..<rowCount {
        let membership = PhoneRangeMembership(rawValue: builder.rows[row * 32 + length])
        var kept = membership.intersection(possible[length])
        if membership.contains(.any) { kept.insert(.inRange) }
        rows.append(kept.rawValue)
      }
    }
    self.rows = memory.table(rows)
  }

  func membership(of digits: DialledDigits) -> PhoneRangeMembership {
    guard digits.count < 32 else { return [] }
    let firstRow = digits.count * rowCount
    var rest = digits
    var node = 0
    var found: UInt16 = 0
    while true {
      let row = Int(nodes[node][Self.indexOfRow])
      if row != 0 { found |= rows[firstRow + row] }
      let digit = Int(rest.first)
      guard digit < 10 else { break }
      let link = Int(nodes[node][digit])
      if link & 0x8000 != 0 {
        found |= rows[firstRow + (link & 0x7FFF)]
        break
      }
      guard link != 0 else { break }
      node = link
      rest.removeFirst()
    }
    return PhoneRangeMembership(rawValue: found)
  }

  func row(of node: Int) -> Int { Int(nodes[node][Self.indexOfRow]) }

  func link(from node: Int, _ digit: Int) -> Int { Int(nodes[node][digit]) }

  /// Returns the lengths of each type in a row.
  func lengths(inRow row: Int) -> PhoneRangesAhead.Lengths {
    var lengths = PhoneRangesAhead.Lengths()
    for bit in 0..<PhoneNumberType.withRanges.count { lengths[bit] = self.lengths[row][bit] }
    return lengths
  }
}

/// The ranges of a region that a number belongs to.
///
/// The first ten bits are the types that have ranges, by ``PhoneNumberType/bit``.
struct PhoneRangeMembership: OptionSet, Sendable {
  let rawValue: UInt16

  /// The number is in the ranges for all types, and its length is possible.
  static let any = PhoneRangeMembership(rawValue: 1 << 10)

  /// The number can't be called from other countries.
  static let domesticOnly = PhoneRangeMembership(rawValue: 1 << 11)

  /// The number is in the ranges for all types, whether or not its length is possible.
  static let inRange = PhoneRangeMembership(rawValue: 1 << 12)

  private static let types: UInt16 = 0x3FF

  /// The type of a number in these ranges; `unknown` if it isn't in any range in use.
  var type: PhoneNumberType {
    guard contains(.any) else { return .unknown }
    // This is a switch over bits because an array lookup would count references.
    switch (rawValue & Self.types).trailingZeroBitCount {
    case 0: return .premiumRate
    case 1: return .tollFree
    case 2: return .sharedCost
    case 3: return .voip
    case 4: return .personalNumber
    case 5: return .pager
    case 6: return .uan
    case 7: return .voicemail
    case 8: return rawValue & 1 << 9 != 0 ? .fixedLineOrMobile : .fixedLine
    case 9: return .mobile
    default: return .unknown
    }
  }

  /// Whether a number in these ranges has a type.
  var hasType: Bool { contains(.any) && rawValue & Self.types != 0 }
}
