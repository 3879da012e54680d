/// A segment of an exact list: keys of eight bytes, ascending.
enum SortedKeys {
  static let keySize = 8

  /// How often a place is guessed before the rest is halved.
  private static let guesses = 4

  /// Returns whether a key is among the sorted ones.
  ///
  /// Keys are spread evenly, so that a guess lands near. Where they are not, because somebody
  /// chose the entries, the search goes on by halves.
  ///
  /// - Complexity: O(log log *n*) on average, O(log *n*) at worst. It allocates nothing.
  static func contains(_ key: UInt64, count: Int, in bytes: RawSpan) -> Bool {
    func stored(_ index: Int) -> UInt64 { bytes.word64(at: index * keySize) }
    var low = 0
    var high = count - 1
    var least = stored(low)
    var greatest = stored(high)
    for _ in 0..<guesses {
      guard least <= key, key <= greatest else { return false }
      if greatest == least || high - low < 2 { return least == key || greatest == key }
      let share = Double(key - least) / Double(greatest - least)
      let place = min(low + Int(share * Double(high - low)), high)
      let found = stored(place)
      if found == key { return true }
      if found < key {
        low = place + 1
        if low > high { return false }
        least = stored(low)
      } else {
        high = place - 1
        if high < low { return false }
        greatest = stored(high)
      }
    }
    return halve(key, low, high, in: bytes)
  }

  private static func halve(_ key: UInt64, _ first: Int, _ last: Int, in bytes: RawSpan) -> Bool {
    var low = first
    var high = last
    while low <= high {
      let middle = (low + high) / 2
      let found = bytes.word64(at: middle * keySize)
      if found == key { return true }
      if found < key { low = middle + 1 } else { high = middle - 1 }
    }
    return false
  }

  /// Returns the bytes of sorted keys.
  static func encoded(_ keys: ArraySlice<UInt64>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(keys.count * keySize + BlocklistSegment.alignment)
    for key in keys { bytes.append(littleEndian: key) }
    return bytes
  }
}
