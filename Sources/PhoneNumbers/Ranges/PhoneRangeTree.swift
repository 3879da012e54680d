import FrozenTables

/// All ranges of a region in one tree, which answers for all types in one walk.
///
/// A node has ten links and the number of a row, and is padded to half a line of the cache, which
/// it never crosses. A link is 0 for none, the number of a node, or, with the highest bit set, the
/// row of a leaf. A row holds the ranges to which numbers belong. There is a table of rows for each
/// length, as most numbers of a region are of one or two lengths. The first row is empty and most
/// nodes have it, so it is not looked at: memory that is not touched costs nothing.
struct PhoneRangeTree: Sendable, BitwiseCopyable {
  /// Ten links, the number of a row, and nothing more.
  typealias Node = InlineArray<16, UInt16>

  /// The index of the number of the row in a node.
  static let indexOfRow = 10

  /// The nodes; the root is the first.
  private let nodes: FrozenTable<Node>

  /// The rows for numbers without digits, then those for numbers of one digit, and so on.
  private let rows: FrozenTable<UInt16>
  private let rowCount: Int

  /// For each row the lengths of the numbers in each of the ranges, whether or not they are
  /// possible.
  private let lengths: FrozenTable<InlineArray<12, UInt32>>

  /// The number of nodes.
  var nodeCount: Int { nodes.count }

  /// Keeps what was joined.
  ///
  /// - Parameters:
  ///   - builder: The joined ranges.
  ///   - possible: For each of 32 lengths, the ranges in which it is possible. Of the others, only
  ///     ``PhoneRangeMembership/inRange`` is kept.
  ///   - memory: Holds the tree.
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

  /// Returns the ranges to which a number belongs.
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

  /// Returns the number of a node's row.
  func row(of node: Int) -> Int { Int(nodes[node][Self.indexOfRow]) }

  /// Returns the link of a node for a digit.
  func link(from node: Int, _ digit: Int) -> Int { Int(nodes[node][digit]) }

  /// Returns the lengths of each type in a row.
  func lengths(inRow row: Int) -> PhoneRangesAhead.Lengths {
    var lengths = PhoneRangesAhead.Lengths()
    for bit in 0..<PhoneNumberType.withRanges.count { lengths[bit] = self.lengths[row][bit] }
    return lengths
  }
}

/// In which ranges of a region a number lies.
///
/// The first ten bits are those of the types that have ranges, by ``PhoneNumberType/bit``.
struct PhoneRangeMembership: OptionSet, Sendable {
  let rawValue: UInt16

  /// The number lies in the ranges for numbers of all types, and its length is possible.
  static let any = PhoneRangeMembership(rawValue: 1 << 10)

  /// The number cannot be called from other countries.
  static let domesticOnly = PhoneRangeMembership(rawValue: 1 << 11)

  /// The number lies in the ranges for numbers of all types, whether or not its length is possible.
  static let inRange = PhoneRangeMembership(rawValue: 1 << 12)

  private static let types: UInt16 = 0x3FF

  /// The type of a number in these ranges; `unknown` if it is in none that is in use.
  var type: PhoneNumberType {
    guard contains(.any) else { return .unknown }
    // A switch over bits, not a look into an array, whose references would be counted.
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
