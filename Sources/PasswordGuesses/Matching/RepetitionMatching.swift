/// A piece of a password that consists of the same piece two or more times.
struct Repetition {
  /// The range of all the repetitions, in units.
  let range: Range<Int>

  /// The length of the base, the shortest piece that is repeated.
  let baseLength: Int

  /// How many times the base is repeated.
  var count: Int { range.count / baseLength }

  /// Finds the first repetition from an index on, or returns nil if there is none.
  ///
  /// The longest base counts if it covers more text than the shortest one: `aabaab` is `aab` twice,
  /// not `aa` followed by something else. A base never contains a line break.
  init?(in text: RepeatedUnits, from index: Int) {
    for start in index..<max(text.units.count, index) {
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

/// Finds pieces of a text that are repeated right after themselves.
///
/// The first unit rules out most pieces. So a chain leads from each unit to the next equal one, and
/// only lengths where the first unit recurs are compared.
struct RepeatedUnits {
  let units: ScratchTable<UInt16>

  /// For each index, the next index whose unit has the same lowest bits, or 0.
  private let next: ScratchTable<UInt8>

  /// Whether the text has a line break; nothing is repeated across one.
  private let hasLines: Bool

  /// The bits of units that chains compare: those of ASCII.
  private static let mask = 127

  /// Reads a text of at most `PasswordEstimator.mostUnits` units.
  init(_ units: ScratchTable<UInt16>, in memory: EstimationMemory) {
    self.units = units
    next = memory.table(units.count, repeating: 0)
    let first = memory.table(Self.mask + 1, repeating: UInt8(0))
    var hasLines = false
    for index in units.indices.reversed() {
      let unit = Int(units[index]) & Self.mask
      next[index] = first[unit]
      first[unit] = UInt8(index)
      if Self.endsLine(units[index]) { hasLines = true }
    }
    self.hasLines = hasLines
  }

  private static func endsLine(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
  }

  /// Calls a closure with the length of each piece that is at an index and again right after
  /// itself, shortest first.
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

  /// Returns whether a piece is at an index and again right after itself.
  private func isTwice(_ start: Int, _ length: Int) -> Bool {
    for index in start..<(start + length) where units[index] != units[index + length] {
      return false
    }
    return true
  }

  /// Returns the index where a piece at an index, with the given length, stops repeating.
  func end(from start: Int, _ length: Int) -> Int {
    var end = start + length
    while end + length <= units.count, isTwice(end - length, length) { end += length }
    return end
  }
}
