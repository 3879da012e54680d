import FrozenTables

/// A compiled ``DigitRanges`` that is read without reference counting.
///
/// The digits that all strings of the set begin with are kept separately from the tree. Most sets
/// of prefixes have a single prefix and need nothing else.
struct DigitTree: Sendable, BitwiseCopyable {
  /// The digits that all strings begin with, the first one in the highest bits.
  private let common: UInt64
  private let commonCount: UInt8

  /// The node or leaf that the common digits lead to, and its lengths.
  private let root: DigitLink
  private let rootLengths: UInt32

  /// The lengths of all strings in the set.
  private let allLengths: UInt32

  private let nodes: FrozenTable<DigitNode>
  private let leaves: FrozenTable<UInt32>

  /// Compiles a set.
  ///
  /// The tree is valid as long as the memory is.
  init(_ ranges: DigitRanges, in memory: FrozenMemory) {
    let (common, count, root) = ranges.commonDigits
    self.common = common
    commonCount = count
    self.root = root
    rootLengths = ranges.lengths(at: root)
    allLengths = ranges.allLengths
    nodes = memory.table(root.isLeaf ? [] : ranges.nodes)
    leaves = memory.table(root.isLeaf ? [] : ranges.leaves)
  }

  /// Returns the lengths of all strings in the set that are a prefix of some digits, as a bit mask.
  @inline(__always)
  func prefixLengths(of digits: DialledDigits, from start: Int = 0) -> UInt32 {
    var rest = digits
    rest.removeFirst(start)
    guard rest.starts(with: common, count: commonCount) else { return 0 }
    let available = rest.count
    let found = root.isLeaf ? rootLengths : lengths(in: rest)
    return available >= 31 ? found : found & ((2 << UInt32(available)) - 1)
  }

  /// Returns the lengths at all nodes that the beginnings of some digits lead to.
  ///
  /// The digits must begin with the common ones.
  private func lengths(in digits: DialledDigits) -> UInt32 {
    var rest = digits
    rest.removeFirst(Int(commonCount))
    var found = rootLengths
    var node = root.index
    while rest.first < 10 {
      let link = nodes[node].links[Int(rest.first)]
      if link.isLeaf { return found | leaves[link.index] }
      guard link != .none else { break }
      node = link.index
      found |= nodes[node].lengths
      rest.removeFirst()
    }
    return found
  }
}

extension DigitTree {
  /// Returns the lengths of all strings in the set that are a prefix of some digits, and of all
  /// strings that begin with these digits, as a bit mask.
  ///
  /// - Complexity: O(*n*) in the number of nodes below the digits.
  func lengths(onWayOf digits: DialledDigits) -> UInt32 {
    let known = min(digits.count, Int(commonCount))
    guard digits.starts(with: common, count: UInt8(known)) else { return 0 }
    if known == digits.count || root.isLeaf { return allLengths }
    var rest = digits
    rest.removeFirst(known)
    var found = rootLengths
    var node = root.index
    while rest.first < 10 {
      let link = nodes[node].links[Int(rest.first)]
      if link == .none { return found }
      if link.isLeaf { return found | leaves[link.index] }
      node = link.index
      found |= nodes[node].lengths
      rest.removeFirst()
    }
    addLengths(below: node, to: &found)
    return found
  }

  private func addLengths(below node: Int, to found: inout UInt32) {
    for digit in 0..<10 where found != allLengths {
      let link = nodes[node].links[digit]
      if link == .none { continue }
      if link.isLeaf {
        found |= leaves[link.index]
      } else {
        found |= nodes[link.index].lengths
        addLengths(below: link.index, to: &found)
      }
    }
  }
}

extension DigitRanges {
  /// The digits that all strings in the set begin with, at most 16, and the node or leaf that they
  /// lead to.
  fileprivate var commonDigits: (digits: UInt64, count: UInt8, root: DigitLink) {
    var digits: UInt64 = 0
    var count: UInt8 = 0
    var root = DigitLink.none
    while count < 16, !root.isLeaf, nodes[root.index].lengths == 0 {
      let node = root.index
      var only: UInt8 = 10
      for digit in UInt8(0)...9 where link(from: node, digit) != .none {
        only = only == 10 ? digit : 11
      }
      guard only < 10 else { break }
      count += 1
      digits |= UInt64(only) << (64 - 4 * UInt64(count))
      root = link(from: node, only)
    }
    return (digits, count, root)
  }
}
