import FrozenTables

/// Finds the row of a key, with a hash table that uses open addressing.
///
/// Packs could choose keys so that many have the same hash value. To prevent that, each process
/// uses a different seed, which they can't know.
struct KeyIndex: Sendable {
  /// The number of a key plus one, by hash value; 0 for none.
  private let slots: FrozenTable<UInt32>
  private let mask: Int

  /// The end of each key in `bytes`.
  ///
  /// The end of one key is the beginning of the next.
  private let ends: FrozenTable<UInt32>
  private let bytes: FrozenTable<UInt8>

  /// The row of each key.
  private let rows: FrozenTable<UInt32>

  /// For each length, the longest key length that isn't greater, plus one; 0 for none.
  private let lengths: FrozenTable<UInt32>

  private static let seed = UInt64.random(in: .min ... .max)

  /// Lays out distinct keys, each with its row.
  init(_ keys: [(bytes: [UInt8], row: Int)], in memory: FrozenMemory) {
    var capacity = 8
    while capacity < keys.count * 2 { capacity *= 2 }
    mask = capacity - 1
    var slots = [UInt32](repeating: 0, count: capacity)
    var ends: [UInt32] = [0]
    var bytes: [UInt8] = []
    var rows: [UInt32] = []
    var hasLength = [false]
    for (key, row) in keys {
      let length = key.count
      if hasLength.count <= length {
        hasLength += [Bool](repeating: false, count: length + 1 - hasLength.count)
      }
      hasLength[length] = true
      var slot = Int(truncatingIfNeeded: Self.hash(key.span)) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      rows.append(UInt32(row))
      slots[slot] = UInt32(rows.count)
      bytes += key
      ends.append(UInt32(bytes.count))
    }
    var lengths: [UInt32] = []
    for length in hasLength.indices {
      lengths.append(hasLength[length] ? UInt32(length + 1) : lengths.last ?? 0)
    }
    self.slots = memory.table(slots)
    self.ends = memory.table(ends)
    self.bytes = memory.table(bytes)
    self.rows = memory.table(rows)
    self.lengths = memory.table(lengths)
  }

  /// Returns the row of a key, or nil if there is none.
  func row(of key: Span<UInt8>) -> Int? {
    var slot = Int(truncatingIfNeeded: Self.hash(key)) & mask
    while true {
      let number = Int(slots[slot])
      if number == 0 { return nil }
      if isKey(number - 1, key) { return Int(rows[number - 1]) }
      slot = (slot + 1) & mask
    }
  }

  /// Returns the longest key length that doesn't exceed a limit, or nil if all keys are longer.
  func longestLength(notAbove limit: Int) -> Int? {
    if limit < 0 { return nil }
    let found = lengths[min(limit, lengths.count - 1)]
    return found == 0 ? nil : Int(found) - 1
  }

  private func isKey(_ number: Int, _ key: Span<UInt8>) -> Bool {
    let start = Int(ends[number])
    guard Int(ends[number + 1]) - start == key.count else { return false }
    for index in key.indices where bytes[start + index] != key[index] { return false }
    return true
  }

  /// Returns a hash value.
  ///
  /// Every eight bytes are mixed in by a multiplication to 128 bits, whose halves are combined.
  private static func hash(_ key: Span<UInt8>) -> UInt64 {
    var hash = seed ^ UInt64(key.count)
    var word: UInt64 = 0
    for index in key.indices {
      word = word << 8 | UInt64(key[index])
      if index & 7 == 7 {
        hash = mix(hash ^ word)
        word = 0
      }
    }
    return mix(hash ^ word)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
