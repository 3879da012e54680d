/// Which three units words begin with, in a table so small that it stays near the processor.
///
/// Units are put into 64 classes. Most places of a text are no beginning of any word, and here this
/// is seen without touching the large tables. Short words set everything that they may begin.
struct LexiconBeginnings: Sendable {
  private var bits: [UInt64] = Array(repeating: 0, count: 4096)

  /// The class of a unit.
  @inline(__always)
  static func kind(of unit: UInt16) -> Int {
    // Small letters, and characters from space to `?`, are the most usual.
    switch unit {
    case 0x60...0x7F: Int(unit) - 0x60
    case 0x20...0x3E: Int(unit)
    default: 63
    }
  }

  /// Adds a word of UTF-8.
  mutating func add(_ text: [UInt8], _ start: Int, _ end: Int) {
    var kinds: [Int] = []
    var offset = start
    while offset < end, kinds.count < 3 {
      var units = UTF8Units(text, at: offset)
      while let unit = units.next() { kinds.append(Self.kind(of: unit)) }
      offset = units.end
    }
    if kinds.count >= 3 {
      let pair = kinds[0] << 6 | kinds[1]
      bits[pair] |= 1 << UInt64(kinds[2])
    } else if kinds.count == 2 {
      bits[kinds[0] << 6 | kinds[1]] = ~0
    } else if kinds.count == 1 {
      for second in 0..<64 { bits[kinds[0] << 6 | second] = ~0 }
    }
  }

  /// Whether some word may begin with three units, or be one or two of them.
  @inline(__always)
  func contains(_ first: UInt16, _ second: UInt16, _ third: UInt16) -> Bool {
    let pair = Self.kind(of: first) << 6 | Self.kind(of: second)
    return bits[pair & 4095] >> UInt64(Self.kind(of: third)) & 1 == 1
  }
}

/// A word of one dictionary.
struct LexiconEntry: Sendable {
  /// Where the word begins in the text of all words.
  var start: UInt32

  /// The dictionary, above the rank.
  var place: UInt32

  /// The next entry of the same hash; 0 for none.
  var next: UInt32
}
