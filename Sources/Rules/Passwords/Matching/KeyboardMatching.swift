extension MatchTable {
  /// Finds walks of at least three keys, each beside the one before.
  mutating func offerWalks(_ units: [UInt16], on layout: KeyboardLayout) {
    var start = 0
    while start < units.count - 1 {
      var key = layout.key(of: units[start])
      guard key.place >= 0 else {
        start += 1
        continue
      }
      var shifted = Int(key.level)
      var turns = 0
      var lastDirection = -1
      var end = start + 1
      while end < units.count {
        let next = layout.key(of: units[end])
        let direction = next.place < 0 ? -1 : layout.direction(from: key, to: next)
        if direction < 0 { break }
        shifted += Int(next.level)
        if direction != lastDirection { turns += 1 }
        lastDirection = direction
        key = next
        end += 1
      }
      if end - start > 2 {
        let guesses = layout.guesses(length: end - start, turns: turns, shifted: shifted)
        offer(
          Candidate(kind: .keyboard, start: start, end: end, guesses: guesses, detail: turns)
        )
      }
      start = end
    }
  }
}

extension KeyboardLayout {
  /// Returns the number of walks of at most this length, with at most so many turns.
  ///
  /// The published model adds up, for each length *i* and each number of turns *j*, the choices of
  /// the first key, of the directions, and of the *j* − 1 places among *i* − 1 where a turn is. Over
  /// all lengths, the places come to one binomial coefficient less 1.
  func guesses(length: Int, turns: Int, shifted: Int) -> Double {
    var walks = 0.0
    var directions = 1.0
    var places = Double(length)
    for turn in 1...max(1, min(turns, length - 1)) {
      directions *= averageDegree
      walks += directions * (places - 1)
      places = places * Double(length - turn) / Double(turn + 1)
    }
    walks *= startingPositions
    if shifted == 0 { return walks }
    let plain = length - shifted
    return walks * (plain == 0 ? 2 : Combinations.mixing(shifted, plain))
  }
}
