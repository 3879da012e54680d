extension MatchTable {
  /// Finds walks of at least three keys, each a neighbor of the previous key, and offers them.
  ///
  /// - Parameters:
  ///   - units: The password.
  ///   - keyboards: The keyboards to search for walks.
  ///   - isPublished: Whether only the keyboards of zxcvbn's published model are used.
  ///   - memory: The memory of the estimate.
  mutating func offerWalks(
    _ units: ScratchTable<UInt16>,
    on keyboards: KeyboardSet,
    isPublished: Bool,
    in memory: EstimationMemory
  ) {
    // A walk needs two pairs of neighbors in a row on one keyboard, and few texts have them.
    let pairs = memory.unwrittenTable(max(units.count - 1, 0), of: UInt64.self)
    var found = UInt64(0)
    var before = UInt64(0)
    for index in pairs.indices {
      let pair = keyboards.neighbours(units[index], units[index + 1])
      pairs[index] = pair
      found |= pair & before
      before = pair
    }
    if isPublished { found &= keyboards.published }
    while found != 0 {
      let number = found.trailingZeroBitCount
      found &= found &- 1
      var end = 0
      while end < pairs.count {
        let start = end
        while end < pairs.count, pairs[end] >> UInt64(number) & 1 == 1 { end += 1 }
        if end - start > 1 { offerWalk(units, start..<(end + 1), on: number, of: keyboards) }
        end += 1
      }
    }
  }

  /// Offers one walk.
  ///
  /// Its guesses depend on its length, its turns, and the keys typed with Shift.
  private mutating func offerWalk(
    _ units: ScratchTable<UInt16>,
    _ range: Range<Int>,
    on number: Int,
    of keyboards: KeyboardSet
  ) {
    let layout = keyboards.layouts[number]
    var key = keyboards.key(of: units[range.lowerBound], on: number)
    var shifted = Int(key.level)
    var turns = 0
    var lastDirection = -1
    for index in range.dropFirst() {
      let next = keyboards.key(of: units[index], on: number)
      let direction = layout.direction(from: key, to: next)
      shifted += Int(next.level)
      if direction != lastDirection { turns += 1 }
      lastDirection = direction
      key = next
    }
    offer(
      Candidate(
        kind: .keyboard,
        start: range.lowerBound,
        end: range.upperBound,
        guesses: layout.guesses(length: range.count, turns: turns, shifted: shifted),
        detail: turns
      )
    )
  }
}

extension KeyboardLayout {
  /// Returns the guesses for a walk: the number of walks with at most its length and its turns.
  ///
  /// For each length *i* and each number of turns *j*, the published model adds up the choices of
  /// the first key, of the directions, and of the *j* − 1 keys out of *i* − 1 where the walk turns.
  /// Over all lengths, the choices of keys add up to one binomial coefficient minus 1. Keys typed
  /// with Shift multiply the result by the number of ways to mix them with the other keys.
  func guesses(length: Int, turns: Int, shifted: Int) -> Double {
    var walks = 0.0
    var directions = 1.0
    var turnChoices = Double(length)
    for turn in 1...max(1, min(turns, length - 1)) {
      directions *= averageDegree
      walks += directions * (turnChoices - 1)
      turnChoices = turnChoices * Double(length - turn) / Double(turn + 1)
    }
    walks *= startingPositions
    if shifted == 0 { return walks }
    let plain = length - shifted
    return walks * (plain == 0 ? 2 : Combinations.mixing(shifted, plain))
  }
}
