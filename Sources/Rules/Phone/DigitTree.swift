/// A compiled ``DigitRanges``, read without counting references.
///
/// SAFETY: The pointers are into memory of a ``PhoneRegionMemory`` of the region whose plan holds
/// this tree; it lives as long as the plan can be reached. Nodes are those of a `DigitRanges`,
/// whose links lead to nodes of the same set, and only digits below 10 are followed.
struct DigitTree: @unchecked Sendable {
  private let links: UnsafePointer<UInt16>
  private let lengths: UnsafePointer<UInt32>

  init(_ ranges: DigitRanges, in memory: PhoneRegionMemory) {
    links = memory.copy(ranges.links)
    lengths = memory.copy(ranges.lengths)
  }

  /// Returns the lengths of all strings of the set with which some digits begin, as bits.
  func prefixLengths(of digits: DialledDigits, from start: Int = 0) -> UInt32 {
    var node = 0
    var found = lengths[0]
    var index = start
    while true {
      let digit = digits[index]
      guard digit < 10 else { break }
      node = Int(links[node * 10 + Int(digit)])
      guard node != 0 else { break }
      found |= lengths[node]
      index += 1
    }
    let available = digits.count - start
    return available >= 31 ? found : found & ((2 << UInt32(available)) - 1)
  }
}

/// Memory that lives as long as a compiled region.
///
/// SAFETY: Blocks are written only here, before anything else can read them, and freed with this
/// object. Whoever keeps a pointer to them must keep the object.
final class PhoneRegionMemory: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Copies values of a trivial type.
  func copy<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
    let block = UnsafeMutablePointer<Value>.allocate(capacity: max(values.count, 1))
    block.update(from: values, count: values.count)
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafePointer(block)
  }

  deinit {
    for block in blocks { block.deallocate() }
  }
}
