/// The hash of some UTF-16 units, which grows unit by unit.
struct LexiconHash: Sendable {
  private var bits: UInt64 = 0x243F_6A88_85A3_08D3

  /// Takes one more unit in.
  @inline(__always)
  mutating func append(_ unit: UInt16) {
    bits = (bits ^ UInt64(unit)) &* 0x9FB2_1C65_1E98_DF25
    bits ^= bits >> 32
  }

  /// The hash of these units and one more.
  @inline(__always)
  func appending(_ unit: UInt16) -> LexiconHash {
    var hash = self
    hash.append(unit)
    return hash
  }

  /// The line of marks for these units and one more.
  @inline(__always)
  var line: Int { Int(truncatingIfNeeded: bits >> 32) }

  /// The place in a line of marks.
  @inline(__always)
  var placeInLine: Int { Int(truncatingIfNeeded: bits) & 255 }

  /// The place in a table of 2¹⁹ bits.
  @inline(__always)
  var bit: Int { Int(truncatingIfNeeded: bits >> 45) }

  /// The place in a table of entries, whose size is a power of two.
  @inline(__always)
  func slot(in size: Int) -> Int { Int(truncatingIfNeeded: bits >> 8) & (size - 1) }
}

/// The UTF-16 units of one scalar of well-formed UTF-8.
struct UTF8Units {
  private var pending: UInt32
  private var hasPending = true

  /// The offset behind the scalar.
  let end: Int

  @inline(__always)
  init<Bytes: RandomAccessCollection>(_ bytes: Bytes, at offset: Int)
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let first = UInt32(bytes[offset])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length == 1 ? first : first & (0x7F >> UInt32(length))
    end = min(offset + length, bytes.count)
    for index in (offset + 1)..<max(end, offset + 1) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    pending = value
  }

  /// Whether there is another unit.
  var hasNext: Bool { hasPending }

  /// The next unit, or nil behind the last.
  mutating func next() -> UInt16? {
    guard hasPending else { return nil }
    if pending > 0xFFFF {
      let high = 0xD800 + (pending - 0x10000) >> 10
      pending = 0xDC00 + (pending - 0x10000) & 0x3FF
      return UInt16(truncatingIfNeeded: high)
    }
    hasPending = false
    return UInt16(truncatingIfNeeded: pending)
  }
}
