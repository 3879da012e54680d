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
  init?(in text: RepeatedUnits, from place: Int) {
    for start in place..<max(text.units.count, place) {
      var shortest = 0
      var longest = 0
      text.forEachBase(from: start) { length in
        if shortest == 0 { shortest = length }
        longest = length
      }
      if shortest == 0 { continue }
      let short = text.end(from: start, shortest)
      let long = text.end(from: start, longest)
      range = start..<max(short, long)
      baseLength =
        long > short ? Self.shortestBase(text, start..<long, atMost: longest) : shortest
      return
    }
    return nil
  }

  private static func shortestBase(
    _ text: RepeatedUnits,
    _ range: Range<Int>,
    atMost most: Int
  ) -> Int {
    for length in 1..<most
    where range.count % length == 0
      && text.end(from: range.lowerBound, length) >= range.upperBound
    {
      return length
    }
    return most
  }
}

/// Where the units of a text stand again.
///
/// Most pieces are ruled out as repeated by their first unit. So only those are looked at whose
/// first unit stands again at the right distance.
struct RepeatedUnits {
  let units: ScratchTable<UInt16>

  /// For each place, the next one with a unit that has the same lowest bits, or 0.
  private let next: ScratchTable<UInt8>

  /// Whether there is an end of a line, over which nothing is repeated.
  private let hasLines: Bool

  /// The bits of units that are compared: those of ASCII.
  private static let mask = 127

  /// Looks at a text of at most `PasswordEstimator.mostUnits` units.
  init(_ units: ScratchTable<UInt16>, in memory: EstimationMemory) {
    self.units = units
    next = memory.table(units.count, repeating: 0)
    let first = memory.table(Self.mask + 1, repeating: UInt8(0))
    var hasLines = false
    for place in units.indices.reversed() {
      let unit = Int(units[place]) & Self.mask
      next[place] = first[unit]
      first[unit] = UInt8(place)
      if Self.endsLine(units[place]) { hasLines = true }
    }
    self.hasLines = hasLines
  }

  private static func endsLine(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
  }

  /// Calls a closure with the lengths of pieces from a place that stand there twice at least, the
  /// shortest first.
  @inline(__always)
  func forEachBase(from start: Int, _ body: (Int) -> Void) {
    var most = (units.count - start) / 2
    if hasLines {
      most = (0..<most).first { Self.endsLine(units[start + $0]) } ?? most
    }
    var other = Int(next[start])
    while other != 0, other - start <= most {
      if isTwice(start, other - start) { body(other - start) }
      other = Int(next[other])
    }
  }

  /// Whether a piece stands at a place and again behind itself.
  private func isTwice(_ start: Int, _ length: Int) -> Bool {
    for index in start..<(start + length) where units[index] != units[index + length] {
      return false
    }
    return true
  }

  /// Where a piece that stands at a place at least twice stops repeating.
  func end(from start: Int, _ length: Int) -> Int {
    var end = start + length
    while end + length <= units.count, isTwice(end - length, length) { end += length }
    return end
  }
}
