/// The digits of a text, `0` to `9`.
struct DigitRuns {
  private let units: ScratchTable<UInt16>

  /// For each place, how many digits follow one another from there; 0 behind the last place.
  private let lengths: ScratchTable<UInt16>

  init(_ units: ScratchTable<UInt16>, in memory: EstimationMemory) {
    self.units = units
    lengths = memory.table(units.count + 1, repeating: 0)
    for place in units.indices.reversed() where 0x30...0x39 ~= units[place] {
      lengths[place] = lengths[place + 1] + 1
    }
  }

  /// How many digits follow one another from a place, which may be the end of the text.
  @inline(__always)
  func length(from place: Int) -> Int { Int(lengths[place]) }

  /// The number of some digits that follow one another.
  @inline(__always)
  func number(_ range: Range<Int>) -> Int {
    var number = 0
    for place in range { number = number &* 10 &+ (Int(units[place]) &- 0x30) }
    return number
  }
}
