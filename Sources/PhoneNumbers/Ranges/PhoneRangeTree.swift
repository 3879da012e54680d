/// All ranges of a region in one tree, which answers all types in one walk.
///
/// A node has ten links and a row, and is padded to half a line of the cache, which it never
/// crosses. A link is 0 for none, a node's number, or, with the highest bit set, the row of a leaf.
/// A row says the kinds of a number. There is a table of rows for each length of numbers, as most
/// numbers of a region are of one or two lengths. The first row is empty and most nodes have it,
/// so it is not looked at: memory that is not touched costs nothing.
///
/// SAFETY: As ``DigitTree``; links and rows are those that ``PhoneKindTreeBuilder`` made.
struct PhoneKindTree: @unchecked Sendable, BitwiseCopyable {
  /// Ten links, a row, and nothing more.
  typealias Node = InlineArray<16, UInt16>

  /// Where the row of a node stands.
  static let rowPlace = 10

  private let nodes: UnsafePointer<Node>
  private let rows: UnsafePointer<UInt16>
  private let rowCount: Int

  /// For each row the lengths of each kind, whether or not they are possible.
  private let lengths: UnsafePointer<InlineArray<12, UInt32>>

  /// The number of nodes; the root is the first.
  let nodeCount: Int

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
    nodeCount = builder.nodes.count
    lengths = memory.copy(builder.masks)
    rowCount = builder.rows.count / 32
    var rows: [UInt16] = []
    rows.reserveCapacity(builder.rows.count)
    for length in 0..<32 {
      for row in 0..<rowCount {
        let kinds = PhoneKinds(rawValue: builder.rows[row * 32 + length])
        var kept = kinds.intersection(possible[length])
        if kinds.contains(.any) { kept.insert(.inRange) }
        rows.append(kept.rawValue)
      }
    }
    self.rows = memory.copy(rows)
  }

  /// Returns the kinds of a number.
  func kinds(of digits: DialledDigits) -> PhoneKinds {
    guard digits.count < 32 else { return [] }
    let rows = rows + digits.count * rowCount
    var rest = digits
    var node = nodes
    var found: UInt16 = 0
    while true {
      let row = Int(node.pointee[Self.rowPlace])
      if row != 0 { found |= rows[row] }
      let digit = Int(rest.first)
      guard digit < 10 else { break }
      let link = Int(node.pointee[digit])
      if link & 0x8000 != 0 {
        found |= rows[link & 0x7FFF]
        break
      }
      guard link != 0 else { break }
      node = nodes + link
      rest.removeFirst()
    }
    return PhoneKinds(rawValue: found)
  }

  /// The row of a node.
  func row(of node: Int) -> Int { Int(nodes[node][Self.rowPlace]) }

  /// Where a digit leads to from a node.
  func link(from node: Int, _ digit: Int) -> Int { Int(nodes[node][digit]) }

  /// The lengths of each type in a row.
  func lengths(inRow row: Int) -> PhoneRangesAhead.Lengths {
    var lengths = PhoneRangesAhead.Lengths()
    for bit in 0..<PhoneKinds.types.count { lengths[bit] = self.lengths[row][bit] }
    return lengths
  }
}

/// A set of the kinds of a number, in the order in which they are looked at.
struct PhoneKinds: OptionSet, Sendable {
  let rawValue: UInt16

  /// The number of kinds.
  static let count = 12

  static let any = PhoneKinds(rawValue: 1 << 10)
  static let domesticOnly = PhoneKinds(rawValue: 1 << 11)

  /// A number whose digits are those of some number, whether or not its length is possible.
  static let inRange = PhoneKinds(rawValue: 1 << 12)

  /// The types that have ranges.
  ///
  /// A number of several types has the first of them, except that the
  /// last two together are a type of their own.
  static let types: [PhoneNumberType] = [
    .premiumRate, .tollFree, .sharedCost, .voip, .personalNumber, .pager, .uan, .voicemail,
    .fixedLine, .mobile,
  ]

  /// The bit of a type that has ranges.
  static func bit(of type: PhoneNumberType) -> Int? { types.firstIndex(of: type) }

  /// The type of a number of these kinds.
  var type: PhoneNumberType {
    guard contains(.any) else { return .unknown }
    switch (rawValue & 0x3FF).trailingZeroBitCount {
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

  /// Whether a number of these kinds has a type.
  var hasType: Bool { contains(.any) && rawValue & 0x3FF != 0 }
}
