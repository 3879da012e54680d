import FrozenTables
import UnicodeText

/// The class of each scalar, for lookups while a text is read.
///
/// ASCII has its own table. All other scalars are looked up in three steps, the last two of six
/// bits, which correspond to their UTF-8 bytes. Identical blocks are kept once.
struct ClassTable: BitwiseCopyable, Sendable {
  private let ascii: FrozenTable<UInt16>

  /// The offset of the middle block, by the bits from the 12th on.
  ///
  /// It is empty if all scalars beyond ASCII have the same class.
  private let top: FrozenTable<UInt16>

  /// The number of the last block, by the next six bits.
  private let middle: FrozenTable<UInt16>

  /// The middle block of the scalars below U+1000.
  private let firstMiddle: FrozenTable<UInt16>

  /// The class, by the last six bits.
  private let leaves: FrozenTable<UInt16>

  /// The class of the scalars beyond ASCII, if they all have the same one.
  private let other: UInt16

  fileprivate init(
    ascii: FrozenTable<UInt16>,
    top: FrozenTable<UInt16>,
    middle: FrozenTable<UInt16>,
    leaves: FrozenTable<UInt16>,
    other: UInt16
  ) {
    self.ascii = ascii
    self.top = top
    self.middle = middle
    firstMiddle = top.count > 0 ? middle.suffix(from: Int(top[0])) : middle
    self.leaves = leaves
    self.other = other
  }

  /// Returns the class of an ASCII byte.
  @inline(__always)
  func label(ofASCII byte: UInt8) -> Int { Int(ascii[Int(byte)]) }

  /// Returns the class and the length of the non-ASCII scalar that begins at an offset.
  @inline(__always)
  func label(
    in bytes: Span<UInt8>,
    at offset: Int,
    startingWith first: UInt8
  ) -> (label: Int, length: Int) {
    if first < 0xE0 { return (label(in: bytes, ofTwoBytesAt: offset), 2) }
    let (value, length) = bytes.scalarValue(at: offset, startingWith: first)
    guard top.count > 0 else { return (Int(other), length) }
    let scalar = Int(value)
    let block = Int(middle[Int(top[scalar >> 12]) + scalar >> 6 & 63])
    return (Int(leaves[block << 6 + scalar & 63]), length)
  }
}

extension ClassTable {
  /// Returns the class of the two-byte scalar that begins at an offset.
  ///
  /// Two-byte scalars are U+0080 to U+07FF, whose blocks are the first 32 in the middle.
  @inline(__always)
  func label(in bytes: Span<UInt8>, ofTwoBytesAt offset: Int) -> Int {
    guard top.count > 0 else { return Int(other) }
    let block = Int(firstMiddle[Int(bytes[unchecked: offset] & 0x1F)])
    return Int(leaves[block << 6 &+ Int(bytes[unchecked: offset &+ 1] & 0x3F)])
  }
}

/// Owns the memory that a ``ClassTable`` points to.
final class ClassTableMemory: Sendable {
  let table: ClassTable
  private let own = FrozenMemory()
  private let shared: SharedBlocks?

  /// Lays out the classes of a pattern.
  ///
  /// - Complexity: O(*n*) in the number of runs of scalars with the same class, plus some
  ///   microseconds.
  init(_ classes: ScalarClasses) {
    let runs = classes.runsBeyondASCII
    let shared = runs.count > 2 ? SharedBlocks.blocks(for: runs) : nil
    let none = own.table([UInt16]())
    table = ClassTable(
      ascii: own.table(classes.asciiLabels),
      top: shared?.top ?? none,
      middle: shared?.middle ?? none,
      leaves: shared?.leaves ?? none,
      other: UInt16(truncatingIfNeeded: runs[1])
    )
    self.shared = shared
  }

  /// The number of bytes that this pattern doesn't share with other patterns.
  var ownBytes: Int { 128 * 2 }
}

/// The classes of the scalars beyond ASCII.
///
/// Patterns with the same sets share them.
private final class SharedBlocks: Sendable {
  let top: FrozenTable<UInt16>
  let middle: FrozenTable<UInt16>
  let leaves: FrozenTable<UInt16>
  private let memory = FrozenMemory()

  /// The blocks in use.
  ///
  /// A pattern keeps its own blocks, so it doesn't matter when the cache drops others.
  private static let known = BoundedCache<Key, SharedBlocks>(capacity: 256)

  /// The runs.
  ///
  /// Only a part of them is hashed, because `\p{L}` has more than a thousand.
  private struct Key: Hashable {
    var runs: [UInt32]

    func hash(into hasher: inout Hasher) {
      hasher.combine(runs.count)
      for index in stride(from: 0, to: runs.count, by: runs.count / 16 + 1) {
        hasher.combine(runs[index])
      }
    }
  }

  static func blocks(for runs: [UInt32]) -> SharedBlocks {
    known.value(for: Key(runs: runs)) { SharedBlocks(runs) }
  }

  private init(_ runs: [UInt32]) {
    var builder = BlockBuilder()
    var top: [UInt16] = []
    var run = 0
    func end(_ run: Int) -> UInt32 { run + 2 < runs.count ? runs[run + 2] : ScalarSet.end }
    func label(_ run: Int) -> UInt16 { UInt16(truncatingIfNeeded: runs[run + 1]) }
    for start in stride(from: UInt32(0), to: ScalarSet.end, by: 4096) {
      if end(run) >= start + 4096, start > 0 {
        top.append(builder.uniformMiddle(label(run)))
        if end(run) == start + 4096 { run += 2 }
        continue
      }
      var middle: [UInt16] = []
      for block in stride(from: start, to: start + 4096, by: 64) {
        if end(run) >= block + 64 {
          middle.append(builder.uniformLeaf(label(run)))
          if end(run) == block + 64 { run += 2 }
          continue
        }
        var leaf: [UInt16] = []
        for scalar in block..<(block + 64) {
          leaf.append(label(run))
          if end(run) == scalar + 1, run + 2 < runs.count { run += 2 }
        }
        middle.append(builder.leaf(leaf))
      }
      top.append(builder.middle(middle))
    }
    self.top = memory.table(top)
    middle = memory.table(builder.middles)
    leaves = memory.table(builder.leaves)
  }
}

/// Collects blocks, keeping each one once.
private struct BlockBuilder {
  private(set) var leaves: [UInt16] = []
  private(set) var middles: [UInt16] = []
  private var leafNumbers: [[UInt16]: UInt16] = [:]
  private var middleOffsets: [[UInt16]: UInt16] = [:]
  private var uniformLeaves: [UInt16: UInt16] = [:]
  private var uniformMiddles: [UInt16: UInt16] = [:]

  mutating func leaf(_ labels: [UInt16]) -> UInt16 {
    if let known = leafNumbers[labels] { return known }
    let number = UInt16(leaves.count / 64)
    leaves += labels
    leafNumbers[labels] = number
    return number
  }

  mutating func middle(_ blocks: [UInt16]) -> UInt16 {
    if let known = middleOffsets[blocks] { return known }
    let offset = UInt16(middles.count)
    middles += blocks
    middleOffsets[blocks] = offset
    return offset
  }

  mutating func uniformLeaf(_ label: UInt16) -> UInt16 {
    if let known = uniformLeaves[label] { return known }
    let number = leaf([UInt16](repeating: label, count: 64))
    uniformLeaves[label] = number
    return number
  }

  mutating func uniformMiddle(_ label: UInt16) -> UInt16 {
    if let known = uniformMiddles[label] { return known }
    let offset = middle([UInt16](repeating: uniformLeaf(label), count: 64))
    uniformMiddles[label] = offset
    return offset
  }
}
