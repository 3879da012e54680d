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
