/// The digits of a text, `0` to `9`.
struct DigitRuns {
  /// For each place, how many digits follow one another from there; 0 behind the last place.
  private let lengths: ScratchTable<UInt16>

  /// For each place, the number that all units before it are, in the lowest 64 bits; what others
  /// than digits count for does not matter.
  private let numbers: ScratchTable<UInt64>

  init(_ units: ScratchTable<UInt16>, in memory: EstimationMemory) {
    numbers = memory.unwrittenTable(units.count + 1)
    var number = UInt64(0)
    numbers[0] = number
    for place in units.indices {
      number = number &* 10 &+ UInt64(units[place]) &- 0x30
      numbers[place + 1] = number
    }
    lengths = memory.table(units.count + 1, repeating: 0)
    for place in units.indices.reversed() where 0x30...0x39 ~= units[place] {
      lengths[place] = lengths[place + 1] + 1
    }
  }

  /// How many digits follow one another from a place, which may be the end of the text.
  @inline(__always)
  func length(from place: Int) -> Int { Int(lengths[place]) }

  /// The number of at most eight digits that follow one another.
  @inline(__always)
  func number(_ range: Range<Int>) -> Int {
    // What stood before the digits has moved by as many places.
    let before = numbers[range.lowerBound] &* Self.powers[range.count]
    return Int(truncatingIfNeeded: numbers[range.upperBound] &- before)
  }

  /// The powers of ten up to eight digits.
  private static let powers: InlineArray<9, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]
}
