extension TextPattern {
  /// Returns the number of scalars that are missing at the end of a text; nil if nothing completes
  /// the text, or if it can be completed by texts of lengths that are close to each other.
  ///
  ///     let number = try TextPattern("[A-Z]{2}[0-9]{6}")
  ///     number.scalarsMissing(after: "AB12".utf8Span)    // 4
  ///     number.scalarsMissing(after: "1".utf8Span)       // nil
  ///
  ///     let code = try TextPattern("[A-Z]{8}([0-9]{3})?")
  ///     code.scalarsMissing(after: "DEUTDEF".utf8Span)  // 1
  ///
  /// A pattern that is too large for one automaton, or that has very long texts, also gives nil.
  ///
  /// - Complexity: O(*n*) in the number of bytes, and at most 50,000 steps from state to state.
  package func scalarsMissing(after text: UTF8Span) -> Int? {
    guard let automaton = compiled.automaton else { return nil }
    let state = automaton.run(text).state
    return state == Automaton.dead ? nil : automaton.distanceToEnd(from: state)
  }
}

extension Automaton {
  /// The most steps from state to state that are taken to find the lengths of texts.
  fileprivate static var mostStepsToEnd: Int { 50_000 }

  /// Returns the number of scalars that lead from a state to where texts can end; nil if there are
  /// several numbers that are close to each other, or if it takes too long to know.
  fileprivate func distanceToEnd(from state: UInt16) -> Int? {
    var states: Set<UInt16> = [state]
    var distance = 0
    var found: Int?
    var steps = 0
    while !states.isEmpty {
      if states.contains(where: { accepts($0) }) {
        // If two lengths are far apart, the nearer one is meant.
        if let found { return found > 0 && distance - found > found + 1 ? found : nil }
        found = distance
      }
      steps += states.count * classCount
      if steps > Self.mostStepsToEnd { return nil }
      var following: Set<UInt16> = []
      for state in states {
        for label in 0..<classCount { following.insert(next(state, label)) }
      }
      following.remove(Self.dead)
      states = following
      distance += 1
    }
    return found
  }
}
