import Documents

/// Any number of keys, sorted by their first bits; keys that do not fit into memory go into a file.
///
/// Keys belong to 1,024 parts by their first ten bits. A part that has filled its block of 16 KiB moves
/// it to the file. So up to 2 million keys stay in memory, and memory is never more than 16 MiB.
struct KeyStore {
  private static let partBits = 10
  private static let blockKeys = 2048

  /// The number of keys, duplicates included.
  private(set) var count = 0

  private var blocks: [[UInt64]]

  /// For each part, the numbers of its blocks in the file.
  private var storedBlocks: [[UInt32]]

  private let file: SpillFile

  /// Creates a store.
  ///
  /// - Parameter file: The file for keys that do not fit into memory.
  init(spillingTo file: SpillFile) {
    self.file = file
    blocks = Array(repeating: [], count: 1 << Self.partBits)
    storedBlocks = Array(repeating: [], count: 1 << Self.partBits)
  }

  /// Adds a key.
  ///
  /// - Throws: A `StreamError` if the file cannot be written.
  mutating func append(_ key: UInt64) throws(StreamError) {
    let part = Int(key >> UInt64(64 - Self.partBits))
    blocks[part].append(key)
    count += 1
    if blocks[part].count == Self.blockKeys {
      storedBlocks[part].append(try file.append(blocks[part]))
      blocks[part].removeAll(keepingCapacity: true)
    }
  }

  /// Calls a function with the keys of each segment in turn, ascending, each once.
  ///
  /// - Parameters:
  ///   - bits: How many first bits the keys of a segment have in common.
  ///   - body: Receives the keys of a segment, and its number.
  /// - Throws: A ``StreamError`` if the file cannot be read, or what `body` throws.
  /// - Complexity: O(*n* log *n*) in the number of keys of a segment or part, for each.
  func forEachSegment(
    bits: Int,
    _ body: (ArraySlice<UInt64>, _ number: Int) throws -> Void
  ) throws {
    if bits <= Self.partBits {
      let parts = 1 << (Self.partBits - bits)
      for number in 0..<(1 << bits) {
        try body(try sortedKeys(number * parts..<(number + 1) * parts)[...], number)
      }
      return
    }
    let segments = 1 << (bits - Self.partBits)
    for part in blocks.indices {
      let keys = try sortedKeys(part..<part + 1)
      var first = 0
      for number in (part * segments)..<((part + 1) * segments) {
        var next = first
        while next < keys.count, Int(keys[next] >> UInt64(64 - bits)) == number { next += 1 }
        try body(keys[first..<next], number)
        first = next
      }
    }
  }

  /// Returns the keys of some parts, ascending, each once.
  private func sortedKeys(_ parts: Range<Int>) throws(StreamError) -> [UInt64] {
    var keys: [UInt64] = []
    for part in parts {
      keys += blocks[part]
      for block in storedBlocks[part] {
        try file.read(block, count: Self.blockKeys, into: &keys)
      }
    }
    keys.sort()
    var kept = 0
    for index in keys.indices where index == 0 || keys[index] != keys[kept - 1] {
      keys[kept] = keys[index]
      kept += 1
    }
    keys.removeLast(keys.count - kept)
    return keys
  }
}
