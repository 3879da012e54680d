extension MatchTable {
  /// The largest step of a sequence.
  private static var greatestStep: Int { 5 }

  /// Finds sequences such as `abc`, `97531` and `абв`: units with equal steps between them.
  mutating func offerSequences(_ units: ScratchTable<UInt16>) {
    guard units.count > 1 else { return }
    var start = 0
    var step = Int(units[1]) - Int(units[0])
    for index in 2..<max(units.count, 2) {
      let next = Int(units[index]) - Int(units[index - 1])
      if next == step { continue }
      offerSequence(units, start..<index, step: step)
      start = index - 1
      step = next
    }
    offerSequence(units, start..<units.count, step: step)
  }

  private mutating func offerSequence(_ units: ScratchTable<UInt16>, _ range: Range<Int>, step: Int)
  {
    let size = abs(step)
    guard range.count > 2 || size == 1, 1...Self.greatestStep ~= size else { return }
    var guesses = Self.starts(of: units[range.lowerBound]) * Double(range.count)
    if step < 0 { guesses *= 2 }
    offer(
      Candidate(
        kind: .sequence,
        start: range.lowerBound,
        end: range.upperBound,
        guesses: guesses
      )
    )
  }

  /// Returns how many first units an attacker tries.
  ///
  /// The most obvious ones come first.
  private static func starts(of unit: UInt16) -> Double {
    switch UInt8(exactly: unit) {
    case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "z"), UInt8(ascii: "Z"),
      UInt8(ascii: "0"), UInt8(ascii: "1"), UInt8(ascii: "9"):
      4
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")): 10
    default: 26
    }
  }
}
