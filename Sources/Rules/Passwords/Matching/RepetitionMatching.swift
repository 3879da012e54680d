/// A piece of a password that is something twice or more.
struct Repetition {
  /// The place of the whole piece.
  let range: Range<Int>

  /// The length of the shortest piece that the whole is made of.
  let baseLength: Int

  /// How often the base stands in the piece.
  var count: Int { range.count / baseLength }

  /// Returns the first repetition at or behind a place, or nil if there is none.
  ///
  /// The longest base counts if it makes a longer piece than the shortest one does: `aabaab` is
  /// `aab` twice, not `aa` with something behind it. No base has the end of a line in it.
  init?(in units: ScratchTable<UInt16>, from place: Int) {
    for start in place..<max(units.count, place) {
      var shortest = 0
      var longest = 0
      var most = 0
      // No base reaches over the end of a line.
      while most < (units.count - start) / 2, !Self.endsLine(units[start + most]) { most += 1 }
      var length = 1
      while length <= most {
        if units[start] == units[start + length], Self.isTwice(units, start, length) {
          if shortest == 0 { shortest = length }
          longest = length
        }
        length += 1
      }
      if shortest == 0 { continue }
      let short = Self.end(units, start, shortest)
      let long = Self.end(units, start, longest)
      range = start..<max(short, long)
      baseLength =
        long > short ? Self.shortestBase(units, start..<long, atMost: longest) : shortest
      return
    }
    return nil
  }

  private static func endsLine(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
  }

  private static func isTwice(_ units: ScratchTable<UInt16>, _ start: Int, _ length: Int) -> Bool {
    for index in start..<(start + length) where units[index] != units[index + length] {
      return false
    }
    return true
  }

  /// Where a base that stands at a place at least twice stops repeating.
  private static func end(_ units: ScratchTable<UInt16>, _ start: Int, _ length: Int) -> Int {
    var end = start + length
    while end + length <= units.count, isTwice(units, end - length, length) { end += length }
    return end
  }

  private static func shortestBase(
    _ units: ScratchTable<UInt16>,
    _ range: Range<Int>,
    atMost most: Int
  ) -> Int {
    for length in 1..<most
    where range.count % length == 0 && end(units, range.lowerBound, length) >= range.upperBound {
      return length
    }
    return most
  }
}
